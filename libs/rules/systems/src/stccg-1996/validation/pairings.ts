import { say } from '@quadrant/rules/message';
import type { EntryIndex, Finding, TournamentReport } from '@quadrant/rules/tournament';
import { keepSwissRounds, listSwissRounds, listMeetings, validateRanks } from '@quadrant/rules/pairing';
import { computeTally } from '../tally.js';

const NOBODY: ReadonlySet<EntryIndex> = new Set();

// @row 212, 214
/**
 * Swiss rounds against strict rank (002, section 4, 6 and 7). Simple-Swiss draws its pairs. Whether two may meet again is not said: who
 * met the next player before may meet them again, or the next lower one.
 *
 * @param lacksScores whether a differential is not known: then players of equal points may stand in any order
 */
export function validatePairings(report: TournamentReport, lacksScores: boolean): Finding[] {
  if (report.tournament.pairing === 'simple-swiss') return [];
  return listSwissRounds(report)
    .slice(1)
    .flatMap(({ round, matches, index }, before) => {
      const soFar = keepSwissRounds(report, before + 1);
      const { points, differential } = computeTally(soFar);
      const met = listMeetings(soFar);
      const again = new Set(
        matches.flatMap(({ players: [one, other] }) => (met[one]!.has(other!) ? [one, other!] : [])),
      );
      return validateRanks(report, {
        name: say`Round ${round}`,
        pairs: matches.flatMap(({ players: [first, second] }, match) =>
          second === undefined
            ? []
            : [{ players: [first, second], pointer: `/rounds/${index}/matches/${match}/players` }],
        ),
        hasTwoPiles: false,
        ranking: lacksScores ? [points] : [points, differential],
        barred: (entry) => (again.has(entry) ? NOBODY : met[entry]!),
        source: 'Star Trek CCG Tournament Rules 1996, section 4',
      });
    });
}
