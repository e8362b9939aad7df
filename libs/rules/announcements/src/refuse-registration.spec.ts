import { announced } from '../../../../test/builders/announced.js';
import { refuseRegistration, type RegistrationStanding } from './refuse-registration.js';

const EARLY = '2026-12-04T12:00:00+01:00';
const BEGUN = '2026-12-05T10:00:00+01:00';

const refused = (now: string, isInCharge: boolean, facts: Partial<RegistrationStanding> = {}) => {
  const standing = {
    state: 'announced',
    announced: announced(),
    tournamentId: null,
    isClosed: false,
    ...facts,
  } as const;
  return refuseRegistration(standing, isInCharge, now)?.kind ?? null;
};

// @row 151
describe('registering before the day', () => {
  it('is for every member until the start, as long as the list is open', () => {
    expect(refused(EARLY, false)).toBeNull();
    expect(refused(BEGUN, false)).toBe('registration-over');
    expect(refused(EARLY, false, { isClosed: true })).toBe('registration-closed');
  });

  it('is for directors until the results are here', () => {
    expect(refused(BEGUN, true, { isClosed: true })).toBeNull();
    expect(refused(BEGUN, true, { tournamentId: 'key' })).toBe('announcement-reported');
  });

  it('is over for everybody when the tournament is cancelled', () => {
    for (const isInCharge of [true, false]) {
      expect(refused(EARLY, isInCharge, { state: 'cancelled' })).toBe('announcement-cancelled');
    }
  });
});
