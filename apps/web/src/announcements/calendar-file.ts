import { ICalCalendarMethod, ICalEventStatus, default as ical } from 'ical-generator';
import { addDays } from '@quadrant/rules/tournament';
import type { Announcement } from '@quadrant/store/announcements';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES } from '../components/tournament-words.js';

/** A tournament of one day takes this many hours for each round. */
const HOURS_PER_ROUND = 1.5;
const HOUR_MS = 3_600_000;

/**
 * Returns announced tournaments as iCalendar (RFC 5545). A cancelled one stays in it, so that calendars remove it.
 * @param origin address of this site, which links begin with
 */
export function calendarFile(announcements: readonly Announcement[], name: string, origin: string): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'quadrant', product: 'calendar' },
  });
  for (const announcement of announcements) {
    const { id, version, state, notice, changedAt, announced } = announcement;
    const { startsAt, endsOn, game, format, entryFee, prizes, plannedRounds, contact } = announced;
    const start = new Date(startsAt);
    const words = [
      ...(notice === null ? [] : [notice]),
      `${GAME_NAMES[game]}, ${FORMAT_NAMES[format].toLowerCase()}, ${plannedRounds} rounds`,
      `Entry fee: ${entryFee}`,
      `Prizes: ${prizes}`,
      `Contact: ${contact}`,
    ];
    calendar.createEvent({
      id: `${id}@quadrant`,
      sequence: version,
      start,
      // It ends with the last day at its place.
      end:
        endsOn === null
          ? new Date(start.getTime() + plannedRounds * HOURS_PER_ROUND * HOUR_MS)
          : new Date(`${addDays(endsOn, 1)}T00:00:00${startsAt.slice(-6)}`),
      stamp: changedAt,
      lastModified: changedAt,
      summary: announced.name,
      description: words.join('\n'),
      location: placeOf(announced),
      url: `${origin}/announcements/${id}`,
      status: state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

const placeOf = ({ online, venue, address, country }: Announcement['announced']): string =>
  online ? 'Online' : [venue, address, country].filter((each) => each !== null).join(', ');
