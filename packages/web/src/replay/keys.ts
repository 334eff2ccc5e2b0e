import { type KeySection, logKeys } from '../table/keys.ts';
import { PAGE } from './steps.ts';

/** Every key of the replay: the list under `?` and docs/keys.md are made from this; `steps.ts` says where they lead. */
export const REPLAY_KEYS: readonly KeySection[] = [
  {
    title: 'Anywhere in the replay',
    keys: [
      { press: ['ArrowLeft', 'ArrowRight'], does: 'one move back or on' },
      { press: ['PageUp', 'PageDown'], does: `${PAGE} moves back or on` },
      { press: ['Home'], does: 'to the deal' },
      { press: ['End'], does: 'to the last moment' },
      { press: ['?'], does: 'this list' },
    ],
  },
  ...logKeys(),
];
