import fc from 'fast-check';
import type { GameTitle } from '@quadrant/rules/tournament';
import type { Entitlement } from '@quadrant/rules/championships';
import type { ChampionshipTournament } from './championship.js';
import { settleEntitlements } from './settle-entitlements.js';
import { ENTITLEMENT_STATES, type EntitlementFacts, type PlayerEntitlement, type ShownClaim } from './settlement.js';

const BYES = [[1], [1, 2]];
const STARTS = [100_000, 200_000];
const GAMES: readonly GameTitle[] = ['2e', '2e', 'tribbles'];
const CONTINENTS = ['europe', 'australia'];

/** There are few places and times, so that claims often meet what was won. */
const playedIn = (months: { readonly min: number; readonly max: number }) =>
  fc
    .record({
      year: fc.constantFrom(2014, 2014, 2015),
      month: fc.integer(months),
      date: fc.integer({ min: 1, max: 28 }),
      continent: fc.constantFrom('europe', 'europe', 'europe', 'australia', null),
      key: fc.uuid(),
    })
    .map(({ year, month, date, continent, key }) => {
      const localDate = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      return { key, name: key, startsAt: Date.parse(localDate), localDate, continent };
    });

const worth = fc.record({
  game: fc.constantFrom(...GAMES),
  byes: fc.constantFrom(...BYES),
  start: fc.constantFrom(...STARTS),
  into: fc.constantFrom<Entitlement['into']>('continental', 'worlds'),
  edition: fc.constantFrom<Entitlement['edition']>('same-year', 'same-year', 'following-year', 'next'),
  continent: fc.constantFrom<Entitlement['continent']>('same', 'same', 'of-choice'),
});

const player = fc.integer({ min: 1, max: 2 });

const entitlement = fc
  .record({ worth, wonIn: playedIn({ min: 1, max: 7 }), player, id: fc.uuid() })
  .map(({ worth: { game, byes, start, into, edition, continent }, ...rest }): PlayerEntitlement => {
    const value = game === 'tribbles' ? { earnedByes: [], headStart: start } : { earnedByes: byes, headStart: 0 };
    return { ...rest, game, into, edition, continent: into === 'worlds' ? null : continent, ...value };
  });

const tournament = fc
  .record({
    at: playedIn({ min: 6, max: 12 }),
    game: fc.constantFrom(...GAMES),
    kind: fc.constantFrom<Entitlement['into']>('continental', 'worlds'),
    isHeat: fc.boolean(),
  })
  .map(({ at, ...rest }): ChampionshipTournament => ({ ...at, ...rest }));

const shown = fc.record({
  player: fc.option(player, { freq: 10 }),
  rounds: fc.constantFrom([], [1], [2], [1, 2], [1, 1]),
  headStart: fc.constantFrom(0, ...STARTS),
});

/** Each player has at most one entry in each tournament. */
const claims = fc
  .array(fc.tuple(tournament, fc.uniqueArray(shown, { selector: (each) => each.player, maxLength: 3 })), {
    maxLength: 12,
  })
  .map((all) =>
    all.flatMap(([at, entries]) =>
      entries.map(({ rounds, headStart, ...rest }, entry): ShownClaim => {
        const value = at.game === 'tribbles' ? { rounds: [], headStart } : { rounds, headStart: 0 };
        return { tournament: at, entry, ...rest, ...value };
      }),
    ),
  );

const facts = fc
  .record({
    entitlements: fc.uniqueArray(entitlement, { selector: ({ id }) => id, maxLength: 10 }),
    chosen: fc.array(fc.constantFrom(...CONTINENTS, null), { minLength: 10, maxLength: 10 }),
    forfeited: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    claims,
    played: fc.array(tournament, { maxLength: 4 }),
    today: playedIn({ min: 1, max: 12 }).map(({ localDate }) => localDate),
  })
  .map(({ chosen, forfeited, ...rest }): EntitlementFacts => {
    const choices = rest.entitlements.flatMap(({ id }, index) => {
      const choice = chosen[index] ?? null;
      return choice === null ? [] : [[id, choice] as const];
    });
    const forfeits = rest.entitlements.flatMap(({ id }, index) =>
      index % 3 === 0 && forfeited[index] === true ? [[id, '2014-01-01'] as const] : [],
    );
    return { ...rest, choices: new Map(choices), forfeits: new Map(forfeits) };
  });

