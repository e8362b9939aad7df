import { joined, type Text, say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { handleOf } from '../participants.js';
import type { EntryIndex, Match, TournamentReport } from '../report.js';

/** A game of the Swiss stage whose differential needs a score, whether that is there or not. */
interface ScoredGame {
  readonly players: readonly EntryIndex[];
  readonly score: Match['score'];
  /** JSON pointer to where it is told. */
  readonly pointer: string;
}

/** The matches of the Swiss stage that need a score, for a rule system in which a match is one game. */
export function listScoredMatches(
  { rounds }: TournamentReport,
  needsScore: (match: Match) => boolean,
): readonly ScoredGame[] {
  const needed: ScoredGame[] = [];
  for (const [roundIndex, { stage, matches }] of rounds.entries()) {
    if (stage !== 'swiss') continue;
    for (const [matchIndex, match] of matches.entries()) {
      if (!needsScore(match)) continue;
      const { players, score } = match;
      needed.push({ players, score, pointer: `/rounds/${roundIndex}/matches/${matchIndex}` });
    }
  }
  return needed;
}

/**
 * Scores that are needed and not there; where nobody wrote down scores, one note says so for all. `use` says what the
 * differential is good for, with its source.
 */
export function validateMissingScores(report: TournamentReport, needed: readonly ScoredGame[], use: Text): Finding[] {
  const missing = needed.filter(({ score }) => score === null);
  const advice = say`Add the score if it is known; ${use}.`;
  if (missing.length > 1 && missing.length === needed.length) {
    const message = say`None of the ${needed.length} games that need a score has one: their differential is 0.`;
    return [finding('score-missing', '/rounds', message, advice)];
  }
  return missing.map(({ players, pointer }) => {
    const names = joined(
      players.map((player) => handleOf(report, player)),
      ' against ',
    );
    return finding('score-missing', pointer, say`The score of ${names} is missing: its differential is 0.`, advice);
  });
}
