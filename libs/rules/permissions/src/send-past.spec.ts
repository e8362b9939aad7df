import { maySendPast } from './send-past.js';
import type { Grant } from './role.js';

const director = (region: string | null, continent: 'europe' | null): Grant => ({
  role: 'director',
  region,
  continent,
});

describe('who may bring old tournaments in a history window', () => {
  const europe = { continent: 'europe', region: null } as const;
  const qonos = { continent: 'europe', region: 'qonos' } as const;

  it.each([
    ['a director approved everywhere', director(null, null), [true, true, true]],
    ['a director of one region of the continent', director('qonos', 'europe'), [true, true, true]],
    ['a director of another region of the continent', director('romulus', 'europe'), [true, false, true]],
  ])('%s', (_, grant, expected) => {
    const places = [europe, qonos, { continent: null, region: null }];
    expect(places.map((place) => maySendPast({ grants: [grant] }, place))).toEqual(expected);
  });

  it('is no director of another continent, and nobody without that role', () => {
    expect(maySendPast({ grants: [director('qonos', 'europe')] }, { continent: 'australia', region: null })).toBe(
      false,
    );
    expect(maySendPast({ grants: [{ role: 'administrator' }] }, europe)).toBe(false);
  });
});
