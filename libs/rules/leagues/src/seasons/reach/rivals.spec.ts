import fc from 'fast-check';
import { compareContenders, type Contender, type Contest } from './contest.js';
import { gainsOf } from './gains.js';
import { rivalsOf } from './rivals.js';

/** Some small tables of points by place. */
const slots = fc.constantFrom([5], [5, 3], [5, 3, 3], [4, 3, 2], [6, 5, 5, 1], [7, 2, 2]);
const contender = fc.record({
  points: fc.nat(9),
  seasonPoints: fc.nat(3),
  counts: fc.tuple(fc.nat(1)),
});

const contestOf = (contenders: readonly Contender[], points: readonly number[], tournaments: number): Contest => ({
  gains: gainsOf(tournaments, points),
  contenders: [...contenders].sort((a, b) => compareContenders(b, a)),
  newcomer: null,
  bonus: 0,
  compare: compareContenders,
  growthFor: (gain) => Math.floor(gain / (points[0] ?? 1)),
});

/** All others try every place of every tournament; the winner of one has one more win. */
function mostByTrying({ contenders, gains }: Contest, own: number): number {
  const self = contenders[own]!;
  const play = (rivals: readonly Contender[], tournament: number): number => {
    if (tournament === gains.tournaments) return rivals.filter((rival) => compareContenders(rival, self) >= 0).length;
    let most = 0;
    const place = (index: number, free: readonly number[], now: readonly Contender[]): void => {
      const rival = rivals[index];
      if (rival === undefined) most = Math.max(most, play(now, tournament + 1));
      else {
        place(index + 1, free, [...now, rival]);
        free.forEach((slot, taken) => {
          const { points, seasonPoints, counts } = rival;
          const isFirst = slot === gains.slots[0];
          const gaining = {
            points: points + slot,
            seasonPoints: seasonPoints + slot,
            counts: counts.map((count) => count + Number(isFirst)),
          };
          place(
            index + 1,
            free.filter((_, at) => at !== taken),
            [...now, gaining],
          );
        });
      }
    };
    place(0, gains.slots, []);
    return most;
  };
  const rivals = contenders.filter((_, index) => index !== own);
  return play(rivals, 0);
}

const mostByBound = (contest: Contest, own: number) => {
  const rivals = rivalsOf(contest.contenders[own]!, own, contest);
  return rivals === null ? Infinity : rivals.ahead + rivals.mostPassing();
};

describe('rivalsOf', () => {
  it('counts with one tournament left exactly who may get past, as trying everything does', () => {
    const field = fc.array(contender, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(field, slots, (contenders, points) => {
        const contest = contestOf(contenders, points, 1);
        contenders.forEach((_, own) => expect(mostByBound(contest, own)).toBe(mostByTrying(contest, own)));
      }),
      { numRuns: 200 },
    );
  });

  it('counts with two tournaments left never fewer than trying everything does, and more at times by one', () => {
    const field = fc.array(contender, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(field, slots, (contenders, points) => {
        const contest = contestOf(contenders, points, 2);
        contenders.forEach((_, own) => {
          const truth = mostByTrying(contest, own);
          expect([truth, truth + 1]).toContain(mostByBound(contest, own));
        });
      }),
      { numRuns: 100 },
    );
  });

  it('says at the cut just what it counts', () => {
    const field = fc.array(contender, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(field, slots, fc.integer({ min: 1, max: 3 }), (contenders, points, tournaments) => {
        const contest = contestOf(contenders, points, tournaments);
        const most = rivalsOf(contest.contenders[0]!, 0, contest)?.mostPassing() ?? 0;
        for (let count = 1; count < 8; count++) {
          expect(rivalsOf(contest.contenders[0]!, 0, contest)?.canPass(count)).toBe(count <= most);
        }
      }),
    );
  });

  it('lets newcomers take the places that nobody else needs', () => {
    const self = { points: 6, seasonPoints: 6, counts: [0] };
    const newcomer = { points: 0, seasonPoints: 0, counts: [0] };
    // One of them by 7 points, nobody by 5; two tournaments make it two, or one by 5 + 5 and one by 7.
    const contest = { ...contestOf([self], [7, 5], 1), newcomer };
    expect(rivalsOf(self, 0, contest)?.mostPassing()).toBe(1);
    expect(rivalsOf(self, 0, { ...contest, gains: gainsOf(2, [7, 5]) })?.mostPassing()).toBe(3);
    expect(rivalsOf(newcomer, 0, { ...contestOf([newcomer], [7, 5], 1), newcomer })).toBeNull();
  });
});
