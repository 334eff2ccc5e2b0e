import type { Game, MoveSpec, Seat, View } from '@deckle/kernel';

/** A typed command never needs more; longer ones are refused unread. */
export const MAX_TEXT = 400;

/** How the parts of a move are shown, unless its syntax names them itself: `{letters:WORD}`. */
const PARTS = { words: 'WORD', cards: 'CARDS', letters: 'LETTERS', zone: 'PLACE', seat: 'SEAT' } as const;
type Part = keyof typeof PARTS;

/** What was typed for each part of a move. */
export type Match = { readonly [P in Part]?: readonly string[] };

/** A command cut into its words, in capitals; `#3` at the end picks the third way. */
export interface Typed {
  readonly tokens: readonly string[];
  readonly pick: number | null;
}

export function readText(text: string): Typed {
  if (text.length > MAX_TEXT) return { tokens: [], pick: null };
  const spaced = text
    .replace(/[,+]/g, ' ')
    .replaceAll('>', ' > ')
    .replace(/#(?=\d+\s*$)/, ' #');
  const tokens = spaced.split(/\s+/).filter((token) => token !== '');
  const pick = /^#(\d+)$/.exec(tokens.at(-1) ?? '');
  return pick === null ? { tokens, pick: null } : { tokens: tokens.slice(0, -1), pick: Number(pick[1]) };
}

/** What is always possible to say, whatever the game asks. */
export const ALWAYS: readonly string[] = ['resign', 'undo'];

/** The kinds of move a seat is asked for; what can always be said is not among them. */
export function openKinds(view: View, seat: Seat): readonly string[] {
  return [...new Set(view.asks.filter((ask) => ask.seat === seat).flatMap((ask) => ask.kinds))];
}

/** A game's own move of this kind, never something every object has. */
export const specOf = (game: Game, kind: string): MoveSpec | null =>
  Object.hasOwn(game.moves, kind) ? (game.moves[kind] ?? null) : null;

/** Does a command of the game begin with it? */
const isVerb = ({ moves }: Game, token: string): boolean =>
  Object.values(moves).some(({ syntax }) => syntax.some((said) => said.split(' ')[0] === token.toLowerCase()));

type Meant = readonly [kind: string, match: Match];

/** Which of these kinds of move the tokens can be, by their syntax; what says more of it in so many words comes first. */
function matchKinds(game: Game, kinds: readonly string[], tokens: readonly string[]): readonly Meant[] {
  const found = kinds.flatMap((kind) =>
    (specOf(game, kind)?.syntax ?? []).flatMap((said) => {
      const syntax = said.split(' ');
      // Words without a verb of their own never begin with that of another move.
      const isOther = syntax[0] === '{words}' && isVerb(game, tokens[0] ?? '');
      const match = isOther ? null : matchSyntax(syntax, tokens);
      const literals = syntax.filter((token) => partOf(token) === null).length;
      return match === null ? [] : [{ meant: [kind, match] as const, literals }];
    }),
  );
  return found.sort((a, b) => b.literals - a.literals).map(({ meant }) => meant);
}

/** Can its words be said alone, without its verb? */
export const laysBare = ({ syntax }: Pick<MoveSpec, 'syntax'>): boolean =>
  syntax.some((each) => /^[a-z ]+ \{words\}$/.test(each));

/**
 * What can be meant now. Words alone are laid by the first move that lays so many words, unless they begin with a verb
 * of the game or one that can always be said.
 */
export function matches(game: Game, view: View, tokens: readonly string[]): readonly Meant[] {
  const kinds = view.seat === null ? [] : openKinds(view, view.seat);
  const found = matchKinds(game, kinds, tokens);
  if (found.length > 0 || tokens.length === 0) return found;
  const verb = tokens[0] ?? '';
  if (ALWAYS.includes(verb.toLowerCase()) || isVerb(game, verb)) return [];
  const bare = kinds.find((kind) => {
    const spec = specOf(game, kind);
    return spec !== null && tokens.length <= (spec.form.words?.[1] ?? 0) && laysBare(spec);
  });
  return bare === undefined ? [] : [[bare, { words: tokens }]];
}

/** The move of the game that is meant where it is not open now; null where another is meant, or none. */
export function closedMove(game: Game, view: View, tokens: readonly string[]): MoveSpec | null {
  if (matches(game, view, tokens).length > 0) return null;
  const [meant] = matchKinds(game, Object.keys(game.moves), tokens);
  return meant === undefined ? null : specOf(game, meant[0]);
}

const partOf = (token: string): Part | null => (token.startsWith('{') ? (/\w+/.exec(token)?.[0] as Part) : null);
const nameOf = (token: string): string | null => /:(.+)\}$/.exec(token)?.[1] ?? null;

