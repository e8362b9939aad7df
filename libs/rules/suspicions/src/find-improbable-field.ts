import { count, say } from '@quadrant/rules/message';
import { expectedScore, START_RATING } from '@quadrant/rules/rating';
import { type Finding, finding } from '@quadrant/rules/tournament';

/** An entry of a rated tournament as it was known before. */
export interface KnownEntry {
  readonly handle: string;
  /** Tells whether this tournament is the first one that the system knows of them. */
  readonly isNew: boolean;
  /** The rating before the tournament; null when they had none. */
  readonly rating: number | null;
}

export interface ScoredGame {
  readonly first: number;
  readonly second: number;
  /** The first player's score is 1, 0.5 or 0. */
  readonly score: number;
}

/** Our choice: a player with a higher chance to win does not lose most of their games. */
const FAVOURITE = 0.9;
const FEWEST_GAMES = 2;

/** Our choice: the smallest field, and the share of it that is new. */
const FEWEST_PLAYERS = 4;
const MOSTLY = 0.75;

/**
 * Finds improbable fields: favourites who lose to newcomers, which gives rating away, and one known player who wins
 * against newcomers only, which takes it.
 *
 * @param winner index of the entry in the first place; null where nobody is
 */
export const findImprobableField = (
  entries: readonly KnownEntry[],
  games: readonly ScoredGame[],
  winner: number | null,
): Finding[] => [...findLosingFavourites(entries, games), ...findNewField(entries, winner)];

function findLosingFavourites(entries: readonly KnownEntry[], games: readonly ScoredGame[]): Finding[] {
  return entries.flatMap(({ handle, rating }, index) => {
    const expected = rating === null ? 0 : expectedScore(rating, START_RATING);
    if (expected <= FAVOURITE) return [];
    const scores = games.flatMap(({ first, second, score }) => {
      const opponent = first === index ? second : second === index ? first : null;
      if (opponent === null || entries[opponent]?.isNew !== true) return [];
      return [first === index ? score : 1 - score];
    });
    const lost = scores.filter((score) => score === 0).length;
    if (scores.length < FEWEST_GAMES || lost <= scores.length / 2) return [];
    const message = say`${handle} was expected to win ${Math.round(expected * 100)} of 100 games against new players, and lost ${lost} of ${scores.length}.`;
    const advice = say`Check the results and who the new players are. If the report is right, confirm this with a reason.`;
    return [finding('favourite-loses-to-newcomers', `/players/${index}/handle`, message, advice)];
  });
}

function findNewField(entries: readonly KnownEntry[], winner: number | null): Finding[] {
  const best = winner === null ? undefined : entries[winner];
  if (best === undefined || best.isNew || entries.length < FEWEST_PLAYERS) return [];
  const newcomers = entries.filter(({ isNew }) => isNew).length;
  if (newcomers < MOSTLY * entries.length) return [];
  const message = say`${newcomers} of ${count(entries.length, 'player')} are new here, and ${best.handle}, who is known, won.`;
  const advice = say`Check the handles of the new players: some may be misspelt. If the report is right, confirm this with a reason.`;
  return [finding('mostly-new-players', `/players/${winner}/handle`, message, advice)];
}
