import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Lets directors find their own tournaments. */
export class DirectorKeys1700000000080 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        -- folded handles of the directors whom the document names, the first one first
        add column director_keys jsonb`);
    await this.fill(runner);
    await runner.query(`
      alter table submissions alter column director_keys set not null;
      create index submissions_director_keys_idx on submissions using gin (director_keys jsonb_path_ops);
      create index tournaments_submitter_key_idx on tournaments (submitter_key);
    `);
  }

  private async fill(runner: QueryRunner): Promise<void> {
    const named = (await runner.query(
      `select distinct d.handle from submissions s cross join lateral ${DIRECTORS} where d.handle is not null`,
    )) as { handle: string }[];
    const handles = named.map(({ handle }) => handle);
    await runner.query(
      `update submissions s set director_keys = coalesce(
         (select jsonb_agg(f.key order by d.place) from ${DIRECTORS}
            join unnest($1::text[], $2::text[]) as f (handle, key) on f.handle = d.handle), '[]')`,
      [handles, handles.map(foldHandle)],
    );
  }
}

const DIRECTORS = `(values (1, s.header->>'director'), (2, s.header->>'secondaryDirector'), (3, s.header->>'tertiaryDirector')) as d (place, handle)`;

const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;

// A migration never changes, so it keeps a copy of the functions that it needs.
function foldHandle(text: string): string {
  const bare = text.normalize('NFKD').replace(ACCENTS, '');
  const folded = bare.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return folded.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').replace(/\s+/gu, ' ').trim();
}