/** A claim has one piece for each round, and one for its head start. */
const pieces = ({ rounds, headStart }: Pick<ShownClaim, 'rounds' | 'headStart'>): number =>
  new Set(rounds).size + (headStart > 0 ? 1 : 0);

const RUNS = { numRuns: 500 };

describe('settleEntitlements', () => {
  it('uses nothing twice, nothing that was not won, and nothing elsewhere', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const { entitlement: won, uses, roundsLeft, championship } of settleEntitlements(given).entitlements) {
          const rounds = uses.flatMap((use) => use.rounds);
          expect([...rounds, ...roundsLeft].sort()).toEqual(won.earnedByes);
          if (won.headStart > 0) expect(uses.length).toBeLessThanOrEqual(1);
          for (const use of uses) {
            expect(use.tournament).toMatchObject({ game: won.game, kind: won.into });
            expect(use.tournament.startsAt).toBeGreaterThanOrEqual(won.wonIn.startsAt);
            expect(use.tournament.localDate.slice(0, 4)).toBe(String(championship.year));
            if (won.into === 'continental') expect(use.tournament.continent).toBe(championship.continent);
          }
        }
      }),
      RUNS,
    );
  });

  it('settles every entitlement in one state and every claim once', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { entitlements, uncovered } = settleEntitlements(given);
        expect(entitlements.map(({ entitlement: { id } }) => id).sort()).toEqual(
          given.entitlements.map(({ id }) => id).sort(),
        );
        for (const { state, uses, roundsLeft, why, entitlement: won } of entitlements) {
          expect(ENTITLEMENT_STATES).toContain(state);
          expect(state === 'used').toBe(uses.length > 0 && roundsLeft.length === 0);
          expect(state === 'forfeited').toBe(given.forfeits.has(won.id));
          expect(why !== null).toBe(state === 'expired' || state === 'forfeited');
        }
        const covered = entitlements.flatMap(({ entitlement: won, uses }) =>
          uses.map(({ rounds }) => (won.headStart > 0 ? 1 : rounds.length)),
        );
        const claimed = given.claims.map(pieces).reduce((sum, each) => sum + each, 0);
        expect(covered.reduce((sum, each) => sum + each, 0) + uncovered.length).toBe(claimed);
      }),
      RUNS,
    );
  });

  it('does not ask in which order things are listed', () => {
    const shuffled = facts.chain((given) =>
      fc.record({
        given: fc.constant(given),
        other: fc
          .record({
            entitlements: permuted(given.entitlements),
            claims: permuted(given.claims),
            played: permuted(given.played),
          })
          .map((lists): EntitlementFacts => ({ ...given, ...lists })),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ given, other }) => {
        expect(settleEntitlements(other)).toEqual(settleEntitlements(given));
      }),
      RUNS,
    );
  });

  it('leaves alone what others have', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const ofOne = ({ player: of }: { readonly player: number | null }) => of === 1;
        const alone = settleEntitlements({
          ...given,
          entitlements: given.entitlements.filter(ofOne),
          claims: given.claims.filter(ofOne),
          played: [...given.played, ...given.claims.map((each) => each.tournament)],
        });
        const together = settleEntitlements(given);
        expect(alone.entitlements).toEqual(together.entitlements.filter((each) => ofOne(each.entitlement)));
        expect(alone.uncovered).toEqual(together.uncovered.filter((each) => ofOne(each.claim)));
      }),
      RUNS,
    );
  });
});

function permuted<Value>(values: readonly Value[]): fc.Arbitrary<Value[]> {
  return fc.shuffledSubarray([...values], { minLength: values.length });
}
