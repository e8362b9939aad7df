import { f, LONGEST_REASON, type MemberOptions, nullable, optional, PageQuery } from '@quadrant/http';
import { VENUE_STATES, type Venue, type VenueState } from '@quadrant/store/places';

const LONGEST_NAME = 200;

const country = { example: 'DE', about: 'Two letters (ISO 3166-1)' } as const;

const DEGREES = 'must be a number of degrees';
const Latitude = (more: MemberOptions): PropertyDecorator => f.DecimalIn(-90, 90, { ...more, says: DEGREES });
const Longitude = (more: MemberOptions): PropertyDecorator => f.DecimalIn(-180, 180, { ...more, says: DEGREES });

/** A venue may leave out each part of its address within the place. */
class VenueAddressDto {
  @f.Line(LONGEST_NAME, { optional: 'or-null' }) city?: string;
  @f.Line(LONGEST_NAME, { optional: 'or-null' }) address?: string;
  @Latitude({ optional, about: 'Degrees, north positive; only with a longitude' }) latitude?: number;
  @Longitude({ optional, about: 'Degrees, east positive; only with a latitude' }) longitude?: number;
}

/** Somebody proposes a venue that is not listed. */
export class NewVenueDto extends VenueAddressDto {
  @f.Line(LONGEST_NAME, { about: 'As reports name it', example: 'Ten Lakes Game Hall' }) name: string;
  @f.Country(country) country: string;
  @f.Region({ optional: 'or-null', about: 'Name or slug of its region', example: 'andoria' }) region?: string;
}

export class VenueQuery extends PageQuery {
  @f.Country({ optional, ...country }) country?: string;
  @f.Region({ optional, about: 'Name or slug of a region' }) region?: string;
}

export class VenueProposalQuery {
  @f.Choice(VENUE_STATES, { about: 'State of the venues', default: 'waiting' }) state: VenueState = 'waiting';
}

/** A field that is given here replaces the one of the proposal. */
export class VenueVerificationDto extends VenueAddressDto {
  @f.Line(LONGEST_REASON, { example: 'looked it up' }) reason: string;
}

export class VenueRefusalDto {
  @f.Line(LONGEST_REASON, { example: 'there is no such place' }) reason: string;
}

export class VenueMergeDto extends VenueRefusalDto {
  @f.IdOf('a venue', 'The venue that it is') into: string;
}

export class VenueDto implements Venue {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.AnyText({ nullable }) address: string | null;
  @f.AnyText({ nullable }) city: string | null;
  @f.AnyText({ nullable, about: 'Two letters (ISO 3166-1)' }) country: string | null;
  @f.AnyText({ nullable, about: 'Slug of its region' }) region: string | null;
  @Latitude({ nullable, about: 'Degrees, north positive; null where nobody has said' }) latitude: number | null;
  @Longitude({ nullable, about: 'Degrees, east positive; null where nobody has said' }) longitude: number | null;
  @f.Choice(VENUE_STATES, 'waiting: until a coordinator has looked at it') state: VenueState;
  @f.AnyText({ nullable, about: 'Handle of the account that verified or refused it' }) decidedBy: string | null;
  @f.Instant({ nullable }) decidedAt: Date | null;
  @f.AnyText({ nullable, about: 'Of the decision' }) reason: string | null;
  @f.Id({ nullable, about: 'Id of the venue that it is' }) mergedInto: string | null;
  @f.Instant() proposedAt: Date;
  @f.Link('Where it is listed once it is verified') link: string;
}

export class VenueListDto {
  @f.List(VenueDto) rows: VenueDto[];
}

export class VenuePageDto extends VenueListDto {
  @f.AnyText({ nullable, about: 'Cursor of the next page, to be sent back unchanged; null on the last one' })
  next: string | null;
}

export const venueOf = (venue: Venue): VenueDto => ({ ...venue, link: `/api/v1/venues/${venue.id}` });
