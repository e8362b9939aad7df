import { refusalProblems } from '@quadrant/http';
import type { VenueRefusal } from '@quadrant/rules/intake';
import type { Venue } from '@quadrant/store/intake';

/** A venue that somebody proposes a second time. */
interface VenueExists {
  readonly kind: 'venue-exists';
  readonly venue: Venue;
}

/** The answer to a proposal or a decision that is refused. */
export const problemOfVenue = refusalProblems<VenueRefusal | VenueExists>({
  // Not for everybody's eyes, or not there at all.
  'venue-not-found': {
    like: 'not-found',
    detail: 'There is no venue with this id.',
    advice: 'Verified venues are listed at /api/v1/venues, those that wait at /api/v1/venue-proposals.',
  },
  'venue-exists': {
    status: 409,
    title: 'The venue is known',
    detail: ({ venue }) => `A venue "${venue.name}" is known there already; it ${whatItIs(venue)}.`,
    advice: 'Use this name in reports, or choose another name for another place.',
    extra: ({ venue: { id, state } }) => ({ venue: id, state }),
  },
  'venue-merged': {
    status: 409,
    title: 'The venue was merged into another',
    detail: (refusal) => `It turned out to be the venue ${refusal.into}, where its name leads.`,
    advice: 'Use that one.',
    extra: (refusal) => ({ mergedInto: refusal.into }),
  },
  'venue-merge-target-unknown': {
    status: 422,
    title: 'The other venue is not known',
    detail: 'No venue has the id in "into".',
    advice: 'Take the id from /api/v1/venues.',
  },
  'venue-merge-into-itself': {
    status: 422,
    title: 'A venue cannot be merged into itself',
    detail: 'The id in "into" is that of the venue itself.',
    advice: 'Give in "into" the id of the venue that it is.',
  },
});

const whatItIs = ({ state, reason }: Venue): string =>
  ({ waiting: 'waits for a coordinator', verified: 'is listed', refused: `was refused: ${reason ?? ''}` })[state];
