import fc from 'fast-check';
import {
  computeReach,
  computeSeason,
  type CountedTournament,
  type Phase,
  type Reach,
  type ReachRow,
  type SeasonOutcome,
} from '@quadrant/rules/leagues';
import { stories } from '../builders/length.js';
import { anyTournaments, finished, seasonInput, seasonRules, WINDOWS } from '../builders/season.js';
import { compareWithEnd } from './scheme-completions.js';

const COMPLETIONS = stories(90, 1_000);
const TODAY = { 'first-half': '2014-10-15', 'second-half': '2014-12-15', playoffs: '2015-02-15' } as const;
const BEFORE: Readonly<Record<Phase, readonly Phase[]>> = {
  'first-half': [],
  'second-half': ['first-half'],
  playoffs: ['first-half', 'second-half'],
};
const PLAYERS = [
  'ann',
  'bob',
  'cy',
  'dee',
  'eve',
  'fay',
  'gus',
  'hal',
  ...Array.from({ length: 8 }, (_, at) => `new${at}`),
];

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** A future tournament: its final order, and how much bonus each player gets. */
interface Coming {
  readonly order: readonly string[];
  readonly bonus: readonly number[];
}

/** Most players have played before, with no bonus or all of it: these come closest to a bound. */
const coming = (most: number): fc.Arbitrary<Coming> =>
  fc.record({
    order: fc
      .tuple(fc.shuffledSubarray(PLAYERS.slice(0, 8)), fc.shuffledSubarray(PLAYERS.slice(8), { minLength: 4 }))
      .chain(([known, fresh]) => fc.integer({ min: 4, max: 6 }).map((size) => [...known, ...fresh].slice(0, size))),
    bonus: fc.array(fc.constantFrom(0, most, most), { minLength: 6, maxLength: 6 }),
  });

function play(phase: Phase, { order, bonus }: Coming, key: number, localDate?: string): CountedTournament<string> {
  const tournament = finished(phase, order);
  const extra = order.flatMap((player, index) => {
    const points = bonus[index] ?? 0;
    return points === 0 ? [] : [{ player, kind: 'bonus' as const, points, place: index + 1 }];
  });
  const awards = [...tournament.awards, ...extra];
  const played = { ...tournament, key: `${tournament.key} ${key}`, awards };
  return localDate === undefined ? played : { ...played, localDate, phase: null };
}

/** The completion aims at the player of this number among those who are said to be in or out. Null aims at nobody. */
type Aim = number | null;

/**
 * Makes tournaments that are the worst for a player who is said to be in, and the best for one who is said to be out.
 * For the first, the players right behind take turns to win with all the bonus. For the second, the player wins them
 * all.
 */
function aimAt(rows: readonly ReachRow<string>[], aim: number, number: number, most: number): Coming[] {
  const said = rows.filter(({ status, needs }) => status !== 'bubble' && status !== null && needs !== 'has-place');
  const target = said[aim % Math.max(1, said.length)];
  if (target === undefined) return [];
  const ranked = rows.filter(({ needs }) => needs !== 'has-place').map(({ player }) => player);
  const fresh = PLAYERS.filter((player) => player.startsWith('new'));
  const behind = [...ranked.slice(ranked.indexOf(target.player) + 1), ...fresh].slice(0, 6);
  return Array.from({ length: number }, (_, index) =>
    target.status === 'in'
      ? { order: [...behind.slice(index), ...behind.slice(0, index)], bonus: behind.map(() => most) }
      : { order: [target.player, ...fresh.slice(0, 5)], bonus: [most] },
  );
}

interface Said {
  readonly found: number;
  readonly wrong: readonly string[];
}

