import type { Bracket } from './bracket.js';
import { BRACKETS, findBracket } from './brackets.js';
import { drawBracket } from './draw-bracket.js';
import { playBracket, type PlayedBracket, type ReportedWinner } from './play-bracket.js';

const seedsOf = ({ entrants }: Bracket): string[] => Array.from({ length: entrants }, (_, index) => `s${index + 1}`);

/** Returns a generator of numbers from 0 to 1. The same seed gives the same numbers. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
}

/** Plays one match after another; `wins` says whether the first side wins. */
function playOut(
  bracket: Bracket,
  seeds: readonly string[],
  wins: (first: string, second: string) => boolean,
): PlayedBracket {
  const winners: ReportedWinner[] = [];
  for (;;) {
    const played = playBracket(bracket, seeds, winners);
    expect(played.findings).toEqual([]);
    const open = played.matches.find(({ state }) => state === 'open');
    if (open === undefined) return played;
    const [first, second] = open.players as [string, string];
    winners.push({ match: open.id, winner: wins(first, second) ? first : second });
  }
}

const better = (first: string, second: string): boolean => Number(first.slice(1)) < Number(second.slice(1));
const ALL = [...BRACKETS, ...[3, 5, 6, 7, 12, 20, 63].map((number) => findBracket(`play-in-${number}`)!)];

describe.each(ALL.map((bracket) => [bracket.name, bracket] as const))('%s', (_, bracket) => {
  const seeds = seedsOf(bracket);
  const first = bracket.matches[0]!;
  const lives = bracket.name.startsWith('double') ? 2 : 1;

  it('uses each winner once, each loser at most once, and every seed once', () => {
    const sources = bracket.matches
      .filter(({ onlyIfSecondWon }) => onlyIfSecondWon === undefined)
      .flatMap(({ sides }) => sides);
    const keys = sources.map((source) => JSON.stringify(source));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.startsWith('{"seed"'))).toHaveLength(bracket.entrants);
    expect(first.round).toBe(1);
  });

  it('gives the places in the order of the seeds when the better seed always wins', () => {
    const { places } = playOut(bracket, seeds, better);
    expect(places?.slice(0, 2)).toEqual(['s1', 's2']);
    expect([...places!].sort()).toEqual([...seeds].sort());
  });

  it('plays out under random winners: everybody but the winner loses as often as it takes to be out', () => {
    const roll = dice(bracket.entrants);
    for (let turn = 0; turn < 30; turn++) {
      const { matches, places } = playOut(bracket, seeds, () => roll() < 0.5);
      const losses = new Map<string, number>();
      for (const { loser } of matches) if (loser !== null) losses.set(loser, (losses.get(loser) ?? 0) + 1);
      expect(new Set(places)).toEqual(new Set(seeds));
      const [champion, ...others] = places!;
      expect(losses.get(champion!) ?? 0).toBeLessThan(2);
      for (const id of others) expect(losses.get(id)).toBeGreaterThanOrEqual(1);
      if (lives === 2) {
        for (const id of others) expect(losses.get(id)).toBe(2);
        const played = matches.filter(({ state }) => state === 'played').length;
        expect([2 * bracket.entrants - 2, 2 * bracket.entrants - 1]).toContain(played);
      }
      expect(matches.every(({ players: [one, other] }) => one === null || one !== other)).toBe(true);
    }
  });

  it('is drawn with every match', () => {
    const svg = drawBracket(bracket.title, playBracket(bracket, seeds).matches);
    expect(svg.match(/<rect /g)).toHaveLength(bracket.matches.length);
    expect(svg).toMatch(/^<svg [^>]+>\n<title>/);
  });
});

