import { plain, say } from '@quadrant/rules/message';
import {
  hasErrors,
  type Finding,
  type TournamentReport,
  validateAttendance,
  validateNoEntitlements,
  validateMeetings,
  listScoredMatches,
  validateMissingScores,
  validateOrder,
  validateTiebreakerGame,
  validateTies,
  type TieRules,
} from '@quadrant/rules/tournament';
import { listBrackets, validateBracket } from '@quadrant/rules/pairing';
import { needsScore } from './differential.js';
import { winnerOf } from './results.js';
import { STCCG } from './sections.js';
import { computeStandings } from './standings.js';
import { computeSwissOrder } from './swiss-order.js';
import { computeTally } from './tally.js';
import { validateCut } from './validation/cut.js';
import { validateHeader } from './validation/header.js';
import { validateMatches } from './validation/matches.js';
import { validatePairings } from './validation/pairings.js';

/** 002 says nothing about ties of the elimination stage. Seeds and the Swiss order decide them, which is our choice. */
const TIE_RULES: TieRules = {
  winnerOf,
  // An unrecorded toss decides nothing here without a warning.
  orderSwiss: (report) => computeSwissOrder(report, computeTally(report), ''),
  source: plain`Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination`,
};

/** 002, 4, Swiss-Elimination: the tree continues from the first round, which `validateCut` checks. */
const bracketsOf = (players: number) => listBrackets(`swiss-elimination-${players}`);

// @row 214
/** Checks a report against 002. */
export function validate(report: TournamentReport): Finding[] {
  // Only Simple-Swiss keeps players from meeting twice; no way of pairing limits byes.
  const onceOnly =
    report.tournament.pairing === 'simple-swiss'
      ? say`Star Trek CCG Tournament Rules 1996, section 4, Simple-Swiss`
      : null;
  const findings = [
    ...validateHeader(report),
    ...validateNoEntitlements(report),
    ...validateMatches(report),
    ...validateMissingScores(
      report,
      listScoredMatches(report, needsScore),
      say`differential is the first tiebreaker (Star Trek CCG Tournament Rules 1996, section 4)`,
    ),
    ...validateMeetings(report, { onceOnly, oneBye: null }),
    ...validateAttendance(report, {
      countsAs: say`a round without points`,
      source: 'Star Trek CCG Tournament Rules 1996, section 4',
    }),
  ];
  if (hasErrors(findings)) return findings;
  return [
    ...findings,
    ...validateTiebreakerGame(report, computeTally(report), 'Star Trek CCG Tournament Rules 1996, section 4'),
    ...validatePairings(
      report,
      findings.some(({ code }) => code === 'score-missing'),
    ),
    ...validateCut(report),
    ...validateTies(report, TIE_RULES),
    ...validateBracket(report, { ...TIE_RULES, bracketsOf, isSeedingTold: true }),
    ...validateOrder(report, computeStandings, STCCG),
  ];
}
