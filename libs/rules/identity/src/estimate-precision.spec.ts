import { estimatePrecision, halve } from './estimate-precision.js';
import type { SeenTournament } from './seen-tournament.js';
import { settlePeople } from './settle-people.js';

const REGULARS = ['Ann Smith', 'Bob Jones', 'Cid Kay', 'Dora Lind'];

/** A club meets every month with its regulars and the guests of that month. */
const club = (guests: readonly (readonly string[])[]): SeenTournament[] =>
  guests.map((names, month) => ({
    id: `c${String(month).padStart(2, '0')}`,
    date: new Date(Date.UTC(2006, month, 4)).toISOString().slice(0, 10),
    place: null,
    names: [...REGULARS, ...names],
  }));

const letterOf = (digit: string): string => 'qwrtzpsdfg'[Number(digit)]!;

/** Later, 195 people play at 39 other clubs: among few people, two regulars would be asked about. */
const otherClubs = (): SeenTournament[] =>
  Array.from({ length: 320 }, (_, index) => ({
    id: `o${index}`,
    date: new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10),
    place: null,
    names: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'].map((given) =>
      `${given} ${(index % 39) + 1000}`.replace(/\d/g, letterOf),
    ),
  }));

const estimate = (tournaments: readonly SeenTournament[], checks: Parameters<typeof estimatePrecision>[2] = []) =>
  estimatePrecision(tournaments, settlePeople(tournaments), checks);

describe('estimatePrecision', () => {
  it('expects that all of no links are right', () => {
    expect(estimate(club([[], [], [], []])).share).toBe(1);
  });

  it('divides tournaments into halves that have all years, whatever the order in which they come', () => {
    const tournaments = club([[], [], [], [], []]);
    const [half, rest] = halve(tournaments.toReversed());
    expect([half, rest].map((those) => those.map(({ id }) => id))).toEqual([
      ['c00', 'c02', 'c04'],
      ['c01', 'c03'],
    ]);
  });

  it('notices in one half that two names of the other half are two people', () => {
    // Each second month has one of the two names; in the other months both are there.
    const months = Array.from({ length: 16 }, (_, month) =>
      month % 2 === 1 ? ['Else Meyer', 'Else Meyr'] : month % 4 === 0 ? ['Else Meyer'] : ['Else Meyr'],
    );
    const { refuted, tried } = estimate([...club(months), ...otherClubs()]);
    expect(refuted).toBe(1);
    expect(tried).toBeGreaterThan(0.9);
  });

  it('is more confident after a name was not refuted than before it was tried', () => {
    const slips = Array.from({ length: 16 }, (_, month) => [
      [0, 3, 8, 13].includes(month) ? 'Else Meyr' : 'Else Meyer',
    ]);
    const few = slips.map((names, month) => (month > 0 && names[0] === 'Else Meyr' ? ['Else Meyer'] : names));
    expect(estimate(club(slips)).refuted).toBe(0);
    expect(estimate(club(slips)).share).toBeGreaterThan(estimate(club(few)).share);
  });

  it('counts what people said about links', () => {
    const tournaments = club([['Else Meyer'], [], ['Else Meyer'], [], ['Else Meyr'], []]);
    const say = (verdict: 'same' | 'two') =>
      estimate(tournaments, [
        {
          one: { tournament: 'c00', spelling: 'Else Meyer' },
          other: { tournament: 'c04', spelling: 'Else Meyr' },
          verdict,
        },
      ]);
    expect([say('same').wrong, say('two').wrong, say('two').judged]).toEqual([0, 1, 1]);
    expect(say('two').share).toBeLessThan(say('same').share);
  });
});
