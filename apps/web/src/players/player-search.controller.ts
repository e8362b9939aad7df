import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CandidateRepository } from '@quadrant/persistence';
import { removeInvisible } from '@quadrant/tournament';
import { LONGEST_NAME, playerSearchPage } from '../pages/player-search.page.js';
import { FieldReader } from '../query/field-reader.js';
import { renderPage } from '../serving/render-page.js';

const MOST_CANDIDATES = 10;

@ApiExcludeController()
@Controller('players')
export class PlayerSearchController {
  constructor(private readonly people: CandidateRepository) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  async show(@Query() query: Record<string, unknown>): Promise<string> {
    const fields = new FieldReader(query);
    const name = fields.read('name', isName, `1 to ${LONGEST_NAME} visible characters`);
    const asked = name === null ? [] : [{ texts: [name], country: null }];
    const [candidates = null] = await this.people.findCandidates(asked, { limit: MOST_CANDIDATES });
    return renderPage(playerSearchPage({ name, candidates, complaints: fields.complaints }));
  }
}

const isName = (text: string): boolean => text.length <= LONGEST_NAME && removeInvisible(text) === text;
