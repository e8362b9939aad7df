import { leagueRules, leagueSeason, leagueTournament } from '../../../../../test/builders/league.js';
import { LeagueLedger, LeagueLedgers } from './ledger.js';
import type { LeagueTournament } from './league-tournament.js';

const FOUR = [[1], [2], [3], [4]] as const;
const rules = leagueRules(['participation'], { own: 'award 1' });
const on = (localDate: string, changes: Partial<LeagueTournament> = {}) =>
  leagueTournament(rules, FOUR, { localDate, ...changes });

describe('LeagueLedger', () => {
  it.each([
    ['fewer than four took part', { participants: 3 }],
    ['its places award nothing, as those of a heat', { awardsPoints: false }],
  ])('lets a tournament count for nothing where %s', (_, changes) => {
    const ledger = new LeagueLedger();
    const tournament = on('2014-11-08', changes);
    expect(ledger.counts(tournament)).toBe(false);
    expect(ledger.award(tournament)).toEqual([]);
    expect(ledger.listUntold(tournament)).toEqual([]);
    ledger.add(tournament);
    expect([ledger.tournaments, ledger.previous, ledger.findPlayer(1)]).toEqual([0, null, null]);
  });

  it('takes four tournaments of each half and of the playoffs; the later ones in history count for nothing (000, 12.2)', () => {
    const ledger = new LeagueLedger();
    const counted = [
      ...['2014-10-01', '2014-10-31', '2014-11-01', '2014-11-30', '2014-11-30'],
      ...['2014-12-01', '2015-01-01', '2015-01-02', '2015-01-31', '2015-01-31'],
      ...['2015-02-01', '2015-02-02', '2015-02-03', '2015-03-31', '2015-03-31'],
    ].map((date) => {
      const tournament = on(date);
      const counts = ledger.counts(tournament);
      ledger.add(tournament);
      return counts;
    });
    expect(counted).toEqual(Array.from({ length: 15 }, (_, index) => index % 5 !== 4));
    expect(ledger.tournaments).toBe(12);
  });

  it('takes as many as the season says, any number where it has no phases, and begins anew with the next season', () => {
    const limited = { ...rules, seasons: [leagueSeason(2014, { tournamentsPerPhase: 1 }), leagueSeason(2015)] };
    const ledger = new LeagueLedger();
    ledger.add(leagueTournament(limited, FOUR, { localDate: '2014-10-01' }));
    expect(ledger.counts(leagueTournament(limited, FOUR, { localDate: '2014-10-02' }))).toBe(false);
    expect(ledger.counts(leagueTournament(limited, FOUR, { localDate: '2014-12-02' }))).toBe(true);
    expect(ledger.counts(leagueTournament(limited, FOUR, { localDate: '2015-10-02' }))).toBe(true);

    const phases = { 'first-half': null, 'second-half': null, playoffs: null } as const;
    const free = { ...rules, seasons: [leagueSeason(2014, { phases })] };
    const many = new LeagueLedger();
    for (let day = 1; day <= 9; day++) many.add(leagueTournament(free, FOUR, { localDate: `2014-10-0${day}` }));
    expect(many.tournaments).toBe(9);
    const [award] = many.award(leagueTournament(free, FOUR, { localDate: '2014-10-10' }));
    expect(award).toMatchObject({ kind: 'league', phase: null, points: 12 });
  });

  it('remembers of everybody tournaments, points without bonus and wins of the season, and all tournaments ever', () => {
    const both = { ...rules, seasons: [leagueSeason(2014), leagueSeason(2015)] };
    const ledger = new LeagueLedger();
    ledger.add(leagueTournament(both, FOUR, { localDate: '2014-11-01' }));
    ledger.add(leagueTournament(both, [[2], [1], [5], [6]], { localDate: '2014-11-08' }));
    const recordOf = (player: number, season: number) => {
      const { seasons, ...ever } = ledger.findPlayer(player)!;
      return { ...ever, season: seasons.get(season) };
    };
    const [first, second] = both.seasons.map(({ id }) => id) as [number, number];
    expect(recordOf(1, first)).toMatchObject({
      tournaments: 2,
      lastTournament: 2,
      season: { tournaments: 2, points: 20, wins: 1 },
    });
    expect(recordOf(3, first)).toMatchObject({ tournaments: 1, lastTournament: 1, season: { points: 6, wins: 0 } });
    const next = leagueTournament(both, FOUR, { localDate: '2015-11-08' });
    expect(ledger.seasonBefore(next).tournaments).toBe(0);
    ledger.add(next);
    expect(recordOf(1, second)).toMatchObject({
      tournaments: 3,
      lastTournament: 3,
      season: { tournaments: 1, points: 12, wins: 1 },
    });
    expect(recordOf(1, first).season).toMatchObject({ tournaments: 2, points: 20 });
    expect(ledger.seasonBefore(next).tournaments).toBe(1);
  });

  it('says without changing anything what a tournament is worth', () => {
    const ledger = new LeagueLedger();
    ledger.add(on('2014-11-01'));
    const once = ledger.award(on('2014-11-08'));
    expect(ledger.award(on('2014-11-08'))).toEqual(once);
    expect(ledger.tournaments).toBe(1);
  });
});

describe('LeagueLedgers', () => {
  it('keep leagues apart', () => {
    const ledgers = new LeagueLedgers();
    ledgers.of('andoria').add(on('2014-11-01'));
    expect(ledgers.of('andoria').tournaments).toBe(1);
    expect(ledgers.of('vulcan').tournaments).toBe(0);
  });
});
