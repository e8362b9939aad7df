import fc from 'fast-check';
import { inventCommunity, SMALL } from '../../../../test/names/community.js';
import { inventThirdCommunity, TINY } from '../../../../test/names/third-community.js';
import type { Answer, SeenTournament } from './seen-tournament.js';
import { settlePeople } from './settle-people.js';

/** Writes the groups as sets of entries, so that neither the order of files nor that of names is left. */
function groupsOf(tournaments: readonly SeenTournament[], answers: readonly Answer[] = []): string[] {
  const { bearersOf, bearers, personOf } = settlePeople(tournaments, answers);
  const groups = new Map<number, string[]>();
  for (const [index, those] of bearersOf.entries())
    for (const bearer of those) {
      const person = personOf[bearer]!;
      groups.set(person, [...(groups.get(person) ?? []), `${tournaments[index]!.id} ${bearers[bearer]!.spelling}`]);
    }
  return [...groups.values()].map((entries) => entries.sort().join('; ')).sort();
}

const communities = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()).map(([seed, isThird]) =>
  (isThird
    ? inventThirdCommunity(seed, TINY)
    : inventCommunity(seed, { ...SMALL, people: 40, tournaments: 40 })
  ).tournaments.map(({ id, date, entries }): SeenTournament => ({
    ...{ id, date, place: null },
    names: entries.map(({ spelling }) => spelling),
  })),
);

const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

/** The tournaments are the same, but the files and the names within each are in another order. */
const inAnyOrder = communities.chain((tournaments) =>
  fc.tuple(
    fc.constant(tournaments),
    shuffled(tournaments).chain((those) =>
      fc.tuple(...those.map((each) => shuffled(each.names).map((names) => ({ ...each, names })))),
    ),
  ),
);

describe('settlePeople', () => {
  it('finds the same people in whatever order files and the names within them are read', () => {
    fc.assert(
      fc.property(inAnyOrder, ([tournaments, others]) => {
        expect(groupsOf(others)).toEqual(groupsOf(tournaments));
      }),
      { numRuns: 12 },
    );
  });

  it('finds the same people in whatever order answers were given', () => {
    const entry = (tournaments: readonly SeenTournament[]) =>
      fc
        .nat(tournaments.length - 1)
        .chain((index) =>
          fc
            .constantFrom(...tournaments[index]!.names)
            .map((spelling) => ({ tournament: tournaments[index]!.id, spelling })),
        );
    const withAnswers = communities.chain((tournaments) =>
      fc
        .array(
          fc.record({ one: entry(tournaments), other: entry(tournaments), verdict: fc.constant('two' as const) }),
          {
            maxLength: 6,
          },
        )
        .chain((answers) => fc.tuple(fc.constant(tournaments), fc.constant(answers), shuffled(answers))),
    );
    fc.assert(
      fc.property(withAnswers, ([tournaments, answers, others]) => {
        expect(groupsOf(tournaments, others)).toEqual(groupsOf(tournaments, answers));
      }),
      { numRuns: 12 },
    );
  });
});
