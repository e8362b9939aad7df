import { say } from '@quadrant/rules/message';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Id, Operation, problemOfKind, type Actor } from '@quadrant/http';
import { may, placeOf, rowsFor } from '@quadrant/rules/permissions';
import { regionSlug } from '@quadrant/rules/tournament';
import type { Position, VenueDecision } from '@quadrant/rules/places';
import { VenueRepository } from '@quadrant/store/places';
import { VenueView } from '@quadrant/views';
import { problemOfVenue } from './venue-refusal.js';
import {
  NewVenueDto,
  VenueDto,
  VenueListDto,
  VenueMergeDto,
  VenuePageDto,
  VenueProposalQuery,
  VenueQuery,
  VenueRefusalDto,
  VenueVerificationDto,
  venueOf,
} from './venue.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Nobody decides more in one sitting; further proposals appear as these are decided. */
const MOST_PROPOSALS = 200;

@ApiTags('venues')
@Controller('api/v1')
export class VenuesController {
  constructor(
    private readonly view: VenueView,
    private readonly venues: VenueRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get('venue-proposals')
  @Operation('listVenueProposals', {
    summary: 'Venues that were proposed, the oldest first: your own, and those that you decide about',
    may: 'venue.read',
    answers: VenueListDto,
  })
  async listProposals(@Query() { state }: VenueProposalQuery, @CurrentActor() actor: Actor): Promise<VenueListDto> {
    const rows = await this.venues.listProposals(rowsFor(actor, 'venue.read'), state, MOST_PROPOSALS);
    return { rows: rows.map(venueOf) };
  }

  @Get('venues')
  @Operation('listVenues', { summary: 'Venues that a coordinator has verified, by name', answers: VenuePageDto })
  async list(@Query() { country, region, limit, cursor }: VenueQuery): Promise<VenuePageDto> {
    const { rows, next } = await this.view.list(country ?? null, region ?? null, { listing: 'venues', limit, cursor });
    return { rows: rows.map(venueOf), next };
  }

  @Get('venues/:id')
  @Operation('readVenue', { summary: 'A verified venue, or the venue that it was merged into', answers: VenueDto })
  async read(@Id('venue') id: string): Promise<VenueDto> {
    const venue = await this.view.find(id);
    if (venue?.state !== 'verified') throw problemOfVenue({ kind: 'venue-not-found' });
    return venueOf(venue);
  }

  @Post('venues')
  @Operation('proposeVenue', {
    summary: 'Proposes a venue: it is listed after a coordinator of the place has verified it',
    about: 'A venue that a coordinator of the place proposes is verified at once.',
    may: 'venue.propose',
    counted: 'venues',
    creates: VenueDto,
    problems: [409],
  })
  async propose(
    @Body() { name, country, region, city, address, latitude, longitude }: NewVenueDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VenueDto> {
    const trims = (text: string | undefined) => text?.trim() ?? null;
    const proposed = {
      name: name.trim(),
      address: trims(address),
      city: trims(city),
      country,
      region: region === undefined ? null : regionSlug(region),
      position: positionOf(latitude, longitude),
    };
    const isCoordinator = may(actor, 'venue.decide', { place: placeOf(country, proposed.region) }).allowed;
    const { venue, isNew } = await this.venues.propose(proposed, {
      handle: actor.handle,
      accountId: actor.accountId,
      trustedFor: isCoordinator ? 'proposed by a coordinator of the place' : null,
      at: this.clock.now(),
      requestId,
    });
    if (!isNew) throw problemOfVenue({ kind: 'venue-exists', venue });
    const answer = venueOf(venue);
    void reply.header('location', answer.link);
    return answer;
  }

  @Post('venues/:id/verification')
  @Operation('verifyVenue', {
    summary: 'Verifies a venue: it is listed from now on',
    may: 'venue.decide',
    answers: VenueDto,
    problems: [409],
  })
  verify(
    @Id('venue') id: string,
    @Body() { reason, city, address, latitude, longitude }: VenueVerificationDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VenueDto> {
    const position = positionOf(latitude, longitude);
    const decision = {
      kind: 'verify',
      ...(position && { position }),
      ...(city && { city: city.trim() }),
      ...(address && { address: address.trim() }),
    } as const;
    return this.decide(id, decision, reason, actor, request);
  }

  @Post('venues/:id/refusal')
  @Operation('refuseVenue', {
    summary: 'Refuses a venue: it is not listed, and reports that name it get the reason as a finding',
    may: 'venue.decide',
    answers: VenueDto,
    problems: [409],
  })
  refuse(
    @Id('venue') id: string,
    @Body() { reason }: VenueRefusalDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VenueDto> {
    return this.decide(id, { kind: 'refuse' }, reason, actor, request);
  }

  @Post('venues/:id/merge')
  @Operation('mergeVenue', {
    irreversible: true,
    summary: 'Merges a venue into another: its name means that venue from now on',
    may: 'venue.decide',
    answers: VenueDto,
    problems: [409, 422],
  })
  async merge(
    @Id('venue') id: string,
    @Body() { reason, into }: VenueMergeDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VenueDto> {
    const target = await this.view.find(into.toLowerCase());
    if (target !== null) await this.requireDecision(actor, target, request);
    return this.decide(id, { kind: 'merge', into: into.toLowerCase() }, reason, actor, request);
  }

  private async decide(
    id: string,
    decision: VenueDecision,
    reason: string,
    actor: Actor,
    request: FastifyRequest,
  ): Promise<VenueDto> {
    const venue = await this.view.find(id);
    if (venue === null) throw problemOfVenue({ kind: 'venue-not-found' });
    await this.requireDecision(actor, venue, request);
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    const answer = await this.venues.decide(venue.id, decision, reason.trim(), author);
    if ('kind' in answer) throw problemOfVenue(answer);
    return venueOf(answer);
  }

  private async requireDecision(
    actor: Actor,
    { country, region }: Pick<VenueDto, 'country' | 'region'>,
    request: FastifyRequest,
  ): Promise<void> {
    await this.authority.require(actor, 'venue.decide', { place: placeOf(country, region) }, request);
  }
}

/** @throws Problem 400 for one coordinate without the other */
function positionOf(latitude: number | undefined, longitude: number | undefined): Position | null {
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const missing = latitude === undefined ? 'latitude' : 'longitude';
  throw problemOfKind('invalid-request', say`A venue has both coordinates or none: the ${missing} is missing.`);
}
