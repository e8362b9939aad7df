import fc from 'fast-check';
import { RESULTS } from '@quadrant/rules/tournament';
import {
  anyReport,
  anyRound,
  itBalancesDifferentials,
  itPlacesEverybody,
  itScoresMatches,
} from '../../../../../test/builders/standings-properties.js';
import { DECIPHER_GAMES } from './formats.js';
import { DECIPHER_RESULTS, gameResultOf, victoryPointsOf } from './results.js';
import { decipher1999 } from './rule-system.js';

const score = fc.integer({ min: -20, max: 130 });
const ending = fc.constantFrom('normal', 'time', 'decked', 'quit', 'forfeit');
const whole = fc
  .tuple(score, score, fc.constantFrom('WIN', 'LOSS', 'MODIFIED_WIN', 'MODIFIED_LOSS', 'TRUE_TIE'), ending)
  .map(([own, others, result, ended]) => ` ${own}-${others} ${result} ${ended} excluded=10-0`);
const game = fc
  .tuple(score, score, fc.constantFrom('W', 'L', 'D'), fc.constantFrom('dark', 'light'), ending)
  .map(([own, others, won, side, ended]) => `${won} ${side} ${own}-${others} ${ended}`);
const match = fc
  .oneof(
    whole,
    fc.array(game, { minLength: 1, maxLength: 2 }).map((games) => `: ${games.join(', ')}`),
  )
  .map((told) => (first: string, second: string) => `${first} ${second}${told}`);
const reports = fc
  .constantFrom(...DECIPHER_GAMES)
  .chain((title) =>
    anyReport(anyRound(match, fc.constantFrom('BYE', '')), { game: title, ruleSystem: 'decipher-1999' }),
  );

describe('standings', () => {
  itPlacesEverybody(decipher1999, reports);
  // A bye stands for both games of a two-game round.
  itScoresMatches(decipher1999, reports, { BYE: [2, 4] });
  itBalancesDifferentials(decipher1999, reports);
});

describe('results', () => {
  it('of other rule systems are not answered for', () => {
    for (const result of RESULTS) {
      if (DECIPHER_RESULTS.some((known) => known === result)) continue;
      expect(() => victoryPointsOf(result)).toThrow(RangeError);
      expect(() => gameResultOf(result)).toThrow(RangeError);
    }
  });
});
