import { pods, type RoundText } from '../../../../../../test/builders/round-text.js';
import type { ReportChanges } from '../../../../../../test/builders/report.js';
import { tribblesReport } from '../../../../../../test/builders/tribbles.js';
import { opg42 } from '../rule-system.js';

/** Writes `handle points roundsWon decidedBy`, sorted by place. */
const rowsOf = (...parts: (RoundText | ReportChanges)[]): string[] => {
  const from = tribblesReport(...parts);
  return opg42
    .computeStandings(from, 'key')
    .map((row) => `${from.entries[row.entry]?.handle ?? ''} ${row.points} ${row.roundsWon ?? '-'} ${row.decidedBy}`);
};

const finals: ReportChanges['tournament'] = { pairing: 'tribbles-finals' };

describe('000, 7.7: Tribbles', () => {
  // @row 70
  it('rank by the points of all rounds', () => {
    expect(
      rowsOf(
        pods('ann 1000 out, bob 100, cy 0, dee 10'),
        pods('ann 0, bob 500 out, cy 0, dee 10'),
        pods('ann 0, bob 700 out, cy 60, dee 0'),
      ),
    ).toEqual(['bob 1300 2 points', 'ann 1000 1 points', 'cy 60 0 points', 'dee 20 0 points']);
  });

  // @row 70, 83
  it('of equal points rank by rounds won, which is who went out first, not who scored most', () => {
    expect(
      rowsOf(pods('ann 300, bob 200 out, cy 0, dee 10'), pods('ann 0, bob 100 out, cy 50 , dee 10')).slice(0, 2),
    ).toEqual(['bob 300 2 rounds-won', 'ann 300 0 rounds-won']);
  });

  // @row 48
  it('have no winner of a round that time ended (7.4)', () => {
    expect(rowsOf(pods('ann 300, bob 200, cy 0, dee 10'))[0]).toBe('ann 300 0 points');
  });

  // @row 83
  it('still tied take the cut for the highest Tribble from the standings of the director', () => {
    const tied = pods('ann 50, bob 50, cy 700 out, dee 0');
    const standings = (...order: string[]) => rowsOf(tied, { standings: ['cy', ...order, 'dee'] }).slice(1, 3);
    expect(standings('bob', 'ann')).toEqual(['bob 50 0 points', 'ann 50 0 director-toss']);
    expect(standings('ann', 'bob')).toEqual(['ann 50 0 points', 'bob 50 0 director-toss']);
  });

  it('draw a cut that nobody recorded the same way each time', () => {
    const rows = rowsOf(pods('ann 50, bob 50, cy 700 out, dee 0'));
    expect(rows[2]).toMatch(/coin-toss$/);
    expect(rowsOf(pods('bob 50, dee 0, ann 50, cy 700 out'))).toEqual(rows);
  });

  it('have no number that only matches give', () => {
    const [first] = opg42.computeStandings(tribblesReport(pods('ann 50 out, bob 40, cy 30, dee 0')), 'key');
    expect(first).toEqual({
      entry: 0,
      place: 1,
      points: 50,
      strengthOfSchedule: null,
      extendedStrengthOfSchedule: null,
      differential: null,
      cumulativeVictoryPoints: null,
      roundsWon: 1,
      decidedBy: 'points',
    });
  });

  it('put who never played behind who played for nothing', () => {
    const rows = rowsOf({ players: { zoe: { headStart: 100_000 } } }, pods('ann 0, bob 0, cy 0, dee 10 out'));
    expect(rows.at(-1)).toBe('zoe 0 0 points');
  });

  // @row 146
  it('add a head start once, to the first round that the player is in', () => {
    const rows = rowsOf(
      { players: { ann: { headStart: 100_000 } } },
      pods('bob 5 out, cy 0, dee 0, eve 1'),
      pods('ann 7, bob 5 out, cy 0, dee 0, eve 1'),
      pods('ann 7 out, bob 5, cy 0, dee 0, eve 1'),
    );
    expect(rows[0]).toBe('ann 100014 1 points');
  });

  it('take the winner of a final confrontation and places from the director', () => {
    const round = pods('ann 90 out, bob 50, cy 30, dee 0');
    expect(rowsOf(round, { finalConfrontation: { players: ['ann', 'bob'], winner: 'bob' } })[0]).toBe(
      'bob 50 0 final-confrontation',
    );
    expect(rowsOf(round, { places: [{ handle: 'dee', place: 1 }] })[0]).toBe('dee 0 0 director');
  });
});

describe('000, appendix A: Tribbles Finals', () => {
  it('rank by seed, then like any other', () => {
    const players = { ann: { seed: 2 }, bob: { seed: 2 }, cy: { seed: 1 }, dee: { seed: 1 } };
    expect(rowsOf(pods('ann 900, bob 900 out', 'cy 10 out, dee 20'), { tournament: finals, players })).toEqual([
      'dee 20 0 points',
      'cy 10 1 points',
      'bob 900 1 seed',
      'ann 900 0 rounds-won',
    ]);
  });

  it('do not look at seeds in any other tournament', () => {
    expect(rowsOf(pods('ann 900 out, bob 10'), { players: { ann: { seed: 2 }, bob: { seed: 1 } } })[0]).toMatch(/^ann/);
  });
});
