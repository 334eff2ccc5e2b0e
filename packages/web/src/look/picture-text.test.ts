import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { openDictionary } from '@deckle/lexicon';
import { expect, test } from 'vitest';
import { type PictureScene, parsePicture, type Tile } from './picture-text.ts';

const faces = (tiles: readonly Tile[]): string => tiles.map(({ face }) => face).join('');

test('cards lie there, are laid, cover others, stay closed', () => {
  expect(parsePicture('#S > sKI[m/T] + *(qu){OA} = 5+4')).toEqual([
    [
      {
        tiles: [
          { face: '', kind: 'closed', over: null, isDear: false },
          { face: 'S', kind: 'kept', over: null, isDear: false },
        ],
        leaves: false,
        worth: '',
      },
    ],
    [
      {
        tiles: [
          { face: 'S', kind: 'laid', over: null, isDear: false },
          { face: 'K', kind: 'kept', over: null, isDear: false },
          { face: 'I', kind: 'kept', over: null, isDear: false },
          { face: 'M', kind: 'laid', over: 'T', isDear: false },
        ],
        leaves: false,
        worth: '',
      },
      {
        tiles: [
          { face: 'QU', kind: 'laid', over: null, isDear: false },
          { face: 'O', kind: 'die', over: null, isDear: false },
          { face: 'A', kind: 'die', over: null, isDear: false },
        ],
        leaves: true,
        worth: '5+4',
      },
    ],
  ]);
  expect(parsePicture('> cat')[0]).toEqual([]);
});

test('red cards are red, and in the game that is about them they are all of these', () => {
  const dearIn = (text: string): string => faces(seenIn(parsePicture(text)).filter(({ isDear }) => isDear));
  expect(dearIn('!QuiT > A!z')).toBe('QZ');
  expect(dearIn(games.find(({ id }) => id === 'seeing-red')?.about.picture ?? '')).toBe('JKQVVXZQZ');
});

const bytes = readFileSync(new URL('../../../../dictionaries/standard.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'standard', list: bytes, house: [], bans: [], isForm: () => false });

/** All letters of a drawing so far; those of closed cards nobody knows. */
const seenIn = (scenes: readonly PictureScene[]): readonly Tile[] => scenes.flat().flatMap(({ tiles }) => tiles);

test.each(games.map(({ id, about }) => [id, about.picture]))('the drawing of %s is a turn: %s', (_id, text) => {
  const scenes = parsePicture(text);
  expect(scenes.length).toBeGreaterThan(1);
  const laid = scenes.flat().filter(({ tiles, leaves }) => !leaves && tiles.some(({ kind }) => kind === 'laid'));
  expect(laid.map(({ tiles }) => faces(tiles)).filter((word) => !dictionary.has(word))).toEqual([]);
  for (const [at, scene] of scenes.entries()) {
    const before = seenIn(scenes.slice(0, at));
    const isTurn = scene.some(({ tiles }) => tiles.some(({ kind }) => kind === 'laid'));
    if (!isTurn || before.some(({ kind }) => kind === 'closed')) continue;
    const lie = seenIn([scene]).flatMap(({ face, kind, over }) => [kind === 'laid' ? [] : face, over ?? []].flat());
    expect(lie.filter((face) => !before.some((tile) => tile.face === face))).toEqual([]);
  }
});
