import { hasErrors, type Finding } from '../finding.js';
import { countParticipants } from '../participants.js';
import type { TournamentReport } from '../report.js';
import type { RuleSystem } from '../rule-system.js';
import { validateAttendance } from '../validation/attendance.js';
import { validateNoEntitlements } from '../validation/entitlements.js';
import { validateMeetings } from '../validation/meetings.js';
import { validateMissingScores } from '../validation/missing-scores.js';
import { validateOrder } from '../validation/order.js';
import { validateTies, type TieRules } from '../validation/ties.js';
import { validateTiebreakerGame } from '../validation/tiebreaker-game.js';
import { needsScore } from './margin.js';
import { STCCG_RESULTS, winnerOf } from './results.js';
import { computeStandings, computeTally, orderSwiss } from './standings.js';
import { validateCut } from './validate-cut.js';
import { validateHeader } from './validate-header.js';
import { validateMatches } from './validate-matches.js';

/** 002 has no word on ties of the elimination stage; that seeds and the Swiss order decide them is our choice. */
const TIE_RULES: TieRules = {
  winnerOf,
  // A toss that nobody recorded decides nothing here that is not warned of.
  orderSwiss: (report) => orderSwiss(report, computeTally(report), ''),
  source: '002, 4, Swiss-Elimination',
};

function validate(report: TournamentReport): Finding[] {
  // Of the ways to pair only Simple-Swiss keeps players from meeting twice; byes are limited in none.
  const onceOnly = report.tournament.pairing === 'simple-swiss' ? '002, 4, Simple-Swiss' : null;
  const findings = [
    ...validateHeader(report),
    ...validateNoEntitlements(report),
    ...validateMatches(report),
    ...validateMissingScores(report, needsScore, 'differential is the first tiebreaker (002, 4)'),
    ...validateMeetings(report, { onceOnly, oneBye: null }),
    ...validateAttendance(report, { countsAs: 'a round without points', source: '002, 4' }),
  ];
  if (hasErrors(findings)) return findings;
  return [
    ...findings,
    ...validateTiebreakerGame(report, computeTally(report), '002, 4'),
    ...validateCut(report),
    ...validateTies(report, TIE_RULES),
    ...validateOrder(report, computeStandings),
  ];
}

/** Star Trek CCG Tournament Rules, version 2 of 1996-04-30 (002). */
export const stccg1996: RuleSystem = {
  games: ['stccg'],
  results: STCCG_RESULTS,
  notation: { matchKeys: [], podGames: [] },
  validate,
  computeStandings,
  countParticipants,
  isSanctioned: () => ({ value: false, rule: '002 §5: Decipher sponsors tournaments with prizes, but sanctions none' }),
  isRated: () => ({ value: false, rule: '002 has no ratings' }),
  ratedGames: () => [],
  awardsPoints: () => ({ value: false, rule: '002 has no points for places' }),
};
