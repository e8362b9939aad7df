import { announced } from '../../../../test/builders/announced.js';
import type { AnnouncedTournament } from './announcement.js';
import { refuseChange, refusePostponement, type AnnouncementStanding, type RoundsApproval } from './refuse-change.js';

const standing = (facts: Partial<AnnouncementStanding> = {}): AnnouncementStanding => ({
  state: 'announced',
  announced: announced(),
  tournamentId: null,
  ...facts,
});

const EARLY = '2026-11-20T12:00:00+00:00';
const LATE = '2026-12-01T12:00:00+00:00';
const BEGUN = '2026-12-05T09:00:00+00:00';

const UNSAID = { approval: null, reason: null };

const refused = (changes: Partial<AnnouncedTournament>, now: string, approval: RoundsApproval | null = null) =>
  refuseChange(standing(), announced(changes), { approval, reason: 'a flood' }, now)?.kind ?? null;

// @row 152
describe('a change of an announcement', () => {
  it('moves date and time up to a week before the start, to a day that is a week ahead', () => {
    const later = { startsAt: '2026-12-12T10:00:00+01:00' };
    expect(refused(later, EARLY)).toBeNull();
    expect(refused(later, '2026-11-28T22:59:59+00:00')).toBeNull();
    expect(refused(later, '2026-11-28T23:00:00+00:00')).toBe('date-locked');
    expect(refused({ endsOn: '2026-12-06' }, LATE)).toBe('date-locked');
    expect(refused({ startsAt: '2026-11-26T10:00:00+01:00' }, EARLY)).toBe('new-date-too-near');
  });

  it('lets the original Tribbles tournament become the finals an hour later', () => {
    const before = standing({ announced: announced({ game: 'tribbles', plannedRounds: 5 }) });
    const finals = { game: 'tribbles', plannedRounds: 5, pairing: 'tribbles-finals' } as const;
    const inAnHour = announced({ ...finals, startsAt: '2026-12-05T11:00:00+01:00' });
    expect(refuseChange(before, inAnHour, UNSAID, LATE)).toBeNull();
    const nextDay = announced({ ...finals, startsAt: '2026-12-06T11:00:00+01:00' });
    expect(refuseChange(before, nextDay, UNSAID, LATE)).toMatchObject({ kind: 'date-locked' });
    const sooner = announced({ ...finals, startsAt: '2026-12-05T09:00:00+01:00' });
    expect(refuseChange(before, sooner, UNSAID, LATE)).toMatchObject({ kind: 'date-locked' });
  });

  it('gives players of a tournament online, or of several days, more days until the results are here, with a reason', () => {
    const extended = (facts: Partial<AnnouncedTournament>, endsOn: string, reason: string | null) =>
      refuseChange(
        standing({ announced: announced(facts) }),
        announced({ ...facts, endsOn }),
        { approval: null, reason },
        BEGUN,
      );
    const online = { online: true, endsOn: '2026-12-19' };
    expect(extended(online, '2026-12-26', 'two games are open')).toBeNull();
    expect(extended({ ...online, endsOn: null }, '2026-12-26', 'two games are open')).toBeNull();
    expect(extended({ endsOn: '2026-12-06' }, '2026-12-07', 'a storm')).toBeNull();
    expect(extended(online, '2026-12-26', null)).toEqual({
      kind: 'announcement-reason-needed',
      because: 'extension',
      ruleSystem: 'opg-4.2',
    });
    // Nobody takes days away, and a tournament of one day at a table stays one.
    expect(extended(online, '2026-12-12', 'a storm')).toMatchObject({ kind: 'date-locked' });
    expect(extended({}, '2026-12-06', 'a storm')).toMatchObject({ kind: 'date-locked' });
  });

  it('keeps what decides about sanctioning and ratings from the start on', () => {
    expect(refused({ unrated: true, format: 'sealed' }, LATE)).toBeNull();
    const refusal = refuseChange(standing(), announced({ unrated: true, format: 'sealed' }), UNSAID, BEGUN);
    expect(refusal).toEqual({ kind: 'tournament-began', fields: ['format', 'unrated'] });
    expect(refused({ prizes: 'More promos', contact: '+49 30 1' }, BEGUN)).toBeNull();
  });

  it('compares a bracket of the organizers by its matches, so prizes change after the start and the bracket does not', () => {
    const before = standing({ announced: announced({ bracket: { title: 'Four', rounds: ['1: 1-2', '2: W1-3'] } }) });
    const refusal = (rounds: string[] | null) =>
      refuseChange(
        before,
        announced({ prizes: 'More promos', ...(rounds !== null && { bracket: { rounds, title: 'Four' } }) }),
        UNSAID,
        BEGUN,
      );
    expect(refusal(['1: 1-2', '2: W1-3'])).toBeNull();
    expect(refusal(['1: 1-3', '2: W1-2'])).toEqual({ kind: 'tournament-began', fields: ['bracket'] });
    expect(refusal(null)).toEqual({ kind: 'tournament-began', fields: ['bracket'] });
  });

  it('is refused for what is cancelled, or reported', () => {
    expect(refuseChange(standing({ state: 'cancelled' }), announced(), UNSAID, EARLY)).toEqual({
      kind: 'announcement-cancelled',
    });
    expect(refuseChange(standing({ tournamentId: 'key' }), announced(), UNSAID, EARLY)).toEqual({
      kind: 'announcement-reported',
      tournamentId: 'key',
    });
  });
});

// @row 36
describe('another number of rounds', () => {
  it.each<[string, RoundsApproval | null, string | null]>([
    [EARLY, null, 'rounds-need-approval'],
    [LATE, 'everybody', null],
    [LATE, 'emergency', 'rounds-need-approval'],
    [BEGUN, null, 'rounds-need-approval'],
    [BEGUN, 'everybody', null],
    [BEGUN, 'emergency', null],
  ])('at %s, said to be approved by %s: %s', (now, approval, expected) => {
    expect(refused({ plannedRounds: 3 }, now, approval)).toBe(expected);
  });
});

describe('a postponement', () => {
  const postponed = (to: string, now: string) => refusePostponement(standing(), to, now)?.kind ?? null;

  it('goes to a later start that leaves everybody a week, until the tournament has begun', () => {
    expect(postponed('2026-12-12T10:00:00+01:00', LATE)).toBeNull();
    expect(postponed('2026-12-06T10:00:00+01:00', LATE)).toBe('new-date-too-near');
    expect(postponed('2026-12-04T10:00:00+01:00', EARLY)).toBe('not-postponed');
    expect(postponed('2026-12-19T10:00:00+01:00', BEGUN)).toBe('tournament-began');
  });
});
