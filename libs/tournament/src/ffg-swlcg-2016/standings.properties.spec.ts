import fc from 'fast-check';
import { report, round, type RoundText } from '../../../../test/builders/report.js';
import type { Game, Match, TournamentReport } from '../report.js';
import { RESULTS } from '../vocabulary.js';
import { FFG_RESULTS } from './points.js';
import { ffgSwlcg2016 } from './rule-system.js';

const HANDLES = ['ann', 'Bob', 'cy', 'dée', 'eve', 'fay', 'gus', 'hal', 'ivo'];

const games = fc
  .array(fc.constantFrom('W dark', 'W light', 'L dark', 'L light', 'D dark time', 'D light'), {
    minLength: 1,
    maxLength: 2,
  })
  .map((played) => played.join(', '));

/** A round of any pairing; who is left over has a bye or no row at all. */
const anyRound: fc.Arbitrary<RoundText> = fc
  .tuple(
    fc.shuffledSubarray(HANDLES, { minLength: HANDLES.length }),
    fc.integer({ min: 1, max: 4 }),
    fc.array(games, { minLength: 4, maxLength: 4 }),
    fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  )
  .map(([order, pairs, played, byes]) => {
    const lines = played
      .slice(0, pairs)
      .map((each, index) => `${order[2 * index] ?? ''} ${order[2 * index + 1] ?? ''}: ${each}`);
    const sitting = order.slice(2 * pairs).flatMap((handle, index) => (byes[index] ? [`${handle} BYE`] : []));
    return round(...lines, ...sitting);
  });

const everybody = { players: Object.fromEntries(HANDLES.map((handle) => [handle, {}])) };
const anyReport = fc.array(anyRound, { minLength: 1, maxLength: 6 }).map((rounds) => report(everybody, ...rounds));

const turned = ({ winner, ...rest }: Game): Game => ({
  ...rest,
  winner: winner === null ? null : winner === 0 ? 1 : 0,
});

/** The same tournament with its players and its matches in another order, each match told by the other player. */
function shuffled(from: TournamentReport, order: readonly number[]): TournamentReport {
  const newIndex = new Map(order.map((old, index) => [old, index]));
  const moved = ({ players, ...rest }: Match): Match => {
    const [first, second] = players.map((player) => newIndex.get(player) ?? 0);
    return second === undefined
      ? { ...rest, players: [first ?? 0] }
      : { ...rest, players: [second, first ?? 0], games: rest.games.map(turned) };
  };
  return {
    ...from,
    entries: order.flatMap((old) => from.entries[old] ?? []),
    rounds: from.rounds.map((each) => ({ ...each, matches: each.matches.map(moved).reverse() })),
  };
}

const named = (from: TournamentReport) =>
  ffgSwlcg2016
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

  it('place everybody exactly once, from 1 to n, and the same twice', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const rows = ffgSwlcg2016.computeStandings(from, 'key');
        expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.map(({ entry }) => entry).sort((a, b) => a - b)).toEqual([...from.entries.keys()]);
        expect(ffgSwlcg2016.computeStandings(from, 'key')).toEqual(rows);
      }),
    );
  });

  it('never rise in points on the way down', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const points = ffgSwlcg2016.computeStandings(from, 'key').map((row) => row.points);
        expect(points).toEqual([...points].sort((a, b) => b - a));
      }),
    );
  });

  it('hold strengths of schedule between 0 and the 6 points of a round', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        for (const row of ffgSwlcg2016.computeStandings(from, 'key')) {
          for (const strength of [row.strengthOfSchedule, row.extendedStrengthOfSchedule]) {
            expect(strength).toBeGreaterThanOrEqual(0);
            expect(strength).toBeLessThanOrEqual(6);
          }
        }
      }),
    );
  });

  it('give nobody else other points when somebody has one bye more', () => {
    const pointsOf = (from: TournamentReport) =>
      new Map(named(from).map(({ handle, points }) => [handle, points] as const));
    fc.assert(
      fc.property(fc.array(anyRound, { minLength: 1, maxLength: 6 }), fc.constantFrom(...HANDLES), (rounds, lucky) => {
        const before = pointsOf(report(everybody, ...rounds));
        const after = pointsOf(report(everybody, ...rounds, round(`${lucky} BYE`)));
        expect(after).toEqual(before.set(lucky, (before.get(lucky) ?? 0) + 6));
      }),
    );
  });

  it('are never computed from results of other rule systems', () => {
    const foreign = RESULTS.filter((result) => !FFG_RESULTS.includes(result));
    fc.assert(
      fc.property(anyReport, fc.constantFrom(...foreign), (from, result) => {
        const [first, ...others] = from.rounds;
        if (first === undefined) return;
        const matches = first.matches.map((match, index) => (index === 0 ? { ...match, result } : match));
        const changed = { ...from, rounds: [{ ...first, matches }, ...others] };
        expect(() => ffgSwlcg2016.computeStandings(changed, 'key')).toThrow(RangeError);
      }),
    );
  });
});
