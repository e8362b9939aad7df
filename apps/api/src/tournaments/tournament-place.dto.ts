import { ApiProperty } from '@nestjs/swagger';
import { VENUE_STATES, type TournamentPlace, type Venue, type VenueState } from '@quadrant/store/intake';
import { RegionDto } from '../regions/region.dto.js';

class TournamentVenueDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'As it is listed; `header` has it as it was reported' })
  name: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null until it is verified' })
  address: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null until it is verified' })
  city: string | null;

  @ApiProperty({ enum: [...VENUE_STATES], description: 'waiting: until a coordinator has looked at it' })
  state: VenueState;

  @ApiProperty({ type: 'string', format: 'uri-reference', nullable: true, description: 'Null until it is verified' })
  link: string | null;
}

/** Where a tournament was played, as far as its region and its venue are known. */
export class TournamentPlaceDto {
  @ApiProperty({ type: RegionDto, nullable: true })
  region: RegionDto | null;

  @ApiProperty({ type: TournamentVenueDto, nullable: true })
  venue: TournamentVenueDto | null;
}

export const tournamentPlaceOf = ({ region, venue }: TournamentPlace): TournamentPlaceDto => ({
  region,
  venue: venue && tournamentVenueOf(venue),
});

function tournamentVenueOf({ id, name, address, city, state }: Venue): TournamentVenueDto {
  const isListed = state === 'verified';
  return {
    id,
    name,
    address: isListed ? address : null,
    city: isListed ? city : null,
    state,
    link: isListed ? `/api/v1/venues/${id}` : null,
  };
}
