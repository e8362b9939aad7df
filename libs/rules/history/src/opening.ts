import { say } from '@quadrant/rules/message';
import { bytesOfHex, type Category, type GameTitle, type Verdict } from '@quadrant/rules/tournament';
import { Bytes } from './bytes.js';
import { CHAIN_START, linkChains, type ChainLinks } from './hashes.js';
import { sha256 } from './sha256.js';
import type { HistoryState, TrackRatings } from './state.js';

/** A rating that a player had in the previous system. */
export interface OpeningRating {
  readonly game: GameTitle;
  readonly category: Category;
  /** It is the public id of the player who had it, before merges. */
  readonly player: string;
  /** It is in full precision, after the conversion. */
  readonly rating: number;
  /** The number of games behind it is at least one. */
  readonly games: number;
  /** The cut-over day of the track, `YYYY-MM-DD`: tournaments up to it were rated by the previous system. */
  readonly day: string;
}

/** League points that a player had before. */
export interface OpeningPoints {
  /** It is the public id of the player who had them, before merges. */
  readonly player: string;
  /** It is the slug of the league. */
  readonly league: string;
  /** The name of the season; null for lifetime points that belong to no season that was brought in. */
  readonly season: string | null;
  readonly points: number;
  /** `YYYY-MM-DD`: the day of which they are. */
  readonly day: string;
}

/** Everything brought in from before that decides published numbers. */
export interface Openings {
  readonly ratings: readonly OpeningRating[];
  readonly points: readonly OpeningPoints[];
}

export const NO_OPENINGS: Openings = { ratings: [], points: [] };

/** A player as they count: the caller's number, and whether the public id is their own, not that of a merged player. */
export interface OpenedPlayer {
  readonly number: number;
  readonly isOwn: boolean;
}

/** The clocks farthest ahead of UTC end a local day at this time of the same day in UTC. */
const EARLIEST_END_OF_DAY_MS = 10 * 60 * 60 * 1000;

/** Returns the instant at which the day is over somewhere, in milliseconds since 1970: no later tournament begins before it. */
export const openingInstant = (day: string): number => Date.parse(`${day}T00:00:00Z`) + EARLIEST_END_OF_DAY_MS;

/** A rating of a track as it counts, with the number of its player. */
export interface OpenedRating extends Pick<OpeningRating, 'game' | 'category' | 'rating' | 'games'> {
  readonly number: number;
}

// @row 266
/**
 * Takes the event `opening` into history: sets the cut-over day of each track, and the ratings of the players. Up to
 * that day no tournament moves the track, so the event may precede all tournaments. Where several balances count for
 * one player, their own goes before that of a merged player, then the one with more games, then the lower public id.
 *
 * @param find returns null for a player who is not in the state
 * @returns the ratings that count
 */
export function bringIn(
  state: HistoryState,
  ratings: readonly OpeningRating[],
  find: (player: string) => OpenedPlayer | null,
): OpenedRating[] {
  const best = new Map<TrackRatings, Map<number, Candidate>>();
  for (const rating of ratings) {
    const { game, category, day, player } = rating;
    state.setCutOver(game, category, day);
    const found = find(player);
    if (found === null) continue;
    const track = state.track(game, category);
    let known = best.get(track);
    if (known === undefined) best.set(track, (known = new Map<number, Candidate>()));
    const candidate = { ...rating, isOwn: found.isOwn };
    const other = known.get(found.number);
    if (other !== undefined && compareCandidates(other, candidate) < 0) continue;
    known.set(found.number, candidate);
    track.set(found.number, rating.rating, rating.games, openingInstant(day));
  }
  return [...best.values()].flatMap((known) =>
    [...known].map(([number, { game, category, rating, games }]) => ({ game, category, rating, games, number })),
  );
}

type Candidate = OpeningRating & Pick<OpenedPlayer, 'isOwn'>;

const compareCandidates = (one: Candidate, other: Candidate): number =>
  Number(other.isOwn) - Number(one.isOwn) || other.games - one.games || (one.player < other.player ? -1 : 1);

/**
 * Says why a tournament moves no rating although its report would: the previous system rated it.
 *
 * @param day the latest cut-over day of the tracks that it would move, `YYYY-MM-DD`
 */
export const ratedByPreviousSystem = (day: string): Verdict => ({
  value: false,
  rule: say`rated by the previous system: ratings were brought in on ${day}`,
});

/**
 * Returns the chains after the event `opening`, from which the first tournament continues. Without balances history
 * begins as it always did. Names and sources never enter a hash.
 */
export function linksAfterOpenings({ ratings, points }: Openings): ChainLinks {
  if (ratings.length === 0 && points.length === 0) return CHAIN_START;
  const bytes = new Bytes().text('opening').uint(ratings.length);
  for (const { game, category, day, player, rating, games } of ratings.toSorted(byKey(keyOfRating))) {
    bytes.text(game).text(category).text(day).bytes(bytesOf(player)).double(rating).uint(games);
  }
  bytes.uint(points.length);
  for (const { league, season, day, player, points: value } of points.toSorted(byKey(keyOfPoints))) {
    bytes
      .text(league)
      .text(season ?? '')
      .text(day)
      .bytes(bytesOf(player))
      .uint(value);
  }
  const hash = sha256(bytes.whole());
  return linkChains(CHAIN_START, hash, hash);
}

const bytesOf = (publicId: string): Uint8Array => bytesOfHex(publicId.replaceAll('-', ''));

const keyOfRating = ({ game, category, player }: OpeningRating): string => `${game} ${category} ${player}`;
const keyOfPoints = ({ league, season, player, day }: OpeningPoints): string =>
  JSON.stringify([league, season, player, day]);

const byKey =
  <Row>(keyOf: (row: Row) => string) =>
  (one: Row, other: Row): number => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a < b ? -1 : Number(a > b);
  };
