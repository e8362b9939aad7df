import fc from 'fast-check';
import { anySeason, seasonInput, seasonRules } from '../../../../../test/builders/season.js';
import { computeSeason } from './compute-season.js';
import { rankBy } from './rank-by.js';
import { tossOf } from './toss.js';

const today = fc.constantFrom('2014-11-15', '2014-12-15', '2015-02-15', '2015-04-01');
const places = fc.record({ firstHalf: fc.nat(5), secondHalf: fc.nat(5) });

describe('computeSeason', () => {
  it('does not depend on the order of tournaments, attendants and awards', () => {
    fc.assert(
      fc.property(anySeason, fc.func(fc.integer()), today, (tournaments, mix, day) => {
        const mixed = <T>(items: readonly T[]) => [...items].sort((a, b) => mix(a) - mix(b));
        const others = mixed(tournaments).map((tournament) => ({
          ...tournament,
          attended: mixed(tournament.attended),
          awards: mixed(tournament.awards),
        }));
        expect(computeSeason(seasonInput(others, { today: day }))).toEqual(
          computeSeason(seasonInput(tournaments, { today: day })),
        );
      }),
    );
  });

  it('has totals that are the sums of their awards', () => {
    fc.assert(
      fc.property(anySeason, (tournaments) => {
        for (const { player, points, bonus, total, wins, attended, phases } of computeSeason(seasonInput(tournaments))
          .table) {
          const own = tournaments.flatMap(({ awards }) => awards).filter((award) => award.player === player);
          const sum = (kind: string) =>
            own.filter((award) => award.kind === kind).reduce((before, award) => before + award.points, 0);
          expect([points, bonus, total]).toEqual([sum('league'), sum('bonus'), sum('league') + sum('bonus')]);
          expect(wins).toBe(own.filter(({ kind, place }) => kind === 'league' && place === 1).length);
          expect(attended).toBe(tournaments.filter((tournament) => tournament.attended.includes(player)).length);
          expect(Object.values(phases).reduce((before, phase) => before + phase.total, 0)).toBe(total);
        }
      }),
    );
  });

  it('qualifies nobody twice, and as many as there are places while somebody is left', () => {
    fc.assert(
      fc.property(anySeason, places, (tournaments, qualifiers) => {
        const { halves, qualified, playoffs } = computeSeason(
          seasonInput(tournaments, { rules: seasonRules({ qualifiers }) }),
        );
        const players = qualified.map(({ player }) => player);
        expect(new Set(players).size).toBe(players.length);
        expect(new Set(playoffs.rows.map(({ player }) => player))).toEqual(new Set(players));
        const first = halves['first-half']?.rows ?? [];
        const second = halves['second-half']?.rows ?? [];
        const places = (half: string) => qualified.filter((each) => each.half === half).map(({ place }) => place);
        const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
        expect(places('first-half')).toEqual(upTo(Math.min(qualifiers.firstHalf, first.length)));
        const open = second.filter(({ reason }) => reason !== 'qualified-by-first-half');
        expect(places('second-half')).toEqual(upTo(Math.min(qualifiers.secondHalf, open.length)));
      }),
    );
  });

  it("moves no season points and no playoffs among the same players by anybody's bonus", () => {
    fc.assert(
      fc.property(anySeason, (tournaments) => {
        const rules = seasonRules({ qualifiers: { firstHalf: 8, secondHalf: 8 } });
        const without = tournaments.map((tournament) => ({
          ...tournament,
          awards: tournament.awards.filter(({ kind }) => kind === 'league'),
        }));
        expect(computeSeason(seasonInput(tournaments, { rules })).playoffs).toEqual(
          computeSeason(seasonInput(without, { rules })).playoffs,
        );
      }),
    );
  });
});

describe('rankBy', () => {
  it('is a total order: the order of any part is the order of the whole', () => {
    const row = fc.record({ player: fc.uuid(), one: fc.nat(2), two: fc.nat(2) });
    const rows = fc.uniqueArray(row, { selector: ({ player }) => player, maxLength: 12 });
    fc.assert(
      fc.property(rows, fc.array(fc.nat(11), { maxLength: 4 }), fc.func(fc.boolean()), (all, named, isChosen) => {
        const toss = tossOf(
          named.flatMap((index) => all[index]?.player ?? []),
          ['andoria', '2014-15', 'season'],
        );
        const order = (some: typeof all) =>
          rankBy(
            some,
            [
              { name: 'one', valueOf: ({ one }) => one },
              { name: 'two', valueOf: ({ two }) => two },
            ],
            toss,
          ).map(({ player }) => player);
        const whole = order(all);
        expect(whole).toHaveLength(all.length);
        expect(order([...all].reverse())).toEqual(whole);
        const chosen = all.filter(({ player }) => isChosen(player));
        const names = new Set(chosen.map(({ player }) => player));
        expect(order(chosen)).toEqual(whole.filter((player) => names.has(player)));
      }),
    );
  });
});
