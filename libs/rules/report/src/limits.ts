/** Far above anything played, and small enough for the columns that keep it (smallint, integer). */
export const LIMITS = {
  depth: 64,
  // 5,000 players and 5,000 matches of three games have about 150,000.
  values: 200_000,
  // Some members are named by player. 100,000 different names took a second to read, ten times as long as the same one.
  names: 10_000,
  players: 5000,
  rounds: 50,
  // A bracket of 64 has at most 32 matches a round, of 12 characters.
  bracketRounds: 50,
  bracketRound: 600,
  matches: 5000,
  games: 9,
  bestOf: 7,
  name: 200,
  text: 500,
  word: 64,
  externalId: 200,
  missions: 20,
  score: 9999,
  differential: 9999,
  seed: 9999,
  headStart: 10_000_000,
  // Every two of a pod are rated against each other: three times the eight of 000, 7.2, and no more.
  podPlayers: 24,
  podScore: 10_000_000,
  personnel: 999,
  missionsCompleted: 99,
  deckFacts: 20,
  factName: 32,
  deckFact: 9999,
  operations: 50,
  patchBytes: 256 * 1024,
} as const;

/** The first of these games appeared in 1994; nothing before that was one of its tournaments. */
export const FIRST_YEAR = 1994;
/** Beyond the life of this program, and within the reach of every date library. */
export const LAST_YEAR = 2099;
