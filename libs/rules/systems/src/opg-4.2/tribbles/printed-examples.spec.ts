import type { TournamentReport } from '@quadrant/rules/tournament';
import { pods } from '../../../../../../test/builders/round-text.js';
import { tribblesReport } from '../../../../../../test/builders/tribbles.js';
import { opg42 } from '../rule-system.js';

const rowsOf = (from: TournamentReport) =>
  opg42.computeStandings(from, 'key').map(({ entry, points }) => [from.entries[entry]?.handle, points]);

describe('000, appendix A, Tribbles Events with Multiple Tables, step 5', () => {
  const finals = tribblesReport(
    pods('ann 1000, bob 3000 out, cy 500, dee 0', 'eve 90000 out, fay 400, gus 4000, hal 20000'),
    {
      tournament: { pairing: 'tribbles-finals' },
      players: {
        ...Object.fromEntries(['ann', 'bob', 'cy', 'dee'].map((handle) => [handle, { seed: 1 }])),
        ...Object.fromEntries(['eve', 'fay', 'gus', 'hal'].map((handle) => [handle, { seed: 2 }])),
      },
    },
  );

  // @row 160
  it('the highest scoring player at the top table wins, even if players from other tables got a higher total', () => {
    expect(rowsOf(finals)[0]).toEqual(['bob', 3000]);
  });

  it('the lowest scoring player at the top table ranks immediately above the highest scoring one at the second', () => {
    expect(rowsOf(finals).slice(3, 5)).toEqual([
      ['dee', 0],
      ['eve', 90000],
    ]);
  });
});

describe('000, Glossary, Head Start', () => {
  // @row 146
  it.each([100_000, 200_000])('of %d is added to the first round score', (headStart) => {
    const from = tribblesReport(pods('ann 0, bob 60000 out, cy 500, dee 0'), pods('ann 20 out, bob 10, cy 0, dee 0'), {
      players: { ann: { headStart } },
    });
    expect(rowsOf(from).slice(0, 2)).toEqual([
      ['ann', headStart + 20],
      ['bob', 60_010],
    ]);
  });
});

describe('000, 7.9, concession', () => {
  // @row 85
  it('gives a score of 0, while the others of the pod play on', () => {
    const from = tribblesReport(pods('ann 0, bob 11111 out, cy 500, dee 1000'));
    expect(opg42.validate(from).filter(({ pointer }) => pointer.startsWith('/rounds/0/pods'))).toEqual([]);
    expect(rowsOf(from).at(-1)).toEqual(['ann', 0]);
  });
});
