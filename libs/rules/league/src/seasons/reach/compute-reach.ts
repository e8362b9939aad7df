import { PHASES, type Phase } from '../../phase.js';
import type { SeasonOutcome } from '../compute-season.js';
import type { SeasonRules } from '../season-rules.js';
import { contestOf, type Placed, type PhaseContest } from './contest-of-phase.js';
import { compareContenders, findFirst, type Contender } from './contest.js';
import { rivalsOf } from './rivals.js';

// @row 134
export type ReachStatus = 'in' | 'bubble' | 'out';

/** What a player can still reach in the phase that goes on. */
export interface ReachRow<Player extends string> {
  readonly player: Player;
  /** Null when no qualifiers were announced. */
  readonly status: ReachStatus | null;
  /**
   * `points`: so many more make them sure, whatever others do. `others`: no points of their own can. `has-place`: they have
   * qualified by the first half.
   */
  readonly needs: 'nothing' | 'has-place' | 'points' | 'others' | 'cannot-reach' | null;
  readonly points: number | null;
  /** Places among those who have none yet; all null for who has qualified by the first half. */
  readonly place: number | null;
  readonly best: number | null;
  /** Null too while any number of players could still be level with them by taking part without a point. */
  readonly worst: number | null;
}

export interface Reach<Player extends string> {
  readonly phase: Phase;
  readonly remaining: number;
  /** Places that make somebody qualify, in the playoffs the one of the champion; null when none were announced. */
  readonly places: number | null;
  readonly rows: readonly ReachRow<Player>[];
}

/**
 * The live view (000, 12.6): for everybody ranked in the first phase that is not complete, what the tournaments left
 * can still do. They are taken to have fields of any size, of any players and newcomers, who finish in any order; bonus
 * and tournaments of no phase are not foreseen, and a toss may fall either way, as may lifetime points, which other leagues may add to.
 * `best` is exact: they win them all, those ahead of them stay away. `worst` is as {@link rivalsOf} says exact, or a place
 * that is never too good. So `in` and `out` are certain. `points` may be a few more than needed: it leaves all places
 * of all tournaments to the others.
 *
 * @returns null when every phase is complete
 */
export function computeReach<Player extends string>(
  rules: SeasonRules,
  outcome: SeasonOutcome<Player>,
): Reach<Player> | null {
  const isOpen = (phase: Phase) => (outcome.phases[phase]?.state ?? 'complete') !== 'complete';
  const phase = PHASES.find(isOpen);
  if (phase === undefined) return null;
  const contest = contestOf(rules, outcome, phase);
  const indexes = new Map(contest.contenders.map(({ player }, index) => [player, index]));
  return {
    phase,
    remaining: contest.gains.tournaments,
    places: contest.places,
    rows: [
      ...contest.placed.map(
        (player) =>
          ({ player, status: 'in', needs: 'has-place', points: null, place: null, best: null, worst: null }) as const,
      ),
      ...contest.ranked.map((self, index) => reachOf(self, index + 1, indexes.get(self.player) ?? -1, contest)),
    ],
  };
}

function reachOf<Player extends string>(
  self: Placed<Player>,
  place: number,
  own: number,
  contest: PhaseContest<Player>,
): ReachRow<Player> {
  const { places, gains, ranked } = contest;
  const winner = gaining(self, gains.most, gains.tournaments);
  const best = 1 + findFirst(ranked.length, (index) => compareContenders(ranked[index]!, winner) <= 0);
  const rivals = rivalsOf(self, own, contest);
  const worst = rivals === null ? null : 1 + rivals.ahead + rivals.mostPassing();
  const row = { player: self.player, place, best, worst };

  if (places === null) return { ...row, status: null, needs: null, points: null };
  if (best > places) return { ...row, status: 'out', needs: 'cannot-reach', points: null };
  if (worst !== null && worst <= places) return { ...row, status: 'in', needs: 'nothing', points: null };
  const points = 1 + findFirst(gains.most, (index) => isSure(gaining(self, index + 1, 0), own, places, contest));
  if (points > gains.most) return { ...row, status: 'bubble', needs: 'others', points: null };
  return { ...row, status: 'bubble', needs: 'points', points };
}

/** Whether nothing can put somebody out who gains no more. */
function isSure(self: Contender, own: number, places: number, contest: PhaseContest<string>): boolean {
  const rivals = rivalsOf(self, own, contest);
  return rivals !== null && rivals.ahead < places && !rivals.canPass(places - rivals.ahead);
}

const gaining = ({ points, seasonPoints, counts }: Contender, gain: number, growth: number): Contender => ({
  points: points + gain,
  seasonPoints: seasonPoints + gain,
  counts: counts.map((count) => count + growth),
});
