import { t } from '../languages/t.js';
import { Get, Query, Req } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '@quadrant/http';
import { isCountry } from '@quadrant/rules/tournament';
import { isVenuePosition, VenueRepository } from '@quadrant/store/intake';
import { venueListPage } from './venues.page.js';
import { FieldReader } from '../query/field-reader.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { Viewers } from '../frame/viewers.service.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

const ROWS = 50;

@PageController('venues')
export class VenuePagesController {
  constructor(
    private readonly venues: VenueRepository,
    private readonly viewers: Viewers,
  ) {}

  @Get()
  async list(@Query() query: Record<string, unknown>, @Req() request: FastifyRequest): Promise<VNode> {
    const fields = new FieldReader(query);
    const country = fields.read('country', isCountry, t('a country as two letters, such as DE'))?.toUpperCase() ?? null;
    const listing = `venue pages ${country ?? ''}`;
    const { cursor } = query;
    const after = typeof cursor === 'string' ? decodeCursor(listing, cursor, isVenuePosition) : null;
    const found = await this.venues.listVerified(country === null ? {} : { country }, ROWS + 1, after);
    const last = found.length > ROWS ? found[ROWS - 1]! : null;
    return venueListPage({
      venues: found.slice(0, ROWS),
      country,
      complaints: fields.complaints,
      next: last === null ? null : encodeCursor(listing, { name: last.name, id: last.id }),
      isSignedIn: (await this.viewers.find(request)) !== null,
    });
  }
}
