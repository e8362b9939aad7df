import { findFirst, type Contender, type Contest } from './contest.js';

/** The rivals of a player who gains nothing any more. */
export interface Rivals {
  /** How many are ahead, or tied with them, without gaining anything. */
  readonly ahead: number;
  /** Tells whether all tournaments together may put so many others ahead of them, or level with them. */
  readonly canPass: (count: number) => boolean;
  /** Returns how many that may be at most. */
  readonly mostPassing: () => number;
}

/**
 * Returns the rivals who may get past a player, however the remaining tournaments give their places, in fields up to
 * the largest expected, and with any bonus, for which it is enough to take part.
 *
 * The result is exact for one tournament. For more it is a bound that is never too low. In n tournaments the best j
 * players gain together at most n times what the first j places give. The bound checks that for the players who need
 * least, with each need raised to the next sum that places can give. Where such a sum needs places that others take,
 * the true number may be a little lower.
 *
 * @param self with their final numbers
 * @param own their index among the contenders
 * @returns null when any number of newcomers could be level with them without points
 */
export function rivalsOf(self: Contender, own: number, contest: Contest): Rivals | null {
  const { contenders, newcomer, gains } = contest;
  const newcomerNeed = newcomer === null ? Infinity : needOf(newcomer, self, contest);
  if (newcomerNeed === 0) return null;

  const needAt = (index: number) => needOf(contenders[index]!, self, contest);
  // Contenders in falling order have rising needs.
  const start = findFirst(contenders.length, (index) => needAt(index) > 0);
  const limit = gains.topSums.at(-1) ?? 0;
  const sums = [0];
  let next = start;

  /** Adds up the least needs, up to `count` of them; returns false when so many cannot be met. */
  const addUp = (count: number): boolean => {
    while (sums.length <= count) {
      if (next === own) next++;
      const need = next < contenders.length ? needAt(next) : Infinity;
      const sum = sums[sums.length - 1]! + Math.min(need, newcomerNeed);
      if (sum > limit) return false;
      sums.push(sum);
      if (need <= newcomerNeed) next++;
    }
    return true;
  };
  const canPass = (count: number) => addUp(count) && isWithinReach(sums, count, contest);
  return {
    ahead: start - (own < start ? 1 : 0),
    canPass,
    mostPassing: () => {
      const most = contest.gains.slots.length * gains.tournaments;
      addUp(most);
      return findFirst(sums.length - 1, (count) => !canPass(count + 1));
    },
  };
}

/** Returns the least gain by places that may put a rival ahead of, or level with, a player whose numbers are final. */
function needOf(without: Contender, self: Contender, { gains, growthFor, bonus, compare }: Contest): number {
  const rival = { ...without, points: without.points + bonus };
  const gap = self.points - rival.points;
  if (gap < 0) return 0;
  const gain = gains.leastAtOrAbove(gap);
  if (gain !== gap || compare(rival, self, gap, growthFor(gap)) >= 0) return gain;
  return gains.leastAtOrAbove(gap + 1);
}

/** @param sums of rising needs, by how many are added up */
function isWithinReach(sums: readonly number[], count: number, { gains }: Contest): boolean {
  const total = sums[count]!;
  if (total > gains.topSums.at(-1)!) return false;
  for (let top = 1; top <= Math.min(count, gains.slots.length); top++) {
    const rest = sums[count - top]!;
    if (total - rest > gains.topSums[top]!) return false;
    if (gains.tournaments === 1 && sums[count - top + 1]! - rest > gains.slots[top - 1]!) return false;
  }
  return count <= gains.slots.length * gains.tournaments;
}
