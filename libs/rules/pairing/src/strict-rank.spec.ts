import { getRuleSystem } from '@quadrant/rules/systems';
import type { Pairing, RuleSystemId } from '@quadrant/rules/tournament';
import { pairFirstGame, pairSecondGame, type SidedPlayer } from './dark-light.js';
import { pairField } from './pair-field.js';
import type { PairingPlayer } from './pairing.js';
import { pairByRank } from './strict-rank.js';

const player = (id: string, opponents: readonly string[] = [], hadBye = false, points = 0): PairingPlayer => ({
  id,
  points,
  opponents,
  hadBye,
});
const cite = () => 'source';
const DECIPHER = { byeMovesUp: true, source: 'source' };
const YEAR_1996 = { byeMovesUp: false, source: 'source' };

describe('pairing strictly by rank', () => {
  // @row 174, 212
  it('pairs first with second and third with fourth, and leaves the last one over', () => {
    const ranked = ['a', 'b', 'c', 'd', 'e'].map((id) => player(id));
    expect(pairByRank(ranked, YEAR_1996)).toMatchObject({
      pairs: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      byes: ['e'],
    });
  });

  // @row 175
  it('moves a second bye up to the next player who has had none (001), and not in 1996', () => {
    const ranked = [player('a'), player('b'), player('c'), player('d', [], true), player('e', [], true)];
    expect(pairByRank(ranked, DECIPHER).byes).toEqual(['c']);
    expect(pairByRank(ranked, YEAR_1996).byes).toEqual(['e']);
  });

  // @row 176, 222
  it('lets the fifth, who has met the sixth and the seventh, meet the eighth, as printed', () => {
    const ranked = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => player(`${place}`, place === 5 ? ['6', '7'] : []));
    const { pairs, explanations } = pairByRank(ranked, DECIPHER);
    expect(pairs).toEqual([
      ['1', '2'],
      ['3', '4'],
      ['5', '8'],
      ['6', '7'],
    ]);
    expect(explanations).toEqual([expect.objectContaining({ code: 'next-lower', players: ['5', '8'] })]);
  });

  // @row 176
  it('keeps the original pairing of who has met everybody who is left', () => {
    const { pairs, explanations } = pairByRank([player('a', ['b']), player('b', ['a'])], DECIPHER);
    expect(pairs).toEqual([['a', 'b']]);
    expect(explanations).toEqual([expect.objectContaining({ code: 'repeat' })]);
  });

  // @row 172
  it('draws the first round from the shuffled cards', () => {
    const players = ['a', 'b', 'c', 'd'].map((id) => player(id));
    const ask = (seed: string) =>
      pairField({ players, round: 1, seed, method: 'rank-decipher', ranking: null, cite }).pairs.map((pair) =>
        [...pair].sort().join(''),
      );
    expect(ask('one')).toEqual(ask('one'));
    expect(new Set(Array.from({ length: 40 }, (_, seed) => ask(String(seed)).sort().join())).size).toBe(3);
  });
});

describe('two-game rounds', () => {
  const sided = (
    id: string,
    side: SidedPlayer['side'],
    dark: string[] = [],
    light: string[] = [],
    hadBye = false,
  ): SidedPlayer => ({
    ...player(id, [...dark, ...light], hadBye),
    side,
    metAs: { dark, light },
  });

  // @row 173
  it('pairs the best of both piles in the second game, with the sides changed', () => {
    const ranked = [sided('a', 'dark'), sided('b', 'dark'), sided('c', 'light'), sided('d', 'light')];
    expect(pairSecondGame(ranked).pairs).toEqual([
      ['c', 'a'],
      ['d', 'b'],
    ]);
  });

  // @row 177
  it('lets two meet again with the other sides, and not with the same ones', () => {
    const again = [sided('a', 'dark', ['c']), sided('b', 'dark'), sided('c', 'light', [], ['a']), sided('d', 'light')];
    expect(pairSecondGame(again).pairs[0]).toEqual(['c', 'a']);
    const same = [sided('a', 'dark', [], ['c']), sided('b', 'dark'), sided('c', 'light', ['a']), sided('d', 'light')];
    const { pairs, explanations } = pairSecondGame(same);
    expect(pairs).toEqual([
      ['c', 'b'],
      ['d', 'a'],
    ]);
    expect(explanations).toEqual([expect.objectContaining({ code: 'next-lower', players: ['c', 'b'] })]);
    const only = [sided('a', 'dark', [], ['c']), sided('c', 'light', ['a'])];
    expect(pairSecondGame(only).explanations).toEqual([expect.objectContaining({ code: 'repeat' })]);
  });

  // @row 175
  it('gives the bye to the last of the longer pile, or to the next one up who has had none', () => {
    const ranked = [sided('a', 'dark'), sided('b', 'light'), sided('c', null, [], [], true)];
    expect(pairSecondGame(ranked)).toMatchObject({ pairs: [['b', 'c']], byes: ['a'] });
  });

  it('draws the sides of the first game, the other ones for two who have met', () => {
    const strangers = [sided('a', null), sided('b', null)];
    const drawn = new Set(Array.from({ length: 20 }, (_, seed) => pairFirstGame(strangers, String(seed)).pairs[0]![0]));
    expect([...drawn].sort()).toEqual(['a', 'b']);
    const met = [sided('a', null, ['b']), sided('b', null, [], ['a'])];
    for (let seed = 0; seed < 20; seed++) expect(pairFirstGame(met, String(seed)).pairs).toEqual([['b', 'a']]);
  });
});

