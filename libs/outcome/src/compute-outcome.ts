import { awardLeaguePoints, awardMastersPoints, type Award, type LeagueSeason } from '@quadrant/league';
import { computeTrackChanges, RATING_POLICIES, START_RATING } from '@quadrant/rating';
import {
  getRuleSystem,
  kFactor,
  localDateOf,
  type Category,
  type RatedGame,
  type Standing,
  type TournamentReport,
  type Verdict,
} from '@quadrant/tournament';
import { trackOf, type RatingState } from './state.js';

/** Everything that decides what a tournament does, apart from the ratings before it. */
export interface TournamentInput {
  readonly key: string;
  readonly report: TournamentReport;
  /** The player behind each entry, in entry order; numbers mean something to the caller only. */
  readonly players: readonly number[];
  /** Hex SHA-256 of the canonical document. */
  readonly sha256: string;
  /** A coordinator's import: an unknown registration date counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
  /** The season of the report's league that covers its local date. */
  readonly leagueSeason: LeagueSeason | null;
}

/** What a tournament did to the rating of one entry's player in one category. */
export interface RatingChange {
  readonly category: Category;
  readonly entry: number;
  readonly before: number;
  readonly after: number;
  readonly games: number;
}

/** What one tournament does: its final order, the ratings that it moves, the points that it awards. */
export interface Outcome {
  readonly standings: readonly Standing[];
  readonly participants: number;
  readonly sanctioned: Verdict;
  readonly rated: Verdict;
  /** Rated games, each counted once. */
  readonly ratedGames: number;
  readonly changes: readonly RatingChange[];
  readonly awards: readonly Award[];
}

/**
 * Standings -> rating changes -> awards of one tournament, given the ratings before it. Live runs, refreshes and
 * previews all call this. Changes nothing: {@link applyOutcome} folds the result into the state.
 *
 * @throws RangeError for a rule system that is not registered; a report with errors must not come here.
 */
export function computeOutcome(input: TournamentInput, state: RatingState): Outcome {
  const { report, key } = input;
  const rules = getRuleSystem(report.tournament.ruleSystem);
  const standings = rules.computeStandings(report, key);
  const participants = rules.countParticipants(report);
  const sanctioned = rules.isSanctioned(report, { leadTimeCountsAsMet: input.leadTimeCountsAsMet });
  const rated = rules.isRated(report, sanctioned);
  const games = rated.value ? rules.ratedGames(report) : [];
  return {
    standings,
    participants,
    sanctioned,
    rated,
    ratedGames: games.length,
    changes: rateGames(input, games, state),
    awards: rules.awardsPoints(report).value ? awardPoints(input, { standings, participants, sanctioned }) : [],
  };
}

/** Folds the rating changes of a tournament into the state that the next one is computed on. */
export function applyOutcome(state: RatingState, { report, players }: TournamentInput, { changes }: Outcome): void {
  const lastPlayedAt = Date.parse(report.tournament.startsAt);
  for (const { category, entry, after, games } of changes) {
    const track = trackOf(state, report.tournament.game, category);
    const player = players[entry]!;
    track.set(player, { rating: after, games: games + (track.get(player)?.games ?? 0), lastPlayedAt });
  }
}

function rateGames(
  { report, players }: TournamentInput,
  games: readonly RatedGame[],
  state: RatingState,
): RatingChange[] {
  const { ruleSystem, format, game, level, startsAt } = report.tournament;
  const categories = RATING_POLICIES[ruleSystem]?.categories[format] ?? [];
  return categories.flatMap((category) => {
    const track = trackOf(state, game, category);
    const before = Float64Array.from(players, (player) => track.get(player)?.rating ?? START_RATING);
    return computeTrackChanges(games, before, kFactor(level, localDateOf(startsAt))).map((change) => ({
      category,
      ...change,
    }));
  });
}

/** League points ask for the league's season, Masters Points for sanctioning (000, sections 11.2.2 and 12). */
function awardPoints(
  { report, leagueSeason }: TournamentInput,
  { standings, participants, sanctioned }: Pick<Outcome, 'standings' | 'participants' | 'sanctioned'>,
): Award[] {
  // Whoever only missed games has no points and stands below every participant.
  const field = { placings: standings.filter(({ place }) => place <= participants), participants };
  const league = leagueSeason ? awardLeaguePoints(field, leagueSeason) : [];
  const isMasters = report.tournament.kind === 'masters' && sanctioned.value;
  const masters = isMasters ? awardMastersPoints(field, localDateOf(report.tournament.startsAt)) : [];
  return [...league, ...masters];
}
