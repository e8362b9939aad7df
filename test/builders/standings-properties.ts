import fc from 'fast-check';
import {
  RESULTS,
  type Match,
  type Pod,
  type Result,
  type RuleSystem,
  type Standing,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { report, type ReportChanges } from './report.js';
import { round, type RoundText } from './round-text.js';

/** Generated tournaments have these players: some have capitals and accents. */
export const HANDLES = ['ann', 'Bob', 'cy', 'dée', 'eve', 'fay', 'gus', 'hal', 'ivo'];

type MatchLine = (first: string, second: string) => string;

/** Generates a round of any pairing. A player who is left over has one of the results for one player, or no row with ''. */
export const anyRound = (match: fc.Arbitrary<MatchLine>, lone: fc.Arbitrary<string>): fc.Arbitrary<RoundText> =>
  fc
    .tuple(
      fc.shuffledSubarray(HANDLES, { minLength: HANDLES.length }),
      fc.array(match, { maxLength: Math.floor(HANDLES.length / 2) }),
      fc.array(lone, { minLength: HANDLES.length, maxLength: HANDLES.length }),
    )
    .map(([order, matches, results]) => {
      const lines = matches.map((line, index) => line(order[2 * index] ?? '', order[2 * index + 1] ?? ''));
      const sitting = order
        .slice(2 * matches.length)
        .flatMap((handle, index) => (results[index] ? [`${handle} ${results[index]}`] : []));
      return round(...lines, ...sitting);
    });

/** Generates a tournament of one to six such rounds. */
export const anyReport = (
  rounds: fc.Arbitrary<RoundText>,
  tournament: ReportChanges['tournament'] = {},
): fc.Arbitrary<TournamentReport> =>
  fc.array(rounds, { minLength: 1, maxLength: 6 }).map((played) => {
    const players = Object.fromEntries(HANDLES.map((handle) => [handle, {}]));
    return report({ tournament, players }, ...played);
  });

/** Generates another order of the entries, matches and pods of a document: the new place of each entry. */
const anyOrder = (from: TournamentReport) =>
  fc.shuffledSubarray([...from.entries.keys()], { minLength: from.entries.length });

/** Puts players, matches, pods and seats of a tournament in another order. `told` tells a match in another way. */
export function reordered(
  from: TournamentReport,
  order: readonly number[],
  told: (match: Match) => Match = (match) => match,
): TournamentReport {
  const indexes = new Map(order.map((old, index) => [old, index]));
  const indexOf = (player: number): number => indexes.get(player) ?? 0;
  const movedMatch = (match: Match): Match => {
    const { players, ...rest } = told(match);
    const [first, second] = players;
    return { ...rest, players: second === undefined ? [indexOf(first)] : [indexOf(first), indexOf(second)] };
  };
  const movedPod = ({ players, scores, wentOut }: Pod): Pod => ({
    players: players.map(indexOf).reverse(),
    scores: [...scores].reverse(),
    wentOut: wentOut === null ? null : indexOf(wentOut),
  });
  return {
    ...from,
    entries: order.flatMap((old) => from.entries[old] ?? []),
    rounds: from.rounds.map(({ matches, pods, ...rest }) => ({
      ...rest,
      matches: matches.map(movedMatch).reverse(),
      pods: pods.map(movedPod).reverse(),
    })),
  };
}

/** Names the rows by handle, which stays when the document gets another order. */
const named = ({ entries }: TournamentReport, rows: readonly Standing[]) =>
  rows.map(({ entry, ...row }) => ({ handle: entries[entry]?.handle, ...row }));

/** Tests what the final order of every rule system guarantees. `told` tells a match in another, equivalent way. */
export function itPlacesEverybody(
  ruleSystem: RuleSystem,
  reports: fc.Arbitrary<TournamentReport>,
  told?: (match: Match) => Match,
): void {
  it('do not depend on the order of the document', () => {
    const both = reports.chain((from) => fc.tuple(fc.constant(from), anyOrder(from)));
    fc.assert(
      fc.property(both, ([from, order]) => {
        const other = reordered(from, order, told);
        expect(named(other, ruleSystem.computeStandings(other, 'key'))).toEqual(
          named(from, ruleSystem.computeStandings(from, 'key')),
        );
      }),
    );
  });

  it('place everybody exactly once, from 1 to n', () => {
    fc.assert(
      fc.property(reports, (from) => {
        const rows = ruleSystem.computeStandings(from, 'key');
        expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.map(({ entry }) => entry).sort((a, b) => a - b)).toEqual([...from.entries.keys()]);
      }),
    );
  });

  it('are the same when they are asked for again, whatever the key where nothing is tossed', () => {
    fc.assert(
      fc.property(reports, (from) => {
        const rows = ruleSystem.computeStandings(from, 'key');
        expect(ruleSystem.computeStandings(from, 'key')).toEqual(rows);
        if (rows.some(({ decidedBy }) => decidedBy === 'coin-toss')) return;
        expect(ruleSystem.computeStandings(from, 'another key')).toEqual(rows);
      }),
    );
  });
}

