import type { Position } from './position.js';

export type VenueDecision =
  /** It exists; this adds or corrects parts of its address. */
  | { readonly kind: 'verify'; readonly address?: string; readonly city?: string; readonly position?: Position }
  | { readonly kind: 'refuse' }
  /** It is another venue under another name. */
  | { readonly kind: 'merge'; readonly into: string };

export type VenueRefusal =
  | { readonly kind: 'venue-not-found' | 'venue-merge-target-unknown' | 'venue-merge-into-itself' }
  | { readonly kind: 'venue-merged'; readonly into: string };

interface DecidedVenue {
  readonly id: string;
  /** The id of the venue that it is merged into. */
  readonly mergedInto: string | null;
}

/**
 * Says why a decision about a venue cannot be carried out; null when it can.
 *
 * @param target of a merge; null for one that does not exist
 */
export function refuseVenueDecision(
  venue: DecidedVenue | null,
  decision: VenueDecision,
  target: DecidedVenue | null,
): VenueRefusal | null {
  if (venue === null) return { kind: 'venue-not-found' };
  if (venue.mergedInto !== null) return { kind: 'venue-merged', into: venue.mergedInto };
  if (decision.kind !== 'merge') return null;
  if (decision.into === venue.id) return { kind: 'venue-merge-into-itself' };
  if (target === null) return { kind: 'venue-merge-target-unknown' };
  return target.mergedInto === null ? null : { kind: 'venue-merged', into: target.mergedInto };
}
