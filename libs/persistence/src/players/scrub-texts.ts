import type { PoolClient } from 'pg';
import { renamePlayers, type NamedHistoryDiff } from '../diff/named-diff.js';
import { showDifference, type Difference } from '../export/difference.js';
import type { WithheldNames } from './withheld-names.js';

/** Columns with the handle, folded or not, of whoever did something. Accounts and the audit keep theirs. */
export const HANDLES = [
  ['applications', 'decided_by'],
  ['applications', 'director'],
  ['applications', 'director_key'],
  ['championship_windows', 'set_by'],
  ['leagues', 'director'],
  ['pending_changes', 'actor'],
  ['player_claims', 'decided_by'],
  ['player_merges', 'actor'],
  ['player_merges', 'undone_by'],
  ['problem_reports', 'escalated_by'],
  ['publication', 'paused_by'],
  ['refresh_requests', 'requested_by'],
  ['runs', 'requested_by'],
  ['submissions', 'submitted_by'],
  ['tournaments', 'submitter_key'],
  ['venues', 'decided_by'],
] as const;

/** Columns with what somebody wrote, or with what went wrong. */
export const TEXTS = [
  ['applications', 'message'],
  ['applications', 'reason'],
  ['correction_proposals', 'reason'],
  ['pending_changes', 'reason'],
  ['player_claims', 'message'],
  ['player_claims', 'reason'],
  ['player_merges', 'reason'],
  ['player_merges', 'undo_reason'],
  ['publication', 'pause_reason'],
  ['refresh_requests', 'error'],
  ['refresh_requests', 'reason'],
  ['runs', 'reason'],
  ['submissions', 'state_reason'],
  ['venues', 'reason'],
  ['verifications', 'error'],
] as const;

/** Puts labels in the place of names wherever they stand beside reports. */
export async function scrubTexts(client: PoolClient, names: WithheldNames): Promise<void> {
  for (const [table, column] of HANDLES) await replaceValues(client, table, column, (text) => names.show(text));
  for (const [table, column] of TEXTS) await replaceValues(client, table, column, (text) => names.showText(text));
  await replaceJson<Difference>(client, 'verifications', 'difference', (each) => showDifference(each, names));
  await replaceJson<NamedHistoryDiff>(client, 'refresh_requests', 'diff', (each) =>
    renamePlayers(each, (handle) => names.show(handle)),
  );
  await forgetQuestions(client, names);
}

async function replaceValues(
  client: PoolClient,
  table: string,
  column: string,
  replace: (text: string) => string,
  type: 'text' | 'jsonb' = 'text',
): Promise<void> {
  const { rows } = await client.query<{ value: string }>(
    `select distinct ${column}::text as value from ${table} where ${column} is not null`,
  );
  const replaced = rows
    .map(({ value }) => [value, replace(value)] as const)
    .filter(([value, shown]) => value !== shown);
  if (replaced.length === 0) return;
  await client.query(
    `update ${table} t set ${column} = r.shown::${type} from unnest($1::text[], $2::text[]) as r (value, shown)
     where t.${column}::text = r.value`,
    [replaced.map(([value]) => value), replaced.map(([, shown]) => shown)],
  );
}

const replaceJson = <Value>(
  client: PoolClient,
  table: string,
  column: string,
  replace: (value: Value) => Value,
): Promise<void> =>
  replaceValues(
    client,
    table,
    column,
    (text) => {
      const value = JSON.parse(text) as Value;
      const replaced = JSON.stringify(replace(value));
      return replaced === JSON.stringify(value) ? text : replaced;
    },
    'jsonb',
  );

/** A what-if that supposes a tournament of theirs is not asked any more. */
async function forgetQuestions(client: PoolClient, names: WithheldNames): Promise<void> {
  const { rows } = await client.query<{ id: string; question: string }>(
    `select id, question::text as question from refresh_requests where question is not null`,
  );
  const theirs = rows.filter(({ question }) => names.showText(question) !== question).map(({ id }) => id);
  if (theirs.length === 0) return;
  await client.query(
    `update refresh_requests set question = null,
       state = case state when 'waiting' then 'cancelled' when 'running' then 'cancelling' else state end
     where id = any($1::uuid[])`,
    [theirs],
  );
}
