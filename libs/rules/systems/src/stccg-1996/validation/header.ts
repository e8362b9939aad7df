import { count, say } from '@quadrant/rules/message';
import {
  FORMAT_WORDS,
  type Finding,
  countParticipants,
  type TournamentReport,
  finding,
  validatePlannedRounds,
  validateStageOrder,
  validateAbsentWords,
  type Pairing,
} from '@quadrant/rules/tournament';
import { FEWEST_ROUNDS, recommendedRounds } from '../rounds-table.js';

/** 002, 4: the Decipher Swiss System, which pairs strictly by rank, and its two variants. */
export const PAIRINGS: readonly Pairing[] = ['swiss', 'strict-rank', 'simple-swiss', 'swiss-elimination'];

// @row 206
/** Checks the announced facts, and the number of rounds, against 002. */
export function validateHeader(report: TournamentReport): Finding[] {
  return [
    ...validateWords(report),
    ...validateStageOrder(report),
    ...validatePlannedRounds(report, 'Star Trek CCG Tournament Rules 1996, section 4'),
    ...validateRoundCount(report),
  ];
}

/** 002 has decks that are brought along, one card pool, one set of rules and no scenarios. */
function validateWords({ tournament }: TournamentReport): Finding[] {
  const { format, pairing } = tournament;
  const findings: Finding[] = [];
  if (format !== 'constructed') {
    const message = say`stccg-1996 has no format ${FORMAT_WORDS[format]}.`;
    findings.push(
      finding(
        'format-not-of-rule-system',
        '/tournament/format',
        message,
        say`Use constructed (Star Trek CCG Tournament Rules 1996, section 1).`,
      ),
    );
  }
  if (!PAIRINGS.includes(pairing)) {
    const message = say`stccg-1996 has no pairing ${pairing}; the results count as given.`;
    const advice = say`Use one of ${PAIRINGS.join(', ')} (Star Trek CCG Tournament Rules 1996, section 4).`;
    findings.push(finding('pairing-not-of-rule-system', '/tournament/pairing', message, advice));
  }
  const absent = validateAbsentWords(tournament, 'cardPool', 'rules', 'scenario', 'structure', 'tier');
  return [...findings, ...absent];
}

/** 002, 4: requires four rounds and the suggested minimum; only the Swiss rounds of Swiss-Elimination may be fewer. */
function validateRoundCount(report: TournamentReport): Finding[] {
  const { rounds } = report;
  if (rounds.length < FEWEST_ROUNDS) {
    const message = say`The report has ${count(rounds.length, 'round')}, but at least ${FEWEST_ROUNDS} are required.`;
    return [
      finding(
        'too-few-rounds',
        '/rounds',
        message,
        say`Check that no round is missing (Star Trek CCG Tournament Rules 1996, section 4).`,
      ),
    ];
  }
  const suggested = recommendedRounds(countParticipants(report));
  if (rounds.length >= suggested || rounds.some(({ stage }) => stage === 'elimination')) return [];
  const message = say`${count(rounds.length, 'round was', 'rounds were')} played, ${suggested} are recommended for this many players.`;
  const advice = say`No change is needed; next time, plan more rounds (Star Trek CCG Tournament Rules 1996, section 4).`;
  return [finding('fewer-rounds-than-recommended', '/rounds', message, advice)];
}
