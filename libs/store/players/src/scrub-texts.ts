import { packJson, unpackJson, type Text } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { LeagueRules } from '@quadrant/rules/leagues';
import { renamePlayers, type NamedHistoryDiff } from '@quadrant/rules/history-diff';
import type { Difference } from '@quadrant/rules/verification';
import { redactDrafts } from './redact-drafts.js';
import { showDifference, showInside } from './show-inside.js';
import type { WithheldNames } from './withheld-names.js';

/** These columns hold the handle, folded or not, of the person who did something. Accounts and the audit keep theirs. */
export const HANDLES = [
  ['account_deletions', 'asked_by'],
  ['announcement_players', 'handle'],
  ['announcement_players', 'handle_key'],
  ['announcement_players', 'registered_by'],
  ['announcement_revisions', 'changed_by'],
  ['applications', 'decided_by'],
  ['applications', 'director'],
  ['applications', 'director_key'],
  ['batch_answers', 'decided_by'],
  ['batch_answers', 'taken_back_by'],
  ['batch_files', 'left_out_by'],
  ['batch_files', 'sent_by'],
  ['batch_items', 'decided_by'],
  ['batch_kinds', 'decided_by'],
  ['batch_leases', 'handle'],
  ['batch_manifest', 'decided_by'],
  ['batch_recipes', 'decided_by'],
  ['batches', 'approved_by'],
  ['batches', 'opened_by'],
  ['batches', 'published_by'],
  ['batches', 'returned_by'],
  ['batches', 'step_asked_by'],
  ['batches', 'undone_by'],
  ['championship_windows', 'set_by'],
  ['league_tosses', 'recorded_by'],
  ['deck_lists', 'handle'],
  ['deck_lists', 'handle_key'],
  ['deck_lists', 'sent_by'],
  ['entitlement_choices', 'actor'],
  ['entitlement_forfeits', 'actor'],
  ['held_reports', 'decided_by'],
  ['inquiries', 'answered_by'],
  ['league_rules', 'actor'],
  ['history_windows', 'closed_by'],
  ['history_windows', 'opened_by'],
  ['opening_sets', 'made_by'],
  ['opening_sets', 'taken_back_by'],
  ['leagues', 'director'],
  ['live_entries', 'made_by'],
  ['pending_changes', 'actor'],
  ['player_claims', 'decided_by'],
  ['player_merges', 'actor'],
  ['player_merges', 'undone_by'],
  ['publication', 'paused_by'],
  ['refresh_requests', 'requested_by'],
  ['rulings', 'made_by'],
  ['runs', 'requested_by'],
  ['submissions', 'submitted_by'],
  ['suspicions', 'excluded_by'],
  ['tournaments', 'submitter_key'],
  ['venues', 'decided_by'],
] as const;

/** These columns hold what somebody wrote, or what failed. */
export const TEXTS = [
  ['announcement_revisions', 'reason'],
  ['announcements', 'reason'],
  ['applications', 'message'],
  ['applications', 'reason'],
  ['batch_answers', 'reason'],
  ['batch_files', 'left_out_reason'],
  ['batch_items', 'decision_reason'],
  ['batches', 'name'],
  ['batches', 'note'],
  ['batches', 'publish_reason'],
  ['batches', 'return_reason'],
  ['batches', 'undo_reason'],
  ['correction_proposals', 'evidence'],
  ['correction_proposals', 'reason'],
  ['deck_lists', 'text'],
  ['dispute_answers', 'words'],
  ['disputes', 'objection'],
  ['disputes', 'text'],
  ['drafts', 'name'],
  ['held_reports', 'decision_reason'],
  ['held_reports', 'request_reason'],
  ['inquiries', 'answer'],
  ['inquiries', 'text'],
  ['league_tosses', 'reason'],
  ['entitlement_choices', 'reason'],
  ['entitlement_forfeits', 'reason'],
  ['history_windows', 'note'],
  ['opening_balances', 'source'],
  ['opening_balances', 'title'],
  ['opening_sets', 'reason'],
  ['opening_sets', 'taken_back_reason'],
  ['player_claims', 'message'],
  ['player_claims', 'reason'],
  ['player_merges', 'reason'],
  ['player_merges', 'undo_reason'],
  ['publication', 'pause_reason'],
  ['rulings', 'text'],
  ['suspicions', 'exclusion_reason'],
  ['venues', 'reason'],
  ['verifications', 'error'],
] as const;

/** Columns with a text of the same kind that may be a sentence of ours, as JSON. */
export const JSON_TEXTS = [
  ['batches', 'step_error'],
  ['batches', 'summary'],
  ['league_rules', 'reason'],
  ['pending_changes', 'reason'],
  ['refresh_requests', 'error'],
  ['refresh_requests', 'reason'],
  ['refresh_requests', 'summary'],
  ['runs', 'reason'],
  ['scorecards', 'rated_rule'],
  ['scorecards', 'sanctioned_rule'],
  ['submissions', 'state_reason'],
] as const;

