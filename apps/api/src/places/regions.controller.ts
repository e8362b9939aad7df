import { say } from '@quadrant/rules/message';
import { Body, Controller, Get, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Authority,
  Clock,
  CurrentActor,
  IfMatch,
  InPath,
  notFound,
  Operation,
  problemOfKind,
  type Actor,
} from '@quadrant/http';
import { continentOf } from '@quadrant/rules/permissions';
import { isRegion, regionSlug } from '@quadrant/rules/tournament';
import { RegionRepository, type Region } from '@quadrant/store/places';
import { problemOfRegion } from './region-refusal.js';
import { NewRegionDto, RegionChangeDto, RegionDto, RegionListDto, RegionQuery } from './region.dto.js';
import type { FastifyRequest } from 'fastify';

const RegionSlug = () => InPath('slug', 'Slug of the region, or its name');

@ApiTags('regions')
@Controller('api/v1/regions')
export class RegionsController {
  constructor(
    private readonly regions: RegionRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listRegions', { summary: 'All regions, by continent', answers: RegionListDto })
  async list(@Query() { continent }: RegionQuery): Promise<RegionListDto> {
    const regions = await this.regions.list();
    return { rows: regions.filter((region) => continent === undefined || region.continent === continent) };
  }

  @Get(':slug')
  @Operation('readRegion', { summary: 'A region', answers: RegionDto })
  read(@RegionSlug() slug: string): Promise<RegionDto> {
    return this.get(slug);
  }

  @Post()
  @Operation('createRegion', {
    summary: 'Adds a region',
    about: 'Earlier reports that name it belong to it from now on.',
    may: 'region.change',
    creates: RegionDto,
    problems: [409],
  })
  async create(
    @Body() { name, continent, country, described }: NewRegionDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RegionDto> {
    const slug = regionSlug(name);
    await this.authority.require(actor, 'region.change', { place: { continent, region: slug } }, request);
    if (country !== undefined && continentOf(country) !== continent) {
      throw problemOfKind('invalid-request', say`${country} is no country of the continent "${continent}".`);
    }
    const source = `added by ${actor.handle}`;
    const region = { slug, name, continent, country: country ?? null, described: described.trim(), source };
    const there = await this.regions.create(region, this.authorOf(actor, request));
    if (there !== null) throw problemOfRegion({ kind: 'region-exists', ...there });
    return { ...region, version: 1 };
  }

  @Patch(':slug')
  @Operation('changeRegion', {
    summary: 'Changes the name or the description of a region',
    may: 'region.change',
    answers: RegionDto,
  })
  async change(
    @RegionSlug() slug: string,
    @Body() { name, described, reason }: RegionChangeDto,
    @IfMatch('region') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RegionDto> {
    const region = await this.get(slug);
    const place = { continent: region.continent, region: region.slug };
    await this.authority.require(actor, 'region.change', { place }, request);
    if (name === undefined && described === undefined) {
      throw problemOfKind('invalid-request', say`Neither name nor described is given: there is nothing to change.`);
    }
    const change = { ...(name && { name }), ...(described && { described: described.trim() }) };
    const changed = await this.regions.change(
      { slug: region.slug, change, reason: reason.trim(), versions },
      this.authorOf(actor, request),
    );
    if (changed !== null && 'kind' in changed) throw problemOfRegion(changed);
    return changed ?? region;
  }

  private async get(slug: string): Promise<Region> {
    const region = isRegion(slug) ? await this.regions.find(slug) : null;
    if (region !== null) return region;
    throw notFound(say`There is no region ${JSON.stringify(slug)}.`, say`All regions are listed at /api/v1/regions.`);
  }

  private authorOf({ handle }: Actor, { id: requestId }: FastifyRequest) {
    return { handle, at: this.clock.now(), requestId };
  }
}
