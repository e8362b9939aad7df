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

/** 000, section 10: match play follows the event that seeded it. */
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
    const message = `The report has ${played} ${played === 1 ? 'round' : 'rounds'}, sanctioning needs ${FEWEST_ROUNDS}.`;
    findings.push(
      finding('too-few-rounds', '/rounds', message, 'It will not be rated; check that no round is missing.'),
    );
  }
  if (plannedRounds !== null && played !== plannedRounds) {
    const code = played < plannedRounds ? 'fewer-rounds-than-planned' : 'more-rounds-than-planned';
    const message = `${plannedRounds} rounds were planned, the report has ${played}.`;
    const advice = 'Check that no round is missing or doubled, or correct plannedRounds (000, section 6).';
    findings.push(finding(code, '/tournament/plannedRounds', message, advice));
  }
  // Table 3.0.1 speaks of Swiss rounds: it is about finding an outright winner.
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').length;
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
  const message = `${participants} ${participants === 1 ? 'player' : 'players'} took part, sanctioning needs ${FEWEST_PARTICIPANTS}.`;
  return [finding('too-few-participants', '/players', message, 'It will not be rated; check that nobody is missing.')];
}
