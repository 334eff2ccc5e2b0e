import { type HappeningSeen, type Hints, type Played, simplest, toldSeen } from '@deckle/host';
import type { CardId, Game, Millis, OptionSpec, OptionValue, Refusal, Seat, View } from '@deckle/kernel';
import { askedOf, isContracted, nearestPlay, openKinds, wordsOnTrial, type WordTools } from '@deckle/words';
import { printedCard } from '../look/printed.ts';
import type { Line, News, Refused, Sitter, TableFacts, Words } from '../table/news.ts';
import { choicesOf } from './choices.ts';
import { putsOf } from './puts.ts';
import { sceneOf } from './scene.ts';

/** What somebody sees of a match, wherever it is played. */
export interface Seen {
  readonly view: View;
  readonly happenings: readonly HappeningSeen[];
  /** Words that may be challenged now, by anybody. */
  readonly tried: readonly string[];
  readonly fresh: readonly CardId[];
  readonly canUndo: boolean;
  readonly now: Millis;
  readonly running: boolean;
}

/** What the page is told of it. Who else is at this device the device knows, not the match; `you`: the only one there. */
export function newsFrom(
  played: Played,
  seen: Seen,
  sitters: readonly Sitter[],
  you: Seat | null,
): Omit<News, 'curtain' | 'takeBack' | 'others' | 'canHurry' | 'mine'> {
  const { view, happenings, canUndo, fresh, now, running } = seen;
  const { game, tools } = played;
  const viewer = view.seat;
  const nameOf = (seat: Seat): string => sitters[seat]?.name ?? '';
  return {
    moment: (happenings.at(-1)?.number ?? -1) + 1,
    viewer,
    ...sceneOf(game, view, sitters, tools.pack),
    lines: linesFrom(played, happenings, sitters, you),
    asks: view.asks.filter(({ seat }) => seat === viewer).map(({ id, must }) => ({ id, must })),
    puts: putsOf(game, view, tools),
    choices: viewer === null || view.result !== null ? [] : choicesOf(game, view, tools, nameOf),
    task: view.result === null ? askedOf(game, view) : null,
    onTrial: trialOf(seen),
    fresh,
    canUndo,
    myTurn: view.asks.some((ask) => ask.seat === viewer && ask.must),
    now,
    running,
    result: view.result === null ? null : { ...view.result, seed: view.seed ?? '' },
    unkept: null,
  };
}

/** Everything that happened, what was taken back too. */
function linesFrom(
  played: Played,
  happenings: readonly HappeningSeen[],
  sitters: readonly Sitter[],
  you: Seat | null,
): readonly Line[] {
  const takers = new Map(
    happenings.flatMap(({ number, takesBack }) => (takesBack === null ? [] : [[takesBack, number]])),
  );
  return happenings.flatMap(({ number: moment, events, takesBack }) => {
    const takenBack = takers.get(moment) ?? null;
    return toldSeen(played, events, sitters, you).map((told) => ({ ...told, moment, takesBack, takenBack }));
  });
}

function trialOf({ view, tried }: Seen): readonly string[] {
  const kinds = view.seat === null ? [] : openKinds(view, view.seat);
  const judged = kinds.flatMap((kind) =>
    ['challenge', 'allow', 'accept', 'reject'].includes(kind) ? wordsOnTrial(view, { kind }) : [],
  );
  return [...new Set([...judged, ...tried])];
}

/** A refusal with the nearest thing that can be done; `polite` is what nothing offensive is offered from. */
export function refusedBy(
  { game, polite }: Pick<Played, 'game'> & { readonly polite: WordTools },
  refusal: Refusal,
  view: View,
  text: string,
): Refused {
  const move = nearestPlay(game, view, text, polite);
  return { refusal, nearest: move === null ? null : simplest(game, view, move, polite) };
}

/** What is to be known of a table beside its match. */
export interface Around {
  readonly id: string;
  readonly href: string;
  readonly words: Words;
  readonly sitters: readonly Sitter[];
  /** Those at this device. */
  readonly people: readonly Seat[];
  readonly hints: Hints;
}

export function factsFrom(
  { game, tools }: Played,
  { options, commitment }: Pick<View, 'options' | 'commitment'>,
  around: Around,
): TableFacts {
  const pack = (tools as WordTools).pack;
  return {
    ...around,
    game: { id: game.id, name: game.name, aim: game.about.aim },
    chosen: chosenOf(game, options),
    pack: pack.map((card) => printedCard(card, game.about)),
    isBraille: pack.some(isContracted),
    commitment,
  };
}

/** What this table has chosen where the game usually goes otherwise. */
function chosenOf(game: Game, options: { readonly [name: string]: OptionValue }): readonly string[] {
  const specs: { readonly [name: string]: OptionSpec } = game.options;
  return Object.entries(specs).flatMap(([name, { label, default: usual, choices }]) => {
    const value = options[name];
    if (value === usual || value === undefined) return [];
    return [choices?.[value]?.split(/[:;]/)[0] ?? `${label.replace(/ \(.*/, '')}: ${value}`];
  });
}
