import { t } from '../languages/t.js';
import { Get, Query } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '@quadrant/http';
import { PlayerDirectoryReadModel, SiteSearchReadModel } from '@quadrant/store/reading';
import { playersPage } from './players.page.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { isName, LONGEST_NAME } from '../query/name.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const MOST_HITS = 50;
const ROWS = 50;
const LONGEST_BEGINNING = 64;

const isPosition = (value: unknown): value is string => typeof value === 'string';

@PageController('players')
export class PlayerSearchController {
  constructor(
    private readonly search: SiteSearchReadModel,
    private readonly directory: PlayerDirectoryReadModel,
  ) {}

  @Get()
  async show(@Query() query: Record<string, unknown>): Promise<VNode> {
    const fields = new FieldReader(query);
    const name = fields.read('name', isName, t('1 to {most} visible characters', { most: LONGEST_NAME }));
    const from = fields.read(
      'from',
      (text) => isName(text) && text.length <= LONGEST_BEGINNING,
      t('1 to {most} visible characters', { most: LONGEST_BEGINNING }),
    );
    const { complaints } = fields;
    if (name !== null) {
      const hits = await this.search.find(name, ['player'], MOST_HITS);
      return playersPage({ name, rows: await this.directory.listAmong(hits.map(({ id }) => id)), complaints });
    }
    const { cursor } = query;
    const listing = addressOf('players page', { from });
    const after = typeof cursor === 'string' ? decodeCursor(listing, cursor, isPosition) : null;
    const found = await this.directory.list({ from, after, limit: ROWS + 1 });
    const last = found.length > ROWS ? found[ROWS - 1] : undefined;
    return playersPage({
      name: null,
      rows: found.slice(0, ROWS),
      from,
      isFirstPage: after === null && from === null,
      next: last === undefined ? null : encodeCursor(listing, last.position),
      complaints,
    });
  }
}
