import { type Text, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { VenueRefusal } from '@quadrant/rules/places';
import type { Venue } from '@quadrant/store/places';

interface VenueExists {
  readonly kind: 'venue-exists';
  readonly venue: Venue;
}

/** Says why a proposal or a decision about a venue is refused. */
export const problemOfVenue = refusalProblems<VenueRefusal | VenueExists>({
  // The answer is the same for a venue that the account may not see and for one that does not exist.
  'venue-not-found': {
    code: 'not-found',
    detail: say`There is no venue with this id.`,
    advice: say`Verified venues are listed at /api/v1/venues, those that wait at /api/v1/venue-proposals.`,
  },
  'venue-exists': {
    detail: ({ venue }) => say`A venue "${venue.name}" is known there already; it ${whatItIs(venue)}.`,
    advice: say`Use this name in reports, or choose another name for another place.`,
    extra: ({ venue: { id, state } }) => ({ venue: id, state }),
  },
  'venue-merged': {
    detail: (refusal) => say`It turned out to be the venue ${refusal.into}, where its name leads.`,
    advice: say`Use that one.`,
    extra: (refusal) => ({ mergedInto: refusal.into }),
  },
  'venue-merge-target-unknown': {
    detail: say`No venue has the id in "into".`,
    advice: say`Take the id from /api/v1/venues.`,
  },
  'venue-merge-into-itself': {
    detail: say`The id in "into" is that of the venue itself.`,
    advice: say`Give in "into" the id of the venue that it is.`,
  },
});

const whatItIs = ({ state, reason }: Venue): Text =>
  ({ waiting: say`waits for a coordinator`, verified: say`is listed`, refused: say`was refused: ${reason ?? ''}` })[
    state
  ];
