import {
  awardMastersPoints,
  fieldOf,
  type Award,
  type LeagueRules,
  type LeagueSeason,
  type LeagueTournament,
  type PastTournament,
} from '@quadrant/rules/leagues';
import { awardPrizes, type Prizes } from '@quadrant/rules/prizes';
import { computeTrackChanges, findPolicy, GameUnpacker, kFactorOn, type RatingRules } from '@quadrant/rules/rating';
import { type Category, type EntryIndex, UNKNOWN_DATE } from '@quadrant/rules/tournament';
import type { Scorecard } from './scorecard.js';
import type { HistoryState } from './state.js';

/** Everything that decides the outcome of a tournament, apart from the ratings before it. */
export interface TournamentInput {
  readonly key: string;
  readonly scorecard: Scorecard;
  /** The number of the player behind each entry, in entry order. The numbers have a meaning for the caller only. */
  readonly players: ArrayLike<number>;
  /** The public id of the player behind each entry is 16 bytes. */
  readonly publicIds: readonly Uint8Array[];
  /** The league facts of the tournament; null without a league, and when no season of it covers the local date. */
  readonly league: LeagueInput | null;
}

export interface LeagueInput extends Pick<LeagueTournament, 'manualAwards'> {
  readonly rules: LeagueRules;
  readonly season: LeagueSeason;
  /** The champion recorded for the season before, and the entry behind which they are; it is negative when they took no part. */
  readonly champion: { readonly publicId: string; readonly entry: EntryIndex } | null;
}

/** A league sees this of a tournament. */
type InLeague = Pick<TournamentInput, 'players' | 'league'> & { readonly scorecard: Omit<Scorecard, 'games'> };

/** A tournament has changed the rating of one entry's player in one category. */
export interface RatingChange {
  readonly category: Category;
  readonly entry: number;
  readonly before: number;
  readonly after: number;
  readonly games: number;
}

/** The outcome of one tournament: the ratings that it changes, the points that it awards, and the prizes of its places. */
export interface Outcome extends Prizes {
  readonly changes: readonly RatingChange[];
  readonly awards: readonly Award[];
}

/**
 * Computes rating changes and awards of one tournament from its scorecard and the ratings before it. Live runs,
 * refreshes, previews and verification all call this. It changes nothing: {@link applyOutcome} folds the result into
 * the state.
 */
export function computeOutcome(rules: RatingRules, input: TournamentInput, state: HistoryState): Outcome {
  const { scorecard } = input;
  const won = scorecard.kind === 'local' ? NO_PRIZES : awardPrizes({ ...scorecard, ...fieldOf(scorecard) });
  // A prize that can be used until some day needs a day from which it counts.
  const prizes = scorecard.knownDate === UNKNOWN_DATE ? { ...won, entitlements: [] } : won;
  return { changes: rateGames(rules, input, state), awards: awardPoints(input, state), ...prizes };
}

/** Folds a tournament and its rating changes into the state on which the next one is computed. */
export function applyOutcome(state: HistoryState, input: TournamentInput, { changes }: Outcome): void {
  const { scorecard, players } = input;
  const { game, startsAt } = scorecard;
  for (const { category, entry, after, games } of changes) {
    const track = state.track(game, category);
    const player = players[entry]!;
    track.set(player, after, track.gamesOf(player) + games, startsAt);
  }
  rememberInLeague(state, input);
}

/** Folds a tournament into the memory of its league: everything that its later tournaments need to know of it. */
export function rememberInLeague(state: Pick<HistoryState, 'leagues'>, input: InLeague): void {
  const tournament = pastTournamentOf(input);
  if (tournament !== null) state.leagues.of(tournament.rules.slug).add(tournament);
}

function rateGames(rules: RatingRules, { scorecard, players }: TournamentInput, state: HistoryState): RatingChange[] {
  const { ruleSystem, level, localDate } = scorecard;
  const policy = findPolicy(rules, ruleSystem, localDate);
  if (policy === null || scorecard.games.length === 0) return [];
  const kFactor = kFactorOn(rules, ruleSystem, level, localDate);
  const games = unpacker.unpack(scorecard.games);
  const changes: RatingChange[] = [];
  for (const category of policy.categories[scorecard.format] ?? []) {
    if (state.isRatedBefore(scorecard.game, category, localDate)) continue;
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

/** League points require a season of the league, Masters Points require sanctioning (000, sections 11.2.2 and 12). */
function awardPoints(input: TournamentInput, state: HistoryState): readonly Award[] {
  const { scorecard } = input;
  if (!scorecard.awardsPoints) return NONE;
  const tournament = leagueTournamentOf(input);
  // Masters points belong to a calendar year.
  const isMasters = scorecard.kind === 'masters' && scorecard.sanctioned && scorecard.knownDate !== UNKNOWN_DATE;
  if (tournament === null && !isMasters) return NONE;
  const league = tournament ? state.leagues.of(tournament.rules.slug).award(tournament) : NONE;
  return isMasters ? [...league, ...awardMastersPoints(fieldOf(scorecard), scorecard.localDate)] : league;
}

/** Returns a tournament as its league sees it; null without a league, and when no season of it covers the local date. */
export function leagueTournamentOf(input: InLeague): LeagueTournament | null {
  const tournament = pastTournamentOf(input);
  return tournament?.facts ? { ...tournament, facts: tournament.facts } : null;
}

/** Returns a tournament as its league sees it when it is over; null without a league. */
export function pastTournamentOf({ scorecard, players, league }: InLeague): PastTournament | null {
  if (league === null) return null;
  const { rules, season, manualAwards, champion: before } = league;
  const champion = before === null || before.entry < 0 ? null : players[before.entry]!;
  const {
    game,
    format,
    localDate,
    knownDate,
    sanctioned,
    awardsPoints,
    participants,
    placings,
    unplaced,
    leagueFacts: facts,
  } = scorecard;
  const played = { game, format, localDate, knownDate, sanctioned, awardsPoints, participants, placings, unplaced };
  return { rules, season, facts, manualAwards, champion, players, ...played };
}

const NONE: readonly Award[] = [];
const NO_PRIZES: Prizes = { entitlements: [], badges: [] };
