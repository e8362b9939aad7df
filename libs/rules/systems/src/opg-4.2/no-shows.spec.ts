import { inShort } from '../../../../../test/builders/findings.js';
import { elimination, pods, round, type RoundText } from '../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../test/builders/report.js';
import { opg42 } from './rule-system.js';

type Parts = (RoundText | ReportChanges)[];

/** Writes `handle decidedBy`, best first. */
const orderOf = (...parts: Parts): string[] => {
  const from = report(...parts);
  return opg42
    .computeStandings(from, 'key')
    .map(({ entry, decidedBy }) => `${from.entries[entry]?.handle ?? ''} ${decidedBy}`);
};

const refusals = (...parts: Parts): string[] =>
  inShort(opg42.validate(report(...parts))).filter((line) => line.startsWith('error'));

describe('B.6: a player with Missed Games only', () => {
  const rounds = [
    round('ann 100-0 bob FW', 'cy BYE', 'dee MG'),
    round('ann 100-0 cy FW', 'bob BYE', 'dee MG'),
    round('bob 100-0 cy FW', 'ann BYE', 'dee MG'),
  ];

  it('is placed after everybody who played, by points as long as those say so', () => {
    expect(orderOf(...rounds).at(-1)).toBe('dee points');
  });

  it('is placed after those who lost, among the players out in one round', () => {
    const seeds = Object.fromEntries(['dee', 'ann', 'cy', 'bob'].map((handle, index) => [handle, { seed: index + 1 }]));
    const bracket = [elimination('ann 100-0 bob FW', 'cy BYE', 'dee MG'), elimination('ann 100-0 cy FW')];
    expect(orderOf(...bracket, { players: seeds }).map((line) => line.split(' ')[0])).toEqual([
      'ann',
      'cy',
      'bob',
      'dee',
    ]);
  });

  it('is placed last in Tribbles Finals too, whatever their seed', () => {
    const tables = pods('ann 9 out, bob 5, cy 0, dee 3', 'eve 9 out, fay 4, gus 2, hal 1');
    const players = Object.fromEntries(
      ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus', 'hal', 'zoe'].map((handle, index) => [
        handle,
        { seed: index < 4 || handle === 'zoe' ? 1 : 2 },
      ]),
    );
    const tournament = { game: 'tribbles', pairing: 'tribbles-finals' } as const;
    expect(orderOf(tables, { tournament, players }).slice(-2)).toEqual(['hal points', 'zoe no-show']);
  });

  it('is placed last even where a stored report has another place for them', () => {
    expect(orderOf(...rounds, { places: [{ handle: 'dee', place: 1 }] })).toEqual([
      'ann points',
      'bob points',
      'cy points',
      'dee no-show',
    ]);
  });

  it('does not play the final confrontation', () => {
    const finalConfrontation = { players: ['ann', 'dee'], winner: 'ann' } as const;
    expect(refusals(...rounds, { finalConfrontation })).toEqual(['error no-show-placed /finalConfrontation/players/1']);
  });

  it.each([
    ['themselves', { handle: 'dee', place: 3 }],
    ['behind them somebody who played', { handle: 'cy', place: 4 }],
  ])('is refused a place before others by naming %s', (_, place) => {
    expect(refusals(...rounds, { places: [place] })).toEqual(['error no-show-placed /places/0/place']);
  });

  it('is refused a row of the standings before somebody who played, with place and way out', () => {
    const from = report(...rounds, { standings: ['ann', 'bob', 'dee', 'cy'] });
    const found = opg42.validate(from).find(({ code }) => code === 'no-show-placed');
    expect(found).toMatchObject({
      severity: 'error',
      pointer: '/standings/2',
      message: 'dee stands before cy, but has Missed Games only; everybody who played is placed before them.',
      advice: 'Move no-shows to the end of the standings, or add the results that are missing.',
    });
    expect(refusals(...rounds, { standings: ['ann', 'bob', 'cy', 'dee'] })).toEqual([]);
    expect(refusals(...rounds, { standings: ['ann', 'bob', 'cy'] })).toEqual([]);
  });

  it('may stand anywhere where nobody played at all', () => {
    expect(refusals(round('ann MG', 'bob MG'), { standings: ['bob', 'ann'] })).toEqual([]);
  });
});
