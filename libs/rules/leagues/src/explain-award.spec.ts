import { explainAward } from './explain-award.js';
import { OWN_TABLE } from './award.js';
import { placingPoints, type PointsTable } from './points-table.js';

const league = (participants: number, place: number) =>
  explainAward({ kind: 'league', rule: '000 table 12.4.1', participants, place });

describe('explainAward', () => {
  it('names table, row, column and rule', () => {
    expect(league(9, 3)).toEqual({
      table: '000 table 12.4.1',
      row: '8-9 players',
      column: '3rd-4th',
      points: 12,
      rule: expect.stringContaining('Organized Play Guide 4.2, section 12.4'),
    });
    expect(explainAward({ kind: 'masters', rule: '000 table 11.2.2', participants: 40, place: 1 })).toMatchObject({
      row: '32 or more players',
      column: '1st',
      points: 52,
    });
    expect(league(13, 12)?.column).toBe('9th-16th');
    expect(league(18, 17)?.column).toBe('17th-32nd');
  });

  it('names the row and the column of the table of a season', () => {
    const own: PointsTable = { lastPlaces: [1, 3], rows: [{ from: 4, points: [9, 2] }] };
    const award = { kind: 'league', rule: OWN_TABLE, participants: 8 } as const;
    expect(explainAward({ ...award, place: 2 }, own)).toMatchObject({
      table: 'points table of the season',
      row: '4 or more players',
      column: '2nd-3rd',
      points: 2,
    });
    expect(explainAward({ ...award, place: 4 }, own)).toBeNull();
    // The season has no table any more.
    expect(explainAward({ ...award, place: 1 })).toBeNull();
  });

  it('is null exactly where the table gives nothing', () => {
    for (let participants = 0; participants < 40; participants++) {
      for (let place = 1; place < 40; place++) {
        expect(league(participants, place)?.points ?? 0).toBe(placingPoints(participants, place));
      }
    }
    expect([league(3, 1), league(8, 17), league(400, 33)]).toEqual([null, null, null]);
  });
});
