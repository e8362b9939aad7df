import type { TournamentReport } from '@quadrant/rules/tournament';
import { pods } from '../../../../../../test/builders/round-text.js';
import { tribblesReport } from '../../../../../../test/builders/tribbles.js';
import { opg42 } from '../rule-system.js';

/** Eleven players: two tables, then Finals of the ten who stayed. */
const firstTable = tribblesReport(
  { tournament: { structure: 'heat', registeredAt: '2014-11-08T09:00:00-05:00' } },
  { players: { ann: { headStart: 100_000 } }, standings: ['ann', 'eve', 'cy', 'bob', 'fay', 'dee'] },
  pods('ann 0, bob 12345 out, cy 200, dee 0, eve 1000, fay 0'),
  pods('ann 21000 out, bob 0, cy 0, dee 500, eve 0, fay 500'),
  pods('ann 0, bob 0, cy 111000 out, dee 0, eve 2000, fay 0'),
  pods('ann 300 out, bob 0, cy 0, dee 700, eve 0, fay 700'),
  pods('ann 0, bob 100, cy 0, dee 0, eve 118300 out, fay 0'),
);

const secondTable = tribblesReport(
  { tournament: { structure: 'heat' }, players: { kim: { droppedAfterRound: 4 } } },
  pods('gus 1111 out, hal 0, ivo 50, joe 0, kim 0'),
  pods('gus 0, hal 2222 out, ivo 0, joe 100, kim 0'),
  pods('gus 100, hal 0, ivo 0, joe 0, kim 1000'),
  pods('gus 0, hal 0, ivo 31111 out, joe 0, kim 0'),
  pods('gus 0, hal 10, ivo 0, joe 11111 out'),
);

const SEEDS = { ann: 1, bob: 1, cy: 1, eve: 1, ivo: 1, dee: 2, fay: 2, gus: 2, hal: 2, joe: 2 };

const finals = tribblesReport(
  { tournament: { pairing: 'tribbles-finals', league: 'the-league' } },
  { players: Object.fromEntries(Object.entries(SEEDS).map(([handle, seed]) => [handle, { seed }])) },
  { standings: ['cy', 'ivo', 'eve', 'bob', 'ann', 'hal', 'joe', 'dee', 'fay', 'gus'] },
  pods('ann 100 out, ivo 0, eve 50, cy 0, bob 0', 'joe 0, hal 50000 out, gus 0, fay 0, dee 0'),
  pods('ann 0, ivo 200 out, eve 50, cy 0, bob 10', 'joe 1000 out, hal 0, gus 0, fay 30, dee 0'),
  pods('ann 0, ivo 0, eve 300 out, cy 0, bob 10', 'joe 0, hal 0, gus 0, fay 0, dee 1110 out'),
  pods('ann 0, ivo 0, eve 0, cy 1000 out, bob 0', 'joe 0, hal 70000 out, gus 90, fay 0, dee 0'),
  pods('ann 0, ivo 200 out, eve 0, cy 0, bob 380', 'joe 110 out, hal 0, gus 0, fay 60, dee 0'),
);

/** Writes each row as `place handle points roundsWon decidedBy`. */
const tableOf = (from: TournamentReport): string[] =>
  opg42
    .computeStandings(from, 'key')
    .map(({ place, entry, points, roundsWon, decidedBy }) =>
      [place, from.entries[entry]?.handle, points, roundsWon, decidedBy].join(' '),
    );

const codesOf = (from: TournamentReport): string[] => opg42.validate(from).map(({ code }) => code);

describe('a Tribbles tournament of two tables', () => {
  it('has a first heat', () => {
    expect(tableOf(firstTable)).toEqual([
      '1 ann 121300 2 rounds-won',
      '2 eve 121300 1 rounds-won',
      '3 cy 111200 1 points',
      '4 bob 12445 1 points',
      '5 fay 1200 0 points',
      '6 dee 1200 0 director-toss',
    ]);
    expect(codesOf(firstTable)).toEqual([]);
  });

  it('has a second heat', () => {
    expect(tableOf(secondTable)).toEqual([
      '1 ivo 31161 1 points',
      '2 joe 11211 1 points',
      '3 hal 2232 1 points',
      '4 gus 1211 1 points',
      '5 kim 1000 0 points',
    ]);
    expect(codesOf(secondTable)).toEqual(['nobody-went-out']);
  });

  // @row 160
  it('has Finals, where the top table goes first', () => {
    expect(tableOf(finals)).toEqual([
      '1 cy 1000 1 points',
      '2 ivo 400 2 points',
      '3 eve 400 1 rounds-won',
      '4 bob 400 0 rounds-won',
      '5 ann 100 1 points',
      '6 hal 120000 2 seed',
      '7 joe 1110 2 points',
      '8 dee 1110 1 rounds-won',
      '9 fay 90 0 points',
      '10 gus 90 0 director-toss',
    ]);
    expect(codesOf(finals)).toEqual([]);
  });

  it('is sanctioned and rated in all three, and worth points in the Finals', () => {
    const reports = [firstTable, secondTable, finals];
    const sanctioned = reports.map((from) => opg42.isSanctioned(from, { leadTimeCountsAsMet: false }));
    expect(sanctioned.map(({ value }) => value)).toEqual([true, true, true]);
    expect(reports.map((from) => opg42.ratedGames(from).length)).toEqual([5 * 15, 4 * 10 + 6, 5 * 20]);
    expect(reports.map((from) => opg42.awardsPoints(from).value)).toEqual([false, false, true]);
  });
});
