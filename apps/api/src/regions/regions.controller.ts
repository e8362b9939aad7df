import { say } from '@quadrant/rules/message';
import { Body, Controller, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ApiIfMatch,
  ApiProblems,
  Authority,
  Clock,
  CurrentActor,
  IfMatch,
  May,
  notFound,
  problemOfKind,
  type Actor,
} from '@quadrant/http';
import { continentOf } from '@quadrant/rules/permissions';
import { isRegion, regionSlug } from '@quadrant/rules/tournament';
import { RegionRepository, type Region } from '@quadrant/store/intake';
import { problemOfRegion } from './region-refusal.js';
import { NewRegionDto, RegionChangeDto, RegionDto, RegionListDto, RegionQuery } from './region.dto.js';
import type { FastifyRequest } from 'fastify';

const slugParameter = { name: 'slug', description: 'Slug of the region, or its name' };

@ApiTags('regions')
@ApiProblems(503)
@Controller('api/v1/regions')
export class RegionsController {
  constructor(
    private readonly regions: RegionRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listRegions', summary: 'All regions, by continent' })
  @ApiOkResponse({ type: RegionListDto })
  @ApiProblems(400)
  async list(@Query() { continent }: RegionQuery): Promise<RegionListDto> {
    const regions = await this.regions.list();
    return { rows: regions.filter((region) => continent === undefined || region.continent === continent) };
  }

  @Get(':slug')
  @ApiOperation({ operationId: 'readRegion', summary: 'A region' })
  @ApiParam(slugParameter)
  @ApiOkResponse({ type: RegionDto })
  @ApiProblems(404)
  read(@Param('slug') slug: string): Promise<RegionDto> {
    return this.get(slug);
  }

  @Post()
  @May('region.change')
  @ApiOperation({
    operationId: 'createRegion',
    summary: 'Adds a region',
    description: 'Earlier reports that name it belong to it from now on.',
  })
  @ApiCreatedResponse({ type: RegionDto })
  @ApiProblems(400, 409, 413, 415)
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
  @May('region.change')
  @ApiOperation({ operationId: 'changeRegion', summary: 'Changes the name or the description of a region' })
  @ApiParam(slugParameter)
  @ApiIfMatch('region')
  @ApiOkResponse({ type: RegionDto })
  @ApiProblems(400, 404, 412, 413, 415)
  async change(
    @Param('slug') slug: string,
    @Body() { name, described, reason }: RegionChangeDto,
    @IfMatch() versions: number[] | null,
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
