import { seedBefore } from '@quadrant/rules/tournament';
import { elimination, pods, round, type RoundText } from '../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../test/builders/report.js';
import { opg42 } from './rule-system.js';

type Parts = (RoundText | ReportChanges)[];

const tossesIn = (...parts: Parts) =>
  opg42.validate(report(...parts)).filter(({ code }) => code === 'toss-not-recorded');

/** Two pairs who beat the same players by the same scores, so that ann ties with bob and cy with dee. */
const TIED = [round('ann 100-0 cy FW', 'bob 100-0 dee FW'), round('ann 100-0 dee FW', 'bob 100-0 cy FW')];

describe('B.3: a tie left to step 5 of 7.7', () => {
  it('is told with the names, the places and the way out', () => {
    expect(tossesIn(...TIED)).toEqual([
      {
        severity: 'note',
        code: 'toss-not-recorded',
        pointer: '',
        message:
          'ann and bob are tied for places 1 to 2, and no toss is recorded (tied: decided by lot when the report is stored).',
        advice: 'Name everybody in standings, the tied players in the order in which the toss placed them.',
      },
      expect.objectContaining({ message: expect.stringMatching(/^cy and dee are tied for places 3 to 4, /) }),
    ]);
  });

  it('is not told where the standings record the toss', () => {
    expect(tossesIn(...TIED, { standings: ['bob', 'ann', 'cy', 'dee'] })).toEqual([]);
    const [left] = tossesIn(...TIED, { standings: ['bob', 'ann'] });
    expect(left).toMatchObject({ pointer: '/standings', message: expect.stringMatching(/^cy and dee /) });
  });

  it('is not told of players whom the elimination stage parts', () => {
    expect(tossesIn(...TIED, elimination('ann 100-0 bob FW'))).toHaveLength(1);
  });

  it('is not told of no-shows, whom nobody tosses for', () => {
    const absent = { players: { yan: {}, zoe: {} } };
    expect(tossesIn(...TIED, absent).map(({ message }) => String(message).split(' are tied')[0])).toEqual([
      'ann and bob',
      'cy and dee',
    ]);
  });

  it('names at most twelve players', () => {
    const handles = Array.from({ length: 14 }, (_, index) => `p${index + 10}`);
    const games = handles.flatMap((handle, index) =>
      index % 2 === 0 ? [`${handle} 20-20 ${handles[index + 1]} TT`] : [],
    );
    const [toss] = tossesIn(round(...games));
    expect(toss?.message).toContain('p20, p21 and 2 others are tied for places 1 to 14');
  });

  it('is the cut for the highest Tribble in Tribbles', () => {
    const tribbles = { game: 'tribbles', pairing: 'tribbles' } as const;
    const [cut] = tossesIn(pods('ann 9 out, bob 5, cy 5, dee 3'), { tournament: tribbles });
    expect(cut?.message).toMatch(/^bob and cy are tied for places 2 to 3, /);
  });

  it('falls by the seed alone, the same way each time', () => {
    const order = (seed: string) =>
      opg42
        .computeStandings(report(...TIED), seed)
        .map(({ entry }) => entry)
        .join('');
    const seeds = ['00'.repeat(32)];
    while (seeds.length < 40) seeds.push(seedBefore(seeds.at(-1)!));
    expect(seeds.map(order)).toEqual(seeds.map(order));
    expect(new Set(seeds.map(order))).toEqual(new Set(['0213', '2013', '0231', '2031']));
  });
});
