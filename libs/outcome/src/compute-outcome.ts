import { awardLeaguePoints, awardMastersPoints, type Award, type LeagueSeason } from '@quadrant/league';
import { computeTrackChanges, findPolicy, GameUnpacker, kFactorOn, type RatingRules } from '@quadrant/rating';
import type { Category } from '@quadrant/tournament';
import type { Scorecard } from './scorecard.js';
import type { RatingState } from './state.js';

/** Everything that decides what a tournament does, apart from the ratings before it. */
export interface TournamentInput {
  readonly key: string;
  readonly scorecard: Scorecard;
  /** Number of the player behind each entry, in entry order; numbers mean something to the caller only. */
  readonly players: ArrayLike<number>;
  /** Public id of the player behind each entry: 16 bytes. */
  readonly publicIds: readonly Uint8Array[];
  /** The season of its league that covers its local date. */
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

/** What one tournament does: the ratings that it moves, the points that it awards. */
export interface Outcome {
  readonly changes: readonly RatingChange[];
  readonly awards: readonly Award[];
}

/**
 * Scorecard -> rating changes -> awards of one tournament, given the ratings before it. Live runs, refreshes, previews
 * and verification all call this. Changes nothing: {@link applyOutcome} folds the result into the state.
 */
export function computeOutcome(rules: RatingRules, input: TournamentInput, state: RatingState): Outcome {
  return { changes: rateGames(rules, input, state), awards: input.scorecard.awardsPoints ? awardPoints(input) : [] };
}

/** Folds the rating changes of a tournament into the state that the next one is computed on. */
export function applyOutcome(
  state: RatingState,
  { scorecard: { game, startsAt }, players }: TournamentInput,
  { changes }: Outcome,
): void {
  for (const { category, entry, after, games } of changes) {
    const track = state.track(game, category);
    const player = players[entry]!;
    track.set(player, after, track.gamesOf(player) + games, startsAt);
  }
}

function rateGames(rules: RatingRules, { scorecard, players }: TournamentInput, state: RatingState): RatingChange[] {
  const { ruleSystem, level, localDate } = scorecard;
  const policy = findPolicy(rules, ruleSystem, localDate);
  if (policy === null || scorecard.games.length === 0) return [];
  const kFactor = kFactorOn(rules, ruleSystem, level, localDate);
  const games = unpacker.unpack(scorecard.games);
  const changes: RatingChange[] = [];
  for (const category of policy.categories[scorecard.format] ?? []) {
    const track = state.track(scorecard.game, category);
    const before: number[] = [];
    for (let entry = 0; entry < players.length; entry++) {
      const player = players[entry]!;
      before.push(track.gamesOf(player) === 0 ? policy.start : track.ratingOf(player));
    }
    for (const { entry, before: from, after, games: count } of computeTrackChanges(policy, games, before, kFactor)) {
      changes.push({ category, entry, before: from, after, games: count });
    }
  }
  return changes;
}

const unpacker = new GameUnpacker();

/** League points ask for the league's season, Masters Points for sanctioning (000, sections 11.2.2 and 12). */
function awardPoints({ scorecard, leagueSeason }: TournamentInput): readonly Award[] {
  const isMasters = scorecard.kind === 'masters' && scorecard.sanctioned;
  if (!leagueSeason && !isMasters) return NONE;
  const { participants } = scorecard;
  // Whoever only missed games has no points and stands below every participant.
  const placings = scorecard.placings.slice(0, participants).map((entry, index) => ({ entry, place: index + 1 }));
  const field = { placings, participants };
  const league = leagueSeason ? awardLeaguePoints(field, leagueSeason) : NONE;
  const masters = isMasters ? awardMastersPoints(field, scorecard.localDate) : NONE;
  return [...league, ...masters];
}

const NONE: readonly Award[] = [];