/**
 * Tests what the Swiss rounds of every game for two players guarantee. `lone` says what a result without an opponent
 * can be worth.
 */
export function itScoresMatches(
  ruleSystem: RuleSystem,
  reports: fc.Arbitrary<TournamentReport>,
  lone: Readonly<Partial<Record<Result, readonly number[]>>>,
): void {
  it('never rise in points on the way down', () => {
    fc.assert(
      fc.property(reports, (from) => {
        const points = ruleSystem.computeStandings(from, 'key').map((row) => row.points ?? NaN);
        expect(points).toEqual([...points].sort((a, b) => b - a));
      }),
    );
  });

  it('give nobody else other numbers when one player more has a bye', () => {
    const sittingOut = fc.constantFrom(...(Object.keys(lone) as Result[]));
    fc.assert(
      fc.property(reports, fc.nat(), sittingOut, (from, pick, result) => {
        const zoe = from.entries.length;
        const added = report(round(`zoe ${result}`));
        const sitting = (added.rounds[0]?.matches ?? []).map((match): Match => ({ ...match, players: [zoe] }));
        const rounds = from.rounds.map((each, index) =>
          index === pick % from.rounds.length ? { ...each, matches: [...each.matches, ...sitting] } : each,
        );
        const rows = ruleSystem.computeStandings(
          { ...from, entries: [...from.entries, ...added.entries], rounds },
          'key',
        );
        const sums = (of: readonly Standing[]) =>
          new Map(of.map((row) => [row.entry, [row.points, row.differential, row.cumulativeVictoryPoints]]));
        expect(sums(rows.filter(({ entry }) => entry !== zoe))).toEqual(sums(ruleSystem.computeStandings(from, 'key')));
        expect(lone[result]).toContain(rows.find(({ entry }) => entry === zoe)?.points);
      }),
    );
  });

  it('are never computed from a result of another rule system', () => {
    const foreign = RESULTS.filter((result) => !ruleSystem.results.includes(result));
    fc.assert(
      fc.property(reports, fc.constantFrom(...foreign), (from, result) => {
        const rounds = [...from.rounds, ...report(round(`ann Bob ${result}`)).rounds];
        expect(() => ruleSystem.computeStandings({ ...from, rounds }, 'key')).toThrow(RangeError);
      }),
    );
  });
}

/** Each point that one player gains, the other loses. Only an Earned Bye gives points to one player alone (000, 7.4.1). */
export function itBalancesDifferentials(ruleSystem: RuleSystem, reports: fc.Arbitrary<TournamentReport>): void {
  it('have differentials that sum to 0, apart from Earned Byes', () => {
    fc.assert(
      fc.property(reports, (from) => {
        const earned = from.rounds.flatMap(({ matches }) => matches).filter(({ result }) => result === 'EARNED_BYE');
        const differentials = ruleSystem.computeStandings(from, 'key').map(({ differential }) => differential ?? NaN);
        expect(differentials.reduce((sum, each) => sum + each, 0)).toBe(100 * earned.length);
      }),
    );
  });
}
