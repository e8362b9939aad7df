import { joined, say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { handleOf } from '../participants.js';
import type { TournamentReport } from '../report.js';

/** Players are tied when they share both; the index is the entry. */
interface Scores {
  readonly points: ArrayLike<number>;
  readonly differential: ArrayLike<number>;
}

// @row 213
/** Checks that players of a tiebreaker game have the same points and the same differential; `source` names the section. */
export function validateTiebreakerGame(
  report: TournamentReport,
  { points, differential }: Scores,
  source: string,
): Finding[] {
  const { finalConfrontation } = report;
  if (finalConfrontation === null) return [];
  const [first, second] = finalConfrontation.players;
  if (points[first] === points[second] && differential[first] === differential[second]) return [];
  const names = joined(
    [first, second].map((player) => handleOf(report, player)),
    ' and ',
  );
  const message = say`${names} are not tied, so the game between them changes nothing.`;
  const advice = say`Leave it out, or check results and scores; it decides between players who are tied (${source}).`;
  return [finding('final-confrontation-without-tie', '/finalConfrontation', message, advice)];
}
