import { joined, say, type Text } from '@quadrant/rules/message';

/** How often a player has each result: a full win, a modified win, a tie, a modified loss, a full loss and a bye. */
export type Tally = readonly [number, number, number, number, number, number];

/** Each of these results counts so much. */
export type Scale = Tally;

/** A row of standings: the results of a player, and the points that a source states. */
export interface CountedRow {
  readonly tally: Tally;
  readonly points: number;
}

/** A source counts each result so much. */
export interface FoundScale {
  readonly scale: Scale;
  /** The points that it gives each row, which may have others by mistake. */
  readonly points: readonly number[];
}

/** Clubs and rules count in these ways. */
const KNOWN: readonly Scale[] = [
  [4, 3, 2, 1, 1, 4],
  [4, 3, 2, 1, 0, 4],
  [2, 1, 1, 0, 0, 2],
  [3, 3, 1, 0, 0, 3],
  [2, 2, 1, 0, 0, 2],
];
const MOST = 6;
const FEWEST_ROWS = 4;
/** Beside a known way to count, so many rows may have a mistake: one of this many. */
const ONE_WRONG_OF = 5;

/**
 * Finds what each result counts, from the points of a whole table. A better result never counts less. Fewer than four
 * rows prove nothing, and as many rows as kinds of results prove only a way that is known.
 */
export function findScale(rows: readonly CountedRow[]): FoundScale | null {
  const used = [0, 1, 2, 3, 4, 5].map((kind) => rows.some(({ tally }) => tally[kind]! > 0));
  const kinds = used.filter((is) => is).length;
  if (rows.length < FEWEST_ROWS) return null;
  const isProven = rows.length > kinds;
  const exact = [...KNOWN, ...(isProven ? scalesOf(used) : [])].find((each) => countWrong(rows, each) === 0);
  const nearly = (isProven ? KNOWN : []).filter((each) => countWrong(rows, each) * ONE_WRONG_OF <= rows.length);
  const scale = exact ?? (nearly.length === 1 ? nearly[0] : undefined);
  return scale === undefined ? null : { scale, points: rows.map(({ tally }) => pointsOf(tally, scale)) };
}

const pointsOf = (tally: Tally, scale: Scale): number =>
  tally.reduce((sum, times, kind) => sum + times * scale[kind]!, 0);

const countWrong = (rows: readonly CountedRow[], scale: Scale): number =>
  rows.filter(({ tally, points }) => pointsOf(tally, scale) !== points).length;

/** Lists all scales that differ in the results which are used. */
function* scalesOf(used: readonly boolean[]): Generator<Scale> {
  const from = (kind: number, most: number) =>
    used[kind] === true ? Array.from({ length: most + 1 }, (_, less) => most - less) : [most];
  for (const win of from(0, MOST))
    for (const modified of from(1, win))
      for (const tie of from(2, modified))
        for (const near of from(3, tie))
          for (const loss of from(4, near))
            for (const bye of from(5, win)) if (win > loss) yield [win, modified, tie, near, loss, bye];
}

const NAMES = [say`a full win`, say`a modified win`, say`a tie`, say`a modified loss`, say`a full loss`, say`a bye`];

/** Names what each result that occurs counts. */
export const tellScale = (scale: Scale, rows: readonly CountedRow[]): Text =>
  joined(
    NAMES.flatMap((name, kind) =>
      rows.some(({ tally }) => tally[kind]! > 0) ? [say`${scale[kind]!} for ${name}`] : [],
    ),
    ', ',
  );
