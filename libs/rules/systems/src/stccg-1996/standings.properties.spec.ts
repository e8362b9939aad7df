import fc from 'fast-check';
import {
  anyReport,
  anyRound,
  itBalancesDifferentials,
  itPlacesEverybody,
  itScoresMatches,
} from '../../../../../test/builders/standings-properties.js';
import { stccg1996 } from './rule-system.js';

const score = fc.integer({ min: -50, max: 150 });
const match = fc
  .tuple(score, score, fc.constantFrom('WIN', 'LOSS', 'MODIFIED_WIN', 'MODIFIED_LOSS', 'TRUE_TIE'), fc.boolean())
  .map(
    ([own, others, result, isScored]) =>
      (first: string, second: string) =>
        `${first} ${isScored ? `${own}-${others}` : ''} ${second} ${result}`,
  );
const reports = anyReport(anyRound(match, fc.constantFrom('BYE', '')));

describe('standings', () => {
  itPlacesEverybody(stccg1996, reports);
  itScoresMatches(stccg1996, reports, { BYE: [2] });
  itBalancesDifferentials(stccg1996, reports);

  it('never rise in differential among equals in points', () => {
    fc.assert(
      fc.property(reports, (from) => {
        const rows = stccg1996.computeStandings(from, 'key');
        const sorted = [...rows].sort(
          (a, b) => b.points! - a.points! || (b.differential ?? 0) - (a.differential ?? 0) || a.place - b.place,
        );
        expect(rows).toEqual(sorted);
      }),
    );
  });
});
