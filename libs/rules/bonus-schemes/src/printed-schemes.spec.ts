import { factSource, type WrittenFacts } from '../../../../test/builders/facts.js';
import { compileScheme, type CompiledScheme } from './compile-scheme.js';
import { percentage } from './percentage.js';
import { PRINTED_SCHEMES, type PrintedScheme } from './printed-schemes.js';

function getScheme(id: PrintedScheme['id']): CompiledScheme {
  const compiled = compileScheme(PRINTED_SCHEMES.find((each) => each.id === id)!.text);
  if (!compiled.ok) throw new Error(compiled.findings.map(({ message }) => message).join('\n'));
  return compiled.scheme;
}

/** Returns `points reason` of every award of a scheme, and the facts that it misses. */
function give(id: PrintedScheme['id'], facts: WrittenFacts): { awards: string[]; missing: readonly string[] } {
  const { awards, missing } = getScheme(id).evaluate(factSource(facts));
  return { awards: awards.map(({ points, reason }) => `${points} ${reason}`), missing };
}

const gives = (id: PrintedScheme['id'], facts: WrittenFacts): string[] => {
  const { awards, missing } = give(id, facts);
  expect(missing).toEqual([]);
  return awards;
};

it('every printed scheme is one, and names its section', () => {
  expect(PRINTED_SCHEMES.map(({ id, section }) => [id, section, getScheme(id).rules.length])).toEqual([
    ['headquarters', '12.5.1', 2],
    ['participation', '12.5.2', 2],
    ['new-mission', '12.5.3', 1],
  ]);
});

describe('Headquarters Bonus (000, 12.5.1)', () => {
  const romulus: WrittenFacts = {
    'entry.headquarters': 'Romulus, Seat of Power',
    'entry.headquartersShare': 80,
    'entry.nonAlignedShare': 10,
    'previous.exists': true,
  };
  const DIFFERENT = '1 Romulus, Seat of Power: first used by this player this season';
  const UNUSED = '2 Romulus, Seat of Power: used by nobody in the previous event';

  it('gives 1 for a headquarters that the player has not used this season, and 2 more when nobody used it last time', () => {
    expect(gives('headquarters', romulus)).toEqual([DIFFERENT, UNUSED]);
    expect(
      gives('headquarters', { ...romulus, 'previous.headquarters': ['Earth', 'romulus,  seat of POWER'] }),
    ).toEqual([DIFFERENT]);
  });

  // @row 129
  it('gives the 2 without the 1', () => {
    const again = { ...romulus, 'player.headquarters': ['Romulus, Seat of Power'] };
    expect(gives('headquarters', again)).toEqual([UNUSED]);
    expect(gives('headquarters', { ...again, 'previous.headquarters': ['Romulus, Seat of Power'] })).toEqual([]);
  });

  it("gives no 2 in the league's first tournament, and gives them in the first of a later season", () => {
    expect(gives('headquarters', { ...romulus, 'previous.exists': false })).toEqual([DIFFERENT]);
    const nextSeason = {
      ...romulus,
      'season.tournaments': 0,
      'player.headquarters': [],
      'previous.headquarters': ['Earth'],
    };
    expect(gives('headquarters', nextSeason)).toEqual([DIFFERENT, UNUSED]);
  });

  // @row 130
  it.each([
    [5, 10, 0],
    [6, 11, 3],
    [499, 998, 0],
    [500, 999, 3],
    [499, 999, 0],
  ])('asks for more than half of the personnel: %i of %i give %i', (playable, aligned, points) => {
    const { awards } = getScheme('headquarters').evaluate(
      factSource({ ...romulus, 'entry.headquartersShare': percentage(playable, aligned) }),
    );
    expect(awards.reduce((sum, award) => sum + award.points, 0)).toBe(points);
  });

  it.each([
    [15, 20, 0],
    [16, 20, 3],
    [744, 992, 0],
    [745, 992, 3],
  ])(
    'asks for more than three quarters Non-Aligned of all at the Non-Aligned one: %i of %i give %i',
    (some, all, points) => {
      const nonAligned = {
        ...romulus,
        'entry.headquarters': 'Non-Aligned Headquarters',
        'entry.nonAlignedShare': percentage(some, all),
      };
      for (const headquartersShare of [null, 100]) {
        const source = factSource({ ...nonAligned, 'entry.headquartersShare': headquartersShare });
        const { awards, missing } = getScheme('headquarters').evaluate(source);
        expect(awards.reduce((sum, award) => sum + award.points, 0)).toBe(points);
        expect(missing).toEqual([]);
      }
    },
  );

  it('gives nothing where the report does not tell enough, and says what it does not tell', () => {
    expect(give('headquarters', { ...romulus, 'entry.headquartersShare': null })).toEqual({
      awards: [],
      missing: ['entry.headquartersShare'],
    });
    expect(give('headquarters', { 'previous.exists': true })).toEqual({
      awards: [],
      missing: ['entry.headquarters', 'entry.headquartersShare', 'entry.nonAlignedShare'],
    });
  });

  it('misses nothing that would make no difference', () => {
    const used = {
      'player.headquarters': ['Romulus, Seat of Power'],
      'previous.headquarters': ['Romulus, Seat of Power'],
    };
    expect(gives('headquarters', { 'entry.headquarters': 'Romulus, Seat of Power', ...used })).toEqual([]);
    const unplayable = { 'entry.headquartersShare': 50, 'entry.nonAlignedShare': 75 };
    expect(gives('headquarters', { ...unplayable, 'previous.exists': true })).toEqual([]);
  });
});

