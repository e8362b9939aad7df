import { notFound, Problem } from '@quadrant/http';
import type { Venue, VenueRefusal } from '@quadrant/store/intake';

/** 404 for a venue that is not there, or not for everybody's eyes. */
export const noVenue = (): Problem =>
  notFound(
    'There is no venue with this id.',
    'Verified venues are listed at /api/v1/venues, those that wait at /api/v1/venue-proposals.',
  );

/** 409 for a venue that somebody proposes a second time. */
export function venueExists({ id, name, state, reason }: Venue): Problem {
  const is = { waiting: 'waits for a coordinator', verified: 'is listed', refused: `was refused: ${reason ?? ''}` };
  return new Problem({
    status: 409,
    code: 'venue-exists',
    title: 'The venue is known',
    detail: `A venue "${name}" is known there already; it ${is[state]}.`,
    advice: 'Use this name in reports, or choose another name for another place.',
    extra: { venue: id, state },
  });
}

/** The answer to a decision that is refused. */
export function problemOfVenue(refusal: VenueRefusal): Problem {
  switch (refusal.kind) {
    case 'venue-not-found':
      return noVenue();
    case 'venue-merged':
      return new Problem({
        status: 409,
        code: 'venue-merged',
        title: 'The venue was merged into another',
        detail: `It turned out to be the venue ${refusal.into}, where its name leads.`,
        advice: 'Use that one.',
        extra: { mergedInto: refusal.into },
      });
    case 'venue-merge-target-unknown':
      return new Problem({
        status: 422,
        code: 'venue-merge-target-unknown',
        title: 'The other venue is not known',
        detail: 'No venue has the id in "into".',
        advice: 'Take the id from /api/v1/venues.',
      });
    case 'venue-merge-into-itself':
      return new Problem({
        status: 422,
        code: 'venue-merge-into-itself',
        title: 'A venue cannot be merged into itself',
        detail: 'The id in "into" is that of the venue itself.',
        advice: 'Give in "into" the id of the venue that it is.',
      });
  }
}
