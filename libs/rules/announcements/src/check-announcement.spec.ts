import { announced } from '../../../../test/builders/announced.js';
import type { AnnouncedTournament } from './announcement.js';
import { checkAnnouncement, findFaults } from './check-announcement.js';

const NOW = '2026-11-05T12:00:00+00:00';

const faultsOf = (changes: Partial<AnnouncedTournament>) =>
  findFaults(announced(changes), NOW).map(({ field, text }) => `${field} ${text}`);

// @row 9, 149
describe('an announcement', () => {
  it('is complete with everything that section 3 asks for', () => {
    expect(findFaults(announced(), NOW)).toEqual([]);
    expect(checkAnnouncement(announced(), NOW)).toEqual([]);
  });

  it.each<[Partial<AnnouncedTournament>, string]>([
    [{ startsAt: '2026-11-04T10:00:00+01:00' }, 'date is 2026-11-04, which is over'],
    [{ startsAt: '2029-11-04T10:00:00+01:00' }, 'date is 2029-11-04, more than two years ahead'],
    [{ endsOn: '2026-12-04' }, 'endsOn must be a day from 2026-12-05 to 2027-12-06'],
    [{ endsOn: '2028-12-04' }, 'endsOn must be a day from 2026-12-05 to 2027-12-06'],
    [{ ruleSystem: 'ffg-swlcg-2016' }, 'ruleSystem must be one that has rules for 2e'],
    [{ venue: null }, 'venue is needed'],
    [{ address: null }, 'address is needed'],
    [{ country: null }, 'country is needed'],
    [
      { bracket: { title: 'Four', rounds: ['1: 1-2', '2: W1-4'] } },
      'bracket/rounds must be a bracket that can be played. Round 1: Seeds are missing: 3',
    ],
    [{ secondaryDirector: 'DIRK' }, 'secondaryDirector must be somebody other'],
    [{ secondaryDirector: 'Ann', tertiaryDirector: 'ann' }, 'tertiaryDirector must be somebody other'],
  ])('with %j is refused: %s', (changes, expected) => {
    expect(faultsOf(changes)).toEqual([expect.stringContaining(expected)]);
  });

  it('needs no place online', () => {
    expect(faultsOf({ online: true, country: null, venue: null, address: null })).toEqual([]);
  });
});

const codesOf = (changes: Partial<AnnouncedTournament>, announcedAt = NOW) =>
  checkAnnouncement(announced(changes), announcedAt).map(({ code }) => code);

describe('what is said about an announcement', () => {
  // @row 3, 4
  it('is that it comes too late, counted in local days from when it was stored', () => {
    expect(codesOf({}, '2026-11-29T22:59:59Z')).toEqual([]);
    // It is midnight in Berlin, so five days are left.
    expect(codesOf({}, '2026-11-29T23:00:00Z')).toEqual(['announced-too-late']);
    expect(codesOf({ game: 'tribbles', structure: 'heat', plannedRounds: 5 }, '2026-12-05T08:00:00Z')).toEqual([]);
    const decipher = { game: 'swccg', ruleSystem: 'decipher-1999' } as const;
    expect(codesOf(decipher, '2026-11-29T12:00:00Z')).toEqual(['announced-too-late']);
    expect(codesOf({ game: 'sw-lcg', ruleSystem: 'ffg-swlcg-2016' }, '2026-12-05T08:00:00Z')).toEqual([]);
  });

  // @row 10
  it('is that more rounds are needed, or recommended by Table 3.0.1', () => {
    expect(codesOf({ plannedRounds: 2 })).toEqual(['too-few-rounds-planned']);
    expect(codesOf({ game: 'tribbles', plannedRounds: 4 })).toEqual(['too-few-rounds-planned']);
    expect(codesOf({ plannedRounds: 4, expectedPlayers: 15 })).toEqual([]);
    expect(codesOf({ plannedRounds: 4, expectedPlayers: 16 })).toEqual(['fewer-rounds-planned-than-recommended']);
    expect(codesOf({ plannedRounds: 3, expectedPlayers: null })).toEqual([]);
  });

  // @row 72
  it('is that somebody would meet twice: 6 rounds are too many for 6 players', () => {
    expect(codesOf({ plannedRounds: 6, expectedPlayers: 6 })).toEqual(['more-rounds-planned-than-opponents']);
    expect(codesOf({ plannedRounds: 6, expectedPlayers: 40, capacity: 6 })).toContain(
      'more-rounds-planned-than-opponents',
    );
    expect(codesOf({ plannedRounds: 5, expectedPlayers: 6 })).toEqual([]);
    expect(codesOf({ plannedRounds: 7, expectedPlayers: 7 })).toEqual([]);
    expect(codesOf({ game: 'tribbles', pairing: 'tribbles', plannedRounds: 5, expectedPlayers: 4 })).toEqual([]);
  });

  it('is that its time comes twice', () => {
    expect(codesOf({ startsAt: '2027-10-31T02:30:00+02:00' })).toEqual(['time-occurs-twice']);
  });

  it('is that a championship needs an approved application', () => {
    expect(codesOf({ kind: 'regional' })).toEqual(['kind-needs-application']);
    expect(codesOf({ kind: 'release' })).toEqual([]);
  });
});