/** A league director wrote these texts for points given by hand. The texts of a scheme follow from reports. */
export const AWARDED = [
  ['awards', 'reason'],
  ['closed_awards', 'reason'],
] as const;

/** These columns hold lists and objects in which somebody may be named. */
export const STRUCTURES = [
  ['announcement_revisions', 'facts'],
  ['announcements', 'director_keys'],
  ['announcements', 'facts'],
  ['announcements', 'invited_keys'],
  ['applications', 'findings'],
  ['correction_proposals', 'links'],
  ['correction_proposals', 'patch'],
  ['disputes', 'withheld_from'],
  ['drafts', 'answers'],
  ['held_reports', 'confirmations'],
  ['held_reports', 'findings'],
  ['held_reports', 'reasons'],
  ['held_reports', 'summary'],
  ['league_rules', 'rules'],
  ['leagues', 'alternates'],
  ['leagues', 'committed_players'],
  ['live_entries', 'act'],
  ['live_tournaments', 'director_keys'],
  ['live_tournaments', 'facts'],
  ['live_tournaments', 'invited_keys'],
  ['notices', 'facts'],
  ['refresh_requests', 'diff'],
  ['refresh_requests', 'question'],
  ['runs', 'changes'],
  ['suspicions', 'finding'],
  ['verifications', 'difference'],
] as const;

/** These columns say who gave something to other accounts. They change only when the giver's account is deleted. */
export const GIVEN_BY = [
  ['password_links', 'created_by'],
  ['role_grants', 'granted_by'],
  ['role_grants', 'revoked_by'],
  ['tokens', 'revoked_by'],
] as const;

/** Replaces the name of an account in what it gave to other accounts. */
export async function scrubGiven(client: PoolClient, names: WithheldNames): Promise<void> {
  for (const [table, column] of GIVEN_BY) await replaceValues(client, table, column, (text) => names.show(text));
  await replaceValues(client, 'role_grants', 'reason', (text) => names.showText(text));
  await replaceValues(client, 'tokens', 'name', (text) => names.showText(text));
}

/** Replaces names by labels wherever they are stored beside reports. */
export async function scrubTexts(client: PoolClient, names: WithheldNames): Promise<void> {
  for (const [table, column] of HANDLES) await replaceValues(client, table, column, (text) => names.show(text));
  for (const [table, column] of TEXTS) await replaceValues(client, table, column, (text) => names.showText(text));
  for (const [table, column] of JSON_TEXTS)
    await replaceJson<Text>(client, table, column, (text) => names.showText(text));
  for (const [table, column] of AWARDED) {
    await replaceValues(client, table, column, (text) => names.showText(text), { where: `rule = 'manual'` });
  }
  await replaceJson<LeagueRules>(client, 'league_rules', 'rules', (rules) => showRules(rules, names));
  for (const table of ['announcements', 'live_tournaments'] as const) {
    await replaceLists(client, table, 'director_keys', (handle) => names.show(handle));
    await replaceLists(client, table, 'invited_keys', (handle) => names.show(handle));
  }
  await replaceLists(client, 'leagues', 'alternates', (handle) => names.show(handle));
  await replaceLists(client, 'leagues', 'committed_players', (handle) => names.show(handle));
  await replaceJson<Difference>(client, 'verifications', 'difference', (each) => showDifference(each, names));
  await replaceJson<NamedHistoryDiff>(client, 'refresh_requests', 'diff', (each) =>
    renamePlayers(each, (handle) => names.show(handle)),
  );
  await forgetQuestions(client, names);
  await forgetAnswers(client, names);
  await redactDrafts(client, names);
  const inside = (value: unknown): unknown => showInside(value, names);
  for (const table of ['announcements', 'announcement_revisions']) await replaceJson(client, table, 'facts', inside);
  await replaceJson(client, 'applications', 'findings', inside);
  await scrubLiveLogs(client, names, inside);
  await replaceJson(client, 'live_tournaments', 'facts', inside);
  await replaceJson(client, 'notices', 'facts', inside);
  await replaceJson(client, 'runs', 'changes', inside);
  for (const column of ['confirmations', 'findings', 'reasons', 'summary']) {
    await replaceJson(client, 'held_reports', column, inside);
  }
  await replaceJson(client, 'submissions', 'confirmations', inside);
  await replaceJson(client, 'suspicions', 'finding', inside);
  await replaceJson(client, 'idempotency_keys', 'answer', inside);
  // Tests of a proposal are made on documents that already have the labels.
  await replaceJson(client, 'correction_proposals', 'patch', inside, 'json');
  await replaceLists(client, 'correction_proposals', 'links', (link) => names.showText(link));
  const keys = await listAccountKeys(client);
  // A person with an account is listed here so that they cannot see what is about them.
  await replaceLists(client, 'disputes', 'withheld_from', (key) => (keys.has(key) ? key : names.show(key)));
}

