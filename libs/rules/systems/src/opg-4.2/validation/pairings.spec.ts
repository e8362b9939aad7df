import {
  elimination,
  report,
  round,
  type ReportChanges,
  type RoundText,
} from '../../../../../../test/builders/report.js';
import { validate } from '../validate.js';

const told = (code: string, ...parts: (RoundText | ReportChanges)[]) =>
  validate(report(...parts)).filter((each) => each.code === code);
const seeded = (...handles: string[]): ReportChanges => ({
  players: Object.fromEntries(handles.map((handle, index) => [handle, { seed: index + 1 }])),
});
const single = { tournament: { pairing: 'single-elimination' } } as const;
const FOUR = seeded('ann', 'bob', 'cy', 'dee');

describe('an elimination stage', () => {
  const stray = (...parts: (RoundText | ReportChanges)[]) => told('match-not-of-bracket', ...parts);

  // @row 97
  it('of a standard bracket has nothing to be said about, a match for third place among it', () => {
    const rounds = [
      elimination('ann 100-0 dee FW', 'bob 100-0 cy FW'),
      elimination('ann 100-0 bob FW', 'cy 100-0 dee FW'),
    ];
    expect(stray(single, FOUR, ...rounds)).toEqual([]);
  });

  // @row 97
  it('names the match that the bracket has instead', () => {
    const rounds = [elimination('ann 100-0 bob FW', 'cy 100-0 dee FW'), elimination('ann 100-0 cy FW')];
    expect(stray(single, FOUR, ...rounds)).toMatchObject([
      {
        pointer: '/rounds/0/matches/0/players',
        message:
          'ann and bob meet in round 1, but Standard bracket of 4 has no such match: it has ann against dee (match 1) and bob against cy (match 2).',
      },
      { pointer: '/rounds/0/matches/1/players' },
    ]);
  });

  it('finds somebody who plays on after a defeat', () => {
    const rounds = [elimination('ann 100-0 dee FW', 'bob 100-0 cy FW'), elimination('bob 100-0 dee FW')];
    expect(stray(single, FOUR, ...rounds)).toMatchObject([
      { pointer: '/rounds/1/matches/0/players', message: expect.stringContaining('it has ann against bob (match 3).') },
    ]);
  });

  // @row 95
  it('lets the higher seed go on after a tie, and byes go to the highest seeds', () => {
    const tied = [elimination('ann 50-50 dee TT', 'bob 100-0 cy FW'), elimination('ann 100-0 bob FW')];
    expect(stray(single, FOUR, ...tied)).toEqual([]);
    const three = [elimination('ann BYE', 'bob 100-0 cy FW'), elimination('ann 100-0 bob FW')];
    expect(stray(single, seeded('ann', 'bob', 'cy'), ...three)).toEqual([]);
  });

  // @row 92
  it('is compared with the bracket that the organizers announced', () => {
    const bracket = { title: 'Ladder', rounds: ['1: 3-4', '2: 2-W1', '3: 1-W2'] };
    const ladder = { tournament: { pairing: 'single-elimination', bracket } } as const;
    const first = elimination('cy 100-0 dee FW');
    expect(stray(ladder, FOUR, first, elimination('bob 100-0 cy FW'), elimination('ann 100-0 bob FW'))).toEqual([]);
    const wrong = stray(ladder, FOUR, first, elimination('ann 100-0 cy FW'), elimination('ann 100-0 bob FW'));
    expect(wrong).toMatchObject([
      { pointer: '/rounds/1/matches/0/players', message: expect.stringContaining('Ladder') },
    ]);
    const three = { ...bracket, rounds: ['1: 2-3', '2: 1-W1'] };
    const small = { tournament: { pairing: 'single-elimination', bracket: three } } as const;
    expect(stray(small, FOUR, elimination('ann 100-0 dee FW', 'bob 100-0 cy FW'))).toMatchObject([
      { pointer: '/tournament/bracket', message: 'Ladder is a bracket of 3 players, but 4 played in it.' },
    ]);
  });

  it('with play-in is compared with its own bracket', () => {
    const playIn = { tournament: { pairing: 'single-elimination-play-in' } } as const;
    const five = seeded('ann', 'bob', 'cy', 'dee', 'eve');
    const rounds = [
      elimination('dee 100-0 eve FW', 'ann BYE', 'bob BYE', 'cy BYE'),
      elimination('ann 100-0 dee FW', 'bob 100-0 cy FW'),
      elimination('ann 100-0 bob FW'),
    ];
    expect(stray(playIn, five, ...rounds)).toEqual([]);
    const other = [elimination('cy 100-0 eve FW', 'ann BYE', 'bob BYE', 'dee BYE')];
    expect(stray(playIn, five, ...other)).toHaveLength(1);
  });

  // @row 98
  it('says that a Modified McIntyre bracket is a reconstruction', () => {
    const eight = seeded('s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8');
    const first = ['s1 100-0 s8 FW', 's2 100-0 s3 FW', 's5 100-0 s4 FW', 's6 100-0 s7 FW'];
    const [one] = stray({ tournament: { pairing: 'modified-mcintyre' } }, eight, elimination(...first));
    expect(one?.advice).toContain('This bracket is a reconstruction');
  });

  describe('after Swiss rounds, whose bracket the report does not name,', () => {
    const swiss = [
      round('ann 100-0 dee FW', 'bob 100-10 eve FW', 'cy 100-20 fay FW'),
      round('ann 100-0 bob FW', 'cy 100-0 dee FW', 'eve 100-0 fay FW'),
      round('ann 100-0 cy FW', 'bob 100-0 dee FW', 'eve 100-90 fay FW'),
    ];
    const [one, two, three, four] = ['ann', 'bob', 'cy', 'eve'];

    // @row 97, 98
    it('may be any bracket of the rules', () => {
      const cut = [elimination(`${one} 100-0 ${four} FW`, `${two} 100-0 ${three} FW`), elimination('ann 100-0 bob FW')];
      expect(stray(...swiss, ...cut)).toEqual([]);
      const five = seeded('ann', 'bob', 'cy', 'dee', 'eve');
      const playIn = [
        elimination('dee 100-0 eve FW', 'ann BYE', 'bob BYE', 'cy BYE'),
        elimination('ann 100-0 dee FW', 'bob 100-0 cy FW'),
      ];
      expect(stray(five, ...playIn)).toEqual([]);
      const eight = seeded('s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8');
      const modified = ['s1 100-0 s4 FW', 's2 100-0 s3 FW', 's5 100-0 s8 FW', 's6 100-0 s7 FW'];
      const standard = ['s1 100-0 s8 FW', 's2 100-0 s7 FW', 's3 100-0 s6 FW', 's4 100-0 s5 FW'];
      expect(stray(eight, elimination(...modified))).toEqual([]);
      expect(stray(eight, elimination(...standard))).toEqual([]);
    });

    it('is told of where none fits, with the nearest one and the others that were compared', () => {
      const cut = [elimination(`${one} 100-0 ${two} FW`, `${three} 100-0 ${four} FW`)];
      expect(stray(...swiss, ...cut)).toMatchObject([
        {
          message: expect.stringContaining('but Standard bracket of 4 has no such match: it has ann against eve'),
          advice: expect.stringContaining('Compared too: Single elimination of 4 with play-in.'),
        },
        {},
      ]);
    });
  });

  it('without seeds and without a Swiss stage is not compared, and says so', () => {
    const rounds = [elimination('ann 100-0 dee FW', 'bob 100-0 cy FW')];
    expect(told('bracket-without-seeds', single, ...rounds)).toMatchObject([{ severity: 'note', pointer: '/players' }]);
  });
});

