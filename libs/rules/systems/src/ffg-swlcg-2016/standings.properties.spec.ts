import fc from 'fast-check';
import type { Match } from '@quadrant/rules/tournament';
import {
  anyReport,
  anyRound,
  itPlacesEverybody,
  itScoresMatches,
} from '../../../../../test/builders/standings-properties.js';
import { ffgSwlcg2016 } from './rule-system.js';

const match = fc
  .array(fc.constantFrom('W dark', 'W light', 'L dark', 'L light', 'D dark time', 'D light'), {
    minLength: 1,
    maxLength: 2,
  })
  .map((games) => (first: string, second: string) => `${first} ${second}: ${games.join(', ')}`);
const reports = anyReport(anyRound(match, fc.constantFrom('BYE', '')));

/** Returns the match as the other player has it. */
const toldByOther = (match: Match): Match => {
  const [first, second] = match.players;
  if (second === undefined) return match;
  const games = match.games.map(({ winner, ...game }) => ({
    ...game,
    winner: winner === null ? null : winner === 0 ? (1 as const) : (0 as const),
  }));
  return { ...match, players: [second, first], games };
};

describe('standings', () => {
  itPlacesEverybody(ffgSwlcg2016, reports, toldByOther);
  itScoresMatches(ffgSwlcg2016, reports, { BYE: [6] });

  it('hold strengths of schedule between 0 and the 6 points of a round', () => {
    fc.assert(
      fc.property(reports, (from) => {
        for (const row of ffgSwlcg2016.computeStandings(from, 'key')) {
          for (const strength of [row.strengthOfSchedule, row.extendedStrengthOfSchedule]) {
            expect(strength).toBeGreaterThanOrEqual(0);
            expect(strength).toBeLessThanOrEqual(6);
          }
        }
      }),
    );
  });
});
