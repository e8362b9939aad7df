import { pairField, type PairingPlayer } from '@quadrant/rules/pairing';
import type { PairingMethod } from '@quadrant/rules/tournament';
import { stories } from '../builders/length.js';
import { haveMet } from './by-definition.js';
import { afterRound, newcomers, RESULTS, shapeOf } from './states.js';

const METHODS: readonly PairingMethod[] = ['groups', 'groups-ffg', 'simple', 'rank-decipher', 'rank-1996'];
const SEEDS = ['one', 'two', 'three'];

const rankingOf = (players: readonly PairingPlayer[]): string[] =>
  [...players].sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1)).map(({ id }) => id);

/** Pairs a round, and expects everybody in it once, and a reason for each exception of the rules. */
function pairSoundly(players: readonly PairingPlayer[], round: number, seed: string, method: PairingMethod) {
  const ranking = round === 1 ? null : rankingOf(players);
  const pairing = pairField({ players, round, seed, method, ranking, cite: () => 'source' });
  const { pairs, byes, explanations } = pairing;
  expect([...pairs.flat(), ...byes].sort()).toEqual(players.map(({ id }) => id).sort());
  const byId = new Map(players.map((player) => [player.id, player]));
  const reasonFor = (ids: readonly string[], codes: readonly string[]) =>
    explanations.some(({ code, players: named }) => codes.includes(code) && ids.every((id) => named.includes(id)));
  for (const [a, b] of pairs) if (haveMet(byId.get(a)!, byId.get(b)!)) expect(reasonFor([a, b], ['repeat'])).toBe(true);
  for (const id of byes) {
    if (byId.get(id)!.hadBye) expect(reasonFor([id], ['second-bye', 'bye-to-avoid-repeat'])).toBe(true);
    else expect(reasonFor([id], ['bye', 'bye-to-avoid-repeat'])).toBe(true);
  }
  if (byes.length > players.length % 2) {
    for (const id of byes) expect(reasonFor([id], ['bye-to-avoid-repeat'])).toBe(true);
  }
  return pairing;
}

describe.each(METHODS)('pairing by %s', (method) => {
  // @row 72
  it.each([
    [6, 3],
    [8, stories(3, 4)],
  ])('takes %d players through %d rounds whatever the results, and names every exception', (size, rounds) => {
    let states = [newcomers(size)];
    for (let round = 1; round <= rounds; round++) {
      const next = new Map<string, PairingPlayer[]>();
      for (const players of states) {
        for (const seed of SEEDS.slice(0, stories(1, 3))) {
          const pairing = pairSoundly(players, round, seed, method);
          // After the last round nothing is paired.
          if (round === rounds) continue;
          const { length } = pairing.pairs;
          for (let results = 0; results < 3 ** length; results++) {
            const after = afterRound(players, pairing, (pair) => RESULTS[Math.floor(results / 3 ** pair) % 3]!);
            const shape = shapeOf(after);
            if (!next.has(shape)) next.set(shape, after);
          }
        }
      }
      states = [...next.values()];
    }
  });

  it.each([7, 10, 11])('takes %d players through four rounds of random results', (size) => {
    let state = size;
    const roll = (): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff);
    for (let tournament = 0; tournament < stories(30, 1000); tournament++) {
      let players = newcomers(size);
      for (let round = 1; round <= 4; round++) {
        const pairing = pairSoundly(players, round, String(tournament), method);
        players = afterRound(players, pairing, () => RESULTS[Math.floor((roll() / 0x80000000) * 3)]!);
      }
    }
  });
});