/** Compares what is said of each player with where they end. */
function contradictions(phase: Phase, reach: Reach<string>, end: SeasonOutcome<string>): Said {
  const qualified = new Set(end.qualified.map(({ player }) => player));
  const ofHalf = new Set(end.qualified.filter(({ half }) => half === phase).map(({ player }) => player));
  const found = reach.rows.filter(({ status }) => status === 'in' || status === 'out');
  const wrong = found.flatMap(({ player, status, needs }) => {
    const made =
      needs === 'has-place'
        ? qualified.has(player)
        : phase === 'playoffs'
          ? end.playoffs.rows[0]?.player === player
          : ofHalf.has(player);
    return made === (status === 'in') ? [] : [`${player} was ${status}`];
  });
  return { found: found.filter(({ needs }) => needs !== 'has-place').length, wrong };
}

describe('in and out (15, C.5 and "it works when" 3)', () => {
  const counts = { completions: 0, said: 0 };

  it.each(['first-half', 'second-half', 'playoffs'] as const)(
    'are contradicted by no end of the %s, whatever bonus the schemes give',
    (phase) => {
      const most = phase === 'playoffs' ? 0 : 4;
      fc.assert(
        fc.property(
          fc
            .tuple(...BEFORE[phase].map((each) => anyTournaments(each, 3)), anyTournaments(phase, 3))
            .map((each) => each.flat()),
          fc.array(coming(most), { minLength: 4, maxLength: 4 }),
          fc.integer({ min: 1, max: 2 }),
          fc.integer({ min: 1, max: 4 }),
          fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
          fc.boolean(),
          fc.func(fc.nat(9)),
          fc.option(fc.nat(20), { nil: null, freq: 4 }),
          (now, orders, remaining, places, half, hasGap, lifetimeOf, aim: Aim) => {
            // A day before the part belongs to no part. Its tournaments count for season points.
            const { from: gap, to } = WINDOWS[phase];
            const from = dayAfter(gap);
            const phases = hasGap ? { ...WINDOWS, [phase]: { from, to } } : WINDOWS;
            const days = hasGap
              ? now.map((each) => (each.localDate === gap ? { ...each, localDate: from } : each))
              : now;
            const perPhase = days.filter((each) => each.phase === phase).length + remaining;
            const rules = seasonRules({
              tournamentsPerPhase: perPhase,
              phases,
              qualifiers: { firstHalf: places, secondHalf: places },
              ...(half !== null && { best: { season: null, half } }),
            });
            const input = seasonInput([...days], { rules, lifetimeOf, today: TODAY[phase] });
            const reach = computeReach(rules, computeSeason(input), () => ({ participants: 6, bonus: most }));
            if (reach?.phase !== phase) throw new Error(`the ${phase} does not go on`);
            const chosen = aim === null ? orders.slice(0, remaining) : aimAt(reach.rows, aim, remaining, most);
            const rest = chosen.map((each, index) => play(phase, each, index));
            // A tournament that belongs to no part may still come late.
            const beside = hasGap ? [play(phase, orders[3]!, 9, gap)] : [];
            const end = computeSeason(seasonInput([...days, ...rest, ...beside], { rules, lifetimeOf }));
            const { found, wrong } = contradictions(phase, reach, end);
            expect(wrong).toEqual([]);
            counts.completions += 1;
            counts.said += found;
          },
        ),
        { seed: 20_141_215, numRuns: Math.ceil(COMPLETIONS / 3) },
      );
    },
  );

  it('are said at all', () => {
    expect(counts.said).toBeGreaterThan(counts.completions / 10);
  });

  it('are contradicted by no story of leagues that goes on with the bonus of its schemes', async () => {
    const contradictions: string[] = [];
    let [completions, said] = [0, 0];
    for (let seed = 1; completions < stories(30, 1_000); seed++) {
      const compared = await compareWithEnd(seed);
      completions += compared.completions;
      said += compared.said;
      contradictions.push(...compared.contradictions);
    }
    process.stdout.write(`${JSON.stringify({ random: counts, stories: { completions, said } })}\n`);
    expect(contradictions).toEqual([]);
  }, 900_000);
});