/** Literal words must be there as they are; a part takes all tokens up to the next literal. */
function matchSyntax(syntax: readonly string[], tokens: readonly string[]): Match | null {
  const match: { [P in Part]?: readonly string[] } = {};
  let at = 0;
  for (const [index, wanted] of syntax.entries()) {
    const part = partOf(wanted);
    const from = at;
    if (part === null) {
      if (tokens[at++]?.toLowerCase() !== wanted) return null;
      continue;
    }
    while (at < tokens.length && tokens[at]?.toLowerCase() !== syntax[index + 1]) at++;
    const said = placed(part, nameOf(wanted), tokens.slice(from, at));
    if (said.length === 0) return null;
    match[part] = [...(match[part] ?? []), ...said];
  }
  return at === tokens.length ? match : null;
}

/** Of places with numbers the number is enough: `take 7` takes pile 7. Whatever else is said is no such place. */
function placed(part: Part, name: string | null, tokens: readonly string[]): readonly string[] {
  if (part !== 'zone' || name === null) return tokens;
  const [number = '', ...more] = tokens[0]?.toLowerCase() === name ? tokens.slice(1) : tokens;
  return more.length === 0 && /^\d+$/.test(number) ? [name, number] : [];
}

/** Does the syntax have just the parts that are there? */
export function hasSameParts(syntax: string, there: { readonly [P in Part]?: unknown }): boolean {
  const parts = syntax.split(' ').map(partOf);
  return (Object.keys(PARTS) as Part[]).every((part) => parts.includes(part) === (there[part] !== undefined));
}

/** The syntax with its parts said. A part that stands in several places gives one item to each, the last takes the rest. */
export function fillSyntax(syntax: string, say: (part: Part) => readonly string[]): string {
  const places = syntax.split(' ');
  return places
    .map((token, at) => {
      const part = partOf(token);
      if (part === null) return token;
      const before = places.slice(0, at).filter((place) => partOf(place) === part).length;
      const isLast = places.slice(at + 1).every((place) => partOf(place) !== part);
      return say(part)
        .slice(before, isLast ? undefined : before + 1)
        .join(part === 'words' ? ' + ' : ' ');
    })
    .join(' ');
}

/** `play {words}` as a player would read it: `play WORD`, or `play WORDS` where one move may lay several. */
const plainSyntax = ({ form }: Pick<MoveSpec, 'form'>, syntax: string): string =>
  syntax
    .split(' ')
    .map((token) => {
      const part = partOf(token);
      if (part === null) return token;
      const name = nameOf(token);
      if (part === 'zone' && name !== null) return `${name} NUMBER`;
      if (name !== null) return name;
      if (part === 'words' && (form.words?.[1] ?? 1) > 1) return 'WORDS';
      const isOne = syntax.split(token).length > 2 || (part !== 'words' && form[part]?.[1] === 1);
      return isOne ? PARTS[part].replace(/S$/, '') : PARTS[part];
    })
    .join(' ');

/** How a move can be said, best first, as a player would read it. */
export const saysOf = (spec: MoveSpec): readonly string[] => spec.syntax.map((syntax) => plainSyntax(spec, syntax));
