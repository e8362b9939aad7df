import fc from 'fast-check';
import { RESULTS } from '@quadrant/rules/tournament';
import {
  anyReport,
  anyRound,
  itBalancesDifferentials,
  itPlacesEverybody,
  itScoresMatches,
} from '../../../../../test/builders/standings-properties.js';
import { mirrored, victoryPointsOf } from './results.js';
import { opg42 } from './rule-system.js';

const score = fc.integer({ min: -20, max: 130 });
const match = fc
  .tuple(
    score,
    score,
    fc.constantFrom('FW', 'FL', 'MW', 'ML', 'TT'),
    fc.constantFrom('normal', 'time', 'concession', 'effect', 'decked'),
  )
  .map(
    ([own, others, result, ending]) =>
      (first: string, second: string) =>
        `${first} ${own}-${others} ${second} ${result} ${ending}`,
  );
const reports = anyReport(anyRound(match, fc.constantFrom('BYE', 'EARNED_BYE', 'MG', '')));

describe('standings', () => {
  itPlacesEverybody(opg42, reports);
  itScoresMatches(opg42, reports, { BYE: [4], EARNED_BYE: [4], MG: [0] });
  itBalancesDifferentials(opg42, reports);
});

describe('a result of another rule system', () => {
  it('has no victory points and no opponent', () => {
    const foreign = RESULTS.filter((result) => !opg42.results.includes(result));
    expect(foreign).toEqual(['WIN', 'LOSS', 'MODIFIED_WIN', 'MODIFIED_LOSS', 'TRUE_TIE']);
    for (const result of foreign) {
      expect(() => victoryPointsOf(result)).toThrow(RangeError);
      expect(() => mirrored(result)).toThrow(RangeError);
    }
  });
});
