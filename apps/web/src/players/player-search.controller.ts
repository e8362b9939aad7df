import { Get, Query } from '@nestjs/common';
import { CandidateRepository } from '@quadrant/store/people';
import { playerSearchPage } from '../pages/player-search.page.js';
import { FieldReader } from '../query/field-reader.js';
import { isName, LONGEST_NAME } from '../query/name.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const MOST_CANDIDATES = 10;

@PageController('players')
export class PlayerSearchController {
  constructor(private readonly people: CandidateRepository) {}

  @Get()
  async show(@Query() query: Record<string, unknown>): Promise<VNode> {
    const fields = new FieldReader(query);
    const name = fields.read('name', isName, `1 to ${LONGEST_NAME} visible characters`);
    const asked = name === null ? [] : [{ texts: [name], country: null }];
    const [candidates = null] = await this.people.findCandidates(asked, { limit: MOST_CANDIDATES });
    return playerSearchPage({ name, candidates, complaints: fields.complaints });
  }
}
