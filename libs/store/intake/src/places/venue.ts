import type { Position } from '@quadrant/rules/intake';

export interface Venue {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  /** Two letters (ISO 3166-1). */
  readonly country: string | null;
  /** Slug of a region, which need not be known. */
  readonly region: string | null;
  /** In degrees, north and east positive; null where nobody has said. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly state: VenueState;
  /** The handle of the person who verified or refused it. */
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  /** Id of the venue that it turned out to be. */
  readonly mergedInto: string | null;
  readonly proposedAt: Date;
}

/** waiting: until a coordinator has looked at it (000, appendix A). */
export const VENUE_STATES = ['waiting', 'verified', 'refused'] as const;
export type VenueState = (typeof VENUE_STATES)[number];

export interface NewVenue extends Pick<Venue, 'name' | 'address' | 'city' | 'country' | 'region'> {
  readonly position: Position | null;
}

/** SQL: selects a venue v. */
export const VENUE = `v.id, v.name, v.address, v.city, v.country, v.region, v.latitude, v.longitude,
  v.state, v.decided_by as "decidedBy",
  v.decided_at as "decidedAt", v.reason, v.merged_into as "mergedInto", v.proposed_at as "proposedAt"`;

/** SQL: tells whether a name key, a country and a region can mean a venue v. A value that one side does not state matches all. */
export const isMeant = (key: string, country: string, region: string): string =>
  `v.name_key = ${key} and (v.country = ${country}) is not false and (v.region = ${region}) is not false`;
