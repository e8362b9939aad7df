import { PHASES, type Phase } from '../../phase.js';
import type { SeasonOutcome } from '../compute-season.js';
import type { SeasonRules } from '../season-rules.js';
import { contestOf, type Placed, type PhaseContest, type Prospects } from './contest-of-phase.js';
import { findFirst, type Contender } from './contest.js';
import { rivalsOf } from './rivals.js';

// @row 134
export type ReachStatus = 'in' | 'bubble' | 'out';

/** The places that a player can still reach in the current phase. */
export interface ReachRow<Player extends string> {
  readonly player: Player;
  /** It is null when no qualifiers were announced. */
  readonly status: ReachStatus | null;
  /**
   * `points`: so many more points that count make them sure, whatever others do. `others`: no points of their own can
   * do that. `has-place`: they have qualified by the first half.
   */
  readonly needs: 'nothing' | 'has-place' | 'points' | 'others' | 'cannot-reach' | null;
  readonly points: number | null;
  /** Places among the players who have none yet; all are null for a player who has qualified by the first half. */
  readonly place: number | null;
  readonly best: number | null;
  /** It is also null while any number of players could still be level with them by taking part without a point. */
  readonly worst: number | null;
}

export interface Reach<Player extends string> {
  readonly phase: Phase;
  readonly remaining: number;
  /** The places that make a player qualify, in the playoffs the place of the champion; null when none were announced. */
  readonly places: number | null;
  /** The assumptions about the tournaments left; only table points are assumed when `bonus` is null. */
  readonly prospects: Prospects;
  readonly rows: readonly ReachRow<Player>[];
}

/**
 * Computes the live view (000, 12.6). For everybody ranked in the first phase that is not complete, it says what the
 * remaining tournaments can still do. They are assumed to have fields up to the largest expected, of any players and
 * newcomers, who finish in any order and get any bonus up to the maximum. A toss may fall either way. So may lifetime
 * points, because other leagues may add to them, and ties in season points where tournaments outside the phases or
 * results that do not count may decide them.
 *
 * `best` is never too bad: they win all tournaments with all the bonus, and those ahead of them stay away. `worst` is
 * never too good ({@link rivalsOf}). So `in` and `out` are certain as long as no larger field comes, published
 * results stay as they are, nothing is given by hand, and the rules do not change. A half that is over is taken as it
 * is: until it is closed, a late report of its days may still change who has a place. `points` may be a few more than
 * needed, because it leaves all places of all tournaments to the others.
 *
 * @returns null when every phase is complete
 */
export function computeReach<Player extends string>(
  rules: SeasonRules,
  outcome: SeasonOutcome<Player>,
  prospectsOf: (phase: Phase) => Prospects,
): Reach<Player> | null {
  const phase = findOpenPhase(outcome);
  if (phase === null) return null;
  const prospects = prospectsOf(phase);
  const contest = contestOf(rules, outcome, phase, prospects);
  const indexes = new Map(contest.contenders.map(({ player }, index) => [player, index]));
  return {
    phase,
    remaining: contest.gains.tournaments,
    places: contest.places,
    prospects,
    rows: [
      ...contest.placed.map(
        (player) =>
          ({ player, status: 'in', needs: 'has-place', points: null, place: null, best: null, worst: null }) as const,
      ),
      ...contest.ranked.map((self, index) => reachOf(self, index + 1, indexes.get(self.player) ?? -1, contest)),
    ],
  };
}

/** Returns the first phase that is not complete; null when all are. */
export function findOpenPhase(outcome: SeasonOutcome<string>): Phase | null {
  const isOpen = (phase: Phase) => (outcome.phases[phase]?.state ?? 'complete') !== 'complete';
  return PHASES.find(isOpen) ?? null;
}

function reachOf<Player extends string>(
  self: Placed<Player>,
  place: number,
  own: number,
  contest: PhaseContest<Player>,
): ReachRow<Player> {
  const { places, gains } = contest;
  const best = bestPlace(self, gains.tournaments, contest);
  const rivals = rivalsOf(self, own, contest);
  const worst = rivals === null ? null : 1 + rivals.ahead + rivals.mostPassing();
  const row = { player: self.player, place, best, worst };

  if (places === null) return { ...row, status: null, needs: null, points: null };
  if (best > places) return { ...row, status: 'out', needs: 'cannot-reach', points: null };
  if (worst !== null && worst <= places) return { ...row, status: 'in', needs: 'nothing', points: null };
  const points =
    1 + findFirst(gains.most, (index) => isSure(certainly(self, index + 1, contest), own, places, contest));
  if (points > gains.most) return { ...row, status: 'bubble', needs: 'others', points: null };
  return { ...row, status: 'bubble', needs: 'points', points };
}

/** Returns the best place of a player who wins so many tournaments, with all the bonus, while those ahead of them stay away. */
export function bestPlace(
  self: Contender,
  wins: number,
  { gains, bonus, ranked, compare }: PhaseContest<string>,
): number {
  const gained = gaining(self, wins * (gains.slots[0] ?? 0), gains.tournaments);
  const winner = { ...gained, points: gained.points + bonus };
  return 1 + findFirst(ranked.length, (index) => compare(ranked[index]!, winner) <= 0);
}

/** Returns a player with so many points more. Where they may be bonus, no season points are added. */
export const certainly = (self: Contender, gain: number, { bonus }: Pick<PhaseContest<string>, 'bonus'>): Contender =>
  bonus > 0 ? { ...self, points: self.points + gain } : gaining(self, gain, 0);

/** Tells whether a player is sure of a place although they gain no more. */
export function isSure(self: Contender, own: number, places: number, contest: PhaseContest<string>): boolean {
  const rivals = rivalsOf(self, own, contest);
  return rivals !== null && rivals.ahead < places && !rivals.canPass(places - rivals.ahead);
}

export const gaining = ({ points, seasonPoints, counts }: Contender, gain: number, growth: number): Contender => ({
  points: points + gain,
  seasonPoints: seasonPoints + gain,
  counts: counts.map((count) => count + growth),
});
