import type { Finding } from '../finding.js';
import type { EntryIndex, Match, TournamentReport } from '../report.js';
import type { Stage } from '../vocabulary.js';
import { needsScore } from './differential.js';
import { finding } from './findings.js';
import { validateMatch } from './validate-match.js';

const NO_ENTRY = 'somebody';

/** Every match by itself, then what several of them say together. */
export function validateMatches(report: TournamentReport): Finding[] {
  const findings: Finding[] = [];
  const nameOf = (entry: EntryIndex) => report.entries[entry]?.handle ?? NO_ENTRY;
  const meetings: Record<Stage, Map<number, number>> = { swiss: new Map(), elimination: new Map() };
  const byes = new Map<EntryIndex, number>();

  report.rounds.forEach(({ stage, round, matches }, roundIndex) => {
    matches.forEach((match, matchIndex) => {
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}`;
      const [first, second] = match.players;
      const names = match.players.map(nameOf);
      findings.push(...validateMatch(match, report.tournament, pointer, names));

      if (second !== undefined) {
        const pair = Math.min(first, second) * report.entries.length + Math.max(first, second);
        const before = meetings[stage].get(pair);
        meetings[stage].set(pair, round);
        if (before === undefined) return;
        const message = `${names.join(' and ')} meet in round ${round}, they have met in round ${before} of this stage.`;
        const advice = 'Check both rounds; players meet once only (000, 7.6).';
        findings.push(finding('met-before', `${pointer}/players`, message, advice));
      } else if (match.result === 'BYE' && stage === 'swiss') {
        const before = byes.get(first);
        byes.set(first, round);
        if (before === undefined) return;
        const message = `${names.join('')} has a bye in round ${round}, after one in round ${before}.`;
        const advice = 'Check both rounds; one normal bye is the rule (000, 7.5).';
        findings.push(finding('second-bye', `${pointer}/result`, message, advice));
      }
    });
  });
  return [...findings, ...validateMissingScores(report)];
}

/** Where nobody wrote down scores, one note says so for all. */
function validateMissingScores(report: TournamentReport): Finding[] {
  const missing: { readonly pointer: string; readonly match: Match }[] = [];
  let needed = 0;
  report.rounds.forEach(({ stage, matches }, roundIndex) => {
    if (stage !== 'swiss') return;
    matches.forEach((match, matchIndex) => {
      if (!needsScore(match)) return;
      needed += 1;
      if (match.score === null) missing.push({ pointer: `/rounds/${roundIndex}/matches/${matchIndex}`, match });
    });
  });
  const advice = 'Add the score if it is known; differential is the third tiebreaker (000, 7.7).';
  if (missing.length > 1 && missing.length === needed) {
    const message = `None of the ${needed} games that need a score has one: their differential is 0.`;
    return [finding('score-missing', '/rounds', message, advice)];
  }
  return missing.map(({ pointer, match }) => {
    const names = match.players.map((entry) => report.entries[entry]?.handle ?? NO_ENTRY);
    return finding(
      'score-missing',
      pointer,
      `The score of ${names.join(' against ')} is missing: its differential is 0.`,
      advice,
    );
  });
}
