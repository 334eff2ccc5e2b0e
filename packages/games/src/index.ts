import type { Game } from '@deckle/kernel';
import { eightItAll } from './final-word/eight-it-all.ts';
import { splitRun } from './final-word/split-run.ts';
import { letters } from './letters/letters.ts';
import { wordical } from './wordical/wordical.ts';

/** Every game there is. Hosts, bots and tests take them from here and know none by name. */
export const games: readonly Game[] = [eightItAll, splitRun, letters, wordical];
