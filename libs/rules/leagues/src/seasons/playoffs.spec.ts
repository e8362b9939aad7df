import { played, seasonInput, seasonRules } from '../../../../../test/builders/season.js';
import { computeSeason, type SeasonInput } from './compute-season.js';
import type { CountedTournament, SeasonRules } from './season-rules.js';
import { drawLot } from './toss.js';

const seasonOf = (tournaments: readonly CountedTournament<string>[], changes: Partial<SeasonInput<string>> = {}) =>
  computeSeason(
    seasonInput(tournaments, { rules: seasonRules({ qualifiers: { firstHalf: 2, secondHalf: 0 } }), ...changes }),
  );
const shortly = ({ playoffs }: ReturnType<typeof seasonOf>) =>
  playoffs.rows.map(({ rank, player, decidedBy }) => [rank, player, decidedBy]);

describe('ranking of the playoffs', () => {
  const level = [
    played('first-half', 'ann 12, bob 8, cy 6, dee 6'),
    played('first-half', 'bob 12, ann 8, cy 6, dee 6'),
  ];

  // @row 133
  it('1: goes by playoff points, of which bonus is none, among the qualified only', () => {
    const outcome = seasonOf([...level, played('playoffs', 'cy 20, bob 12, ann 8, dee 6', 'ann 9')]);
    expect(shortly(outcome)).toEqual([
      [1, 'bob', 'playoff-points'],
      [2, 'ann', null],
    ]);
    expect(outcome.playoffs.rows[0]).toMatchObject({ playoffPoints: 12, seasonPoints: 32, attended: 3 });
    expect(outcome.champion).toEqual({ player: 'bob', reason: 'highest-ranked', isProvisional: true });
  });

  it('2: then by season points, without bonus', () => {
    const tournaments = [
      played('first-half', 'ann 16, bob 12, cy 10, dee 10', 'bob 9'),
      played('playoffs', 'cy 12, bob 8, ann 8, dee 6'),
    ];
    expect(shortly(seasonOf(tournaments))).toEqual([
      [1, 'ann', 'season-points'],
      [2, 'bob', null],
    ]);
  });

  it('3: then by playoff tournaments attended', () => {
    const tournaments = [
      ...level,
      played('playoffs', 'cy 12, ann 8, bob 8, dee 6'),
      played('playoffs', 'cy 12, dee 8, bob 0'),
    ];
    const outcome = seasonOf(tournaments);
    expect(shortly(outcome)).toEqual([
      [1, 'bob', 'playoff-attendance'],
      [2, 'ann', null],
    ]);
    expect(outcome.playoffs.rows.map(({ playoffsAttended }) => playoffsAttended)).toEqual([2, 1]);
  });

  it('4: then by league tournaments attended', () => {
    const tournaments = [...level, played('second-half', 'cy 12, dee 8, bob 0')];
    expect(shortly(seasonOf([...tournaments, played('playoffs', 'cy 12, bob 8, ann 8, dee 6')]))).toEqual([
      [1, 'bob', 'league-attendance'],
      [2, 'ann', null],
    ]);
  });

  const alike = [...level, played('playoffs', 'cy 12, bob 8, ann 8, dee 6')];

  it.each([
    [['ann', 'bob'], { ann: 90, bob: 80 }],
    [['bob', 'ann'], { ann: 80, bob: 90 }],
  ])('5: then by lifetime points: %j', ([first, second], lifetime: Record<string, number>) => {
    const outcome = seasonOf(alike, { lifetimeOf: (player) => lifetime[player] ?? 0 });
    expect(shortly(outcome)).toEqual([
      [1, first, 'lifetime-points'],
      [2, second, null],
    ]);
  });

  it('6: then by toss, recorded or drawn', () => {
    const recorded = (order: string[]) => shortly(seasonOf(alike, { tosses: [{ stage: 'playoffs', order }] }));
    expect(recorded(['ann', 'bob'])).toEqual([
      [1, 'ann', 'recorded-toss'],
      [2, 'bob', null],
    ]);
    expect(recorded(['bob', 'ann'])[0]).toEqual([1, 'bob', 'recorded-toss']);

    const lot = (player: string) => drawLot(['andoria', '2014-15', 'playoffs'], player);
    expect(shortly(seasonOf(alike))[0]).toEqual([1, lot('ann') < lot('bob') ? 'ann' : 'bob', 'toss']);
  });
});

describe('champion', () => {
  const half = played('first-half', 'ann 12, bob 8, cy 6, dee 6');
  const final = played('playoffs', 'bob 12, ann 8, cy 6, dee 6');
  const championOn = (today: string, ...tournaments: CountedTournament<string>[]) =>
    seasonOf(tournaments, { today }).champion;

  // @row 135
  it('waits for the last playoff tournament, or for the end of the season', () => {
    const open = { player: null, reason: 'playoffs-not-over', isProvisional: true };
    expect(championOn('2015-03-31', half, final, final, final)).toEqual(open);
    expect(championOn('2015-02-20', half, final, final, final, final).player).toBe('bob');
    expect(championOn('2015-03-31', half, final, final, final, final).player).toBe('bob');
    expect(championOn('2015-04-01', half, final).player).toBe('bob');
  });

  it('C.4: is one by the run after the last day of the season, and final once the season is closed', () => {
    const champion = (publishedOn: string, closed: SeasonRules['closed'] = {}) =>
      seasonOf([half, final], { today: '2015-04-20', publishedOn, rules: seasonRules({ closed }) }).champion;
    expect(champion('2015-03-31')).toEqual({ player: null, reason: 'playoffs-not-over', isProvisional: true });
    expect(champion('2015-04-01')).toEqual({ player: 'bob', reason: 'highest-ranked', isProvisional: true });
    const closed = { season: '2015-03-30T00:00:00.000Z' };
    expect(champion('2015-03-31', closed)).toEqual({ player: 'bob', reason: 'highest-ranked', isProvisional: false });
  });

  it('is nobody where none was found', () => {
    expect(championOn('2015-04-01', half)).toMatchObject({ player: null, reason: 'no-playoff-tournament' });
    expect(championOn('2015-04-01', final)).toMatchObject({ player: null, reason: 'nobody-qualified' });
    expect(championOn('2014-11-01', half, final, final, final, final)).toMatchObject({
      player: null,
      reason: 'qualification-provisional',
    });
  });
});
