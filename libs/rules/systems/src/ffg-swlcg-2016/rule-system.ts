import { requireKnownResults, countParticipants, type RuleSystem } from '@quadrant/rules/tournament';
import { answers } from './answers.js';
import { FFG_RESULTS } from './results.js';
import { FFG } from './sections.js';
import { computeStandings } from './standings.js';
import { validate } from './validate.js';
import { awardsPoints, isRated, isSanctioned } from './verdicts.js';

/**
 * Star Wars: The Card Game Tournament Regulations 1.0 of 4.2.2016, the date as printed (004): two-game rounds and
 * double elimination.
 */
export const ffgSwlcg2016: RuleSystem = {
  documents: [FFG.document],
  sections: FFG.sections,
  ratingPolicy: null,
  games: ['sw-lcg'],
  results: FFG_RESULTS,
  notation: { matchKeys: ['games'], podGames: [] },
  // 004 counts games, and a game has no points.
  marginOfScore: () => null,
  validate,
  computeStandings: (report, lots, readings) =>
    computeStandings(requireKnownResults(report, FFG_RESULTS), lots, readings),
  countParticipants,
  isSanctioned,
  isRated,
  ratedGames: () => [],
  awardsPoints,
  ...answers,
};
