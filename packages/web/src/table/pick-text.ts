import { counted, listText } from '../speech/words.ts';
import type { Choice, News, PrintedCard } from './news.ts';

const oneOf = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** Things that go by names, as a command offers them: `VOWEL+CONSONANT`. */
const namesIn = (says: string): readonly string[] => /[A-Z]+(?:\+[A-Z]+)+/.exec(says)?.[0].split('+') ?? [];

/** `trade CARDS`, `play WORD` as they are said: what is still to be told is in small letters. */
export function kindText(says: Choice['says']): string {
  return says
    .replace(/[A-Z]+(?:\+[A-Z]+)+/, (names) => `${names.toLowerCase().replaceAll('+', 's and ')}s`)
    .replace(/\b([a-z]+) NUMBER\b/, (_whole, place: string) => oneOf(place))
    .replaceAll(' > ', ' to make ')
    .replace(/\b[A-Z]+\b/g, (part) => (part.endsWith('S') ? part : oneOf(part.toLowerCase())))
    .toLowerCase();
}

/** A command to pick as it is said: people have names, and so have things that are not spelt. */
export function pickText(
  pick: string,
  says: Choice['says'],
  { seats, viewer }: { readonly viewer: News['viewer']; readonly seats: readonly { readonly name: string }[] },
): string {
  const isMine = (seat: string): boolean => Number(seat) === viewer;
  const whose = (seat: string): string => (isMine(seat) ? 'your' : `${seats[Number(seat)]?.name ?? seat}’s`);
  return withNames(pick, namesIn(says))
    .replace(/(\S+) of (\d+)$/, (_whole, word: string, seat: string) => `${whose(seat)} ${word}`)
    .replace(/(?<=\b(?:of|from) )\d+$/, (seat) => seats[Number(seat)]?.name ?? seat);
}

/** To lay a card with a name is to use it: `minus 4 on ZAX` is said `use MINUS 4 on ZAX`. */
export function withCard(said: string, pack: Offered['pack']): string {
  const card = pack.find(({ face, isNamed }) => isNamed && `${said.toUpperCase()} `.startsWith(`${face} `));
  return card === undefined ? said : `use ${card.face}${said.slice(card.face.length)}`;
}

interface Offered {
  readonly pack: readonly Pick<PrintedCard, 'face' | 'isNamed'>[];
  readonly choices: readonly Pick<Choice, 'says' | 'label'>[];
}

/** A command as one would say it to somebody who does not type: `play STARE #4`, `minus 4 on ZAX of 1`, `fresh`. */
export function offerText(command: string, { pack, choices }: Offered, table: Parameters<typeof pickText>[2]): string {
  const plain = command.replace(/ #\d+$/, '');
  const label = choices.find(({ says }) => says === plain)?.label ?? null;
  return label ?? pickText(withCard(plain, pack), choices.find(({ says }) => /[A-Z]\+/.test(says))?.says ?? '', table);
}

/** `draw CONSONANT CONSONANT VOWEL` is to draw 2 consonants and a vowel. */
function withNames(pick: string, names: readonly string[]): string {
  const tokens = pick.split(' ');
  const named = tokens.filter((token) => names.includes(token));
  if (named.length === 0) return pick;
  const counts = [...new Set(named)].map((name) => {
    const count = named.filter((other) => other === name).length;
    return count === 1 ? oneOf(name.toLowerCase()) : counted(count, name.toLowerCase());
  });
  return [...tokens.filter((token) => !names.includes(token)), listText(counts)].join(' ');
}
