import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { tellPeopleOf } from '@quadrant/store/notices';

/**
 * SQL: selects whose rating run $1 moved by a whole point or more, with their last tournament. Where an earlier run had
 * published that tournament already, earlier results have changed: the rating moved from what it said.
 */
const MOVED = `
  select distinct on (a.id) a.id as account_id, 'run ' || $1::integer as about,
    jsonb_build_object('from', round(coalesce(x.after, c.before)), 'to', round(c.after), 'name', s.name, 'id', t.key,
      'because', case when x.after is null then 'played' else 'changed' end) as facts
  from accounts a join players p on p.id = a.player_id
    cross join lateral (select * from rating_changes r where r.player_id = p.counts_as and r.since_run = $1 offset 0) c
    join outcomes o on o.tournament_id = c.tournament_id
    join tournaments t on t.id = c.tournament_id
    join submissions s on s.id = o.submission_id
    left join closed_rating_changes x on x.tournament_id = c.tournament_id and x.category = c.category
      and x.player_id = c.player_id and x.until_run = $1
  where round(coalesce(x.after, c.before)) <> round(c.after)
  order by a.id, o.starts_at desc, c.category`;

/** SQL: selects who submitted the tournaments that run $1 rated first. Those of a batch are old, and told by the batch. */
const RATED = `
  select a.id as account_id, t.key::text as about, jsonb_build_object('name', s.name, 'id', t.key) as facts
  from outcomes o join tournaments t on t.id = o.tournament_id join submissions s on s.id = o.submission_id
    join accounts a on a.handle_key = t.submitter_key
  where o.since_run = $1 and o.rated and t.batch is null
    and not exists (select from closed_outcomes x where x.tournament_id = o.tournament_id)`;

/** Tells people what a run has moved. A job does it after the commit, so that the run itself writes only one row for it. */
@Injectable()
export class RunNoticeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Tells everybody whose rating a run moved, and whose report it rated, once. @returns how many notices it wrote */
  tell(run: number, at: Date): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      const rated = await tellPeopleOf(client, 'report-rated', { sql: RATED, values: [run] }, at);
      return rated + (await tellPeopleOf(client, 'rating-moved', { sql: MOVED, values: [run] }, at));
    });
  }
}