// @row 131
describe('Participation Bonus (000, 12.5.2)', () => {
  it.each([
    ['the first tournament ever in this league', { 'player.tournaments': 0 }, ['4 first event in this league']],
    ['the next tournament', { 'player.tournaments': 1 }, []],
    ['two missed', { 'player.tournaments': 1, 'player.missed': 2 }, []],
    ['three missed', { 'player.tournaments': 1, 'player.missed': 3 }, ['2 back after 3 missed events']],
    [
      'the first event of a second season, one missed in it and three before',
      { 'player.tournaments': 8, 'player.missed': 4, 'player.seasonTournaments': 0, 'season.tournaments': 1 },
      ['2 back after 4 missed events'],
    ],
    [
      'the first tournament of a second season, none missed',
      { 'player.tournaments': 8, 'player.seasonTournaments': 0 },
      [],
    ],
  ])('%s', (_, facts, awards) => {
    expect(gives('participation', facts)).toEqual(awards);
  });
});

describe('New Mission Bonus (000, 12.5.3)', () => {
  it('gives 1 for every mission that nobody completed in an earlier tournament of the season', () => {
    const facts = {
      'entry.missions': ['Survey Mission', 'Cure Blight', 'Plunder Site'],
      'season.missions': ['cure  BLIGHT'],
    };
    expect(gives('new-mission', facts)).toEqual([
      '1 Plunder Site: first completed this season',
      '1 Survey Mission: first completed this season',
    ]);
    const { awards } = getScheme('new-mission').evaluate(factSource(facts));
    expect(awards.map(({ subject }) => subject)).toEqual(['plunder site', 'survey mission']);
  });

  // @row 132
  it('gives it to several players for one mission of one tournament, and to nobody in the next', () => {
    const [ann, bob] = [{ 'entry.missions': ['Cure Blight'] }, { 'entry.missions': ['Cure Blight'] }];
    expect([ann, bob].map((facts) => gives('new-mission', facts))).toEqual([
      ['1 Cure Blight: first completed this season'],
      ['1 Cure Blight: first completed this season'],
    ]);
    expect(gives('new-mission', { ...ann, 'season.missions': ['Cure Blight'] })).toEqual([]);
  });

  it('begins anew with the season', () => {
    const nextSeason = {
      'entry.missions': ['Cure Blight'],
      'season.missions': [],
      'previous.missions': ['Cure Blight'],
    };
    expect(gives('new-mission', nextSeason)).toEqual(['1 Cure Blight: first completed this season']);
  });

  it('tells no mission apart from telling of no missions', () => {
    expect(give('new-mission', { 'entry.missions': [] })).toEqual({ awards: [], missing: [] });
    expect(give('new-mission', {})).toEqual({ awards: [], missing: ['entry.missions'] });
  });
});
