import { count } from '../count.js';
import type { Finding } from '../finding.js';
import type { TournamentReport } from '../report.js';
import { finding } from './findings.js';
import { countParticipants } from './participants.js';
import { recommendedRounds } from './rounds-table.js';
import { FEWEST_PARTICIPANTS, FEWEST_ROUNDS } from './sanction.js';

/** How many rounds and players there were, against what was needed, planned and recommended. */
export function validateRounds(report: TournamentReport): Finding[] {
  return [...validateStageOrder(report), ...validateRoundCount(report), ...validateParticipants(report)];
}

/** 000, section 10: match play follows the Swiss rounds that seeded it. */
function validateStageOrder({ rounds }: TournamentReport): Finding[] {
  const firstElimination = rounds.findIndex(({ stage }) => stage === 'elimination');
  if (firstElimination === -1) return [];
  return rounds.flatMap(({ stage, round }, index) => {
    if (stage === 'elimination' || index < firstElimination) return [];
    const message = `Round ${round} is Swiss, but comes after an elimination round.`;
    return [finding('stage-order', `/rounds/${index}`, message, 'Put the elimination stage after the Swiss stage.')];
  });
}

function validateRoundCount(report: TournamentReport): Finding[] {
  const { rounds, tournament } = report;
  const { plannedRounds } = tournament;
  const played = rounds.length;
  const findings: Finding[] = [];
  if (played < FEWEST_ROUNDS) {
    const message = `The report has ${count(played, 'round')}, sanctioning needs ${FEWEST_ROUNDS}.`;
    findings.push(
      finding('too-few-rounds', '/rounds', message, 'It will not be rated; check that no round is missing.'),
    );
  }
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').length;
  // The plan may be that of the Swiss stage alone: the cut is often announced apart from it.
  if (plannedRounds !== null && plannedRounds !== played && plannedRounds !== swiss) {
    const code = played < plannedRounds ? 'fewer-rounds-than-planned' : 'more-rounds-than-planned';
    const stages = swiss === played ? '' : `, ${swiss} of them Swiss`;
    const message = `${count(plannedRounds, 'round was', 'rounds were')} planned, the report has ${played}${stages}.`;
    const advice =
      'Check that no round is missing or doubled, or correct the number of planned rounds (000, section 6).';
    findings.push(finding(code, '/tournament/plannedRounds', message, advice));
  }
  // Table 3.0.1 speaks of Swiss rounds: it is about finding an outright winner.
  const recommended = recommendedRounds(countParticipants(report));
  if (tournament.pairing === 'swiss' && swiss >= FEWEST_ROUNDS && swiss < recommended) {
    const message = `${swiss} Swiss rounds were played, ${recommended} are recommended for this many players.`;
    const advice = 'Nothing for this report; plan more rounds next time (000, Table 3.0.1).';
    findings.push(finding('fewer-rounds-than-recommended', '/rounds', message, advice));
  }
  return findings;
}

function validateParticipants(report: TournamentReport): Finding[] {
  const participants = countParticipants(report);
  if (participants >= FEWEST_PARTICIPANTS) return [];
  const message = `${count(participants, 'player')} took part, sanctioning needs ${FEWEST_PARTICIPANTS}.`;
  return [finding('too-few-participants', '/players', message, 'It will not be rated; check that nobody is missing.')];
}
