import fc from 'fast-check';
import { report, round, type RoundText } from '../../../../test/builders/report.js';
import type { Match, TournamentReport } from '../report.js';
import { RESULTS } from '../vocabulary.js';
import { STCCG_RESULTS } from './results.js';
import { stccg1996 } from './rule-system.js';

const HANDLES = ['ann', 'Bob', 'cy', 'dée', 'eve', 'fay', 'gus', 'hal', 'ivo'];

const score = fc.integer({ min: -50, max: 150 });
const game = fc
  .tuple(score, score, fc.constantFrom('WIN', 'LOSS', 'MODIFIED_WIN', 'MODIFIED_LOSS', 'TRUE_TIE'), fc.boolean())
  .map(([own, others, result, isScored]) => ({ score: isScored ? `${own}-${others}` : '', result }));

/** A round of any pairing; whoever is left over has a bye or no row at all. */
const anyRound: fc.Arbitrary<RoundText> = fc
  .tuple(
    fc.shuffledSubarray(HANDLES, { minLength: HANDLES.length }),
    fc.array(game, { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([order, games, hasBye]) => {
    const lines = games.map(
      (each, index) => `${order[2 * index] ?? ''} ${each.score} ${order[2 * index + 1] ?? ''} ${each.result}`,
    );
    return round(...lines, ...(hasBye ? [`${order.at(-1) ?? ''} BYE`] : []));
  });

const everybody = { players: Object.fromEntries(HANDLES.map((handle) => [handle, {}])) };
const anyRounds = fc.array(anyRound, { minLength: 1, maxLength: 6 });
const anyReport = anyRounds.map((rounds) => report(everybody, ...rounds));

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
  stccg1996.computeStandings(from, 'key').map(({ entry, ...row }) => ({ handle: from.entries[entry]?.handle, ...row }));

const pointsByHandle = (from: TournamentReport) => new Map(named(from).map(({ handle, points }) => [handle, points]));

describe('standings', () => {
  it('do not depend on the order of players and matches in the document', () => {
    const permutation = fc.shuffledSubarray([...HANDLES.keys()], { minLength: HANDLES.length });
    fc.assert(
      fc.property(anyReport, permutation, (from, order) => {
        expect(named(shuffled(from, order))).toEqual(named(from));
      }),
    );
  });

  it('are the same twice', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        expect(named(from)).toEqual(named(from));
      }),
    );
  });

  it('place everybody exactly once, from 1 to n, never rising in points or, among equals, in differential', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const rows = stccg1996.computeStandings(from, 'key');
        expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.map(({ entry }) => entry).sort((a, b) => a - b)).toEqual([...from.entries.keys()]);
        const sorted = [...rows].sort(
          (a, b) => b.points - a.points || (b.differential ?? 0) - (a.differential ?? 0) || a.place - b.place,
        );
        expect(rows).toEqual(sorted);
      }),
    );
  });

  it('have differentials that sum to 0', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        expect(named(from).reduce((sum, { differential }) => sum + (differential ?? 0), 0)).toBe(0);
      }),
    );
  });

  it('keep the points of everybody else when somebody has a bye more', () => {
    fc.assert(
      fc.property(anyRounds, fc.constantFrom(...HANDLES), (rounds, handle) => {
        const before = pointsByHandle(report(everybody, ...rounds));
        const after = pointsByHandle(report(everybody, ...rounds, round(`${handle} BYE`)));
        expect(after.get(handle)).toBe((before.get(handle) ?? 0) + 2);
        for (const other of HANDLES) if (other !== handle) expect(after.get(other)).toBe(before.get(other));
      }),
    );
  });

  it.each(RESULTS.filter((result) => !STCCG_RESULTS.some((known) => known === result)))(
    'are not computed for the result %s of another rule system',
    (result) => {
      const line = ['EARNED_BYE', 'MG'].includes(result) ? `ann ${result}` : `ann bob ${result}`;
      expect(() => stccg1996.computeStandings(report(round(line)), 'key')).toThrow(RangeError);
    },
  );
});
