import fc from 'fast-check';
import { report, round, type RoundText } from '../../../../test/builders/report.js';
import type { Entry, Match, TournamentReport } from '../report.js';
import { RESULTS } from '../vocabulary.js';
import { mirrored, victoryPointsOf } from './results.js';
import { opg42 } from './rule-system.js';

const HANDLES = ['ann', 'Bob', 'cy', 'dée', 'eve', 'fay', 'gus', 'hal', 'ivo'];

const score = fc.integer({ min: -20, max: 130 });
const game = fc
  .tuple(
    score,
    score,
    fc.constantFrom('FW', 'FL', 'MW', 'ML', 'TT'),
    fc.constantFrom('normal', 'time', 'concession', 'effect', 'decked'),
  )
  .map(([own, others, result, ending]) => ({ score: `${own}-${others}`, words: `${result} ${ending}` }));
const lone = fc.constantFrom('BYE', 'EARNED_BYE', 'MG', '');

/** A round of any pairing; an odd player, or one who is asked to, sits out in some way or has no row at all. */
const anyRound: fc.Arbitrary<RoundText> = fc
  .tuple(
    fc.shuffledSubarray(HANDLES, { minLength: HANDLES.length }),
    fc.integer({ min: 0, max: 4 }),
    fc.array(game, { minLength: 4, maxLength: 4 }),
    fc.array(lone, { minLength: 9, maxLength: 9 }),
  )
  .map(([order, pairs, games, rest]) => {
    const lines = games
      .slice(0, pairs)
      .map((each, index) => `${order[2 * index] ?? ''} ${each.score} ${order[2 * index + 1] ?? ''} ${each.words}`);
    const sitting = order
      .slice(2 * pairs)
      .flatMap((handle, index) => (rest[index] ? [`${handle} ${rest[index]}`] : []));
    return round(...lines, ...sitting);
  });

const everybody = { players: Object.fromEntries(HANDLES.map((handle) => [handle, {}])) };
const anyReport = fc.array(anyRound, { minLength: 1, maxLength: 6 }).map((rounds) => report(everybody, ...rounds));

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
  opg42.computeStandings(from, 'key').map(({ entry, ...row }) => ({ handle: from.entries[entry]?.handle, ...row }));

describe('standings', () => {
  it('do not depend on the order of players and matches in the document', () => {
    const permutation = fc.shuffledSubarray([...HANDLES.keys()], { minLength: HANDLES.length });
    fc.assert(
      fc.property(anyReport, permutation, (from, order) => {
        expect(named(shuffled(from, order))).toEqual(named(from));
      }),
    );
  });

  it('place everybody exactly once, from 1 to n', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const rows = opg42.computeStandings(from, 'key');
        expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.map(({ entry }) => entry).sort((a, b) => a - b)).toEqual([...from.entries.keys()]);
      }),
    );
  });

  it('never rise in points on the way down', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const points = opg42.computeStandings(from, 'key').map((row) => row.points);
        expect(points).toEqual([...points].sort((a, b) => b - a));
      }),
    );
  });

  it('are the same when they are asked for again, whatever the key where nothing is tossed', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const rows = opg42.computeStandings(from, 'key');
        expect(opg42.computeStandings(from, 'key')).toEqual(rows);
        const another = opg42.computeStandings(from, 'another key');
        if (rows.every(({ decidedBy }) => decidedBy !== 'coin-toss')) expect(another).toEqual(rows);
      }),
    );
  });

  it('give nobody else other points for a bye', () => {
    const sittingOut = fc.constantFrom('BYE', 'EARNED_BYE', 'MG');
    fc.assert(
      fc.property(anyReport, fc.nat(), sittingOut, (from, pick, result) => {
        const changed = pick % from.rounds.length;
        const lucky = from.entries.length;
        const entry = { ...report(round('zoe BYE')).entries[0], handle: 'zoe' } as Entry;
        const bye = report(round(`zoe ${result}`)).rounds[0]?.matches[0] as Match;
        const after: TournamentReport = {
          ...from,
          entries: [...from.entries, entry],
          rounds: from.rounds.map((each, index) =>
            index === changed ? { ...each, matches: [...each.matches, { ...bye, players: [lucky] }] } : each,
          ),
        };
        const sums = (of: TournamentReport) =>
          opg42
            .computeStandings(of, 'key')
            .filter((row) => row.entry !== lucky)
            .map((row) => [row.entry, row.points, row.differential, row.cumulativeVictoryPoints].join(' '))
            .sort();
        expect(sums(after)).toEqual(sums(from));
      }),
    );
  });

  it('have differentials that sum to 0, apart from Earned Byes', () => {
    fc.assert(
      fc.property(anyReport, (from) => {
        const earned = from.rounds.flatMap(({ matches }) => matches).filter(({ result }) => result === 'EARNED_BYE');
        const sum = opg42
          .computeStandings(from, 'key')
          .reduce((total, { differential }) => total + (differential ?? 0), 0);
        expect(sum).toBe(100 * earned.length);
      }),
    );
  });
});

describe('a result of another rule system', () => {
  it('has no victory points, no opponent, and is not among the results', () => {
    const foreign = RESULTS.filter((result) => !opg42.results.includes(result));
    expect(foreign).toEqual(['WIN', 'LOSS', 'MODIFIED_WIN', 'MODIFIED_LOSS', 'TRUE_TIE']);
    fc.assert(
      fc.property(anyReport, fc.constantFrom(...foreign), (from, result) => {
        expect(() => victoryPointsOf(result)).toThrow(RangeError);
        expect(() => mirrored(result)).toThrow(RangeError);
        const [first, ...rest] = from.rounds;
        const [foreignMatch] = report(round(`ann Bob ${result}`)).rounds[0]?.matches ?? [];
        if (first === undefined || foreignMatch === undefined) return;
        const mixed = { ...from, rounds: [{ ...first, matches: [foreignMatch] }, ...rest] };
        expect(() => opg42.computeStandings(mixed, 'key')).toThrow(RangeError);
      }),
    );
  });
});
