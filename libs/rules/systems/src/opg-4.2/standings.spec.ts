import type { TournamentReport } from '@quadrant/rules/tournament';
import { elimination, round } from '../../../../../test/builders/round-text.js';
import { report } from '../../../../../test/builders/report.js';
import { opg42 } from './rule-system.js';

/** Writes `handle decidedBy`, best first. */
const order = (from: TournamentReport, key = 'key'): string[] =>
  opg42.computeStandings(from, key).map(({ entry, decidedBy }) => `${from.entries[entry]?.handle ?? '?'} ${decidedBy}`);

const handles = (from: TournamentReport, key = 'key'): string[] =>
  order(from, key).map((line) => line.split(' ')[0] ?? '');

describe('a whole tournament', () => {
  // @row 76
  it('comes out as the table that can be added up by hand', () => {
    const from = report(
      round('ann 100-35 bob FW', 'cy 80-60 dee MW', 'eve 100-0 fay FW'),
      round('ann 100-20 eve FW', 'cy 30-30 bob TT', 'dee 100-50 fay FW'),
      round('ann 40-100 cy FL', 'eve 100-90 dee FW', 'bob 65-45 fay MW'),
      round('ann 70-100 dee FL', 'cy 100-70 fay FW', 'bob eve FL concession'),
    );
    const table = opg42
      .computeStandings(from, 'key')
      .map((row) =>
        [
          row.place,
          from.entries[row.entry]?.handle,
          row.points,
          row.strengthOfSchedule,
          row.differential,
          row.cumulativeVictoryPoints,
          row.decidedBy,
        ].join(' '),
      );
    expect(table).toEqual([
      // place, player, victory points, strength of schedule, differential, cumulative, decided by
      '1 eve 13 27 130 31 differential',
      '2 cy 13 27 110 30 differential',
      '3 dee 10 36 50 22 points',
      '4 ann 10 36 55 31 head-to-head',
      '5 bob 7 36 -145 17 points',
      '6 fay 4 36 -200 10 points',
    ]);
  });
});

describe('000, Glossary: a Missed Game in strength of schedule', () => {
  const from = report(
    round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
    round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
    round('bob 100-0 cy FW', 'ann MG', 'dee BYE'),
  );
  const strengths = (missedGame?: string) =>
    opg42
      .computeStandings(from, 'key', missedGame === undefined ? {} : { 'opg-missed-game': missedGame })
      .map(({ entry, strengthOfSchedule }) => `${from.entries[entry]?.handle} ${strengthOfSchedule}`)
      .sort();

  // Victory points: ann 8, bob 9, cy 6, dee 6.
  it('counts 0, which is then the lowest that is left out', () => {
    expect(strengths()).toEqual(['ann 15', 'bob 14', 'cy 17', 'dee 15']);
    expect(strengths('counts-zero')).toEqual(strengths());
  });

  it('is left out where the switch says so; a bye still counts 0', () => {
    expect(strengths('left-out')).toEqual(['ann 9', 'bob 14', 'cy 17', 'dee 15']);
  });
});

describe('000, 7.7: tiebreakers', () => {
  // @row 77
  it('two tied players who met: head-to-head', () => {
    const from = report(round('ann 100-0 bob FW', 'cy 100-0 dee FW'), round('cy 100-0 ann FW', 'bob 100-0 dee FW'));
    expect(order(from)).toEqual(['cy points', 'ann points', 'bob head-to-head', 'dee points']);
  });

  // @row 78
  it('two tied players whose game was a True Tie: strength of schedule', () => {
    const from = report(
      round('ann 50-50 bob TT', 'cy 100-0 dee FW', 'eve 100-0 fay FW'),
      round('ann 10-0 cy FW', 'bob 100-0 dee FW', 'eve 50-50 fay TT'),
      round('ann 10-0 eve FW', 'bob 100-0 fay FW', 'cy 100-0 dee FW'),
    );
    // Ann has 10, 9 and 7 less the lowest, Bob has 10, 4 and 3.
    expect(order(from).slice(0, 2)).toEqual(['ann strength-of-schedule', 'bob strength-of-schedule']);
  });

  // @row 82
  it('three tied: strength of schedule, and head-to-head again for the two who are left', () => {
    const from = report(
      round('bob 10-0 ann FW', 'cy 100-0 x FW', 'y 100-0 z FW'),
      round('ann 100-0 y FW', 'bob 0-100 z FL', 'cy 100-0 x FW'),
      round('ann 100-0 z FW', 'bob 100-0 y FW', 'x 10-0 cy FW'),
    );
    // All have 9 points. 9, 6 and 6 less the lowest for Ann and Bob, three times 6 for Cy; Ann is ahead of Bob in
    // differential.
    expect(order(from).slice(0, 3)).toEqual(['bob head-to-head', 'ann head-to-head', 'cy strength-of-schedule']);
  });

  // @row 79
  it('differential comes before cumulative victory points', () => {
    const from = report(
      round('ann 100-0 x FW', 'bob 0-100 y FL', 'cy BYE'),
      round('ann 0-100 y FL', 'bob 100-90 x FW', 'cy BYE'),
    );
    expect(handles(from).indexOf('ann')).toBeLessThan(handles(from).indexOf('bob'));
    expect(order(from).find((line) => line.startsWith('bob'))).toBe('bob differential');
  });

  // @row 80
  it('cumulative victory points part those with equal differential', () => {
    const from = report(
      round('ann 100-0 x FW', 'bob 0-100 y FL', 'cy BYE'),
      round('ann 0-100 y FL', 'bob 100-0 x FW', 'cy BYE'),
    );
    expect(order(from).find((line) => line.startsWith('bob'))).toBe('bob cumulative-victory-points');
  });

  it('two who met twice count their wins over each other, which is our choice', () => {
    const twice = report(
      round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
      round('bob 100-0 ann FW', 'cy 100-0 dee FW'),
      round('ann 10-0 bob FW', 'cy 100-0 dee FW'),
      round('ann 0-100 cy FL', 'bob 100-0 dee FW'),
    );
    expect(order(twice)).toEqual(['cy points', 'ann points', 'bob head-to-head', 'dee points']);
  });
});

