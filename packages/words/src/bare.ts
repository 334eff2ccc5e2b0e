import type { MoveSpec, Shape } from '@deckle/kernel';

/** A move that is only said, such as `pass`, and that is legal whenever it is asked for. */
export const bareMove = <G extends Shape>(kind: string, apply: MoveSpec<G>['apply']): MoveSpec<G> => ({
  form: {},
  syntax: [kind],
  check: () => null,
  apply,
  candidates: () => [{ kind }],
});
