import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IfGiven, IsCountry, IsIdOf, IsLine, IsOneOf, IsRegion, LONGEST_REASON, PageQuery } from '@quadrant/http';
import { VENUE_STATES, type Venue, type VenueState } from '@quadrant/store/intake';
import { IsOptional, Max, Min, IsNumber } from 'class-validator';
import { applyDecorators } from '@nestjs/common';

const LONGEST_NAME = 200;
const text = { type: 'string', nullable: true } as const;
const country = { pattern: '^[A-Za-z]{2}$', example: 'DE', description: 'Two letters (ISO 3166-1)' } as const;

const latitude = { type: 'number', minimum: -90, maximum: 90 } as const;
const longitude = { type: 'number', minimum: -180, maximum: 180 } as const;

const IsDegrees = (most: number): PropertyDecorator =>
  applyDecorators(
    Max(most, { message: `must be at most ${most}` }),
    Min(-most, { message: `must be at least ${-most}` }),
    IsNumber({}, { message: 'must be a number of degrees' }),
  );

/** Where in its place a venue is; each may be left out. */
class VenueAddressDto {
  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @IsOptional()
  @IsLine(LONGEST_NAME)
  city?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @IsOptional()
  @IsLine(LONGEST_NAME)
  address?: string;

  @ApiPropertyOptional({ ...latitude, description: 'Degrees, north positive; only with a longitude' })
  @IfGiven()
  @IsDegrees(90)
  latitude?: number;

  @ApiPropertyOptional({ ...longitude, description: 'Degrees, east positive; only with a latitude' })
  @IfGiven()
  @IsDegrees(180)
  longitude?: number;
}

/** What somebody tells of a venue that is not listed. */
export class NewVenueDto extends VenueAddressDto {
  @ApiProperty({ maxLength: LONGEST_NAME, example: 'Ten Lakes Game Hall', description: 'As reports name it' })
  @IsLine(LONGEST_NAME)
  name: string;

  @ApiProperty(country)
  @IsCountry()
  country: string;

  @ApiPropertyOptional({ maxLength: 64, description: 'Name or slug of its region', example: 'andoria' })
  @IsOptional()
  @IsRegion()
  region?: string;
}

/** Which verified venues are wanted. */
export class VenueQuery extends PageQuery {
  @ApiPropertyOptional(country)
  @IsOptional()
  @IsCountry()
  country?: string;

  @ApiPropertyOptional({ maxLength: 64, description: 'Name or slug of a region' })
  @IsOptional()
  @IsRegion()
  region?: string;
}

/** Which proposed venues are wanted. */
export class VenueProposalQuery {
  @ApiPropertyOptional({ enum: [...VENUE_STATES], default: 'waiting', description: 'State of the venues' })
  @IsOptional()
  @IsOneOf(VENUE_STATES)
  state: VenueState = 'waiting';
}

/** What is given here replaces what was told of the venue. */
export class VenueVerificationDto extends VenueAddressDto {
  @ApiProperty({ maxLength: LONGEST_REASON, example: 'looked it up' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class VenueRefusalDto {
  @ApiProperty({ maxLength: LONGEST_REASON, example: 'there is no such place' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class VenueMergeDto extends VenueRefusalDto {
  @ApiProperty({ format: 'uuid', description: 'The venue that it is' })
  @IsIdOf('a venue')
  into: string;
}

export class VenueDto implements Venue {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty(text)
  address: string | null;

  @ApiProperty(text)
  city: string | null;

  @ApiProperty({ ...text, description: 'Two letters (ISO 3166-1)' })
  country: string | null;

  @ApiProperty({ ...text, description: 'Slug of its region' })
  region: string | null;

  @ApiProperty({ ...latitude, nullable: true, description: 'Degrees, north positive; null where nobody has said' })
  latitude: number | null;

  @ApiProperty({ ...longitude, nullable: true, description: 'Degrees, east positive; null where nobody has said' })
  longitude: number | null;

  @ApiProperty({ enum: [...VENUE_STATES], description: 'waiting: until a coordinator has looked at it' })
  state: VenueState;

  @ApiProperty({ ...text, description: 'Handle of the account that verified or refused it' })
  decidedBy: string | null;

  @ApiProperty({ ...text, format: 'date-time' })
  decidedAt: Date | null;

  @ApiProperty({ ...text, description: 'Of the decision' })
  reason: string | null;

  @ApiProperty({ ...text, format: 'uuid', description: 'Id of the venue that it is' })
  mergedInto: string | null;

  @ApiProperty({ format: 'date-time' })
  proposedAt: Date;

  @ApiProperty({ format: 'uri-reference', description: 'Where it is listed once it is verified' })
  link: string;
}

export class VenueListDto {
  @ApiProperty({ type: [VenueDto] })
  rows: VenueDto[];
}

export class VenuePageDto extends VenueListDto {
  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Cursor of the next page, to be sent back unchanged; null on the last one',
  })
  next: string | null;
}

export const venueOf = (venue: Venue): VenueDto => ({ ...venue, link: `/api/v1/venues/${venue.id}` });
