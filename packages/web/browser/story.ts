import { readFileSync } from 'node:fs';
import { onlyPerson, parseSave, type Sitter, toldOf, happeningsOf } from '@deckle/host';
import {
  type Event,
  type Game,
  isRefusal,
  type Match,
  openMatch,
  playInput,
  type Refusal,
  type Seat,
} from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools, type WordTools } from '@deckle/words';

const bytes = (file: string): Uint8Array => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));

/** A game that was played, from its record: who has it can tell what anybody could know at any time. */
export interface Story {
  readonly game: Game;
  readonly tools: WordTools;
  readonly sitters: readonly Sitter[];
  /** The match after so many of its inputs. */
  readonly after: (inputs: number) => Match;
}

export async function storyOf(game: Game, save: string): Promise<Story> {
  const { record, table } = good(parseSave(save));
  const isForm = await openForms(bytes);
  const dictionary = await openDictionary({ name: 'standard', list: bytes('standard.dawg'), isForm });
  const tools = makeTools(game, record, dictionary);
  const dealt = good(openMatch(game, record, tools, record.dictionary));
  const matches = [dealt];
  for (const input of record.inputs) matches.push(good(playInput(matches.at(-1) as Match, input)));
  return { game, tools, sitters: table?.sitters ?? [], after: (inputs) => matches[inputs] as Match };
}

function good<T extends object>(found: T | Refusal): T {
  if (isRefusal(found)) throw new Error(found.rule);
  return found;
}

/** Sentences as the table tells them: a person who is alone there is spoken to. */
const textsOf = (match: Match, seat: Seat | null, sitters: readonly Sitter[], cut: (event: Event) => Event) => {
  const you = onlyPerson(sitters);
  return happeningsOf(match).flatMap(({ events }) => toldOf(match, { events: events.map(cut) }, seat, sitters, you));
};

/** What has been told to this viewer by then, sentence by sentence. */
export const toldTo = ({ sitters, after }: Story, inputs: number, viewer: Seat | null): ReadonlySet<string> =>
  new Set(textsOf(after(inputs), viewer, sitters, (event) => event).map(({ text }) => text));

const opened = (event: Event): Event => (event.kind === 'moved' ? { ...event, seen: 'all' } : event);

/** What only others have been told by then, or nobody: the sentences about cards that this viewer has not seen. */
export function secretTo(story: Story, inputs: number, viewer: Seat | null): readonly string[] {
  const told = toldTo(story, inputs, viewer);
  const all = textsOf(story.after(inputs), null, story.sitters, opened).map(({ text }) => text);
  return [...new Set(all)].filter((text) => !told.has(text));
}
