import { type Text, textJson, packJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { ChainLinks, RunKind, RunChange } from '@quadrant/rules/history';
import { BOARDS_CHANNEL } from '../boards-watch.js';
import { type HeadRun, insertEvents, insertOutboxJob } from '@quadrant/store/database';
import type { NewEvent } from '@quadrant/rules/events';
import { keepOfficialRanks } from './keep-official-ranks.js';
import type { PublishedCounts } from './lot.js';

export interface RunFacts {
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: Text;
  /** It is empty for refreshes and rollbacks. */
  readonly changes: readonly RunChange[];
  /** The number of replayed tournaments; `games` counts their rated games. */
  readonly tournaments: number;
  readonly games: number;
  readonly changed: PublishedCounts;
  readonly links: ChainLinks;
  readonly engineVersion: string;
  readonly rulesSha256: string;
  /** Whether the weekly refresh made it. Its numbers are official until the next one. */
  readonly isOfficial: boolean;
  /** The run whose numbers a rollback publishes again. */
  readonly rolledBackTo: { readonly number: number; readonly officialRun: number | null } | null;
  /** The key is a part of the work; the value is its time in milliseconds. */
  readonly timings: Readonly<Record<string, number>>;
  readonly startedAt: Date;
  readonly publishedAt: Date;
}

/** SQL: selects the closed parts of seasons in which run $1 opened or closed an award. */
const MOVED_CLOSED_PARTS = `(
  select coalesce(jsonb_agg(jsonb_build_object('league', l.slug, 'season', c.season->>'season', 'part', c.part)
    order by l.slug, c.season->>'startsOn', c.part), '[]')
  from (
    select n.league_id, season, jsonb_object_keys(season->'closed') as part
    from (select distinct on (league_id) league_id, rules from league_rules order by league_id, version desc) n,
      jsonb_array_elements(n.rules->'seasons') season where season ? 'closed'
  ) c join leagues l on l.id = c.league_id
  where exists (select from awards a where a.league_season_id = (c.season->>'id')::integer and a.since_run = $1
      and (c.part = 'season' or a.phase = c.part))
    or exists (select from closed_awards a where a.league_season_id = (c.season->>'id')::integer and a.until_run = $1
      and (c.part = 'season' or a.phase = c.part)))`;

/** Stores the run that follows `head`, and makes it the run that readers see. */
export async function insertRun(client: PoolClient, head: HeadRun, facts: RunFacts): Promise<void> {
  const number = head.number + 1;
  const inherited = facts.rolledBackTo ? facts.rolledBackTo.officialRun : head.officialRun;
  const officialRun = facts.isOfficial ? number : inherited;
  if (officialRun !== head.officialRun) await keepOfficialRanks(client, officialRun);
  await client.query(
    `insert into runs (number, kind, requested_by, reason, tournaments, games, tournaments_changed, rating_changes,
        awards, entitlements, inputs_sha256, chain_sha256, engine_version, rules_sha256, official_run, rolled_back_to, timings,
        started_at, published_at, changes, closed_parts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, decode($14, 'hex'), $15, $16, $17, $18, $19, $20, ${MOVED_CLOSED_PARTS})`,
    [
      number,
      facts.kind,
      facts.requestedBy,
      textJson(facts.reason),
      facts.tournaments,
      facts.games,
      facts.changed.tournaments,
      facts.changed.ratingChanges,
      facts.changed.awards,
      facts.changed.entitlements,
      facts.links.inputs,
      facts.links.chain,
      facts.engineVersion,
      facts.rulesSha256,
      officialRun,
      facts.rolledBackTo?.number ?? null,
      JSON.stringify(facts.timings),
      facts.startedAt,
      facts.publishedAt,
      JSON.stringify(facts.changes, packJson),
    ],
  );
  await enqueueNotices(client, number);
  await insertEvents(client, eventsOf(number, facts));
  // Processes that cache answers by run drop them when this commits.
  await client.query(`with head as (update publication set head_run = $1) select pg_notify($2, '')`, [
    number,
    BOARDS_CHANNEL,
  ]);
}

/** A job after the commit tells people what the run moved; where no player has an account, there is nobody to tell. */
async function enqueueNotices(client: PoolClient, run: number): Promise<void> {
  const { rowCount } = await client.query(`select from accounts where player_id is not null limit 1`);
  if (rowCount === 1) await insertOutboxJob(client, 'notices', { run });
}

/** A run of many changes is one event: the receivers that want to know them all read the run. */
const MOST_TOLD = 50;

function eventsOf(number: number, { changes, tournaments, publishedAt: at }: RunFacts): NewEvent[] {
  const told = changes.length > MOST_TOLD ? [] : changes;
  return [
    { kind: 'run.published', at, subject: String(number), facts: { tournaments } },
    ...told.flatMap(({ tournament, revision }): NewEvent[] =>
      tournament === null
        ? []
        : [
            {
              kind: revision === 1 ? 'tournament.published' : 'tournament.corrected',
              at,
              subject: tournament,
              facts: {},
            },
          ],
    ),
  ];
}
