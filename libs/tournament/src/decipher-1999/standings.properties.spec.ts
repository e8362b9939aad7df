import fc from 'fast-check';
import { report, round, type RoundText } from '../../../../test/builders/report.js';
import type { Match, TournamentReport } from '../report.js';
import { RESULTS, type GameTitle } from '../vocabulary.js';
import { DECIPHER_GAMES } from './formats.js';
import { DECIPHER_RESULTS, gameResultOf, victoryPointsOf } from './results.js';
import { decipher1999 } from './rule-system.js';

const HANDLES = ['ann', 'Bob', 'cy', 'dée', 'eve', 'fay', 'gus', 'hal', 'ivo'];

const score = fc.integer({ min: -20, max: 130 });
const ending = fc.constantFrom('normal', 'time', 'decked', 'quit', 'forfeit');
const whole = fc
  .tuple(score, score, fc.constantFrom('WIN', 'LOSS', 'MODIFIED_WIN', 'MODIFIED_LOSS', 'TRUE_TIE'), ending)
  .map(([own, others, result, ended]) => ` ${own}-${others} ${result} ${ended} excluded=10-0`);
const told = fc
  .tuple(score, score, fc.constantFrom('W', 'L', 'D'), fc.constantFrom('dark', 'light'), ending)
  .map(([own, others, won, side, ended]) => `${won} ${side} ${own}-${others} ${ended}`);
const match = fc.oneof(
  whole,
  fc.array(told, { minLength: 1, maxLength: 2 }).map((games) => `: ${games.join(', ')}`),
);

/** A round of any pairing; others have a bye or no row at all. */
const anyRound: fc.Arbitrary<RoundText> = fc
  .tuple(
    fc.shuffledSubarray(HANDLES, { minLength: HANDLES.length }),
    fc.array(match, { maxLength: 4 }),
    fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  )
  .map(([order, matches, byes]) => {
    const lines = matches.map((each, index) => `${order[2 * index] ?? ''} ${order[2 * index + 1] ?? ''}${each}`);
    const sitting = order.slice(2 * matches.length).filter((_, index) => byes[index]);
    return round(...lines, ...sitting.map((handle) => `${handle} BYE`));
  });

const reportOf = (game: GameTitle, rounds: readonly RoundText[]): TournamentReport =>
  report(
    {
      tournament: { game, ruleSystem: 'decipher-1999' },
      players: Object.fromEntries(HANDLES.map((handle) => [handle, {}])),
    },
    ...rounds,
  );
const anyReport = fc
  .tuple(fc.constantFrom(...DECIPHER_GAMES), fc.array(anyRound, { minLength: 1, maxLength: 6 }))
  .map(([game, rounds]) => reportOf(game, rounds));

/** The same tournament with its players and its matches in another order. */
function shuffled(from: TournamentReport, order: readonly number[]): TournamentReport {
  const newIndex = new Map(order.map((old, index) => [old, index]));
  const moved = ({ players, ...rest }: Match): Match => {
    const [first, second] = players.map((player) => newIndex.get(player) ?? 0);
    return { ...rest, players: second === undefined ? [first ?? 0] : [first ?? 0, second] };
  };
  return {
    ...from,
    entries: order.flatMap((old) => from.entries[old] ?? []),
    rounds: from.rounds.map((each) => ({ ...each, matches: each.matches.map(moved).reverse() })),
  };
}

const named = (from: TournamentReport) =>
  decipher1999
    .computeStandings(from, 'key')
    .map(({ entry, ...row }) => ({ handle: from.entries[entry]?.handle, ...row }));

describe('standings', () => {
  it('do not depend on the order of players and matches in the document', () => {
    const permutation = fc.shuffledSubarray([...HANDLES.keys()], { minLength: HANDLES.length });
    fc.assert(
      fc.property(anyReport, permutation, (from, order) => {
        expect(named(shuffled(from, order))).toEqual(named(from));
      }),
    );
  });

  it('place everybody exactly once, from 1 to n, never rise in points, and come out the same twice', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const rows = decipher1999.computeStandings(from, 'key');
        expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.map(({ entry }) => entry).sort((a, b) => a - b)).toEqual([...from.entries.keys()]);
        const points = rows.map((row) => row.points);
        expect(points).toEqual([...points].sort((a, b) => b - a));
        expect(decipher1999.computeStandings(from, 'key')).toEqual(rows);
      }),
    );
  });

  it('have differentials that sum to 0', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const rows = decipher1999.computeStandings(from, 'key');
        expect(rows.reduce((sum, { differential }) => sum + (differential ?? 0), 0)).toBe(0);
      }),
    );
  });

  it('give a bye to one player and nothing to another', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const [first, ...others] = from.rounds;
        const present = new Set(first?.matches.flatMap(({ players }) => [...players]));
        const absent = from.entries.findIndex((_, entry) => !present.has(entry));
        if (first === undefined || absent === -1) return;
        const bye = { ...report(round('ann BYE')).rounds[0]?.matches[0], players: [absent] } as Match;
        const added = { ...from, rounds: [{ ...first, matches: [...first.matches, bye] }, ...others] };
        const pointsIn = (each: TournamentReport) =>
          new Map(decipher1999.computeStandings(each, 'key').map(({ entry, points }) => [entry, points]));
        const before = pointsIn(from);
        const after = pointsIn(added);
        for (const entry of from.entries.keys()) {
          const gained = (after.get(entry) ?? 0) - (before.get(entry) ?? 0);
          if (entry === absent) expect(gained).toBeGreaterThanOrEqual(2);
          else expect(gained).toBe(0);
        }
      }),
    );
  });
});

describe('results', () => {
  it('of other rule systems are not answered for', () => {
    for (const result of RESULTS) {
      if (DECIPHER_RESULTS.some((known) => known === result)) continue;
      expect(() => victoryPointsOf(result)).toThrow(RangeError);
      expect(() => gameResultOf(result)).toThrow(RangeError);
      const from = report({ tournament: { game: 'stccg', ruleSystem: 'decipher-1999' } }, round(`ann bob ${result}`));
      expect(() => decipher1999.computeStandings(from, 'key')).toThrow(RangeError);
    }
  });
});
