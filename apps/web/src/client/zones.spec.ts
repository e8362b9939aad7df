import { zoneOfCountry, zonesOf } from './zones.js';

describe('the time zone that is chosen with a country', () => {
  it.each([
    ['DE', 'UTC', 'Europe/Berlin'],
    ['JP', 'Europe/Berlin', 'Asia/Tokyo'],
    ['US', 'America/Chicago', 'America/Chicago'],
  ])('of %s on a device in %s is %s', (country, own, zone) => {
    expect(zoneOfCountry(zonesOf(country), own)).toBe(zone);
  });

  it('is left to the director where the country has several and the device is elsewhere', () => {
    expect(zonesOf('US').length).toBeGreaterThan(1);
    expect(zoneOfCountry(zonesOf('US'), 'Europe/Berlin')).toBeNull();
  });

  it('is none without a country', () => {
    expect(zonesOf('')).toEqual([]);
  });
});
