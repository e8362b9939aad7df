import type { Phase, CountedTournament, SeasonInput, SeasonRules } from '@quadrant/rules/leagues';
import { placingPoints } from '../../libs/rules/leagues/src/points-table.js';
import fc from 'fast-check';

export const WINDOWS = {
  'first-half': { from: '2014-10-01', to: '2014-11-30' },
  'second-half': { from: '2014-12-01', to: '2015-01-31' },
  playoffs: { from: '2015-02-01', to: '2015-03-31' },
} as const;

export const seasonRules = (changes: Partial<SeasonRules> = {}): SeasonRules => ({
  league: 'andoria',
  season: '2014-15',
  startsOn: '2014-10-01',
  endsOn: '2015-03-31',
  phases: WINDOWS,
  tournamentsPerPhase: 4,
  qualifiers: { firstHalf: 2, secondHalf: 2 },
  ...changes,
});

/** A tournament on the first day of its phase: who finished in which order with how many points, as `ann 12, bob 8`. */
export function played(phase: Phase, points: string, bonus = ''): CountedTournament<string> {
  const read = (text: string) =>
    [...text.matchAll(/(\w+) (-?\d+)/g)].map(([, player = '', number]) => ({ player, number }));
  const places = read(points);
  return {
    key: `${phase} ${points}`,
    localDate: WINDOWS[phase].from,
    phase,
    attended: places.map(({ player }) => player),
    awards: [
      ...places
        .map(({ player, number }, index) => ({
          player,
          kind: 'league' as const,
          points: Number(number),
          place: index + 1,
        }))
        .filter(({ points }) => points > 0),
      ...read(bonus).map(({ player, number }) => ({
        player,
        kind: 'bonus' as const,
        points: Number(number),
        place: 0,
      })),
    ],
  };
}

/** A tournament with the points of table 12.4.1 (000). */
export const finished = (phase: Phase, order: readonly string[]): CountedTournament<string> =>
  played(phase, order.map((player, index) => `${player} ${placingPoints(order.length, index + 1)}`).join(', '));

export const seasonInput = (
  tournaments: readonly CountedTournament<string>[],
  changes: Partial<SeasonInput<string>> = {},
): SeasonInput<string> => ({
  rules: seasonRules(),
  tournaments,
  lifetimeOf: () => 0,
  tosses: [],
  today: '2015-04-01',
  ...changes,
});

const PLAYERS = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus', 'hal'];

/** Tournaments of one phase, at most as many as given, of any of eight players, with some bonus. */
export const anyTournaments = (phase: Phase, most: number): fc.Arbitrary<CountedTournament<string>[]> =>
  fc.array(
    fc
      .tuple(fc.shuffledSubarray(PLAYERS, { minLength: 4 }), fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }))
      .map(([order, bonus]) => {
        const tournament = finished(phase, order);
        const awards = bonus.flatMap((points, index) => {
          const player = order[index];
          return points === 0 || player === undefined
            ? []
            : [{ player, kind: 'bonus' as const, points, place: index + 1 }];
        });
        return { ...tournament, awards: [...tournament.awards, ...awards] };
      }),
    { maxLength: most },
  );

export const anySeason: fc.Arbitrary<CountedTournament<string>[]> = fc
  .tuple(anyTournaments('first-half', 4), anyTournaments('second-half', 4), anyTournaments('playoffs', 4))
  .map((phases) => phases.flat());