describe('the coin toss', () => {
  const tied = [round('ann 100-0 x FW', 'bob 100-0 y FW', 'cy 100-0 z FW')];

  // @row 81
  it("follows the director's standings where they name all tied players", () => {
    const from = report(...tied, { standings: ['bob', 'cy', 'ann', 'z', 'y', 'x'] });
    expect(order(from)).toEqual([
      'bob director-toss',
      'cy director-toss',
      'ann director-toss',
      'z points',
      'y director-toss',
      'x director-toss',
    ]);
    expect(opg42.validate(from).some(({ code }) => code === 'standings-differ')).toBe(false);
  });

  // @row 81
  it('is otherwise drawn from the tournament key, and the same for the same key', () => {
    const from = report(...tied);
    expect(
      order(from)
        .slice(0, 3)
        .every((line) => line.endsWith('coin-toss')),
    ).toBe(true);
    expect(handles(from, 'another key')).toEqual(['bob', 'ann', 'cy', 'z', 'x', 'y']);
    const winners = new Set(Array.from({ length: 40 }, (_, key) => handles(from, String(key))[0]));
    expect([...winners].sort()).toEqual(['ann', 'bob', 'cy']);
  });

  it('does not look at the order or the spelling of handles in the document', () => {
    const other = report(round('Bob 100-0 y FW', 'Cy 100-0 z FW', 'ann 100-0 x FW'));
    expect(handles(other).map((handle) => handle.toLowerCase())).toEqual(handles(report(...tied)));
  });
});

describe('an elimination stage', () => {
  const swiss = [
    round('a 100-0 h FW', 'b 100-0 g FW', 'c 100-0 f FW', 'd 100-0 e FW'),
    round('a 100-0 b FW', 'c 100-0 d FW', 'e 100-0 f FW', 'g 100-0 h FW'),
    round('a 100-0 c FW', 'b 100-0 d FW', 'e 100-0 g FW', 'f 100-0 h FW'),
  ];

  // @row 94
  it('places its entrants by the round that they reached, then in Swiss order', () => {
    expect(handles(report(...swiss)).slice(0, 4)).toEqual(['a', 'c', 'b', 'e']);
    const from = report(...swiss, elimination('a 0-100 e FL', 'c 0-100 b FL'), elimination('e 100-0 b FW'));
    expect(order(from).slice(0, 5)).toEqual([
      'e elimination',
      'b elimination',
      'a elimination',
      'c points',
      'd elimination',
    ]);
    const [winner] = opg42.computeStandings(from, 'key');
    expect(winner?.points).toBe(9);
  });

  // @row 95
  it('gives a tied match to the higher seed: the one in the report, else the Swiss order', () => {
    expect(handles(report(...swiss, elimination('e 50-50 a TT')))[0]).toBe('a');
    const seeded = { players: { e: { seed: 1 }, a: { seed: 4 } } };
    expect(handles(report(...swiss, seeded, elimination('a 50-50 e TT')))[0]).toBe('e');
  });

  // @row 159
  it('knows Missed Games of those who are out, and byes', () => {
    const from = report(...swiss, elimination('c b FW', 'a BYE'), elimination('a c FL', 'b MG', 'h MG'));
    expect(handles(from).slice(0, 3)).toEqual(['c', 'a', 'b']);
    expect(handles(from).at(-1)).toBe('h');
  });

  it('tells a final from a match for third place', () => {
    const from = report(...swiss, elimination('a e FW', 'c b FW'), elimination('b e FW', 'a c FL'));
    expect(handles(from).slice(0, 4)).toEqual(['c', 'a', 'b', 'e']);
  });

  // @row 159
  it('without a Swiss stage goes by seed among those out in the same round', () => {
    const seeds = { players: { a: { seed: 1 }, b: { seed: 2 }, c: { seed: 3 }, d: { seed: 4 } } };
    const from = report(seeds, elimination('d a FL', 'c b FL'), elimination('a b FL'));
    expect(order(from)).toEqual(['b elimination', 'a elimination', 'c elimination', 'd seed']);
  });
});

describe('the final confrontation', () => {
  // @row 158
  it('makes its winner first, whatever their score', () => {
    const rounds = [round('ann 100-0 bob FW', 'cy 100-0 dee MW'), round('ann 100-0 cy FW', 'bob 100-0 dee FW')];
    expect(handles(report(...rounds))).toEqual(['ann', 'bob', 'cy', 'dee']);
    const from = report(...rounds, { finalConfrontation: { players: ['ann', 'cy'], winner: 'cy' } });
    expect(order(from)).toEqual(['cy final-confrontation', 'ann final-confrontation', 'bob points', 'dee points']);
    expect(opg42.ratedGames(from)).toHaveLength(4);
  });
});

describe('places given by the director', () => {
  // @row 123
  it('stand, and the others fill what is left', () => {
    const from = report(round('ann 100-0 bob FW', 'cy 90-0 dee MW'), { places: [{ handle: 'dee', place: 2 }] });
    expect(order(from)).toEqual(['ann director', 'dee director', 'cy director', 'bob points']);
  });
});

describe('a tournament of one', () => {
  it('has one place', () => {
    expect(order(report(round('ann BYE')))).toEqual(['ann points']);
  });
});
