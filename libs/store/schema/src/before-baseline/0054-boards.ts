import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/**
 * SQL: the games of scorecard k, eight bytes each, as they were for an entry: won, or at least not lost. A round of a pod, whose
 * games have a divisor above 1, is one game.
 */
const PLAYED = `
  cross join lateral (
    select side.entry, bool_and(side.halves = 2) as won, bool_and(side.halves > 0) as unbeaten
    from generate_series(0, length(k.games) / 8 - 1) i
      cross join lateral (values
        (get_byte(k.games, i * 8) + 256 * get_byte(k.games, i * 8 + 1), get_byte(k.games, i * 8 + 6) & 3),
        (get_byte(k.games, i * 8 + 2) + 256 * get_byte(k.games, i * 8 + 3), 2 - (get_byte(k.games, i * 8 + 6) & 3))) side (entry, halves)
    group by side.entry, case when get_byte(k.games, i * 8 + 7) = 1 then i
      else -1 - get_byte(k.games, i * 8 + 4) - 256 * get_byte(k.games, i * 8 + 5) end) game`;

/**
 * Leaderboards at any size: the rows of every board in the order of its pages, and how many players there are by whole
 * points of rating. Only ratings and players are the truth; both tables are made from them.
 */
export class Boards1700000000054 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await this.countWins(runner);
    await this.createTables(runner);
    await this.createTriggers(runner);
    await runner.query(`
      insert into board_rows (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key,
          country, region)
        select r.game, r.category, r.player_id, r.rating, r.games, c.wins, c.ties, c.peak, r.last_played_at, r.since_run,
          p.handle_key, p.country, p.region
        from ratings r join shown_players p on p.id = r.player_id
          join (select k.game, c.category, c.player_id, sum(c.wins)::integer as wins, sum(c.ties)::integer as ties, max(c.after) as peak
            from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
            group by k.game, c.category, c.player_id) c
            on (c.game, c.category, c.player_id) = (r.game, r.category, r.player_id);
    `);
  }

  /** Games won and tied stand beside the games that they are of; the others were lost. */
  private async countWins(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rating_changes add column wins smallint not null default 0, add column ties smallint not null default 0;
      alter table closed_rating_changes add column wins smallint not null default 0, add column ties smallint not null default 0;
      update rating_changes c set wins = w.wins, ties = w.ties from (
        select o.tournament_id, p.counts_as as player_id, count(*) filter (where game.won) as wins,
          count(*) filter (where game.unbeaten and not game.won) as ties
        from outcomes o join scorecards k using (submission_id) ${PLAYED}
          join players p on p.id = k.players[game.entry + 1]
        group by o.tournament_id, p.counts_as) w
      where (c.tournament_id, c.player_id) = (w.tournament_id, w.player_id);
      update closed_rating_changes c set wins = w.wins, ties = w.ties from (
        select o.tournament_id, o.since_run, counted_at(k.players[game.entry + 1], o.since_run) as player_id,
          count(*) filter (where game.won) as wins, count(*) filter (where game.unbeaten and not game.won) as ties
        from closed_outcomes o join scorecards k using (submission_id) ${PLAYED}
        group by o.tournament_id, o.since_run, 3) w
      where (c.tournament_id, c.since_run, c.player_id) = (w.tournament_id, w.since_run, w.player_id);
      alter table rating_changes alter column wins drop default, alter column ties drop default;
      alter table closed_rating_changes alter column wins drop default, alter column ties drop default;
    `);
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table board_rows (
        game text not null,
        category text not null,
        player_id integer not null,
        rating float8 not null,
        games integer not null,
        wins integer not null,
        ties integer not null,
        -- the highest rating that a tournament left
        peak float8 not null,
        last_played_at timestamptz not null,
        since_run integer not null,
        -- as everybody sees them (shown_players)
        handle_key text collate "C" not null,
        country text,
        region text,
        constraint board_rows_pkey primary key (game, category, player_id)
      );
      -- The rating with the other sign: so a page goes on after one row of the index, and not after everybody who has its rating.
      create index board_rows_world_idx on board_rows (game, category, (-rating), handle_key);
      create index board_rows_country_idx on board_rows (game, category, country, (-rating), handle_key) where country is not null;
      create index board_rows_region_idx on board_rows (game, category, region, (-rating), handle_key) where region is not null;
      create index board_rows_games_idx on board_rows (game, category, games);
      create index board_rows_last_played_at_idx on board_rows (game, category, last_played_at);
      create index board_rows_player_id_idx on board_rows (player_id);

      -- Players of a board whose rating, in whole points and cut off, is in a bucket of 1 or 50 of them, by how many games they
      -- played. The scope is empty for the world, c: and a country, or r: and a region.
      create table board_counts (
        game text not null,
        category text not null,
        scope text not null,
        width smallint not null constraint board_counts_width_check check (width in (1, 50)),
        bucket smallint not null,
        games_from smallint not null,
        players integer not null,
        constraint board_counts_pkey primary key (game, category, scope, width, bucket, games_from)
      );
    `);
  }

  private async createTriggers(runner: QueryRunner): Promise<void> {
    const count = (rows: string): string => `
            insert into board_counts as c (game, category, scope, width, bucket, games_from, players)
              select r.game, r.category, s.scope, w.width, floor(r.rating / w.width)::smallint, board_games_from(r.games), sum(r.n)::integer
              from (${rows}) r
                cross join lateral (values (''), ('c:' || r.country), ('r:' || r.region)) s (scope)
                cross join (values (1::smallint), (50::smallint)) w (width)
              where s.scope is not null
              group by 1, 2, 3, 4, 5, 6 having sum(r.n) <> 0 order by 1, 2, 3, 4, 5, 6
            on conflict (game, category, scope, width, bucket, games_from) do update set players = c.players + excluded.players;`;
    await runner.query(`
      -- From how many games on somebody counts among those who played about as many.
      create function board_games_from(games integer) returns smallint language sql immutable parallel safe
        return (array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000]::smallint[])[
          width_bucket(games, array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000])];

      -- Whoever writes rows counts them with the same statement.
      create function count_board_rows() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then ${count('select 1 as n, * from new_rows')}
          elsif tg_op = 'DELETE' then ${count('select -1 as n, * from old_rows')}
          else ${count('select 1 as n, * from new_rows union all select -1, * from old_rows')}
          end if;
          return null;
        end
      $$;
      create trigger count_inserted after insert on board_rows referencing new table as new_rows
        for each statement execute function count_board_rows();
      create trigger count_deleted after delete on board_rows referencing old table as old_rows
        for each statement execute function count_board_rows();
      create trigger count_updated after update on board_rows referencing new table as new_rows old table as old_rows
        for each statement execute function count_board_rows();

      -- A player who is renamed, hidden or moved is so on every board at once. Publications hold the lock alone while they write
      -- rows: what one of them has not committed yet would otherwise keep what the player was.
      create function note_board_player() returns trigger language plpgsql as $$
        begin
          perform pg_advisory_xact_lock_shared(5054);
          update board_rows b set handle_key = p.handle_key, country = p.country, region = p.region
          from shown_players p where p.id = new.id and b.player_id = new.id;
          perform pg_notify('boards', '');
          return null;
        end
      $$;
      create trigger note_board_player after update of handle_key, name, country, region, hidden_at, anonymised_at on players
        for each row when (
          (old.handle_key, old.name, old.country, old.region, old.hidden_at, old.anonymised_at)
            is distinct from (new.handle_key, new.name, new.country, new.region, new.hidden_at, new.anonymised_at))
        execute function note_board_player();
    `);
  }
}