describe('a Swiss round', () => {
  const first = round('ann 100-0 bob FW', 'cy 100-0 dee FW', 'eve 100-0 fay FW', 'gus 100-0 hal FW');
  const second = (...lines: string[]) => told('pair-downs-avoidable', first, round(...lines));

  // @row 71, 74
  it('with more pairs of unequal victory points than needed gets a note with both numbers', () => {
    expect(second('ann 100-0 dee FW', 'cy 100-0 bob FW', 'eve 100-0 gus FW', 'fay 100-0 hal FW')).toMatchObject([
      {
        severity: 'note',
        pointer: '/rounds/1/matches',
        message: 'Round 2 has 2 pairs of unequal victory points; 0 would have been enough.',
      },
    ]);
    expect(second('ann 100-0 cy FW', 'eve 100-0 gus FW', 'bob 100-0 dee FW', 'fay 100-0 hal FW')).toEqual([]);
  });

  it('may pair down who has met everybody of their total', () => {
    const three = [
      round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
      round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
      round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
    ];
    expect(told('pair-downs-avoidable', ...three)).toEqual([]);
  });

  it('of No Such Thing as Luck that repeats the pairs is not graded', () => {
    const scenario = { tournament: { scenario: 'no-such-thing-as-luck' } } as const;
    expect(told('pair-downs-avoidable', scenario, first, first)).toEqual([]);
  });
});
