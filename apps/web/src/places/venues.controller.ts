import { t } from '../languages/t.js';
import { Get, Query, Req } from '@nestjs/common';
import { isCountry } from '@quadrant/rules/tournament';
import { VenueView } from '@quadrant/views';
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
    private readonly venues: VenueView,
    private readonly viewers: Viewers,
  ) {}

  @Get()
  async list(@Query() query: Record<string, unknown>, @Req() request: FastifyRequest): Promise<VNode> {
    const fields = new FieldReader(query);
    const country = fields.read('country', isCountry, t('a country as two letters, such as DE'))?.toUpperCase() ?? null;
    const listing = `venue pages ${country ?? ''}`;
    const page = await this.venues.list(country, null, { listing, limit: ROWS, cursor: query['cursor'] });
    const isSignedIn = (await this.viewers.find(request)) !== null;
    return venueListPage({ ...page, country, complaints: fields.complaints, isSignedIn });
  }
}
