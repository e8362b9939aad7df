import { count, say } from '@quadrant/rules/message';
import {
  type Finding,
  countParticipants,
  type TournamentReport,
  finding,
  validateParticipants,
  validatePlannedRounds,
  validateStageOrder,
} from '@quadrant/rules/tournament';
import { recommendedRounds } from '../rounds-table.js';
import { FEWEST_PARTICIPANTS, fewestRounds } from '../verdicts.js';

// @row 10
/** Compares the number of rounds and players with those that are needed, planned and recommended. */
export function validateRounds(report: TournamentReport): Finding[] {
  return [
    ...validateStageOrder(report),
    ...validatePlannedRounds(report, 'Organized Play Guide 4.2, section 6'),
    ...validateRoundCount(report),
    ...validateParticipants(report, FEWEST_PARTICIPANTS),
  ];
}

function validateRoundCount(report: TournamentReport): Finding[] {
  const { rounds, tournament } = report;
  const played = rounds.length;
  const needed = fewestRounds(tournament.game);
  const findings: Finding[] = [];
  if (played < needed) {
    const message = say`The report has ${count(played, 'round')}, but sanctioning needs ${needed}.`;
    findings.push(
      finding('too-few-rounds', '/rounds', message, say`It will not be rated; check that no round is missing.`),
    );
  }
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').length;
  // Table 3.0.1 speaks of Swiss rounds of 1E and 2E: it is about finding an outright winner.
  const recommended = recommendedRounds(countParticipants(report));
  if (tournament.game !== 'tribbles' && tournament.pairing === 'swiss' && swiss >= needed && swiss < recommended) {
    const message = say`${swiss} Swiss rounds were played, ${recommended} are recommended for this many players.`;
    const advice = say`No change is needed; next time, plan more rounds (Organized Play Guide 4.2, Table 3.0.1).`;
    findings.push(finding('fewer-rounds-than-recommended', '/rounds', message, advice));
  }
  return findings;
}
