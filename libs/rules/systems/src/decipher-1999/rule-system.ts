import { requireKnownResults, countParticipants, type RuleSystem } from '@quadrant/rules/tournament';
import { DECIPHER_GAMES } from './formats.js';
import { marginOfScore } from './margin-of-score.js';
import { ratedGames } from './rated-games.js';
import { DECIPHER_RESULTS } from './results.js';
import { computeStandings } from './standings.js';
import { validate } from './validate.js';
import { awardsPoints, isRated, isSanctioned } from './verdicts.js';

/** Decipher Tournament Guide 6.99 (001): Star Trek, Star Wars and Young Jedi. */
export const decipher1999: RuleSystem = {
  games: DECIPHER_GAMES,
  results: DECIPHER_RESULTS,
  notation: { matchKeys: ['games', 'bonusExcluded', 'victoryConditionsDiffer'], podGames: [] },
  marginOfScore,
  validate,
  computeStandings: (report, lots) => computeStandings(requireKnownResults(report, DECIPHER_RESULTS), lots),
  countParticipants,
  isSanctioned,
  isRated,
  ratedGames: (report) => ratedGames(requireKnownResults(report, DECIPHER_RESULTS)),
  awardsPoints,
};
