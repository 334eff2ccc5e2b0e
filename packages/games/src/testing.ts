import { readFileSync } from 'node:fs';
import { buildGraph, openDictionary, openForms } from '@deckle/lexicon';
import type { ScenarioHost } from '@deckle/testkit';
import { games } from './index.ts';

const lists = new URL('../../../dictionaries/', import.meta.url);

const isForm = await openForms((file) => readFileSync(new URL(file, lists)));

/** What scenarios are played with: all games and the shipped lists. */
export const scenarioHost: ScenarioHost = {
  games,
  openDictionary: ({ list, words, house, bans }) =>
    openDictionary({
      name: list ?? 'words of the scenario',
      list: list === null ? buildGraph(words) : readFileSync(new URL(`${list}.dawg`, lists)),
      house,
      bans,
      isForm,
    }),
};
