import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { computeSeason } from '@quadrant/rules/leagues';
import { inTransaction } from '@quadrant/store/audit';
import { readHead } from '@quadrant/store/database';
import { tellPeople } from '@quadrant/store/notices';
import { loadLeagues } from './published/find-season.js';
import { loadSeasons } from './season-view/load-seasons.js';

/** SQL: selects the leagues whose points or rules run $1 changed. */
const CHANGED = `
  select slug from leagues l where exists (select from league_rules r where r.league_id = l.id and r.in_effect @> $1::integer and not r.in_effect @> ($1::integer - 1))
    or exists (select from league_seasons s join awards a on a.league_season_id = s.id and a.since_run = $1::integer where s.league_id = l.id)
    or exists (select from league_seasons s join closed_awards a on a.league_season_id = s.id and a.until_run = $1::integer where s.league_id = l.id)
  order by slug`;

/** Later changes of a season are history, of which nobody needs a notice. */
const DAYS_AFTER = 60;

/** Tells players that they qualified for the playoffs of a league, or no longer do. */
@Injectable()
export class SeasonNoticeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Compares who has qualified in the closed halves of the leagues that a run changed with what people were told. Doing it twice does
   * no harm.
   *
   * @returns how many notices it wrote
   */
  tell(run: number, at: Date): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ slug: string }>(CHANGED, [run]);
      let told = 0;
      for (const { slug } of rows) told += await tellLeague(client, slug, at);
      return told;
    });
  }
}

async function tellLeague(client: PoolClient, slug: string, at: Date): Promise<number> {
  const today = dayOf(at);
  const ended = dayOf(new Date(at.getTime() - DAYS_AFTER * 86_400_000));
  const [league] = await loadLeagues(client, slug);
  const seasons = league?.seasons.filter(({ qualifiers, endsOn }) => qualifiers !== null && endsOn >= ended) ?? [];
  if (league === undefined || seasons.length === 0) return 0;
  const { inputOf } = await loadSeasons(client, (await readHead(client)).number, seasons);
  let told = 0;
  for (const rules of seasons) {
    const { season } = rules;
    const final = computeSeason(inputOf(rules, today)).qualified.filter(({ isProvisional }) => !isProvisional);
    const qualified = await accountsOf(client, new Set(final.map(({ player }) => player)));
    const last = await readLastTold(client, `${slug} ${season} `);
    const facts = { name: league.name, id: slug, season };
    const tell = (kind: 'qualified' | 'dropped-out', account: string) =>
      // Somebody can qualify again: the number makes it another notice.
      tellPeople(
        client,
        { kind, about: `${slug} ${season} ${(last.get(account)?.count ?? 0) + 1}`, facts },
        [account],
        at,
      );
    for (const account of qualified)
      if (last.get(account)?.kind !== 'qualified') told += await tell('qualified', account);
    for (const [account, { kind }] of last)
      if (kind === 'qualified' && !qualified.has(account)) told += await tell('dropped-out', account);
  }
  return told;
}

async function accountsOf(client: PoolClient, publicIds: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select a.id from players p join players own on own.counts_as = p.id join accounts a on a.player_id = own.id
     where p.public_id = any($1::uuid[]) order by a.id`,
    [[...publicIds]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns what each account was told last of a season, and how many notices that were. */
async function readLastTold(
  client: PoolClient,
  about: string,
): Promise<ReadonlyMap<string, { readonly kind: string; readonly count: number }>> {
  const { rows } = await client.query<{ account: string; kind: string; count: number }>(
    `select distinct on (account_id) account_id as account, kind, (count(*) over (partition by account_id))::integer as count
     from notices where kind in ('qualified', 'dropped-out') and starts_with(about, $1) order by account_id, id desc`,
    [about],
  );
  return new Map(rows.map(({ account, kind, count }) => [account, { kind, count }]));
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
