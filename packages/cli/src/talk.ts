import { logLines, onlyPerson, SORTS, type TableWord, wordsTried } from '@deckle/host';
import type { Match, Move, View } from '@deckle/kernel';
import {
  effectOf,
  facedOf,
  makeCommand,
  nearestPlay,
  openKinds,
  parseWays,
  sayable,
  saysOf,
  type WordTools,
} from '@deckle/words';
import type { Reply, Talk } from './desk.ts';
import { deckLines } from './deck-lines.ts';
import { parseWords } from './dictionaries.ts';
import { factLines } from './fact-lines.ts';
import { brailleHand, readHand, shuffleHand, sortHandBy } from './hand-talk.ts';
import { hintLines } from './hints.ts';
import { readRules, renderPage, sectionOf } from './pages.ts';
import { wrap } from './paint.ts';
import { aimLines } from './screen.ts';
import { wayText } from './ways.ts';

interface TalkCommand {
  readonly says: string;
  readonly does: string;
  readonly reply: (talk: Talk, rest: string) => Reply;
}

const WAYS_SHOWN = 12;

/** What can be said to the table at any time; whoever leaves is heard before it is asked. */
const TALK: { readonly [word in Exclude<TableWord, 'quit'>]: TalkCommand } = {
  help: { says: 'help', does: 'this list', reply: helpLines },
  hint: { says: 'hint', does: 'up to three hints: the points, the first letter, the play', reply: hintLines },
  rules: { says: 'rules', does: 'the rules of this game', reply: rulesLines },
  aim: { says: 'aim', does: 'what one does in this game, and what you are asked now', reply: aimTextLines },
  why: { says: 'why', does: 'why the last thing was refused, and what comes near it', reply: whyLines },
  ways: { says: 'ways WORD', does: 'all ways to lay a word; play WORD #2 picks the second', reply: waysLines },
  define: { says: 'define WORD', does: 'what a word means', reply: defineLines },
  sort: { says: 'sort HOW', does: `order your hand by ${SORTS.join(', ')}`, reply: sortHandBy },
  read: { says: 'read', does: 'your hand read aloud, a card a line', reply: readHand },
  braille: { says: 'braille', does: 'your hand in braille, two lines a card', reply: brailleHand },
  shuffle: { says: 'shuffle', does: 'mix your hand', reply: shuffleHand },
  deck: {
    says: 'deck',
    does: 'all cards of this game with their values',
    reply: ({ match, columns, paint }) => deckLines(match.game, columns, paint),
  },
  table: { says: 'table', does: 'draw the table again', reply: () => null },
  log: {
    says: 'log',
    does: 'what has happened so far',
    reply: ({ match, seat, sitters }) => logLines(match, seat, sitters, onlyPerson(sitters)),
  },
  save: {
    says: 'save [FILE]',
    does: 'keep the game in a file',
    reply: ({ save }, rest) => [`Saved in ${save(rest || null)}.`],
  },
};

/** The answer to a word to the table, or undefined if this is none. A game's own commands come first. */
export function answerTalk(talk: Talk, text: string): Reply | undefined {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text.trim()) ?? [];
  const name = word === '?' ? 'help' : word.toLowerCase();
  if (!Object.hasOwn(TALK, name) || isSaidToGame(talk, name)) return undefined;
  return TALK[name as keyof typeof TALK].reply(talk, rest);
}

function isSaidToGame({ match, view, seat }: Talk, word: string): boolean {
  return openKinds(view, seat).some((kind) =>
    match.game.moves[kind]?.syntax.some((syntax) => syntax.split(' ')[0] === word),
  );
}

function helpLines(talk: Talk): Reply {
  const { match, view, columns, paint, root } = talk;
  const held = heldLines(talk);
  const open = sayable(match.game, view, match.tools as WordTools);
  const specs = open.flatMap((kind) => match.game.moves[kind] ?? []);
  const moves = specs.flatMap(saysOf);
  const bare = moves.some((said) => /^[a-z]+ WORDS?$/.test(said)) ? ['A word alone is laid as well: EARTH.'] : [];
  const several = moves.some((said) => /^[a-z]+ WORDS$/.test(said)) ? ['Several words: TEAR + THE.'] : [];
  const examples = sectionOf(readRules(root, match.game) ?? '', 'Commands');
  const always = [...Object.values(TALK), ...ALWAYS];
  const width = Math.max(...always.map(({ says }) => says.length));
  return [
    paint.strong('Now you can'),
    ...(moves.length === 0 ? ['  wait: it is not your turn'] : moves.map((said) => `  ${said}`)),
    ...[...bare, ...several].flatMap((line) => wrap(line, columns - 2).map((part) => `  ${part}`)),
    ...(examples === null
      ? []
      : [paint.strong('In this game'), ...wrap(examples, columns - 2).map((line) => `  ${line}`)]),
    ...(held.length === 0 ? [] : [paint.strong('Your cards'), ...held]),
    paint.strong('At any time'),
    ...always.flatMap(({ says, does }) => {
      const [first = '', ...more] = wrap(does, Math.max(20, columns - width - 4));
      return [`  ${says.padEnd(width)}  ${first}`, ...more.map((line) => ' '.repeat(width + 4) + line)];
    }),
  ];
}

