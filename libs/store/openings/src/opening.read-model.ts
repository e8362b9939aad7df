import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask } from '@quadrant/store/database';
import { findHiddenNames, keyOfPlayer, shownPlayer } from '@quadrant/store/players';
import type { OpeningSet } from './opening-set.js';

interface Row extends Omit<OpeningSet, 'conversion' | 'takenBack'> {
  readonly add: number;
  readonly times: number;
  readonly takenBackBy: string | null;
  readonly takenBackAt: Date;
  readonly takenBackReason: string;
}

/** A title that was won before. */
export interface OpeningTitle {
  readonly handle: string;
  readonly name: string | null;
  readonly title: string;
  /** It names the league; null for a title of no season. */
  readonly league: { readonly slug: string; readonly name: string } | null;
  readonly season: string | null;
  /** It is written `YYYY-MM-DD`. */
  readonly on: string;
  readonly source: string;
}

const SETS = `
  select s.number, s.made_by as "madeBy", s.made_at as "madeAt", s.reason, s.convert_add as add, s.convert_times as times, s.batch,
    s.taken_back_by as "takenBackBy", s.taken_back_at as "takenBackAt", s.taken_back_reason as "takenBackReason",
    case when s.taken_back_at is null then case when upper_inf(s.in_effect) then 'published' else 'waiting' end
      else case when upper_inf(s.in_effect) then 'taking-back' else 'taken-back' end end as state,
    lower(s.in_effect) as run,
    (select json_build_object(
       'rating', count(*) filter (where kind = 'rating'), 'lifetime', count(*) filter (where kind = 'lifetime'),
       'season', count(*) filter (where kind = 'season'), 'title', count(*) filter (where kind = 'title'))
     from opening_balances b where b.set_number = s.number) as rows,
    (select coalesce(json_agg(t), '[]') from (
       select game, category, min(as_of) as day, count(*)::integer as players from opening_balances b
       where b.set_number = s.number and kind = 'rating' group by game, category order by game, category) t) as tracks
  from opening_sets s order by s.number desc`;

const TITLES = `
  select p.handle, p.name, b.title, b.season, b.as_of::text as on, b.source,
    case when l.id is not null then json_build_object('slug', l.slug, 'name', l.name) end as league
  from opening_balances b join opening_sets s on s.number = b.set_number and upper_inf(s.in_effect)
    join players q on q.id = b.player_id join shown_players p on p.id = q.counts_as left join leagues l on l.id = b.league_id
  where b.kind = 'title'`;

/** Reads balances of a previous system, as the run that readers see has them. */
@Injectable()
export class OpeningReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the files, the newest first, those that were taken back too. */
  async listSets(): Promise<OpeningSet[]> {
    const [rows, names] = await Promise.all([ask<Row>(this.dataSource, SETS), findHiddenNames(this.dataSource)]);
    return rows.map(({ add, times, takenBackBy: by, takenBackAt: at, takenBackReason: reason, ...set }) => ({
      ...set,
      madeBy: names.show(set.madeBy),
      reason: names.showText(set.reason),
      conversion: { add, times },
      takenBack: by === null ? null : { by: names.show(by), at, reason: names.showText(reason) },
    }));
  }

  /** Lists the titles of a player, the newest first. */
  listTitlesOf(handle: string): Promise<OpeningTitle[]> {
    return this.listTitles(`and q.counts_as = ${shownPlayer('$1')} order by b.as_of desc, b.title`, [
      keyOfPlayer(handle),
    ]);
  }

  /** Lists the champions of seasons of a league, the newest first. */
  listChampions(slug: string): Promise<OpeningTitle[]> {
    return this.listTitles(`and l.slug = $1 order by b.as_of desc, b.season desc, p.handle_key collate "C"`, [slug]);
  }

  /** Lists the titles of no league, the newest first. */
  listOtherTitles(): Promise<OpeningTitle[]> {
    return this.listTitles(`and b.league_id is null order by b.as_of desc, b.title, p.handle_key collate "C"`, []);
  }

  private async listTitles(rest: string, values: unknown[]): Promise<OpeningTitle[]> {
    const [rows, names] = await Promise.all([
      ask<OpeningTitle>(this.dataSource, `${TITLES} ${rest}`, values),
      findHiddenNames(this.dataSource),
    ]);
    return rows.map((row) => ({ ...row, title: names.showText(row.title), source: names.showText(row.source) }));
  }
}
