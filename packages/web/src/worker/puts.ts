import type { Game, RowChange, View } from '@deckle/kernel';
import { openKinds, type WordTools } from '@deckle/words';

/** The rows the viewer can now put a card of their hand to, and how: by any of the moves they are asked for. */
export function putsOf(game: Game, view: View, tools: WordTools): readonly RowChange[] {
  if (view.seat === null || view.result !== null) return [];
  const changes = openKinds(view, view.seat).flatMap((kind) => game.moves[kind]?.changes?.(view, tools) ?? []);
  return [...new Set(changes.map(({ zone }) => zone))].map((zone) => ({
    zone,
    by: [...new Set(changes.flatMap((change) => (change.zone === zone ? change.by : [])))],
  }));
}
