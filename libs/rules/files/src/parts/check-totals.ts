import { say } from '@quadrant/rules/message';
import { findScale, type Tally as Results } from '@quadrant/rules/systems';
import { numberOfCell } from './cell-values.js';
import { type FileFindings, type FilePlace } from './file-findings.js';
import { type FileMatch, type FileRound } from './file-tournament.js';

export interface GivenTotal {
  readonly id: string;
  /** The points as the table writes them; '' when it has none. */
  readonly total: string;
  readonly place: FilePlace;
}

/** Points for a win or a bye and for a draw, as programs and clubs count them. */
const WAYS_TO_COUNT = [
  [1, 0.5],
  [2, 1],
  [3, 1],
  [3, 1.5],
] as const;

/** At least this many players have to agree with a way to count before the others are wrong. */
const LEAST_AGREEING = 2;

/**
 * Totals are one of these: wins, draws and byes counted as programs do, results counted in another way (`points`), the sum of scores, or
 * nothing that we know. It is null where there is none.
 */
export type KindOfTotals = 'wins' | 'points' | 'scores' | 'unknown' | null;

/**
 * Adds a warning for each total that the player's results do not give. The way to count is the one that most totals
 * agree with. When no way fits at least half of the totals, one warning says that nothing keeps them.
 *
 * @returns what the totals are
 */
export function checkTotals(
  given: readonly GivenTotal[],
  rounds: readonly FileRound[],
  findings: FileFindings,
): KindOfTotals {
  const written = given.flatMap(({ id, total, place }) => {
    const points = numberOfCell(total);
    return points === null ? [] : [{ id, points, place }];
  });
  if (written.length === 0) return null;
  const tallies = tallyOf(rounds);
  /** The highest sum comes first: a bye may be worth a win or a draw, and tables do not always say which. */
  const pointsOf = (id: string, [win, draw]: (typeof WAYS_TO_COUNT)[number]): number[] => {
    const { wins, draws, byes } = tallies.get(id) ?? NOTHING;
    return Array.from({ length: byes + 1 }, (_, halves) => (wins + byes - halves) * win + (draws + halves) * draw);
  };
  const ways = WAYS_TO_COUNT.map((way) => ({
    way,
    agreeing: written.filter(({ id, points }) => pointsOf(id, way).includes(points)).length,
  }));
  const best = ways.reduce((one, other) => (other.agreeing > one.agreeing ? other : one));
  if (best.agreeing < written.length) {
    const kind = kindOfOther(written, rounds);
    if (kind !== null) return kind;
  }
  if (best.agreeing < LEAST_AGREEING || best.agreeing * 2 <= written.length) {
    tellOtherCount(written, best.agreeing, findings);
    return best.agreeing === written.length ? 'wins' : 'unknown';
  }
  for (const { id, points, place } of written) {
    const possible = pointsOf(id, best.way);
    if (possible.includes(points)) continue;
    const message = say`The total is ${points}, but the results of this row give ${possible[0] ?? ''}.`;
    findings.add('total-does-not-add-up', place, message, say`Correct the total, or the result that is wrong.`);
  }
  return 'wins';
}

/** Says that totals which count results, or are sums of scores, are not kept where nothing beside them is a place. */
export function tellPoints(kind: KindOfTotals, totals: readonly GivenTotal[], findings: FileFindings): void {
  const [first] = totals.flatMap(({ total, place }) => {
    const points = numberOfCell(total);
    return points === null ? [] : [{ points, place }];
  });
  if (first === undefined || (kind !== 'points' && kind !== 'scores')) return;
  const message =
    kind === 'scores'
      ? say`The totals, such as ${first.points}, are the sums of the scores. They are not stored, because the games give them.`
      : say`The totals, such as ${first.points}, count the results in a way of their own. They are not stored, because the table has no places beside them.`;
  const advice = say`If they are the final points, add a column Place. Otherwise no change is needed.`;
  findings.add('cell-not-used', first.place, message, advice);
}

interface WrittenTotal {
  readonly id: string;
  readonly points: number;
}

