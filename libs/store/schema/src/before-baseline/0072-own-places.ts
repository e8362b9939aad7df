import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** The places that the file of another program gave its players, to be shown beside those that count. */
export class OwnPlaces1700000000072 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table source_files
        -- by number of the entry; null for an entry without a place, and for a file without places
        add column own_places smallint[]`);
  }
}
