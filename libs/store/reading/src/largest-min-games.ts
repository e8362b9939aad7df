/** The most rated games that a leaderboard can be filtered by: more than anybody plays, and an `integer` of PostgreSQL. */
export const LARGEST_MIN_GAMES = 1_000_000;