describe('pairing by the rules of 1996 and 2016', () => {
  it('is chosen by rule system and pairing style', () => {
    const methodIn = (ruleSystem: RuleSystemId, pairing: Pairing = 'swiss') =>
      getRuleSystem(ruleSystem).pairing.methodOf(pairing);
    expect(methodIn('ffg-swlcg-2016')).toBe('groups-ffg');
    expect(methodIn('stccg-1996', 'simple-swiss')).toBe('simple');
    expect(methodIn('stccg-1996')).toBe('rank-1996');
    expect(methodIn('decipher-1999')).toBe('rank-decipher');
    expect(methodIn('opg-4.2')).toBe('groups');
  });

  // @row 214
  it('is random whatever the points, without a second meeting, in Simple-Swiss', () => {
    const players = [
      player('a', ['b'], false, 6),
      player('b', ['a'], false, 4),
      player('c', ['d'], false, 2),
      player('d', ['c']),
    ];
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { pairs } = pairField({
        players,
        round: 2,
        seed: String(seed),
        method: 'simple',
        ranking: ['a', 'b', 'c', 'd'],
        cite,
      });
      seen.add(
        pairs
          .map((pair) => [...pair].sort().join(''))
          .sort()
          .join(),
      );
    }
    expect([...seen].sort()).toEqual(['ac,bd', 'ad,bc']);
  });

  // @row 236, 238
  it('pairs the printed example: John, Stella and Laramy with 15, Kyle with 13', () => {
    const players = [
      player('John', [], false, 15),
      player('Stella', [], false, 15),
      player('Laramy', [], false, 15),
      player('Kyle', [], false, 13),
    ];
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { pairs } = pairField({
        players,
        round: 2,
        seed: String(seed),
        method: 'groups-ffg',
        ranking: players.map(({ id }) => id),
        cite,
      });
      seen.add(pairs.find((pair) => pair.includes('Kyle'))!.filter((id) => id !== 'Kyle')[0]!);
    }
    expect([...seen].sort()).toEqual(['John', 'Laramy', 'Stella']);
  });

  // @row 237
  it('gives the bye of 004 to the lowest ranked player who has had none, and at random in the first round', () => {
    const players = [
      player('a', [], false, 6),
      player('b', [], false, 3),
      player('c', [], false, 3),
      player('d', [], true, 3),
      player('e', [], false, 6),
    ];
    const ranking = ['a', 'e', 'b', 'c', 'd'];
    for (let seed = 0; seed < 10; seed++) {
      expect(pairField({ players, round: 2, seed: String(seed), method: 'groups-ffg', ranking, cite }).byes).toEqual([
        'c',
      ]);
    }
    const newcomers = players.map(({ id }) => player(id));
    const first = Array.from({ length: 60 }, (_, seed) =>
      pairField({
        players: newcomers,
        round: 1,
        seed: String(seed),
        method: 'groups-ffg',
        ranking: null,
        cite,
      }).byes.join(),
    );
    expect(new Set(first).size).toBe(5);
  });

  it('repeats a match and says so where 002 and 004 name no other way', () => {
    const players = [player('a', ['b']), player('b', ['a'])];
    const { pairs, byes, explanations } = pairField({
      players,
      round: 2,
      seed: 's',
      method: 'groups-ffg',
      ranking: ['a', 'b'],
      cite,
    });
    expect(byes).toEqual([]);
    expect(pairs.flat().sort()).toEqual(['a', 'b']);
    expect(explanations).toEqual([expect.objectContaining({ code: 'repeat' })]);
  });
});
