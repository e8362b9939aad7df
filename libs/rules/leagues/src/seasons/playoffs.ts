import { isClosed } from '../close-part.js';
import type { Phase } from '../phase.js';
import type { PhaseState } from './phase-state.js';
import { rankBy, type Criterion, type Ranked } from './rank-by.js';
import type { SeasonRules } from './season-rules.js';
import type { Tally } from './tallies.js';
import type { Toss } from './toss.js';

// @row 133, 135
export type PlayoffCriterion =
  'playoff-points' | 'season-points' | 'playoff-attendance' | 'league-attendance' | 'lifetime-points';

interface PlayoffSums<Player extends string> {
  readonly player: Player;
  /** The league points of the playoff tournaments; bonus is not included. */
  readonly playoffPoints: number;
  /** The league points of the season in this league; bonus is not included. */
  readonly seasonPoints: number;
  readonly playoffsAttended: number;
  readonly attended: number;
  /** All leagues are included. */
  readonly lifetimePoints: number;
}

export interface PlayoffRow<Player extends string> extends PlayoffSums<Player>, Ranked<PlayoffCriterion> {}

const CRITERIA: readonly Criterion<PlayoffSums<string>, PlayoffCriterion>[] = [
  { name: 'playoff-points', valueOf: ({ playoffPoints }) => playoffPoints },
  { name: 'season-points', valueOf: ({ seasonPoints }) => seasonPoints },
  { name: 'playoff-attendance', valueOf: ({ playoffsAttended }) => playoffsAttended },
  { name: 'league-attendance', valueOf: ({ attended }) => attended },
  { name: 'lifetime-points', valueOf: ({ lifetimePoints }) => lifetimePoints },
];

/** The names of the tiebreakers, in the printed order; the toss comes after them. */
export const PLAYOFF_CRITERIA: readonly PlayoffCriterion[] = CRITERIA.map(({ name }) => name);

// @reading season-points-of-the-league, lifetime-points-of-the-playoffs
/** Ranks the qualified players by the six tiebreakers of 000, 12.6, in the printed order. */
export function rankPlayoffs<Player extends string>(
  qualified: readonly Tally<Player>[],
  lifetimeOf: (player: Player) => number,
  toss: Toss<Player>,
): PlayoffRow<Player>[] {
  const rows = qualified.map(({ player, sums }) => ({
    player,
    playoffPoints: sums.playoffs.points,
    seasonPoints: sums.season.points,
    playoffsAttended: sums.playoffs.attended,
    attended: sums.season.attended,
    lifetimePoints: lifetimeOf(player),
  }));
  return rankBy(rows, CRITERIA, toss);
}

/** The champion of a season (000, 12.6), or why there is none. */
export interface Champion<Player extends string> {
  readonly player: Player | null;
  readonly reason:
    | 'highest-ranked'
    | 'no-qualifiers-announced'
    | 'no-playoffs'
    | 'playoffs-not-over'
    | 'qualification-provisional'
    | 'no-playoff-tournament'
    | 'nobody-qualified';
  /** It is true while the season is not closed: the champion may change. */
  readonly isProvisional: boolean;
}

// @reading champion-decided
/**
 * Returns the champion on a day. The playoffs are over once all their tournaments were played, the season's last day
 * has passed or the season is closed. Our choice: playoffs without a single tournament make nobody champion.
 */
export function championOf<Player extends string>(
  season: SeasonRules,
  phases: Readonly<Record<Phase, PhaseState | null>>,
  ranking: readonly PlayoffRow<Player>[],
  publishedOn: string,
): Champion<Player> {
  const isProvisional = !isClosed(season, 'season');
  const none = (reason: Champion<Player>['reason']): Champion<Player> => ({ player: null, reason, isProvisional });
  const { playoffs } = phases;
  if (season.qualifiers === null) return none('no-qualifiers-announced');
  if (playoffs === null) return none('no-playoffs');
  const isOver = !isProvisional || publishedOn > season.endsOn || playoffs.played >= season.tournamentsPerPhase;
  if (!isOver) return none('playoffs-not-over');
  if ([phases['first-half'], phases['second-half']].some((half) => half !== null && half.state !== 'complete')) {
    return none('qualification-provisional');
  }
  if (playoffs.played === 0) return none('no-playoff-tournament');
  const [first] = ranking;
  return first === undefined
    ? none('nobody-qualified')
    : { player: first.player, reason: 'highest-ranked', isProvisional };
}