/** Scrubs logs of live tournaments. Processes that keep one in memory read it again. */
async function scrubLiveLogs(
  client: PoolClient,
  names: WithheldNames,
  inside: (value: unknown) => unknown,
): Promise<void> {
  // Heats are locked before their finals, as acts do. Acts that wait for the locks then read the log again.
  await client.query(`select from live_tournaments order by finals_id is null, id for no key update`);
  await client.query(`update live_tournaments set rewritten = rewritten + 1`);
  await replaceJson<LoggedAct>(client, 'live_entries', 'act', (act) => {
    const { kind, handle, notes, told } = act;
    const isTheirs = (kind === 'enter' || kind === 'edit') && handle !== undefined && names.show(handle) !== handle;
    return {
      ...(inside(act) as LoggedAct),
      ...(isTheirs && { name: undefined, country: undefined, region: undefined }),
      ...(notes !== undefined && { notes: showKeys(notes, names, inside) }),
      ...(told?.scores !== undefined && {
        told: { ...(inside(told) as object), scores: showKeys(told.scores, names, inside) },
      }),
    };
  });
  await replaceValues(client, 'live_presences', 'player_key', (key) => names.show(key));
}

/** An act of a log may name people in these members, besides texts. */
interface LoggedAct {
  readonly kind: string;
  readonly handle?: string;
  readonly notes?: Readonly<Record<string, unknown>>;
  readonly told?: { readonly scores?: Readonly<Record<string, unknown>> };
}

const showKeys = (
  members: Readonly<Record<string, unknown>>,
  names: WithheldNames,
  inside: (value: unknown) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).map(([handle, value]) => [names.show(handle), inside(value)]));

/** Texts of schemes stay as they are, because they are hashed. */
const showRules = (rules: LeagueRules, names: WithheldNames): LeagueRules => ({
  ...rules,
  manualAwards: rules.manualAwards.map((award) => ({ ...award, reason: names.showText(award.reason) })),
});

async function listAccountKeys(client: PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(`select handle_key as key from accounts`);
  return new Set(rows.map(({ key }) => key));
}

async function replaceLists(
  client: PoolClient,
  table: string,
  column: string,
  replace: (text: string) => string,
): Promise<void> {
  const { rows } = await client.query<{ list: string[] }>(
    `select distinct ${column} as list from ${table} where ${column} <> '{}'`,
  );
  for (const { list } of rows) {
    const shown = list.map(replace);
    if (shown.every((text, index) => text === list[index])) continue;
    await client.query(`update ${table} set ${column} = $2 where ${column} = $1`, [list, shown]);
  }
}

async function replaceValues(
  client: PoolClient,
  table: string,
  column: string,
  replace: (text: string) => string,
  { type = 'text', where = 'true' }: { readonly type?: 'text' | 'json' | 'jsonb'; readonly where?: string } = {},
): Promise<void> {
  const { rows } = await client.query<{ value: string }>(
    `select distinct ${column}::text as value from ${table} where ${column} is not null and ${where}`,
  );
  const replaced = rows
    .map(({ value }) => [value, replace(value)] as const)
    .filter(([value, shown]) => value !== shown);
  if (replaced.length === 0) return;
  await client.query(
    `update ${table} t set ${column} = r.shown::${type} from unnest($1::text[], $2::text[]) as r (value, shown)
     where t.${column}::text = r.value and ${where}`,
    [replaced.map(([value]) => value), replaced.map(([, shown]) => shown)],
  );
}

const replaceJson = <Value>(
  client: PoolClient,
  table: string,
  column: string,
  replace: (value: Value) => Value,
  type: 'json' | 'jsonb' = 'jsonb',
): Promise<void> =>
  replaceValues(
    client,
    table,
    column,
    (text) => {
      const value = JSON.parse(text, unpackJson) as Value;
      const replaced = JSON.stringify(replace(value), packJson);
      return replaced === JSON.stringify(value, packJson) ? text : replaced;
    },
    { type },
  );

/** Removes refresh requests whose what-if question is about a tournament of theirs. */
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

/** Removes what directors answered about them, that is, which handle a name in a file belongs to. */
async function forgetAnswers(client: PoolClient, names: WithheldNames): Promise<void> {
  const isAboutThem = ([name, value]: readonly [string, string]): boolean =>
    [name, value].some((text) => names.showText(text) !== text);
  await replaceJson<Record<string, string>>(client, 'drafts', 'answers', (answers) =>
    Object.fromEntries(Object.entries(answers).filter((answer) => !isAboutThem(answer))),
  );
  const { rows } = await client.query<{ name: string; value: string }>(
    `select distinct name, value from upload_answers where name like 'handle.%'`,
  );
  const theirs = rows.filter(({ name, value }) => isAboutThem([name, value]));
  if (theirs.length === 0) return;
  await client.query(
    `delete from upload_answers a using unnest($1::text[], $2::text[]) as t (name, value) where (a.name, a.value) = (t.name, t.value)`,
    [theirs.map(({ name }) => name), theirs.map(({ value }) => value)],
  );
}
