import { requireKnownResults, countParticipants, type RuleSystem } from '@quadrant/rules/tournament';
import { DECIPHER_GAMES } from './formats.js';
import { answers } from './answers.js';
import { marginOfScore } from './differential.js';
import { ratedGames } from './rated-games.js';
import { DECIPHER_RESULTS } from './results.js';
import { DECIPHER } from './sections.js';
import { computeStandings } from './standings.js';
import { validate } from './validate.js';
import { awardsPoints, isRated, isSanctioned } from './verdicts.js';

/** Decipher Tournament Guide 6.99 (001): Star Trek, Star Wars and Young Jedi. */
export const decipher1999: RuleSystem = {
  documents: [DECIPHER.document, '003'],
  sections: DECIPHER.sections,
  ratingPolicy: 'decipher-1999',
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
  ...answers,
};
