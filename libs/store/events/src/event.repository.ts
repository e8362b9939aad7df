import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { EventKind, ShownEvent } from '@quadrant/rules/events';
import { regionSlug } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { findHiddenNames } from '@quadrant/store/players';
import { EVENT_COLUMNS, showEvent } from './shown-events.js';

/** An arbitrary number that no other lock of the database uses. Its holder gives the next positions. */
const PLACING_LOCK = 7_283_059;

/** SQL: the league to which an event belongs. */
const LEAGUE = `case split_part(e.kind, '.', 1)
  when 'league' then e.subject
  when 'tournament' then (select c.league from tournaments t join scorecards c on c.tournament_id = t.id and c.revision = t.due_revision
    where t.key = e.subject::uuid)
  when 'live' then (select l.facts->'header'->>'league' from live_tournaments l where l.id = e.subject::uuid)
  when 'announcement' then (select a.facts->>'league' from announcements a where a.id = e.subject::uuid)
end`;

/** SQL: the region of an event, as somebody wrote it. */
const REGION = `case split_part(e.kind, '.', 1)
  when 'tournament' then (select s.header->>'region' from tournaments t
    join submissions s on s.tournament_id = t.id and s.revision = t.current_revision where t.key = e.subject::uuid)
  when 'live' then (select l.facts->'header'->>'region' from live_tournaments l where l.id = e.subject::uuid)
  when 'announcement' then (select a.region from announcements a where a.id = e.subject::uuid)
end`;

/** Gives events their order, and lists them. */
@Injectable()
export class EventRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Gives the events that have been committed their positions, and each webhook the ones that it gets. It is safe to call
   * at any time: an event is placed once.
   *
   * @returns the ids of webhooks that have something to send
   */
  place(at: Date): Promise<string[]> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`select pg_advisory_xact_lock($1)`, [PLACING_LOCK]);
      const { rows } = await client.query<{ id: string; region: string | null }>(
        `with unplaced as (
           select id, row_number() over (order by id) as place from events where position is null),
         last as (select coalesce(max(position), 0) as position from events)
         update events e set position = last.position + unplaced.place, league = ${LEAGUE}
         from unplaced, last where e.id = unplaced.id returning e.id, ${REGION} as region`,
      );
      const ids = rows.map(({ id }) => id);
      await client.query(`delete from outbox where job = 'event' and payload->>'event' = any($1)`, [ids]);
      const placed = rows.flatMap(({ id, region }) => (region === null ? [] : [{ id, region: regionSlug(region) }]));
      await client.query(
        `update events e set region = p.region from json_to_recordset($1) as p (id bigint, region text) where e.id = p.id`,
        [JSON.stringify(placed)],
      );
      return ids.length === 0 ? [] : spread(client, ids, at);
    });
  }

  /** Lists the events after a position, in order; those of one region, unless it is null. */
  async list(after: number, limit: number, region: string | null = null): Promise<ShownEvent[]> {
    const rows = await this.dataSource.query<ShownEvent[]>(
      `select ${EVENT_COLUMNS} from events e where e.position > $1 and e.kind <> 'webhook.test' and ($3::text is null or e.region = $3)
       order by e.position limit $2`,
      [after, limit, region],
    );
    const hidden = await findHiddenNames(this.dataSource);
    return rows.map((event) => showEvent(event, hidden));
  }

  /** Lists the newest events first; null leaves all kinds, or all leagues. */
  async listNewest(
    { kinds, league }: { readonly kinds: readonly EventKind[] | null; readonly league: string | null },
    limit: number,
  ): Promise<ShownEvent[]> {
    const rows = await this.dataSource.query<ShownEvent[]>(
      `select ${EVENT_COLUMNS} from events e
       where e.position is not null and e.kind <> 'webhook.test' and ($1::text[] is null or e.kind = any($1))
         and ($2::text is null or e.league = $2)
       order by e.position desc limit $3`,
      [kinds, league, limit],
    );
    const hidden = await findHiddenNames(this.dataSource);
    return rows.map((event) => showEvent(event, hidden));
  }

  /** Returns the positions of the oldest and the newest event that are kept; both are 0 before the first. */
  async getRange(): Promise<{ readonly oldest: number; readonly newest: number }> {
    const [range] = await this.dataSource.query<{ oldest: number; newest: number }[]>(
      `select coalesce(min(position), 0)::integer as oldest, coalesce(max(position), 0)::integer as newest from events`,
    );
    return range!;
  }
}

/** A webhook of a league that was deleted gets this event as its last one. */
async function spread(client: PoolClient, ids: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with sent as (
       insert into webhook_deliveries (webhook_id, position)
       select w.id, e.position from events e join webhooks w on w.ended_at is null and (
         e.kind = 'webhook.test' and e.subject = w.id::text
         or e.kind = any(w.kinds) and (w.league is null or w.league = e.league) and (w.region is null or w.region = e.region
           or e.kind = 'run.published' and exists (select from events t where t.id = any($1) and t.region = w.region
             and t.kind in ('tournament.published', 'tournament.corrected')))
         or e.kind = 'league.deleted' and w.league = e.league)
       where e.id = any($1) on conflict do nothing returning webhook_id)
     update webhooks w set next_at = coalesce(w.next_at, $2) where w.id in (select webhook_id from sent) returning w.id`,
    [ids, at],
  );
  await client.query(
    `update webhooks w set ended_at = $1, ended_why = 'league-deleted'
     where w.ended_at is null and w.league is not null and not exists (select from leagues l where l.slug = w.league)`,
    [at],
  );
  return rows.map(({ id }) => id);
}
