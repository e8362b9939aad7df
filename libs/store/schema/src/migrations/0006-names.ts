import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchText } from '@quadrant/rules/names';
import { foldHandle } from '@quadrant/rules/tournament';

/** Players are found by names that are nearly right. */
export class Names1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTrigrams(runner);
    // What libs/names makes of the name that a player is shown by; null where that is his handle_key.
    await runner.query(`alter table players add column search_name text`);
    await fillSearchNames(runner);
    await runner.query(`
      create index players_search_name_idx on players (search_name) where search_name is not null;
      -- GIN takes half of what GiST does, for a lookup and for a new player. Every lookup reads the list of what is not yet
      -- sorted in: with 4 MB, the default, that would be all of 10,000 players.
      create index players_search_name_trigrams_idx on players using gin (search_name gin_trgm_ops)
        with (gin_pending_list_limit = 256) where search_name is not null;
      create index players_handle_key_trigrams_idx on players using gin (handle_key gin_trgm_ops)
        with (gin_pending_list_limit = 256);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index players_handle_key_trigrams_idx, players_search_name_trigrams_idx, players_search_name_idx;
      alter table players drop column search_name;
    `);
  }
}

/** The database lacks something that only its administrator can give. The message is a sentence for the operator. */
export class ExtensionMissing extends Error {
  override readonly name = 'ExtensionMissing';
}

async function createTrigrams(runner: QueryRunner): Promise<void> {
  try {
    // A trusted extension: whoever may create in the database may create it.
    await runner.query(`create extension if not exists pg_trgm`);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new ExtensionMissing(
      `Quadrant needs the PostgreSQL extension pg_trgm, and the user of DATABASE_URL cannot create it (${said}). ` +
        'Install the contrib package of that PostgreSQL where it is missing, and let its administrator run ' +
        '"create extension pg_trgm" in the database, or grant the user CREATE on it; then start again.',
      { cause: error },
    );
  }
}

const ROWS_AT_ONCE = 5000;

async function fillSearchNames(runner: QueryRunner): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await runner.query(`select id, handle, name from players where id > $1 order by id limit $2`, [
      last,
      ROWS_AT_ONCE,
    ])) as { id: number; handle: string; name: string | null }[];
    if (rows.length === 0) return;
    await runner.query(
      `update players p set search_name = said.text from unnest($1::integer[], $2::text[]) said (id, text) where p.id = said.id`,
      [rows.map(({ id }) => id), rows.map(searchNameOf)],
    );
    last = rows.at(-1)!.id;
  }
}

function searchNameOf({ handle, name }: { readonly handle: string; readonly name: string | null }): string | null {
  const text = searchText(name ?? handle);
  return text === foldHandle(handle) ? null : text;
}
