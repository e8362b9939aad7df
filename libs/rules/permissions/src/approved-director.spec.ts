import { isApprovedDirector } from './approved-director.js';
import type { Grant } from './role.js';
import { placeOf } from './tournament-subject.js';

const at = (country: string | null, region: string | null, isOnline = false) => ({
  ...placeOf(country, region),
  isOnline,
});
const isApproved = (place: ReturnType<typeof at>, ...grants: Grant[]) => isApprovedDirector({ grants }, place);

describe('an approved director', () => {
  const everywhere: Grant = { role: 'director', region: null };
  const saxony: Grant = { role: 'director', region: 'saxony', continent: 'europe' };

  it('of everywhere is approved in every place', () => {
    for (const place of [at('DE', 'Saxony'), at('US', null), at(null, null), at(null, null, true)]) {
      expect(isApproved(place, everywhere)).toBe(true);
    }
  });

  it('of a region is approved there and online, and nowhere else', () => {
    expect(isApproved(at('DE', 'SAXONY'), saxony)).toBe(true);
    expect(isApproved(at(null, 'Saxony'), saxony)).toBe(true);
    expect(isApproved(at('US', 'Ohio', true), saxony)).toBe(true);
    expect(isApproved(at('DE', 'Bavaria'), saxony)).toBe(false);
    expect(isApproved(at('DE', null), saxony)).toBe(false);
    // This region has the same name, but is on another continent.
    expect(isApproved(at('US', 'Saxony'), saxony)).toBe(false);
    expect(isApproved(at('DE', 'Saxony'), { role: 'director', region: 'saxony' })).toBe(true);
  });

  it('is nobody who was given other roles only', () => {
    expect(isApproved(at(null, null, true))).toBe(false);
    expect(isApproved(at('DE', 'Saxony'), { role: 'regional-coordinator', region: 'saxony' })).toBe(false);
  });
});
