import type { Position } from '@quadrant/rules/places';
import { columnsOf } from '@quadrant/store/database';
import { Venue } from './venue.entity.js';

export interface NewVenue extends Pick<Venue, 'name' | 'address' | 'city' | 'country' | 'region'> {
  readonly position: Position | null;
}

export const VENUE = columnsOf(Venue, 'v');

/** SQL: tells whether a name key, a country and a region can mean a venue v. A value that one side does not state matches all. */
export const isMeant = (key: string, country: string, region: string): string =>
  `v.name_key = ${key} and (v.country = ${country}) is not false and (v.region = ${region}) is not false`;
