import type { PoolClient } from 'pg';
import { foldHandle, REMOVED_LABEL_START } from '@quadrant/rules/tournament';
import { allowLongStatements, lockHead } from '@quadrant/store/database';
import { NAMES } from '../merges/merge-lock.js';
import { redactHeldReports } from './redact-held-reports.js';
import { redactSubmissions } from './redact-submissions.js';
import { scrubTexts } from './scrub-texts.js';
import { withDisplayNames, WithheldNames } from './withheld-names.js';

/** What came of it. */
export type Anonymised = 'done' | 'merge-waits';

/** How long to wait for a publication that is under way. */
const LOCK_PATIENCE = '5s';

/**
 * Takes the name of a player out of everything that is stored of them and of tournaments that they played, reported or
 * directed; a label stands in its place. No hash changes, and no number. What the audit says of earlier times stays. They
 * are nobody's then: whose player they were, still sees them.
 *
 * @param rowId of the player who counts: whoever turned out to be the same person goes with them
 * @returns `merge-waits` where nothing was done, since no run has published yet who is the same person, or no longer is
 * @throws what PostgreSQL says when a publication is under way (`isLockTimeout`)
 */
export async function anonymise(client: PoolClient, rowId: number, at: Date): Promise<Anonymised> {
  await client.query(`set local lock_timeout = '${LOCK_PATIENCE}'`);
  await lockHead(client);
  await client.query(`select pg_advisory_xact_lock(${NAMES})`);
  await client.query(`set local lock_timeout to default`);
  await allowLongStatements(client);
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

/** A name that is taken out does not come back when it turns out to be the wrong one. */
async function hasUnsettledMerge(client: PoolClient, rowIds: readonly number[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from player_merges where state in ('requested', 'undo-requested')
       and (player_id = any($1) or into_id = any($1)) limit 1`,
    [rowIds],
  );
  return rowCount !== 0;
}

/** The handle of an account would tell who they were: what the account did shows their label. */
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

/** Every handle that leads to them, and those under which they played that lead to nobody else now. */
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
