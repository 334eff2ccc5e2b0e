interface G {
  readonly scores: number[];
  word: string;
}

/** A game of one move. */
export const trivial = {
  name: 'trivial',
  setup: (): G => ({ scores: [0, 0], word: '' }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay({ G, ctx }: { G: G; ctx: { readonly currentPlayer: string } }, word: string): void {
      const seat = Number(ctx.currentPlayer);
      G.scores[seat] = (G.scores[seat] ?? 0) + word.length;
      G.word = word;
    },
  },
};