const ALWAYS = [
  { says: 'undo', does: 'take back your last act, as long as nothing new has been seen' },
  { says: 'resign', does: 'give the game up' },
  { says: 'quit', does: 'leave; the game is kept for play --resume' },
];

function aimTextLines({ match, view, columns, paint }: Talk): Reply {
  return aimLines(match.game, view, { columns, paint });
}

function rulesLines({ match, root, columns, paint }: Talk): Reply {
  const page = readRules(root, match.game);
  return page === null ? [`There is no rules page for ${match.game.name} yet.`] : renderPage(page, columns, paint);
}

function whyLines({ match, view, desk, columns, polite }: Talk): Reply {
  if (desk.refused === null) return ['Nothing you said has been refused.'];
  const { text, refusal } = desk.refused;
  const near = nearestPlay(match.game, view, text, polite);
  const detail = refusal.detail === undefined ? '' : ` (${refusal.detail})`;
  return [
    ...wrap(`“${text}” was refused: ${refusal.rule}`, columns, '  '),
    ...wrap(`The rule is called ${refusal.refused}${detail}.`, columns, '  '),
    ...effectLines(match, text, columns),
    ...(near === null ? [] : wrap(`Near it and allowed: ${offer(match, view, near)}`, columns, '  ')),
  ];
}

/** What the cards do that were named. */
function effectLines({ game }: Match, text: string, columns: number): readonly string[] {
  const named = Object.entries(game.about.cards ?? {}).filter(([face]) => text.toUpperCase().includes(face));
  return named.flatMap(([face, does]) => wrap(`${face}: ${does}`, columns, '  '));
}

/** What the cards do that somebody holds, one line for each kind. */
function heldLines({ match, view, columns }: Talk): readonly string[] {
  const own = Object.values(view.zones).flatMap(({ owner, row }) => (owner === view.seat ? (row ?? []).flat() : []));
  const told = own.flatMap((id) => {
    const card = match.tools.pack[id];
    const does = card === undefined ? null : effectOf(match.game.about, card);
    return card === undefined || does === null ? [] : [`${facedOf(card)}: ${does}`];
  });
  return [...new Set(told)].flatMap((line) => wrap(line, columns - 2).map((part) => `  ${part}`));
}

function offer({ game, tools }: Match, view: View, move: Move): string {
  const points = game.moves[move.kind]?.points?.(view, move, tools);
  const command = makeCommand(game, view, move, tools as WordTools);
  return points === undefined ? command : `${command} (${points})`;
}

function waysLines({ match, view, columns }: Talk, rest: string): Reply {
  if (rest === '') return ['Say which word: ways WORD.'];
  const tools = match.tools as WordTools;
  const ways = [...parseWays(match.game, view, rest, tools)].filter((way) => way.words !== undefined);
  if (ways.length === 0) return [`There is no way to lay ${rest.toUpperCase().slice(0, 40)} now.`];
  const lines = ways.slice(0, WAYS_SHOWN).flatMap((way, at) => {
    const points = match.game.moves[way.kind]?.points?.(view, way, tools) ?? 0;
    return wrap(`#${at + 1}  ${points} points: ${wayText(view, way, tools.pack)}`, columns, '    ');
  });
  const more = ways.length - WAYS_SHOWN;
  return [
    ...lines,
    ...(more > 0 ? [`… and ${more} more`] : []),
    ...wrap('K is kept, +I added, M/T laid over T, A⇄X exchanged for X.', columns, '  '),
  ];
}

function defineLines({ match, facts, columns }: Talk, rest: string): Reply {
  if (rest === '') return ['Say which word: define WORD.'];
  const look = facts();
  const tried = wordsTried(match);
  return parseWords(rest).flatMap((word) => {
    if (tried.includes(word)) return [`${word} is on trial: judge for yourself.`];
    const about = look(word);
    const lines = factLines(about, columns);
    return lines.length === 0 ? [`${word} is in none of the dictionaries.`] : [word, ...lines];
  });
}
