import { findInstant, instantIn, isZone } from './local-time.js';

describe('a local time in a zone', () => {
  it.each([
    ['2026-12-05', '10:00', 'Europe/Berlin', '2026-12-05T10:00:00+01:00'],
    ['2026-07-05', '10:00', 'Europe/Berlin', '2026-07-05T10:00:00+02:00'],
    ['2026-12-05', '10:00', 'America/Chicago', '2026-12-05T10:00:00-06:00'],
    ['2026-12-05', '10:00', 'Australia/Adelaide', '2026-12-05T10:00:00+10:30'],
    ['2026-12-05', '00:30', 'UTC', '2026-12-05T00:30:00+00:00'],
    ['2027-01-01', '00:00', 'Pacific/Kiritimati', '2027-01-01T00:00:00+14:00'],
  ])('%s %s in %s is %s', (date, time, zone, at) => {
    expect(findInstant(date, time, zone)).toEqual({ kind: 'found', at, isFirstOfTwo: false });
  });

  it('does not exist while the clocks are put forward, and the time after it is proposed', () => {
    expect(findInstant('2027-03-28', '02:30', 'Europe/Berlin')).toEqual({ kind: 'skipped', next: '03:30' });
    expect(findInstant('2027-03-14', '02:00', 'America/New_York')).toEqual({ kind: 'skipped', next: '03:00' });
    // This zone moves its clocks by only half an hour.
    expect(findInstant('2026-10-04', '02:15', 'Australia/Lord_Howe')).toEqual({ kind: 'skipped', next: '02:45' });
  });

  it('is the first of two while the clocks are put back', () => {
    const at = '2026-10-25T02:30:00+02:00';
    expect(findInstant('2026-10-25', '02:30', 'Europe/Berlin')).toEqual({ kind: 'found', at, isFirstOfTwo: true });
  });

  it('needs the name of a zone: an offset knows no summer time', () => {
    expect(['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'].map(isZone)).toEqual([true, true, true]);
    expect(['Europe/Berlim', '+01:00', '', 'Mars', '<script>'].map(isZone)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(findInstant('2026-12-05', '10:00', 'Europe/Berlim')).toEqual({ kind: 'no-such-zone' });
  });

  it('is written with the offset that the zone has then', () => {
    expect(instantIn('Europe/Berlin', Date.parse('2026-03-29T00:59:59Z'))).toBe('2026-03-29T01:59:59+01:00');
    expect(instantIn('Europe/Berlin', Date.parse('2026-03-29T01:00:00Z'))).toBe('2026-03-29T03:00:00+02:00');
  });
});
