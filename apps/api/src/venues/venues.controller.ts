import { say } from '@quadrant/rules/message';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Authority,
  Clock,
  CurrentActor,
  decodeCursor,
  encodeCursor,
  Id,
  Operation,
  problemOfKind,
  type Actor,
} from '@quadrant/http';
import { may, placeOf } from '@quadrant/rules/permissions';
import { regionSlug } from '@quadrant/rules/tournament';
import type { Position, VenueDecision } from '@quadrant/rules/intake';
import { isVenuePosition, VenueRepository } from '@quadrant/store/intake';
import { problemOfVenue } from './venue-refusal.js';
import {
  NewVenueDto,
  VenueDto,
  VenueMergeDto,
  VenuePageDto,
  VenueQuery,
  VenueRefusalDto,
  VenueVerificationDto,
  venueOf,
} from './venue.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

const LISTING = 'venues';

@ApiTags('venues')
@Controller('api/v1/venues')
export class VenuesController {
  constructor(
    private readonly venues: VenueRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listVenues', { summary: 'Venues that a coordinator has verified, by name', answers: VenuePageDto })
  async list(@Query() { country, region, limit, cursor }: VenueQuery): Promise<VenuePageDto> {
    const after = cursor === undefined ? null : decodeCursor(LISTING, cursor, isVenuePosition);
    const wish = { ...(country && { country }), ...(region && { region: regionSlug(region) }) };
    const found = await this.venues.listVerified(wish, limit + 1, after);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return { rows: rows.map(venueOf), next: last ? encodeCursor(LISTING, { name: last.name, id: last.id }) : null };
  }

  @Get(':id')
  @Operation('readVenue', { summary: 'A verified venue, or the venue that it was merged into', answers: VenueDto })
  async read(@Id('venue') id: string): Promise<VenueDto> {
    const venue = isUuid(id) ? await this.venues.find(id) : null;
    if (venue?.state !== 'verified') throw problemOfVenue({ kind: 'venue-not-found' });
    return venueOf(venue);
  }

  @Post()
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

  @Post(':id/verification')
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

  @Post(':id/refusal')
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

  @Post(':id/merge')
  @Operation('mergeVenue', {
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
    const target = await this.venues.find(into.toLowerCase());
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
    const venue = isUuid(id) ? await this.venues.find(id) : null;
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
