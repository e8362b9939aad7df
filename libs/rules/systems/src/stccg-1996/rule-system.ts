import { requireKnownResults, countParticipants, type RuleSystem } from '@quadrant/rules/tournament';
import { answers } from './answers.js';
import { marginOfScore } from './differential.js';
import { STCCG_RESULTS } from './results.js';
import { STCCG } from './sections.js';
import { computeStandings } from './standings.js';
import { validate } from './validate.js';
import { awardsPoints, isRated, isSanctioned } from './verdicts.js';

/** Star Trek CCG Tournament Rules, version 2 of 1996-04-30 (002). */
export const stccg1996: RuleSystem = {
  documents: [STCCG.document, '003'],
  sections: STCCG.sections,
  ratingPolicy: null,
  games: ['stccg'],
  results: STCCG_RESULTS,
  notation: { matchKeys: [], podGames: [] },
  marginOfScore,
  validate,
  computeStandings: (report, lots) => computeStandings(requireKnownResults(report, STCCG_RESULTS), lots),
  countParticipants,
  isSanctioned,
  isRated,
  ratedGames: () => [],
  awardsPoints,
  ...answers,
};
