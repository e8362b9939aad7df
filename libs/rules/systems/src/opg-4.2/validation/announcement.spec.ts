import type { TournamentHeader, Kind } from '@quadrant/rules/tournament';
import { inShort } from '../../../../../../test/builders/findings.js';
import { report, type ReportChanges } from '../../../../../../test/builders/report.js';
import { round } from '../../../../../../test/builders/round-text.js';
import { opg42 } from '../rule-system.js';

const rounds = [
  round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
  round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
  round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
];
const said = (tournament: Partial<TournamentHeader>, changes: ReportChanges = {}): string[] =>
  inShort(
    opg42.validate(report(...rounds, changes, { tournament: { registeredAt: '2014-01-01T00:00:00Z', ...tournament } })),
  );

const OUTSIDE = 'warning outside-season-window /tournament/startsAt';
const APPROVAL = 'note season-needs-approval /tournament/startsAt';

describe('000, section 11: the season of a championship', () => {
  const on = (kind: Kind, date: string): string[] => said({ kind, startsAt: `${date}T23:30:00-05:00` });

  // @row 99, 102, 104, 107, 109
  it.each([
    ['regional', '2015-02-28', [OUTSIDE]],
    ['regional', '2015-03-01', []],
    // Already July in Greenwich, but not where it takes place.
    ['regional', '2015-06-30', []],
    ['regional', '2015-07-01', [OUTSIDE]],
    ['continental', '2015-05-31', [OUTSIDE]],
    ['continental', '2015-08-31', []],
    ['worlds', '2015-07-31', [OUTSIDE]],
    ['worlds', '2015-10-31', []],
    ['national', '2015-01-01', []],
    ['national', '2015-06-01', [APPROVAL]],
    ['national', '2015-10-31', [APPROVAL]],
    ['national', '2015-11-01', []],
    ['masters', '2015-12-31', []],
    ['masters', '2015-07-01', []],
    ['release', '2015-12-31', []],
    ['chairmans-challenge', '2015-01-01', []],
    ['local', '2015-01-01', []],
  ] as const)('%s on %s: %j', (kind, date, expected) => {
    expect(on(kind, date)).toEqual(expected);
  });

  it('is told with its months', () => {
    const from = report(...rounds, { tournament: { kind: 'regional', level: 2 } });
    const [finding] = opg42.validate(from);
    expect(finding?.message).toBe('2014-11-08 lies outside the season of a regional tournament, March to June.');
  });
});

describe('000, 4.2.2: a limited card pool', () => {
  const limited = { cardPool: 'limited', level: 3, kind: 'masters' } as const;
  const NEEDED = ['note limited-pool-needs-approval /tournament/cardPool'];

  // @row 19
  it('needs approval in a constructed championship', () => {
    expect(said(limited)).toEqual(NEEDED);
    expect(said({ ...limited, format: 'sealed' })).toEqual([]);
    expect(said({ ...limited, cardPool: 'complete' })).toEqual([]);
    expect(said({ ...limited, level: 1, kind: 'local' })).toEqual([]);
  });
});

describe('000, 7.1: a director who plays', () => {
  const WITHOUT = 'warning director-plays-without-deputies /tournament/director';
  const deputies = { secondaryDirector: 'eve', tertiaryDirector: 'fay' };

  // @row 38
  it('names a secondary and a tertiary director', () => {
    expect(said({ director: 'Ánn' })).toEqual([WITHOUT]);
    expect(said({ director: 'ann', secondaryDirector: 'eve' })).toEqual([WITHOUT]);
    expect(said({ director: 'ann', ...deputies })).toEqual([]);
    expect(said({ director: 'eve' })).toEqual([]);
    expect(said({ director: null })).toEqual([]);
  });

  // @row 39
  it('should not do so among more than 16, nor where it makes a bye', () => {
    const field = (players: number) => {
      const pairs = Array.from({ length: players / 2 }, (_, index) => `a${index} 100-0 b${index} FW`);
      const tournament = { director: 'a0', ...deputies };
      return opg42
        .validate(report(round(...pairs, ...(players % 2 === 1 ? ['z BYE'] : [])), { tournament }))
        .filter(({ code }) => code.startsWith('director'))
        .map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
    };
    const told = (why: string) => [`note director-should-not-play: a0 directs and plays although ${why}.`];
    expect(field(16)).toEqual([]);
    expect(field(15)).toEqual(told('the first round has a bye'));
    expect(field(18)).toEqual(told('there are 18 players'));
    const late = report(round('a0 BYE', 'b0 MG', 'a1 100-0 b1 FW'), { tournament: { director: 'a0', ...deputies } });
    expect(opg42.validate(late).filter(({ code }) => code === 'director-should-not-play')).toEqual([]);
    expect(field(17)).toEqual(told('there are 17 players and the first round has a bye'));
  });

  // @row 138
  it('does not give out the cards in person, online (000, 13.2)', () => {
    const known = ['warning director-plays-with-known-cards /tournament/director'];
    const playing = { director: 'ann', ...deputies } as const;
    expect(said({ ...playing, online: true, format: 'sealed' })).toEqual(known);
    expect(said({ ...playing, online: true, format: 'draft' })).toEqual(known);
    expect(said({ ...playing, online: true })).toEqual([]);
    expect(said({ ...playing, format: 'sealed' })).toEqual([]);
  });
});
