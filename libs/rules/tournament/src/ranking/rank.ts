import type { EntryIndex, TournamentReport } from '../report.js';
import type { DecidedBy } from '../standing.js';
import type { FinalOrder, Separation } from './final-order.js';
import { tossFor, type Lots } from './toss.js';

// @row 76, 77, 82
export interface RankingStep {
  readonly decidedBy: DecidedBy;
  /** Returns each player's value, where more is better; `tied` are all players that earlier steps left tied. */
  valuesOf(tied: readonly EntryIndex[]): (entry: EntryIndex) => number;
}

export interface TiebreakChain {
  readonly steps: readonly RankingStep[];
  /** It is called after each step when exactly two are left: above 0 when `a` comes before `b`, and 0 when it cannot tell. */
  readonly betweenTwo?: (a: EntryIndex, b: EntryIndex) => number;
}

/** Returns a step whose values do not depend on who is tied. */
export const stepOf = (decidedBy: DecidedBy, values: ArrayLike<number>): RankingStep => ({
  decidedBy,
  valuesOf: () => (entry) => values[entry] ?? 0,
});

/**
 * Ranks everybody by a tiebreak chain. The last step is a toss: the one that the director's own order records,
 * otherwise the one that `lots` draws.
 */
export function rank(report: TournamentReport, { steps, betweenTwo }: TiebreakChain, lots: Lots): FinalOrder {
  const entries: EntryIndex[] = [];
  const separations: Separation[] = [];
  const toss = tossFor(report, lots);
  const byStep = steps.map(({ decidedBy }, depth): Separation => ({ by: decidedBy, depth }));

  const place = (entry: EntryIndex, parted: Separation) => {
    entries.push(entry);
    separations.push(parted);
  };

  /** Puts players who are still tied below those already placed; `parted` separates them from those. */
  const settle = (tied: readonly EntryIndex[], depth: number, parted: Separation): void => {
    const [first, second] = tied;
    if (first === undefined) return;
    if (second === undefined) return place(first, parted);

    const winner = depth > 0 && tied.length === 2 ? (betweenTwo?.(first, second) ?? 0) : 0;
    if (winner !== 0) {
      place(winner > 0 ? first : second, parted);
      // It separates only two neighbours that no other rule separated.
      return place(winner > 0 ? second : first, { by: 'head-to-head', depth: steps.length + 1 });
    }

    const step = steps[depth];
    if (step === undefined) {
      const { entries: drawn, by } = toss(tied);
      drawn.forEach((entry, index) => place(entry, index === 0 ? parted : { by, depth: steps.length }));
      return;
    }
    groupsByValue(tied, step.valuesOf(tied)).forEach((group, index) =>
      settle(group, depth + 1, index === 0 ? parted : (byStep[depth] ?? parted)),
    );
  };

  settle([...report.entries.keys()], 0, { by: 'points', depth: 0 });
  return { entries, separations };
}

/** With this many players, a map finds the group of a value sooner than a linear search. */
const MANY = 16;

/** Groups players by value, the highest first. Many players have few values, so they are grouped before sorting. */
function groupsByValue(tied: readonly EntryIndex[], valueOf: (entry: EntryIndex) => number): EntryIndex[][] {
  if (tied.length < MANY) return fewByValue(tied, valueOf);
  const groups = new Map<number, EntryIndex[]>();
  for (const entry of tied) {
    const value = valueOf(entry);
    const group = groups.get(value);
    if (group) group.push(entry);
    else groups.set(value, [entry]);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

/** Groups few players, as in nearly every report: each goes into the order of values at once. */
function fewByValue(tied: readonly EntryIndex[], valueOf: (entry: EntryIndex) => number): EntryIndex[][] {
  const values: number[] = [];
  const groups: EntryIndex[][] = [];
  for (const entry of tied) {
    const value = valueOf(entry);
    let place = values.length;
    while (place > 0 && values[place - 1]! < value) place -= 1;
    if (values[place - 1] === value) {
      groups[place - 1]!.push(entry);
      continue;
    }
    for (let behind = values.length; behind > place; behind--) {
      values[behind] = values[behind - 1]!;
      groups[behind] = groups[behind - 1]!;
    }
    values[place] = value;
    groups[place] = [entry];
  }
  return groups;
}