describe('a bracket', () => {
  // @row 97, 216
  it.each([
    ['standard-8', '1-8 4-5 3-6 2-7'],
    ['standard-16', '1-16 8-9 5-12 4-13 3-14 6-11 7-10 2-15'],
  ])('%s begins as the rules of 1996 print it', (name, printed) => {
    const { matches } = findBracket(name)!;
    const told = matches
      .filter(({ round }) => round === 1)
      .map(({ sides }) =>
        sides
          .map((side) => ('seed' in side ? side.seed : ''))
          .sort((a, b) => Number(a) - Number(b))
          .join('-'),
      );
    expect(told.sort()).toEqual(printed.split(' ').sort());
  });

  // @row 98
  it('says of both Modified McIntyre brackets that they are reconstructions', () => {
    for (const name of ['modified-mcintyre-8', 'modified-mcintyre-16']) {
      expect(findBracket(name)).toMatchObject({
        isReconstruction: true,
        provenance: expect.stringMatching(/^Reconstruction: .* lost/),
      });
    }
    const winners = ['1', '2', '3', '4'].map((match) => ({
      match,
      winner: { 1: 's1', 2: 's2', 3: 's5', 4: 's6' }[match]!,
    }));
    const { matches } = playBracket(
      findBracket('modified-mcintyre-8')!,
      seedsOf(findBracket('modified-mcintyre-8')!),
      winners,
    );
    expect(matches.filter(({ state }) => state === 'open').map(({ players }) => players)).toEqual([
      ['s4', 's6'],
      ['s3', 's5'],
    ]);
  });

  it('ranks the second week of the McIntyre final eight anew', () => {
    const bracket = findBracket('mcintyre-8')!;
    const winners = ['s8', 's2', 's3', 's4'].map((winner, index) => ({ match: String(index + 1), winner }));
    const { matches } = playBracket(bracket, seedsOf(bracket), winners);
    // Winners 2, 3, 4, 8 and losers 1, 5, 6, 7: the fourth winner meets the second loser, the third one the first.
    expect(matches.filter(({ round }) => round === 2).map(({ players }) => players)).toEqual([
      ['s8', 's5'],
      ['s4', 's1'],
    ]);
  });

  // @row 240, 255
  it('of double elimination is played again only when the winner of the lower half wins the final', () => {
    const bracket = findBracket('double-elimination-4')!;
    const seeds = seedsOf(bracket);
    const before = ['s1', 's2', 's1', 's3', 's2'].map((winner, index) => ({ match: String(index + 1), winner }));
    const upper = playBracket(bracket, seeds, [...before, { match: '6', winner: 's1' }]);
    expect(upper).toMatchObject({ places: ['s1', 's2', 's3', 's4'] });
    expect(upper.matches.at(-1)?.state).toBe('not-needed');
    const lower = playBracket(bracket, seeds, [...before, { match: '6', winner: 's2' }]);
    expect(lower.places).toBeNull();
    expect(lower.matches.at(-1)).toMatchObject({ state: 'open', players: ['s1', 's2'] });
    const reset = playBracket(bracket, seeds, [...before, { match: '6', winner: 's2' }, { match: '7', winner: 's2' }]);
    expect(reset.places).toEqual(['s2', 's1', 's3', 's4']);
  });

  it('gives byes to the highest seeds of a standard bracket that is not full', () => {
    const { matches } = playBracket(findBracket('standard-8')!, ['s1', 's2', 's3', 's4', 's5', 's6']);
    expect(matches.filter(({ state }) => state === 'bye').map(({ winner }) => winner)).toEqual(['s1', 's2']);
  });

  const EIGHT = Array.from({ length: 8 }, (_, index) => `s${index + 1}`);
  it.each<[string, string, readonly string[], readonly ReportedWinner[], string, string]>([
    ['seven players where eight are wanted', 'modified-mcintyre-8', EIGHT.slice(1), [], 'bracket-size', '/seeds'],
    ['too few players for a standard bracket', 'standard-8', EIGHT.slice(4), [], 'bracket-size', '/seeds'],
    ['a player with two seeds', 'standard-8', [...EIGHT.slice(1), 's3'], [], 'player-seeded-twice', '/seeds/7'],
    [
      'a winner of a match that is not yet possible',
      'standard-8',
      EIGHT,
      [{ match: '5', winner: 's1' }],
      'match-not-yet-possible',
      '/winners/0',
    ],
    [
      'a winner who does not play',
      'standard-8',
      EIGHT,
      [{ match: '1', winner: 's2' }],
      'winner-not-in-match',
      '/winners/0',
    ],
    ['an unknown match', 'standard-8', EIGHT, [{ match: '99', winner: 's2' }], 'unknown-match', '/winners/0'],
  ])('refuses %s', (_, name, seeds, winners, code, pointer) => {
    const { findings, places } = playBracket(findBracket(name)!, seeds, winners);
    expect(findings).toContainEqual(expect.objectContaining({ code, pointer }));
    expect(places).toBeNull();
  });
});
