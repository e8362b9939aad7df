import { f, nullable } from '@quadrant/http';
import { VENUE_STATES, type TournamentPlace, type Venue, type VenueState } from '@quadrant/store/places';
import { RegionDto } from '../places/region.dto.js';

class TournamentVenueDto {
  @f.Id() id: string;
  @f.AnyText('As it is listed; `header` has it as it was reported') name: string;
  @f.AnyText({ nullable, about: 'Null until it is verified' }) address: string | null;
  @f.AnyText({ nullable, about: 'Null until it is verified' }) city: string | null;
  @f.Choice(VENUE_STATES, 'waiting: until a coordinator has looked at it') state: VenueState;
  @f.Link({ nullable, about: 'Null until it is verified' }) link: string | null;
}

export class TournamentPlaceDto {
  @f.Of(RegionDto, { nullable }) region: RegionDto | null;
  @f.Of(TournamentVenueDto, { nullable }) venue: TournamentVenueDto | null;
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
