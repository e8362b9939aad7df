import { Controller, Get, type OnApplicationBootstrap, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { SEARCH_KINDS, type SearchKind, SearchView } from '@quadrant/views';
import { SearchQuery, SearchResultDto } from './search.dto.js';

const PATHS: Readonly<Record<SearchKind, string>> = {
  player: 'players',
  tournament: 'tournaments',
  league: 'leagues',
  venue: 'venues',
};

@ApiTags('search')
@Controller('api/v1/search')
export class SearchController implements OnApplicationBootstrap {
  constructor(private readonly search: SearchView) {}

  onApplicationBootstrap(): Promise<void> {
    return this.search.readNames();
  }

  @Get()
  @Operation('search', {
    summary: 'Players, tournaments, leagues and venues by the beginnings of words',
    about: 'Where too few players are found, those with a similar name follow.',
    answers: SearchResultDto,
  })
  async find(@Query() { q, kind, limit, similar, game }: SearchQuery): Promise<SearchResultDto> {
    const rows = await this.search.find(q, kind === undefined ? SEARCH_KINDS : [kind], limit, similar, game ?? null);
    return { rows: rows.map((hit) => ({ ...hit, link: `/api/v1/${PATHS[hit.kind]}/${encodeURIComponent(hit.id)}` })) };
  }
}
