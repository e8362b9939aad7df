import { findRunContradiction, type RunRecord } from '@quadrant/rules/history';
import type { DataSource } from 'typeorm';

/** These must hold whenever no worker is busy. Each query lists what breaks them. */
const ALWAYS: Readonly<Record<string, string>> = {
  'a job is left in the outbox': `select job, payload from outbox`,
  'a refresh has not come to its end': `select id, kind, scope, is_dry_run, state, error from refresh_requests
    where state in ('waiting', 'running', 'publishing', 'cancelling', 'failed')
      and not (state = 'waiting' and not is_dry_run and exists (select from publication where paused_at is not null))`,
  'a submission has failed': `select t.key, s.revision, w.state_reason from submission_states w
    join submissions s on s.id = w.submission_id join tournaments t on t.id = s.tournament_id where w.state = 'failed'`,
  'revisions of a tournament are not numbered without gaps': `select t.key, t.current_revision, array_agg(s.revision)
    from tournaments t left join submissions s on s.tournament_id = t.id group by t.id
    having array_agg(s.revision::integer order by s.revision) <> array(select generate_series(1, t.current_revision))`,
  'a withdrawn tournament is due': `select key, due_revision from tournaments
    where withdrawn_at is not null and due_revision is not null`,
};

/** These must hold after a refresh, while publishing is not paused. */
const REFRESHED: Readonly<Record<string, string>> = {
  'a tournament is not published as its current revision says': `select t.key, t.current_revision, t.due_revision,
      t.withdrawn_at is not null as withdrawn, s.revision as published
    from tournaments t left join outcomes o on o.tournament_id = t.id left join submissions s on s.id = o.submission_id
    where case when t.withdrawn_at is null then s.revision is distinct from t.current_revision else s.id is not null end`,
  'a submission waits although everything was refreshed': `select t.key, s.revision, w.state, w.state_reason
    from submission_states w join submissions s on s.id = w.submission_id join tournaments t on t.id = s.tournament_id
    where w.state not in ('processed', 'superseded', 'withdrawn')`,
  'a change waits although everything was refreshed': `select kind, starts_at, key, reason from pending_changes`,
  'a merge of players waits although everything was refreshed': `select player_id, into_id, state from player_merges
    where state in ('requested', 'undo-requested')`,
};

/** Finds the first invariant that fails on a database where no worker is busy; null when all hold. */
export async function findBroken(
  dataSource: DataSource,
  acknowledged: ReadonlySet<string>,
  isRefreshed: boolean,
): Promise<string | null> {
  return (
    (await findContradiction(dataSource)) ??
    (await findRows(dataSource, ALWAYS)) ??
    (await findUnledgered(dataSource, acknowledged)) ??
    (isRefreshed ? await findRows(dataSource, REFRESHED) : null)
  );
}

async function findContradiction(dataSource: DataSource): Promise<string | null> {
  const runs = await dataSource.query<RunRecord[]>(
    `select number, kind, engine_version as "engineVersion", encode(rules_sha256, 'hex') as "rulesSha256",
       official_run as "officialRun", rolled_back_to as "rolledBackTo" from runs order by number`,
  );
  const [publication] = await dataSource.query<[{ head: number }]>(`select head_run as head from publication`);
  const found = findRunContradiction(runs, publication.head);
  return found && `${found.what}: expected ${found.expected}, got ${found.got}`;
}

async function findRows(dataSource: DataSource, queries: Readonly<Record<string, string>>): Promise<string | null> {
  for (const [what, query] of Object.entries(queries)) {
    const rows = await dataSource.query<object[]>(query);
    if (rows.length > 0) return `${what}: ${JSON.stringify(rows)}`;
  }
  return null;
}

/** Every acknowledged submission is stored once, and no others are. */
async function findUnledgered(dataSource: DataSource, acknowledged: ReadonlySet<string>): Promise<string | null> {
  const stored = await dataSource.query<{ id: string }[]>(`select public_id as id from submissions`);
  const ids = new Set(stored.map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !ids.has(id));
  const unknown = [...ids].filter((id) => !acknowledged.has(id));
  if (lost.length > 0) return `acknowledged submissions are lost: ${lost.join(', ')}`;
  return unknown.length > 0 ? `submissions are stored that nobody was told of: ${unknown.join(', ')}` : null;
}
