import {
  type Event,
  eventFor,
  type Game,
  type GameRecord,
  isRefusal,
  type Match,
  openMatch,
  playInput,
  viewOf,
} from '@deckle/kernel';
import { makeCommand, narrate, type WordTools } from '@deckle/words';

/** A match as a person can read it: what each seat did as a command, what the table said, how the scores stand. */
export function makeGolden(game: Game, record: GameRecord, tools: WordTools): string {
  const { seats, seed, inputs } = record;
  const options = Object.entries(record.options).map(([name, value]) => ` ${name}=${value}`);
  const lines = [
    `${game.name}, ${seats === 1 ? '1 seat' : `${seats} seats`}, seed ${seed}${options.length > 0 ? `, with${options.join('')}` : ''}`,
  ];
  let match = sure(openMatch(game, record, tools, record.dictionary));
  lines.push(...tell(match));
  for (const input of inputs) {
    const command = makeCommand(game, viewOf(match.last.state, input.seat), input.move, tools);
    const before = match.last.state.scores;
    match = sure(playInput(match, input));
    const { scores } = match.last.state;
    lines.push('', `${input.seat}: ${command}`, ...(input.move.kind === 'undo' ? [] : tell(match)));
    if (scores.join() !== before.join()) lines.push(`  scores ${scores.join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
}

function sure(match: Match | { readonly rule: string }): Match {
  if (isRefusal(match)) throw new Error(`the record does not play: ${match.rule}`);
  return match as Match;
}

/** What a spectator is told of these events, else of the last step. */
export function tell({ game, tools, last }: Match, events: readonly Event[] = last.events): readonly string[] {
  return events.flatMap((event) => {
    const sentence = narrate(game, eventFor(event, null), (seat) => `Seat ${seat}`, tools.pack);
    return sentence === null ? [] : [`  ${sentence}`];
  });
}
