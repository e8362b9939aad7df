import type { Finding } from '../finding.js';
import type { Match, TournamentReport } from '../report.js';
import { finding } from '../rule-findings.js';

/**
 * Matches of the Swiss stage whose differential needs a score that is not there; where nobody wrote down scores, one note says so
 * for all. `use` says what the differential is good for, with its source.
 */
export function validateMissingScores(
  { entries, rounds }: TournamentReport,
  needsScore: (match: Match) => boolean,
  use: string,
): Finding[] {
  const missing: { readonly pointer: string; readonly match: Match }[] = [];
  let needed = 0;
  rounds.forEach(({ stage, matches }, roundIndex) => {
    if (stage !== 'swiss') return;
    matches.forEach((match, matchIndex) => {
      if (!needsScore(match)) return;
      needed += 1;
      if (match.score === null) missing.push({ pointer: `/rounds/${roundIndex}/matches/${matchIndex}`, match });
    });
  });
  const advice = `Add the score if it is known; ${use}.`;
  if (missing.length > 1 && missing.length === needed) {
    const message = `None of the ${needed} games that need a score has one: their differential is 0.`;
    return [finding('score-missing', '/rounds', message, advice)];
  }
  return missing.map(({ pointer, match }) => {
    const names = match.players.map((entry) => entries[entry]?.handle ?? 'somebody').join(' against ');
    return finding('score-missing', pointer, `The score of ${names} is missing: its differential is 0.`, advice);
  });
}
