import { t } from '../languages/t.js';
import { Get, type OnApplicationBootstrap, Query } from '@nestjs/common';
import { type SearchKind, SearchView } from '@quadrant/views';
import { searchPage } from './search.page.js';
import { FieldReader } from '../query/field-reader.js';
import { isName, LONGEST_NAME } from '../query/name.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Each kind has at most this many hits. */
const MOST_HITS = 20;
/** Only these kinds have pages. */
const KINDS: readonly SearchKind[] = ['player', 'tournament', 'league'];

@PageController('search')
export class SearchController implements OnApplicationBootstrap {
  constructor(private readonly search: SearchView) {}

  onApplicationBootstrap(): Promise<void> {
    return this.search.readNames();
  }

  @Get()
  async show(@Query() query: Record<string, unknown>): Promise<VNode> {
    const fields = new FieldReader(query);
    const text = fields.read('q', isName, t('1 to {most} visible characters', { most: LONGEST_NAME }));
    const hits = text === null ? [] : await this.search.find(text, KINDS, MOST_HITS + 1);
    return searchPage({ text, hits, mostOfAKind: MOST_HITS, complaints: fields.complaints });
  }
}
