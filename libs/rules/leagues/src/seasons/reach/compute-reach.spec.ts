import fc from 'fast-check';
import { anyTournaments, finished, played, seasonInput, seasonRules } from '../../../../../../test/builders/season.js';
import type { Phase } from '../../phase.js';
import { computeSeason, type SeasonInput } from '../compute-season.js';
import type { CountedTournament } from '../season-rules.js';
import { computeReach } from './compute-reach.js';

const FOUR = ['ann', 'bob', 'cy', 'dee'];
/** The next field may have up to 32 participants, and there is no bonus. */
const LARGE = { participants: 32, bonus: 0 };
const DURING = { 'first-half': '2014-10-15', 'second-half': '2014-12-15', playoffs: '2015-02-15' } as const;

function reachOf(
  phase: Phase,
  tournaments: readonly CountedTournament<string>[],
  changes: Partial<SeasonInput<string>> = {},
) {
  const input = seasonInput(tournaments, { today: DURING[phase], ...changes });
  const reach = computeReach(input.rules, computeSeason(input), () => LARGE);
  return { ...reach, rows: new Map(reach?.rows.map((row) => [row.player, row])) };
}

describe('computeReach', () => {
  const oneLeft = (firstHalf: number) =>
    seasonRules({ tournamentsPerPhase: 2, qualifiers: { firstHalf, secondHalf: 2 } });
  /** The points are 52, 48, 44 and 44. */
  const large = played('first-half', 'ann 52, bob 48, cy 44, dee 44');

  it('says best and worst place by what one tournament can give', () => {
    const { phase, remaining, places, rows } = reachOf('first-half', [large], { rules: oneLeft(2) });
    expect([phase, remaining, places]).toEqual(['first-half', 1, 2]);
    // Bob, cy and dee may pass 52 with any place, a newcomer by winning: level in everything, so by toss.
    expect(rows.get('ann')).toMatchObject({ place: 1, best: 1, worst: 5, status: 'bubble', needs: 'points' });
    // Four newcomers with 52, 48, 44 and 44 may pass: the last two are level with cy in everything.
    expect(rows.get('cy')).toMatchObject({ best: 1, worst: 8, status: 'bubble' });
  });

  it('says how many points make somebody sure', () => {
    // Two places, so two have to pass: against 95 cy by 44 + 52 and bob by 48 + 48. Against 96 either needs the one 52: bob
    // would be level by 48 in points and season points, but ann has won before.
    const { rows } = reachOf('first-half', [large], { rules: oneLeft(2) });
    expect(rows.get('ann')?.points).toBe(44);
    const sure = played('first-half', 'ann 96, bob 48, cy 44, dee 44');
    expect(reachOf('first-half', [sure], { rules: oneLeft(2) }).rows.get('ann')).toMatchObject({
      status: 'in',
      needs: 'nothing',
      worst: 2,
    });
    const unsure = played('first-half', 'ann 95, bob 48, cy 44, dee 44');
    expect(reachOf('first-half', [unsure], { rules: oneLeft(2) }).rows.get('ann')).toMatchObject({
      status: 'bubble',
      points: 1,
    });
  });

  it('says who is out, and who cannot help themselves', () => {
    const apart = played('first-half', 'ann 200, bob 148, cy 96, dee 95');
    const { rows } = reachOf('first-half', [apart], { rules: oneLeft(1) });
    expect(rows.get('ann')).toMatchObject({ status: 'bubble', worst: 2, points: 1 });
    expect(rows.get('bob')).toMatchObject({ status: 'bubble', best: 1, needs: 'others', points: null });
    expect(rows.get('cy')).toMatchObject({ status: 'out', best: 2, needs: 'cannot-reach' });
    expect(reachOf('first-half', [apart], { rules: oneLeft(3) }).rows.get('dee')).toMatchObject({ best: 3 });
  });

  it('has no bounds for who has no points: others may come and have none', () => {
    const { rows } = reachOf('first-half', [played('first-half', 'ann 12, bob 8, cy 6, dee 0')]);
    expect(rows.get('dee')).toMatchObject({ place: 4, worst: null, status: 'bubble' });
  });

  it('shows who has a place by the first half apart, and the places of the others without them', () => {
    const { rows, places } = reachOf('second-half', [
      finished('first-half', FOUR),
      finished('second-half', ['ann', 'cy', 'bob', 'eve']),
    ]);
    expect(places).toBe(2);
    expect(rows.get('ann')).toMatchObject({ status: 'in', needs: 'has-place', place: null });
    expect(rows.get('cy')).toMatchObject({ status: 'bubble', place: 1, best: 1 });
  });

  it('asks in the playoffs who may be champion', () => {
    const rules = oneLeft(3);
    const tournaments = [finished('first-half', FOUR), played('playoffs', 'ann 52, bob 6, cy 0')];
    const { rows, places } = reachOf('playoffs', tournaments, { rules });
    expect(places).toBe(1);
    // 58 by six more would be level with bob's 6 + 52, but 12 + 58 season points are more than their 8 + 58.
    expect(rows.get('ann')).toMatchObject({ best: 1, worst: 2, status: 'bubble', points: 6 });
    expect(rows.get('bob')).toMatchObject({ best: 1, status: 'bubble', needs: 'others' });
    // They are level at 52, but 58 season points stand against 64.
    expect(rows.get('cy')).toMatchObject({ best: 2, worst: 3, status: 'out' });
  });

  it('gives places alone when no qualifiers were announced, and nothing when all is played', () => {
    const rules = seasonRules({ qualifiers: null });
    expect(reachOf('first-half', [finished('first-half', FOUR)], { rules }).rows.get('ann')).toMatchObject({
      status: null,
      needs: null,
      place: 1,
      best: 1,
    });
    const over = seasonInput([]);
    expect(computeReach(over.rules, computeSeason(over), () => LARGE)).toBeNull();
  });

  const others = fc.shuffledSubarray(
    [...FOUR, 'eve', 'fay', ...Array.from({ length: 34 }, (_, index) => `new${index}`)],
    {
      minLength: 4,
    },
  );

  it.each(['first-half', 'second-half', 'playoffs'] as const)('is contradicted by no end of the %s', (phase) => {
    const before: Record<Phase, Phase[]> = {
      'first-half': [],
      'second-half': ['first-half'],
      playoffs: ['first-half', 'second-half'],
    };
    const known = fc
      .tuple(...before[phase].map((each) => anyTournaments(each, 2)), anyTournaments(phase, 2))
      .map((phases) => phases.flat());
    fc.assert(
      fc.property(
        known,
        fc.array(others, { maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.func(fc.nat(9)),
        (tournaments, orders, tournamentsPerPhase, lifetimeOf) => {
          const rules = seasonRules({ tournamentsPerPhase, qualifiers: { firstHalf: 3, secondHalf: 3 } });
          const { phase: open, remaining = 0, rows } = reachOf(phase, tournaments, { rules, lifetimeOf });
          if (open !== phase) return;
          const rest = orders.slice(0, remaining).map((order) => finished(phase, order));
          const end = computeSeason(seasonInput([...tournaments, ...rest], { rules, lifetimeOf }));
          const ranking =
            phase === 'playoffs'
              ? end.playoffs.rows
              : (end.halves[phase]?.rows ?? []).filter(({ reason }) => reason !== 'qualified-by-first-half');
          const places = phase === 'playoffs' ? 1 : 3;
          ranking.forEach(({ player }, index) => {
            const row = rows.get(player);
            if (row === undefined || row.needs === 'has-place') return;
            for (const place of [row.place ?? 0, index + 1]) {
              expect(row.best).toBeLessThanOrEqual(place);
              expect(row.worst ?? Infinity).toBeGreaterThanOrEqual(place);
            }
            if (row.status === 'in') expect(index).toBeLessThan(places);
            if (row.status === 'out') expect(index).toBeGreaterThanOrEqual(places);
          });
        },
      ),
      { numRuns: 150 },
    );
  });
});
