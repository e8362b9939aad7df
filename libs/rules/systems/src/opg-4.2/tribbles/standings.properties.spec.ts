import fc from 'fast-check';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { pods, type RoundText } from '../../../../../../test/builders/round-text.js';
import { itPlacesEverybody, reordered } from '../../../../../../test/builders/standings-properties.js';
import { tribblesReport } from '../../../../../../test/builders/tribbles.js';
import { opg42 } from '../rule-system.js';

const HANDLES = ['ann', 'Bob', 'cy', 'dée', 'eve', 'fay', 'gus', 'hal', 'ivo', 'joe', 'kim'];

/** Few values, so that ties are common. */
const score = fc.constantFrom(0, 1, 10, 100, 111_111);
const anyRound: fc.Arbitrary<RoundText> = fc
  .tuple(
    fc.shuffledSubarray(HANDLES, { minLength: 2 }),
    fc.integer({ min: 1, max: 10 }),
    fc.array(score, { minLength: HANDLES.length, maxLength: HANDLES.length }),
    fc.boolean(),
  )
  .map(([order, cut, scores, isTimed]) => {
    const tables = [order.slice(0, cut), order.slice(cut)].filter((table) => table.length > 0);
    const line = (table: readonly string[], from: number) =>
      table
        .map((handle, seat) => `${handle} ${scores[from + seat] ?? 0}${seat === 0 && !isTimed ? ' out' : ''}`)
        .join(', ');
    return pods(...tables.map((table, index) => line(table, index * cut)));
  });

const anyEntry = fc.record({ seed: fc.integer({ min: 1, max: 3 }), headStart: fc.constantFrom(0, 0, 100_000) });
const reports = fc
  .tuple(
    fc.array(anyRound, { minLength: 1, maxLength: 6 }),
    fc.array(anyEntry, { minLength: HANDLES.length, maxLength: HANDLES.length }),
    fc.constantFrom('tribbles', 'tribbles-finals'),
  )
  .map(([rounds, entries, pairing]) => {
    const players = Object.fromEntries(HANDLES.map((handle, index) => [handle, entries[index] ?? {}]));
    return tribblesReport({ tournament: { pairing }, players }, ...rounds);
  });

const gamesOf = (from: TournamentReport) =>
  opg42.ratedGames(from).map(({ players, ...game }) => ({
    handles: players.map((player) => from.entries[player]?.handle),
    ...game,
  }));

describe('standings', () => {
  itPlacesEverybody(opg42, reports);
});

describe('Tribbles', () => {
  it('have rated games that do not depend on the order of the document', () => {
    const permutation = fc.shuffledSubarray([...HANDLES.keys()], { minLength: HANDLES.length });
    fc.assert(
      fc.property(reports, permutation, (from, order) => {
        expect(gamesOf(reordered(from, order))).toEqual(gamesOf(from));
      }),
    );
  });

  it('never rise in points on the way down, in Finals inside a table, no-shows at the end', () => {
    fc.assert(
      fc.property(reports, (from) => {
        const isFinals = from.tournament.pairing === 'tribbles-finals';
        const rows = opg42.computeStandings(from, 'key').map(({ entry, points }) => {
          const played = from.rounds.some((round) => round.pods.some(({ players }) => players.includes(entry)));
          return { played, seed: isFinals ? (from.entries[entry]?.seed ?? 0) : 0, points };
        });
        const sorted = [...rows].sort(
          (a, b) => Number(b.played) - Number(a.played) || a.seed - b.seed || b.points! - a.points!,
        );
        expect(rows).toEqual(sorted);
      }),
    );
  });

  it('give away the points of all pods and the head starts of those who played, and nothing else', () => {
    fc.assert(
      fc.property(reports, (from) => {
        const tables = from.rounds.flatMap((each) => each.pods);
        const present = new Set(tables.flatMap(({ players }) => players));
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        const headStarts = [...present].map((player) => from.entries[player]?.headStart ?? 0);
        const rows = opg42.computeStandings(from, 'key');
        expect(sum(rows.map(({ points }) => points ?? 0))).toBe(
          sum([...headStarts, ...tables.flatMap(({ scores }) => scores)]),
        );
        expect(sum(rows.map(({ roundsWon }) => roundsWon ?? 0))).toBe(
          tables.filter(({ wentOut }) => wentOut !== null).length,
        );
      }),
    );
  });

  it('stake one k-factor for each player of a pod in each round', () => {
    fc.assert(
      fc.property(reports, (from) => {
        const staked = new Map<string, number>();
        for (const { players, step, share } of opg42.ratedGames(from)) {
          for (const player of players) {
            const key = `${step} ${player}`;
            staked.set(key, (staked.get(key) ?? 0) + share);
          }
        }
        for (const stake of staked.values()) expect(stake).toBeCloseTo(1, 12);
        const seats = from.rounds.flatMap((each) => each.pods).filter(({ players }) => players.length > 1);
        expect(staked.size).toBe(seats.flatMap(({ players }) => players).length);
      }),
    );
  });

  it('keep the points of everybody when one player comes in late', () => {
    fc.assert(
      fc.property(reports, (from) => {
        const [first, ...others] = from.rounds;
        const [pod, ...rest] = first?.pods ?? [];
        if (first === undefined || pod === undefined) throw new Error('Nobody plays.');
        const late = { handle: 'zoe', name: null, country: null, region: null, seed: 9 };
        const zoe = { ...late, earnedByes: [], headStart: 0, droppedAfterRound: null, deck: null };
        const joined = { ...pod, players: [...pod.players, from.entries.length], scores: [...pod.scores, 100] };
        const other = {
          ...from,
          entries: [...from.entries, zoe],
          rounds: [{ ...first, pods: [joined, ...rest] }, ...others],
        };
        const pointsOf = (each: TournamentReport) =>
          new Map(opg42.computeStandings(each, 'key').map((row) => [row.entry, [row.points, row.roundsWon]]));
        expect(pointsOf(other)).toEqual(pointsOf(from).set(from.entries.length, [100, 0]));
      }),
    );
  });
});