/** Tells totals that count a modified win otherwise than a full one, or a loss, or that are sums of scores. */
function kindOfOther(written: readonly WrittenTotal[], rounds: readonly FileRound[]): KindOfTotals {
  const sums = sumScores(rounds);
  if (written.length >= LEAST_AGREEING && written.every(({ id, points }) => sums.get(id) === points)) return 'scores';
  const isCounted = MARGINS.some((isFull) => {
    const tallies = tallyMargins(rounds, isFull);
    return (
      tallies !== null && findScale(written.map(({ id, points }) => ({ tally: tallies.get(id) ?? NO_RESULT, points })))
    );
  });
  return isCounted ? 'points' : null;
}

/** Returns the sum of each player's scores; of nobody who has a game without a score. */
function sumScores(rounds: readonly FileRound[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { matches } of rounds)
    for (const { players, score, kind } of matches)
      for (const [side, id] of players.entries())
        if (kind === 'played') sums.set(id, (sums.get(id) ?? 0) + (score?.[side] ?? NaN));
  return sums;
}

/** With this score a game of Star Trek ends. */
const SCORE_OF_FULL_WIN = 100;

/** Where a table names no margin, the score tells it, or all wins count alike. */
const MARGINS: readonly ((match: FileMatch) => boolean)[] = [
  ({ margin, score }) =>
    margin === null ? Math.max(...(score ?? [SCORE_OF_FULL_WIN])) >= SCORE_OF_FULL_WIN : margin === 'full',
  ({ margin }) => margin !== 'modified',
];

const NO_RESULT: Results = [0, 0, 0, 0, 0, 0];
const TIE = 2;
const LOSS = 4;
const BYE = 5;

/** Counts the results of each player; null where a result is unknown. */
function tallyMargins(
  rounds: readonly FileRound[],
  isFull: (match: FileMatch) => boolean,
): Map<string, Results> | null {
  const tallies = new Map<string, number[]>();
  const add = (id: string, kind: number) => {
    const tally = tallies.get(id) ?? [...NO_RESULT];
    tally[kind]! += 1;
    tallies.set(id, tally);
  };
  for (const { matches, stage } of rounds) {
    if (stage !== 'swiss') continue;
    for (const match of matches) {
      const [first, second] = match.players;
      if (match.kind === 'bye') add(first, BYE);
      if (match.kind === 'absent' || match.kind === 'bye') continue;
      if (match.result === null || second === undefined) return null;
      const won = match.kind === 'forfeit' || isFull(match) ? 0 : 1;
      const kind = match.result === 'draw' ? TIE : match.result === 'win' ? won : LOSS - won;
      add(first, kind);
      add(second, LOSS - kind);
    }
  }
  return tallies as unknown as Map<string, Results>;
}

/** Says that totals which are counted in another way are lost. Where the few that there are fit, nothing is. */
function tellOtherCount(
  written: readonly { readonly points: number; readonly place: FilePlace }[],
  agreeing: number,
  findings: FileFindings,
): void {
  const [first] = written;
  if (first === undefined || agreeing === written.length) return;
  const message = say`The totals, such as ${first.points}, are not stored: no usual count of wins, draws and byes gives them.`;
  const advice = say`The points of the rules count. If the totals hold something else, no change is needed.`;
  findings.add('cell-not-used', first.place, message, advice);
}

interface Tally {
  wins: number;
  draws: number;
  byes: number;
}
const NOTHING: Readonly<Tally> = { wins: 0, draws: 0, byes: 0 };

function tallyOf(rounds: readonly FileRound[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const add = (id: string, key: keyof Tally) => {
    const tally = tallies.get(id);
    if (tally !== undefined) tally[key] += 1;
    else tallies.set(id, { ...NOTHING, [key]: 1 });
  };
  for (const { matches } of rounds) {
    for (const { players, kind, isHalf, result } of matches) {
      if (kind === 'bye') add(players[0], isHalf ? 'draws' : 'byes');
      else if (result === 'win') add(players[0], 'wins');
      else if (result === 'loss') add(players[1]!, 'wins');
      else if (result === 'draw') for (const id of players) add(id, 'draws');
    }
  }
  return tallies;
}
