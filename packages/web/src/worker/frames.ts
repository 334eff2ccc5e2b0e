import { BOT_NAMES, kindOf, type Sitter, toldOf } from '@deckle/host';
import { type CardId, isRefusal, type Match, type Refusal, type Slot, type View, viewOf } from '@deckle/kernel';
import {
  type ExamplePart,
  firstScene,
  openScenario,
  parseExample,
  playStep,
  type ScenarioHost,
  type ScenarioStep,
} from '@deckle/testkit';
import { cardOf, type WordTools } from '@deckle/words';
import type { Frame, Shown } from '../game/frames.ts';
import type { Piece } from '../table/news.ts';
import { pieceOf } from './compose.ts';
import { stillOf } from './still.ts';
import { factsOf } from './table.ts';

/** Whose eyes an example is seen with. */
const VIEWER = 0;

/** Plays an example and makes a picture of everything in it, or says what is wrong with it. */
export async function framesOf(text: string, host: ScenarioHost): Promise<Shown | Refusal> {
  const example = parseExample(text);
  if (isRefusal(example)) return example;
  const { scenario, parts } = example;
  const dealt = await openScenario(scenario, host);
  if (isRefusal(dealt)) return dealt;
  const sitters = BOT_NAMES.slice(0, scenario.seats).map((name) => ({ name, level: null }));
  const words = { list: 'standard', house: [], bans: [] } as const;
  let scene = firstScene(dealt);
  const frames = parts.flatMap(({ caption, steps }: ExamplePart, part): readonly Frame[] => {
    const shown: Shot[] = [];
    for (const step of steps.filter(({ kind }) => kind !== 'expectation')) {
      const before = scene.match;
      scene = playStep(scene, step, scenario.host);
      shown.push(...stepFrames(before, scene.match, scene.refusal, step, sitters));
    }
    // What only says something leaves the table as it is.
    if (shown.length === 0) shown.push({ says: '', words: [], still: stillOf(scene.match, VIEWER, sitters) });
    return shown.map((frame) => ({ part, caption, ...frame }));
  });
  return { facts: factsOf('', dealt, { sitters, words }), frames };
}

type Shot = Omit<Frame, 'part' | 'caption'>;

function stepFrames(
  before: Match,
  after: Match,
  refusal: Refusal | null,
  step: ScenarioStep,
  sitters: readonly Sitter[],
): readonly Shot[] {
  const still = stillOf(after, VIEWER, sitters);
  if (refusal !== null) return [{ says: `${step.text.replace(/^\d+: /, '')}: ${refusal.rule}`, words: [], still }];
  const all = toldOf(after, after.last, VIEWER, sitters);
  const main = all.filter(({ aside }) => !aside);
  const end = { says: (main.length === 0 ? all : main).map(({ text }) => text).join(' '), words: [], still };
  return [...cardFrames(before, after, sitters), end];
}

/** The words of a play, card by card, where everybody sees them in the end. */
function cardFrames(before: Match, after: Match, sitters: readonly Sitter[]): readonly Shot[] {
  const { input } = after.last;
  const words = input?.move.words ?? [];
  const isOpen = input?.seat === VIEWER || isSeenByAll(after);
  if (input === null || !isOpen) return [];
  const tools = before.tools as WordTools;
  const view = viewOf(before.last.state, input.seat);
  const still = stillOf(before, VIEWER, sitters);
  const cards = words.flat().filter((slot) => !('keep' in slot));
  return cards.map((slot, at) => {
    const laid = new Set<Slot>(cards.slice(0, at + 1));
    return { says: saysOf(view, slot, tools), words: words.map((slots) => partly(view, slots, laid, tools)), still };
  });
}

const isSeenByAll = ({ last }: Match): boolean =>
  last.events.some((event) => event.kind === 'moved' && event.seen === 'all');

/** A word of which only some cards have been laid: where the others will go there lies what lay there before. */
function partly(view: View, slots: readonly Slot[], laid: ReadonlySet<Slot>, tools: WordTools): readonly Piece[] {
  return slots.flatMap((slot): readonly Piece[] => {
    if ('keep' in slot || laid.has(slot)) return [pieceOf(view, slot, tools)];
    return 'play' in slot && slot.on !== undefined ? [pieceOf(view, { keep: slot.on }, tools)] : [];
  });
}

/** `M on the T`. */
function saysOf(view: View, slot: Slot, tools: WordTools): string {
  const { letters, card, over, takes } = pieceOf(view, slot, tools);
  const face = card === null ? '' : cardOf(tools.pack, card).face;
  const name = face === '?' ? `a wild card as ${letters}` : letters;
  if (card === null) return `${name} from the dice.`;
  if (over === null) return `${name} from the ${isInHand(view, card) ? 'hand' : 'table'}.`;
  return takes
    ? `${name} for the ${cardOf(tools.pack, over).face}.`
    : `${name} on the ${cardOf(tools.pack, over).face}.`;
}

/** Cards may also be laid from a row of one's own, or be a card that was turned up. */
const isInHand = ({ zones }: View, card: CardId): boolean =>
  Object.entries(zones).some(([id, { row }]) => kindOf(id) === 'hand' && row?.flat().includes(card));
