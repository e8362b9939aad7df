import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Operation, type Actor } from '@quadrant/http';
import { rowsFor } from '@quadrant/rules/permissions';
import { VenueRepository } from '@quadrant/store/intake';
import { VenueListDto, VenueProposalQuery, venueOf } from './venue.dto.js';

/** Nobody decides more in one sitting; further proposals appear as these are decided. */
const MOST_PROPOSALS = 200;

@ApiTags('venues')
@Controller('api/v1/venue-proposals')
export class VenueProposalsController {
  constructor(private readonly venues: VenueRepository) {}

  @Get()
  @Operation('listVenueProposals', {
    summary: 'Venues that were proposed, the oldest first: your own, and those that you decide about',
    may: 'venue.read',
    answers: VenueListDto,
  })
  async list(@Query() { state }: VenueProposalQuery, @CurrentActor() actor: Actor): Promise<VenueListDto> {
    const rows = await this.venues.listProposals(rowsFor(actor, 'venue.read'), state, MOST_PROPOSALS);
    return { rows: rows.map(venueOf) };
  }
}
