import type { PoolClient } from 'pg';
import { foldHandle, REMOVED_LABEL_START } from '@quadrant/rules/tournament';
import { allowLongStatements, lockHead } from '@quadrant/store/database';
import { NAMES } from './merges/merge-lock.js';
import { redactHeldReports } from './redact-held-reports.js';
import { redactSubmissions } from './redact-submissions.js';
import { scrubTexts } from './scrub-texts.js';
import { withDisplayNames, WithheldNames } from './withheld-names.js';

export type Anonymised = 'done' | 'merge-waits';

/** It waits so long for a running publication. */
const LOCK_PATIENCE = '5s';

/**
 * Removes the name of a player from everything that is stored about them, and from tournaments that they played,
 * reported or directed. A label replaces it. No hash and no number changes. Older audit entries stay as they are. The
 * player has no account then, but the former owner still sees them.
 *
 * @param rowId of the player who counts: everybody who was merged into them is anonymised too
 * @returns `merge-waits` where nothing was done, because no run has published or undone a merge of them yet
 * @throws what PostgreSQL says when a publication is running (`isLockTimeout`)
 */
export async function anonymise(client: PoolClient, rowId: number, at: Date): Promise<Anonymised> {
  await lockNames(client);
  const people = await listPeople(client, rowId);
  const rowIds = people.map((person) => person.rowId);
  if (await hasUnsettledMerge(client, rowIds)) return 'merge-waits';
  const names = await namesOf(client, people);
  await redactSubmissions(client, names, at);
  await redactHeldReports(client, names);
  await scrubTexts(client, new WithheldNames(names.labelsInTexts, names.labelsByRowId));
  await disown(client, rowIds, names);
  await client.query(`delete from player_handles where player_id = any($1)`, [rowIds]);
  await client.query(
    `update players set handle = player_label('${REMOVED_LABEL_START}', public_id), handle_key = player_label('${REMOVED_LABEL_START}', public_id),
       name = null, search_name = null, country = null, region = null, hiding_asked_at = null, hidden_at = null, anonymised_at = $2
     where id = any($1)`,
    [rowIds, at],
  );
  return 'done';
}

/**
 * Locks everything that names people until the transaction ends, and allows the long statements that removing names takes.
 *
 * @throws what PostgreSQL says when a publication is running (`isLockTimeout`)
 */
export async function lockNames(client: PoolClient): Promise<void> {
  await client.query(`set local lock_timeout = '${LOCK_PATIENCE}'`);
  await lockHead(client);
  await client.query(`select pg_advisory_xact_lock(${NAMES})`);
  await client.query(`set local lock_timeout to default`);
  await allowLongStatements(client);
}

/** Tells whether a merge is not published or undone yet: a removed name cannot be restored if the merge was wrong. */
async function hasUnsettledMerge(client: PoolClient, rowIds: readonly number[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from player_merges where state in ('requested', 'undo-requested')
       and (player_id = any($1) or into_id = any($1)) limit 1`,
    [rowIds],
  );
  return rowCount !== 0;
}

/** Unlinks the account, whose handle would tell who they were. Everything that the account did shows their label. */
async function disown(client: PoolClient, rowIds: readonly number[], { labels }: WithheldNames): Promise<void> {
  await client.query(
    `update accounts a set removed_as = l.label from unnest($1::text[], $2::text[]) l (key, label) where a.handle_key = l.key`,
    [[...labels.keys()], [...labels.values()]],
  );
  await client.query(
    `update accounts a set player_id = null, removed_player_id = a.player_id, removed_as = player_label('${REMOVED_LABEL_START}', p.public_id)
     from players p where p.id = a.player_id and a.player_id = any($1)`,
    [rowIds],
  );
  await client.query(`delete from player_claims where player_id = any($1)`, [rowIds]);
  await client.query(`delete from claim_codes where player_id = any($1)`, [rowIds]);
  await client.query(`delete from player_aliases where player_id = any($1)`, [rowIds]);
}

interface Person {
  readonly rowId: number;
  readonly name: string | null;
  readonly label: string;
}

async function listPeople(client: PoolClient, rowId: number): Promise<Person[]> {
  const { rows } = await client.query<Person>(
    `select id as "rowId", name, player_label('${REMOVED_LABEL_START}', public_id) as label from players
     where counts_as = $1 or id = $1 order by id for no key update`,
    [rowId],
  );
  return rows;
}

/** Collects every handle that leads to them, and those under which they played that lead to nobody else now. */
async function namesOf(client: PoolClient, people: readonly Person[]): Promise<WithheldNames> {
  const labels = new Map(people.map(({ rowId, label }) => [rowId, label]));
  const { rows } = await client.query<{ rowId: number; handle: string }>(
    `select player_id as "rowId", handle from player_handles where player_id = any($1)
     union select player_id, handle from entries where player_id = any($1)`,
    [[...labels.keys()]],
  );
  const { rows: others } = await client.query<{ key: string }>(
    `select handle_key as key from player_handles where handle_key = any($1) and player_id <> all($2)`,
    [rows.map(({ handle }) => foldHandle(handle)), [...labels.keys()]],
  );
  const ofOthers = new Set(others.map(({ key }) => key));
  const own = rows.filter(({ handle }) => !ofOthers.has(foldHandle(handle)));
  const byHandle = new Map(own.map(({ handle, rowId }) => [foldHandle(handle), labels.get(rowId)!]));
  return new WithheldNames(byHandle, labels, withDisplayNames(byHandle, people));
}
