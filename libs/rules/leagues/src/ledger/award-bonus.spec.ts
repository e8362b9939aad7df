import { leagueRules, leagueSeason, leagueTournament, playing } from '../../../../../test/builders/league.js';
import type { LeagueRules } from '../league-rules.js';
import { LeagueLedger } from './ledger.js';
import type { EntryFacts } from './entry-facts.js';
import type { LeagueTournament } from './league-tournament.js';

type Placed = readonly (readonly [player: number, facts?: Partial<EntryFacts>])[];

const EARTH = 'Earth';
const ROMULUS = 'Romulus';
const NON_ALIGNED = 'Non-Aligned Headquarters';

const others: Placed = [[91], [92], [93], [94]];

/** Plays tournaments one after the other and lists the bonuses of the last as `player points rule`, in their order. */
function bonusAfter(ledger: LeagueLedger, tournaments: readonly LeagueTournament[]): string[] {
  tournaments.slice(0, -1).forEach((tournament) => ledger.add(tournament));
  return bonusOf(ledger, tournaments.at(-1)!);
}

function bonusOf(ledger: LeagueLedger, tournament: LeagueTournament): string[] {
  return ledger
    .award(tournament)
    .filter(({ kind }) => kind === 'bonus')
    .map(({ entry, points, rule }) => `${tournament.players[entry]} ${points} ${rule}`);
}

const played = (rules: LeagueRules, ...all: Placed[]): string[] =>
  bonusAfter(
    new LeagueLedger(),
    all.map((placed) => leagueTournament(rules, placed)),
  );

describe('the Headquarters Bonus (000, 12.5.1)', () => {
  const rules = leagueRules(['headquarters']);
  const first = 'headquarters v1, rule 1';
  const unused = 'headquarters v1, rule 2';

  it('gives one point for a headquarters that this player has not used this season, in the first tournament only that', () => {
    expect(played(rules, [[1, playing(EARTH)], [2, playing(EARTH)], [3], [4]])).toEqual([
      `1 1 ${first}`,
      `2 1 ${first}`,
    ]);
  });

  it('gives two points for one that nobody used in the previous tournament, whether it is new to the player or not', () => {
    const earth: Placed = [[1, playing(EARTH)], [2], [3], [4]];
    expect(played(rules, earth, earth)).toEqual([]);
    expect(played(rules, earth, others, earth)).toEqual([`1 2 ${unused}`]);
    expect(played(rules, earth, [[1, playing(ROMULUS)], [2, playing(EARTH)], [3], [4]])).toEqual([
      `1 1 ${first}`,
      `1 2 ${unused}`,
      `2 1 ${first}`,
    ]);
  });

  it('knows a headquarters however it is spelt, and Non-Aligned as the one headquarters that it is', () => {
    const spelt = (headquarters: string): Placed => [[1, playing(headquarters)], [2], [3], [4]];
    expect(played(rules, spelt("Qo'noS"), spelt("  QO'NOS "))).toEqual([]);
    const nonAligned = (headquarters: string): Placed => [
      [1, { ...playing(headquarters), personnel: { total: 20, nonAligned: 16, playable: 0 } }],
      ...others.slice(1),
    ];
    expect(played(rules, nonAligned('Non-Aligned'))).toEqual([`1 1 ${first}`]);
    expect(played(rules, nonAligned('Non-Aligned'), nonAligned(NON_ALIGNED))).toEqual([]);
  });

  it.each([
    [EARTH, { total: 20, nonAligned: 4, playable: 9 }, 1],
    // 50 % is not more than 50.
    [EARTH, { total: 20, nonAligned: 4, playable: 8 }, 0],
    [NON_ALIGNED, { total: 20, nonAligned: 16, playable: 0 }, 1],
    [NON_ALIGNED, { total: 20, nonAligned: 15, playable: 20 }, 0],
  ] as const)('asks enough of the deck: %s with %j', (headquarters, personnel, awards) => {
    expect(played(rules, [[1, { headquarters, personnel }], [2], [3], [4]])).toHaveLength(awards);
  });

  it('begins anew with a season for the player, and goes on for the previous tournament', () => {
    const both = { ...rules, seasons: [leagueSeason(2014), leagueSeason(2015)] };
    const earth: Placed = [[1, playing(EARTH)], [2], [3], [4]];
    const ledger = new LeagueLedger();
    const seasons = [leagueTournament(both, earth), leagueTournament(both, earth, { localDate: '2015-11-08' })];
    expect(bonusAfter(ledger, seasons)).toEqual([`1 1 ${first}`]);
  });

  it('is not given for what the report does not tell, which is named', () => {
    const tournament = leagueTournament(rules, [[1, { headquarters: EARTH }], [2, playing(EARTH)], [3], [4]]);
    const ledger = new LeagueLedger();
    expect(bonusOf(ledger, tournament)).toEqual([`2 1 ${first}`]);
    expect(ledger.listUntold(tournament)).toEqual([
      { scheme: 'headquarters', version: 1, entry: 0, facts: ['entry.headquartersShare'] },
      ...[2, 3].map((entry) => ({
        scheme: 'headquarters',
        version: 1,
        entry,
        facts: expect.arrayContaining(['entry.headquarters']),
      })),
    ]);
  });
});

