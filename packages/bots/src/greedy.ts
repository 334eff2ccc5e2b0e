import { atOnce, type Player } from './player.ts';
import { bestOf, weigh } from './weigh.ts';

/** Candidates of each kind that are looked at. */
export const MOST = 60;

/** Best points at once, with a simple value for what stays in hand: what the levels are measured against. */
export const greedy: Player = {
  name: 'greedy',
  about: 'takes what brings most points at once',
  budget: 50,
  reaction: { turn: 2000, race: [8000, 28_000] },
  think: (view, game, tools) => atOnce(bestOf(weigh(view, game, tools, MOST), view, game, tools)),
};
