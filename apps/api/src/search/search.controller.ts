import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { CandidateRepository } from '@quadrant/store/people';
import { SEARCH_KINDS, type SearchHit, type SearchKind, SearchReadModel } from '@quadrant/store/reading';
import { SearchQuery, SearchResultDto } from './search.dto.js';

/** Fewer letters are like too many names to be compared by likeness. */
const LEAST_LETTERS = 3;

const PATHS: Readonly<Record<SearchKind, string>> = {
  player: 'players',
  tournament: 'tournaments',
  league: 'leagues',
  venue: 'venues',
};

@ApiTags('search')
@Controller('api/v1/search')
export class SearchController {
  constructor(
    private readonly search: SearchReadModel,
    private readonly people: CandidateRepository,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'search',
    summary: 'Players, tournaments, leagues and venues by the beginnings of words',
    description: 'Where too few players are found, those with a similar name follow.',
  })
  @ApiOkResponse({ type: SearchResultDto })
  @ApiProblems(400, 503)
  async find(@Query() { q, kind, limit }: SearchQuery): Promise<SearchResultDto> {
    const found = await this.search.find(q, kind === undefined ? SEARCH_KINDS : [kind], limit);
    const players = found.filter((hit) => hit.kind === 'player');
    const wantsMore = (kind ?? 'player') === 'player' && players.length < limit && q.trim().length >= LEAST_LETTERS;
    const similar = wantsMore ? await this.findSimilar(q, players, limit) : [];
    const others = found.filter((hit) => hit.kind !== 'player');
    const rows = [...players, ...similar, ...others];
    return { rows: rows.map((hit) => ({ ...hit, link: `/api/v1/${PATHS[hit.kind]}/${encodeURIComponent(hit.id)}` })) };
  }

  private async findSimilar(q: string, known: readonly SearchHit[], limit: number): Promise<SearchHit[]> {
    const asked = [{ texts: [q], country: null }];
    const [candidates = []] = await this.people.findCandidates(asked, { limit, game: null });
    return candidates
      .filter(({ handle }) => known.every(({ id }) => id !== handle))
      .slice(0, limit - known.length)
      .map(({ handle, name, country }) => ({
        ...{ kind: 'player' as const, id: handle, title: handle, note: name, country, startsAt: null },
      }));
  }
}
