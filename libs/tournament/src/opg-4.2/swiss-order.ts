import type { EntryIndex, TournamentReport } from '../report.js';
import type { DecidedBy } from '../standing.js';
import { headToHead, type Crosstable } from './crosstable.js';
import type { FinalOrder } from './final-order.js';
import type { Tally } from './tally.js';
import { toss } from './toss.js';

interface Step {
  readonly decidedBy: DecidedBy;
  /** More is better. */
  readonly values: Int32Array;
}

/** 000, 7.7: the order in which ties are looked at. Head-to-head stands between all of them, the toss after them. */
const stepsOf = (tally: Tally): Step[] => [
  { decidedBy: 'points', values: tally.victoryPoints },
  { decidedBy: 'strength-of-schedule', values: tally.strengthOfSchedule },
  { decidedBy: 'differential', values: tally.differential },
  { decidedBy: 'cumulative-victory-points', values: tally.cumulativeVictoryPoints },
];

const UNSEEDED = 1_000_000;

/** 000, 10: match play starts from seeds, so without a Swiss stage the seed is all that parts players out in the same round. */
const seedStep = ({ entries }: TournamentReport): Step => ({
  decidedBy: 'elimination',
  values: Int32Array.from(entries, ({ seed }) => -(seed ?? UNSEEDED)),
});

/** Everybody by the results of the Swiss stage alone (000, 7.7). */
export function computeSwissOrder(
  report: TournamentReport,
  table: Crosstable,
  tally: Tally,
  tournamentKey: string,
): FinalOrder {
  const steps = table.rounds === 0 ? [seedStep(report)] : stepsOf(tally);
  const entries: EntryIndex[] = [];
  const separations: DecidedBy[] = [];

  const place = (entry: EntryIndex, partedBy: DecidedBy) => {
    entries.push(entry);
    separations.push(partedBy);
  };

  /** Puts players tied so far below those placed already; `partedBy` is what parted them from those. */
  const settle = (tied: readonly EntryIndex[], depth: number, partedBy: DecidedBy): void => {
    const [first, second] = tied;
    if (first === undefined) return;
    if (second === undefined) return place(first, partedBy);

    // "If only two players remain tied, their Head-to-Head result will determine their rankings", after each step.
    const winner = depth > 0 && tied.length === 2 ? headToHead(table, first, second) : 0;
    if (winner !== 0) {
      place(winner > 0 ? first : second, partedBy);
      return place(winner > 0 ? second : first, 'head-to-head');
    }

    const step = steps[depth];
    if (step === undefined) {
      const { entries: drawn, by } = toss(report, tournamentKey, tied);
      drawn.forEach((entry, index) => place(entry, index === 0 ? partedBy : by));
      return;
    }
    for (const { group, isFirst } of groupsByValue(tied, step.values)) {
      settle(group, depth + 1, isFirst ? partedBy : step.decidedBy);
    }
  };

  settle([...report.entries.keys()], 0, 'points');
  return { entries, separations };
}

function groupsByValue(
  tied: readonly EntryIndex[],
  values: Int32Array,
): { readonly group: EntryIndex[]; readonly isFirst: boolean }[] {
  const valueOf = (entry: EntryIndex) => values[entry] ?? 0;
  const sorted = [...tied].sort((a, b) => valueOf(b) - valueOf(a));
  const groups: { group: EntryIndex[]; isFirst: boolean }[] = [];
  let last: number | null = null;
  for (const entry of sorted) {
    const value = valueOf(entry);
    if (value === last) groups.at(-1)?.group.push(entry);
    else groups.push({ group: [entry], isFirst: last === null });
    last = value;
  }
  return groups;
}
