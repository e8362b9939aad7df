import { inShort } from '../../../../../test/builders/findings.js';
import { elimination, round, type RoundText } from '../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../test/builders/report.js';
import { opg42 } from './rule-system.js';

/** Their order is e1, e3, e2, e4. */
const swiss = [
  round('e1 100-0 e4 FW', 'e3 90-0 e2 FW'),
  round('e1 100-0 e3 FW', 'e2 80-0 e4 FW'),
  round('e1 100-0 e2 FW', 'e3 90-0 e4 FW'),
];

const seeds = (...handles: string[]): ReportChanges => ({
  players: Object.fromEntries(handles.map((handle, index) => [handle, { seed: index + 1 }])),
});

const order = (...parts: (RoundText | ReportChanges)[]): string => {
  const from = report(...parts);
  return opg42
    .computeStandings(from, 'key')
    .map(({ entry }) => from.entries[entry]?.handle)
    .join(' ');
};

/** `code pointer` of what is said about ties. */
const said = (...parts: (RoundText | ReportChanges)[]): string[] =>
  inShort(opg42.validate(report(...parts)).filter(({ code }) => code.startsWith('tie-')));

const SEMIFINAL_1 = '/rounds/3/matches/0/result';
const SEMIFINAL_2 = '/rounds/3/matches/1/result';

describe('a tied match of the elimination stage', () => {
  it('the Swiss order of these tests', () => {
    expect(order(...swiss)).toBe('e1 e3 e2 e4');
  });

  const semifinals = elimination('e1 e4 FW', 'e2 e3 TT');

  it('is won by who meets somebody unbeaten next, while the other meets somebody beaten', () => {
    const stage = [...swiss, semifinals, elimination('e1 e2 FL', 'e4 e3 FW')];
    expect(order(...stage)).toBe('e2 e1 e4 e3');
    expect(said(...stage)).toEqual([]);
  });

  it('is won by who is alone in going on', () => {
    for (const others of [[], ['e3 MG', 'e4 MG']]) {
      const stage = [...swiss, semifinals, elimination('e1 e2 FL', ...others)];
      expect(order(...stage)).toBe('e2 e1 e3 e4');
      expect(said(...stage)).toEqual([]);
    }
  });

  it('is won against the seeds where the rounds show it, with a warning', () => {
    const stage = [...swiss, semifinals, elimination('e1 e2 FL', 'e4 e3 FW')];
    expect(order(...stage, seeds('e1', 'e3', 'e2', 'e4'))).toBe('e2 e1 e4 e3');
    expect(said(...stage, seeds('e1', 'e3', 'e2', 'e4'))).toEqual([`warning tie-against-seeds ${SEMIFINAL_2}`]);
    expect(said(...stage, seeds('e1', 'e2', 'e3', 'e4'))).toEqual([]);
  });

  it('shows who won another one: two ties, and one more match that hangs on them', () => {
    const stage = [...swiss, elimination('e1 e4 TT', 'e2 e3 TT'), elimination('e2 e1 FW', 'e3 e4 FL')];
    // Which of the two matches is the final the rounds do not say: the seeds of one tie do, and then the other follows.
    expect(order(...stage, seeds('e1', 'e2', 'e3', 'e4'))).toBe('e2 e1 e4 e3');
    expect(said(...stage, seeds('e1', 'e2', 'e3', 'e4'))).toEqual([]);
    const halfSeeded = { players: { e1: { seed: 4 }, e4: { seed: 1 } } };
    expect(order(...stage, halfSeeded)).toBe('e4 e3 e2 e1');
    expect(said(...stage, halfSeeded)).toEqual([]);
  });

  it('goes by the Swiss order where nothing else tells, with a warning', () => {
    const final = [...swiss, elimination('e3 e1 TT')];
    expect(order(...final)).toBe('e1 e3 e2 e4');
    expect(said(...final)).toEqual([`warning tie-without-seeds ${SEMIFINAL_1}`]);
    expect(said(...final, { players: { e3: { seed: 1 } } })).toEqual([`warning tie-without-seeds ${SEMIFINAL_1}`]);
    expect(order(...final, seeds('e3', 'e1'))).toBe('e3 e1 e2 e4');
    expect(said(...final, seeds('e3', 'e1'))).toEqual([]);
    const [finding] = opg42.validate(report(...final)).filter(({ code }) => code === 'tie-without-seeds');
    expect(finding?.message).toBe(
      'e3 and e1 tied; the report does not say who won, so the Swiss order decided for e1.',
    );
  });

  it('is not decided by a bracket that lets the loser meet somebody unbeaten', () => {
    // Modified McIntyre: who loses the match of the best two meets the winner of the other one, for a place in the
    // final.
    const stage = [...swiss, elimination('e1 e3 TT', 'e2 e4 FW'), elimination('e3 e2 FW'), elimination('e1 e3 FW')];
    expect(order(...stage)).toBe('e1 e3 e2 e4');
    expect(said(...stage)).toEqual([`warning tie-without-seeds ${SEMIFINAL_1}`]);
    expect(said(...stage, seeds('e1', 'e3'))).toEqual([]);
  });

  it('is won by who has the bye, where the other meets somebody beaten', () => {
    const stage = [
      ...swiss,
      elimination('e3 e1 TT', 'e2 e4 FW'),
      elimination('e3 BYE', 'e1 e4 FW'),
      elimination('e3 e2 FW'),
    ];
    expect(order(...stage)).toBe('e3 e2 e1 e4');
    expect(said(...stage)).toEqual([]);
  });
});
