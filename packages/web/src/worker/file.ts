/** A record as a file, named so that one finds it again. */
export function recordFile(text: string, game: string, day: Date = new Date()): File {
  return new File([text], `${fileName(game, day)}.json`, { type: 'application/json' });
}

/** `deckle-a-game-2026-03-01`. */
export function fileName(game: string, day: Date): string {
  const words = game.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return ['deckle', ...words, ...date].join('-');
}
