import fc from 'fast-check';
import { compareHistory, tournamentKey, type HistoryPosition } from './history.js';

// Few values, so that equal instants and equal keys come up often.
const position: fc.Arbitrary<HistoryPosition> = fc.record({
  startsAt: fc.constantFrom(-1, 0, 1, 1_415_458_800_000),
  key: fc.constantFrom('a', 'b', 'c').map((letter) => `${letter.repeat(8)}-0000-5000-8000-000000000000`),
});

describe('compareHistory', () => {
  it('is a total order: itself alone is equal, turning it round turns the sign, and it is transitive', () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(compareHistory(a, b) === 0).toBe(a.startsAt === b.startsAt && a.key === b.key);
        expect(Math.sign(compareHistory(a, b)) + Math.sign(compareHistory(b, a))).toBe(0);
        if (compareHistory(a, b) <= 0 && compareHistory(b, c) <= 0) expect(compareHistory(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('sorts any arrivals into the same history', () => {
    fc.assert(
      fc.property(fc.array(position), fc.nat(), (positions, turn) => {
        const turned = [
          ...positions.slice(turn % (positions.length + 1)),
          ...positions.slice(0, turn % (positions.length + 1)),
        ];
        expect(turned.sort(compareHistory)).toEqual([...positions].sort(compareHistory));
      }),
    );
  });
});

describe('tournamentKey', () => {
  it('is the same for the same externalId, whatever the content', () => {
    expect(tournamentKey('melee:1', 'aa')).toBe(tournamentKey('melee:1', 'bb'));
    expect(tournamentKey('melee:1', 'aa')).not.toBe(tournamentKey('melee:2', 'aa'));
  });

  it('is that of the content without an externalId', () => {
    expect(tournamentKey(null, 'aa')).not.toBe(tournamentKey(null, 'bb'));
    expect(tournamentKey(null, 'aa')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