describe('the Participation Bonus (000, 12.5.2)', () => {
  const rules = leagueRules(['participation']);
  const first = 'participation v1, rule 1';
  const back = 'participation v1, rule 2';
  const alone: Placed = [[1], [92], [93], [94]];

  it('gives four points for the first tournament ever in this league', () => {
    expect(played(rules, others)).toEqual([91, 92, 93, 94].map((player) => `${player} 4 ${first}`));
    expect(played(rules, others, alone)).toEqual([`1 4 ${first}`]);
    expect(played(rules, alone, alone)).toEqual([]);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
  ])('after %s missed tournaments gives %s times two points', (missed, awards) => {
    const missing = Array.from({ length: missed }, () => others);
    const given = played({ ...rules, seasons: [leagueSeason(2014, { phases: NO_PHASES })] }, alone, ...missing, alone);
    expect(given.filter((each) => each.startsWith('1 '))).toEqual(Array<string>(awards).fill(`1 2 ${back}`));
  });

  it('counts what was missed across seasons, and no tournament that does not count', () => {
    const both = { ...rules, seasons: [leagueSeason(2014), leagueSeason(2015)] };
    const on = (localDate: string, placed: Placed) => leagueTournament(both, placed, { localDate });
    const small = on('2014-12-24', others.slice(0, 3));
    const start = [on('2014-12-01', alone), on('2014-12-08', others), small, on('2015-02-08', others)];
    const ledger = new LeagueLedger();
    expect(bonusAfter(ledger, [...start, on('2015-10-01', alone)])).toEqual([]);
    expect(bonusAfter(new LeagueLedger(), [...start, on('2015-10-01', others), on('2015-10-08', alone)])).toEqual([
      `1 2 ${back}`,
    ]);
  });

  const NO_PHASES = { 'first-half': null, 'second-half': null, playoffs: null } as const;
});

describe('the New Mission Bonus (000, 12.5.3)', () => {
  const rules = leagueRules(['new-mission']);
  const rule = 'new-mission v1, rule 1';

  it('gives a point for each mission new this season, to everybody who completed it in the tournament', () => {
    const one: Placed = [[1, playing(null, 'Cure Blight', 'Evade Borg')], [2, playing(null, 'cure  blight')], [3], [4]];
    expect(played(rules, one)).toEqual([`1 1 ${rule}`, `1 1 ${rule}`, `2 1 ${rule}`]);
    expect(played(rules, one, [[3, playing(null, 'EVADE BORG', 'Salvage Ship')], [1], [2], [4]])).toEqual([
      `3 1 ${rule}`,
    ]);
  });

  it('begins anew with a season', () => {
    const both = { ...rules, seasons: [leagueSeason(2014), leagueSeason(2015)] };
    const placed: Placed = [[1, playing(null, 'Cure Blight')], [2], [3], [4]];
    const later = leagueTournament(both, placed, { localDate: '2015-11-08' });
    expect(bonusAfter(new LeagueLedger(), [leagueTournament(both, placed), later])).toEqual([`1 1 ${rule}`]);
  });
});

describe('bonus awards', () => {
  it('stand behind the league points, scheme by scheme in the order of the places, those by hand last', () => {
    const rules = leagueRules(['participation', 'new-mission'], {
      own: 'award 7 when entry.place = 2 because "second"',
    });
    const manualAwards = [
      { id: 'a', entry: 3, points: 5, reason: 'costume' },
      { id: 'b', entry: 0, points: 1, reason: 'host' },
    ];
    const placed: Placed = [[1], [2, playing(null, 'Evade Borg')], [3], [4]];
    const awards = new LeagueLedger().award(leagueTournament(rules, placed, { manualAwards }));
    expect(awards.map(({ kind, entry, points, rule }) => `${kind} ${entry} ${points} ${rule}`)).toEqual([
      ...['0 12', '1 8', '2 6', '3 6'].map((each) => `league ${each} 000 table 12.4.1`),
      ...[0, 1, 2, 3].map((entry) => `bonus ${entry} 4 participation v1, rule 1`),
      'bonus 1 1 new-mission v1, rule 1',
      'bonus 1 7 own v1, rule 1',
      'bonus 3 5 manual',
      'bonus 0 1 manual',
    ]);
    expect(awards.at(-1)).toMatchObject({
      place: 1,
      participants: 4,
      section: '000 §12.5',
      reason: 'host',
      phase: 'first-half',
      leagueSeason: { season: '2014-15' },
      mastersSeason: null,
    });
  });

  it('are those of the versions in force on the local date', () => {
    const rules = leagueRules([], { own: 'award 1' });
    const [scheme] = rules.schemes;
    const until = { ...rules, schemes: [{ ...scheme!, from: '2014-11-08', to: '2014-11-15' }] };
    const on = (localDate: string) =>
      bonusOf(new LeagueLedger(), leagueTournament(until, others, { localDate })).length;
    expect(['2014-11-07', '2014-11-08', '2014-11-15', '2014-11-16'].map(on)).toEqual([0, 4, 4, 0]);
  });

  it('are for those who took part: whoever only missed games gets none, and is remembered for nothing', () => {
    const rules = leagueRules(['participation', 'new-mission']);
    const manualAwards = [{ id: 'a', entry: 4, points: 5, reason: 'costume' }];
    const placed: Placed = [...others, [5, playing(null, 'Evade Borg')]];
    const ledger = new LeagueLedger();
    const tournament = leagueTournament(rules, placed, { participants: 4, manualAwards });
    expect(bonusOf(ledger, tournament)).toHaveLength(4);
    ledger.add(tournament);
    expect(ledger.findPlayer(5)).toBeNull();
    expect(ledger.previous!.missions.size).toBe(0);
  });

  it('throw for a stored text with mistakes, rather than give nothing', () => {
    const broken = leagueTournament(leagueRules([], { own: 'award' }), others);
    expect(() => new LeagueLedger().award(broken)).toThrow('does not compile');
  });
});
