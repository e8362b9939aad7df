import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Parts of `move_board_rows` of 0160-cheaper-counts, and the same with what everybody sees of a player. */
const PARTS: readonly (readonly [without: string, withBoth: string])[] = [
  ['p.handle_key, p.country', 'p.handle_key, p.handle, p.name, p.country'],
  ['handle_key = f.handle_key, country', 'handle_key = f.handle_key, handle = f.handle, name = f.name, country'],
  ['b.handle_key, b.country', 'b.handle_key, b.handle, b.name, b.country'],
  ['f.handle_key, f.country', 'f.handle_key, f.handle, f.name, f.country'],
  ['since_run, handle_key,\n          country', 'since_run, handle_key,\n          handle, name, country'],
];

/** SQL: the function with each part replaced, all of which have to be there. */
const replaceParts = (parts: readonly (readonly [string, string])[]): string => `
  do $do$
    declare body text := pg_get_functiondef('move_board_rows'::regproc);
    begin
      ${parts
        .map(
          ([from, to]) => `
      if position($$${from}$$ in body) = 0 then raise exception 'move_board_rows is not as it was'; end if;
      body := replace(body, $$${from}$$, $$${to}$$);`,
        )
        .join('')}
      execute body;
    end $do$;`;

const noteBoardPlayer = (more: string): string => `
  create or replace function note_board_player() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(5054);
      update board_rows b set handle_key = p.handle_key, ${more} country = p.country, region = p.region
      from shown_players p where p.id = new.id and b.player_id = new.id;
      perform pg_notify('boards', '');
      return null;
    end
  $$;`;

/**
 * SQL: writes all rows with handles and names, without indexes, which are built afterwards. To update 1,000,000 rows with their
 * indexes took 121 seconds, and left a table of twice the size.
 */
const WRITE_ANEW = `
  do $do$
    declare
      constraints_again text := (
        select string_agg(format('alter table board_rows add constraint %I %s;', conname, pg_get_constraintdef(oid)), ' ')
        from pg_constraint where conrelid = 'board_rows'::regclass and contype = 'p');
      indexes_again text;
      gone text;
    begin
      create unlogged table rows_of_boards as
        select b.game, b.category, b.player_id, b.rating, b.games, b.wins, b.ties, b.peak, b.last_played_at, b.since_run, b.handle_key,
          b.country, b.region, p.handle, p.name
        from board_rows b join shown_players p on p.id = b.player_id;
      truncate board_rows;
      execute (select string_agg(format('alter table board_rows drop constraint %I;', conname), ' ')
        from pg_constraint where conrelid = 'board_rows'::regclass and contype = 'p');
      select string_agg(indexdef || ';', ' '), string_agg(format('drop index %I;', indexname), ' ') into indexes_again, gone
      from pg_indexes where schemaname = 'public' and tablename = 'board_rows';
      execute gone;
      -- Nothing that is counted changes.
      alter table board_rows disable trigger user;
      insert into board_rows (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key,
          country, region, handle, name)
        select * from rows_of_boards order by game, category, -rating, handle_key;
      alter table board_rows enable trigger user;
      execute constraints_again;
      execute indexes_again;
      drop table rows_of_boards;
    end $do$;`;

/**
 * Rows of leaderboards have all that a page shows of their players. A page of 50 rows looked up 51 players in as many places: among
 * 1,000,000 players that took most of its time.
 */
export class BoardHandles1700000000185 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table board_rows add column handle text, add column name text;
      ${WRITE_ANEW}
      alter table board_rows alter column handle set not null;
      ${noteBoardPlayer('handle = p.handle, name = p.name,')}
      ${replaceParts(PARTS)}
    `);
  }
}
