import { say } from '@quadrant/rules/message';
import { numberOfCell } from './cell-values.js';
import { type FileFindings, type FilePlace } from './file-findings.js';
import { type FileRound } from './file-tournament.js';

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
 * Adds a warning for each total that the player's results do not give. The way to count is the one that most totals
 * agree with. It stays silent when no way fits at least half of the totals.
 */
export function checkTotals(given: readonly GivenTotal[], rounds: readonly FileRound[], findings: FileFindings): void {
  const written = given.flatMap(({ id, total, place }) => {
    const points = numberOfCell(total);
    return points === null ? [] : [{ id, points, place }];
  });
  if (written.length === 0) return;
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
  if (best.agreeing < LEAST_AGREEING || best.agreeing * 2 <= written.length) return;
  for (const { id, points, place } of written) {
    const possible = pointsOf(id, best.way);
    if (possible.includes(points)) continue;
    const message = say`The total is ${points}, but the results of this row give ${possible[0] ?? ''}.`;
    findings.add('total-does-not-add-up', place, message, say`Correct the total, or the result that is wrong.`);
  }
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
