/** One word a stretch of a row can become: its points and the hand cards it spends, by index. */
export interface Option {
  readonly word: string;
  readonly points: number;
  readonly used: readonly number[];
}

export interface Joined {
  readonly words: readonly string[];
  readonly points: number;
}

/**
 * The best ways to take one option of each list without spending more cards than there are. Lists come best first,
 * so a branch that cannot get among the `most` best any more is left at once.
 */
export function joinBest(
  lists: readonly (readonly Option[])[],
  faces: readonly string[],
  [minPlayed, maxPlayed]: readonly [min: number, max: number],
  most: number,
): readonly Joined[] {
  if (lists.some((list) => list.length === 0)) return [];
  const hand = openHand(faces);
  const best = openRanking(most);
  const ahead = lists.map((_, at) => lists.slice(at).reduce((sum, list) => sum + (list[0] as Option).points, 0));
  const words: string[] = [];
  const seen = new Set<string>();

  const take = (at: number, points: number, played: number): void => {
    if (at === lists.length) {
      if (played < minPlayed || played > maxPlayed || seen.has(words.join('+'))) return;
      seen.add(words.join('+'));
      best.add({ words: [...words], points });
      return;
    }
    for (const option of lists[at] as readonly Option[]) {
      if (points + option.points + (ahead[at + 1] ?? 0) < best.floor()) return;
      if (hand.spend(option.used)) {
        words.push(option.word);
        take(at + 1, points + option.points, played + option.used.length);
        words.pop();
      }
      hand.putBack(option.used);
    }
  };
  take(0, 0, 0);
  return best.all();
}

/** Cards of one face are alike, so two words may both name "the first E" when there are two; wilds fill what is short. */
function openHand(faces: readonly string[]) {
  const kinds = [...new Set(faces)];
  const kindOf = faces.map((face) => kinds.indexOf(face));
  const left = kinds.map((kind) => faces.filter((face) => face === kind).length);
  const wild = kinds.indexOf('?');
  const change = (used: readonly number[], by: number): void => {
    for (const index of used) {
      const kind = kindOf[index] as number;
      left[kind] = (left[kind] as number) + by;
    }
  };
  return {
    spend(used: readonly number[]): boolean {
      change(used, -1);
      let short = 0;
      for (const [kind, count] of left.entries()) if (kind !== wild && count < 0) short -= count;
      return short <= (wild < 0 ? 0 : (left[wild] as number));
    },
    putBack: (used: readonly number[]): void => change(used, 1),
  };
}

/** Keeps the `most` best; once full, its floor is what a newcomer has to beat. */
function openRanking(most: number) {
  let kept: Joined[] = [];
  let floor = Number.NEGATIVE_INFINITY;
  const trim = (): void => {
    kept.sort((a, b) => b.points - a.points);
    kept = kept.slice(0, most);
    if (kept.length === most) floor = (kept.at(-1) as Joined).points;
  };
  return {
    floor: () => floor,
    add(joined: Joined): void {
      kept.push(joined);
      if (kept.length >= 2 * most) trim();
    },
    all(): readonly Joined[] {
      trim();
      return kept;
    },
  };
}
