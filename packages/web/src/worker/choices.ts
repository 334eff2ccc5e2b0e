import type { Ask, Game, MoveSpec, View } from '@deckle/kernel';
import { makeCommand, saysOf, type WordTools } from '@deckle/words';
import type { Choice } from '../table/news.ts';
import { firstEnd } from './scene.ts';

/** With more things to pick from than this, typing is quicker. */
const MAX_PICKS = 16;

/** Everything the viewer is asked for or may do, in the order the game names it. */
export function choicesOf(game: Game, view: View, tools: WordTools): readonly Choice[] {
  const own = view.asks.filter((ask) => ask.seat === view.seat);
  const kinds = [...new Set(own.flatMap((ask) => ask.kinds))];
  return kinds.flatMap((kind) => {
    const spec = game.moves[kind];
    return spec === undefined
      ? []
      : [
          choiceOf(
            game,
            view,
            kind,
            spec,
            own.filter((ask) => ask.kinds.includes(kind)),
            tools,
          ),
        ];
  });
}

function choiceOf(
  game: Game,
  view: View,
  kind: string,
  spec: MoveSpec,
  asks: readonly Ask[],
  tools: WordTools,
): Choice {
  const { form } = spec;
  const picks = needsPick(spec) ? picksOf(game, view, spec, tools) : null;
  const needs = picks !== null ? 'pick' : form.words !== undefined ? 'words' : isBare(spec) ? 'nothing' : 'cards';
  return {
    kind,
    says: saysOf(spec)[0] ?? kind,
    needs,
    picks: picks ?? [],
    cards: form.cards ?? [0, 0],
    must: asks.some(({ must }) => must),
    until: firstEnd(asks),
  };
}

/** Said in one word, whatever else may be added. */
const isBare = ({ syntax }: MoveSpec): boolean => syntax.some((said) => !said.includes('{'));

/** Words of the player's own are composed, and cards are chosen in the hand; anything else is picked from a list. */
function needsPick({ syntax, form }: MoveSpec): boolean {
  if (form.words !== undefined) return !syntax.some((said) => /\{words\}/.test(said));
  return form.zone !== undefined || form.seat !== undefined || form.letters !== undefined;
}

/** The commands for all there is to pick; null when that is too much. */
function picksOf(game: Game, view: View, spec: MoveSpec, tools: WordTools): readonly string[] | null {
  const commands = new Set<string>();
  for (const move of spec.candidates(view, tools)) {
    if (spec.check(view, move, tools) !== null) continue;
    commands.add(plain(makeCommand(game, view, move, tools)));
    if (commands.size > MAX_PICKS) return null;
  }
  return [...commands];
}

/** Which of several equal cards is meant matters to nobody. */
const plain = (command: string): string => command.replace(/ #\d+$/, '');
