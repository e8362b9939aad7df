import type { DataSource } from 'typeorm';
import { APPLICATION_ROLE, READING_ROLE } from '@quadrant/store/database';
import { isDatabaseRightMissing } from '@quadrant/store/errors';

/** These hold hashes of secrets, reports that do not count yet, or what only its owner sees. No other reader needs them. */
export const SECRET_TABLES = [
  'account_addresses',
  'address_links',
  'batch_answers',
  'batch_files',
  'batch_items',
  'batch_kinds',
  'batch_leases',
  'batch_manifest',
  'batch_recipes',
  'claim_codes',
  'drafts',
  'held_reports',
  'inquiries',
  'known_devices',
  'live_secrets',
  'mails',
  'notice_choices',
  'notices',
  'password_links',
  'push_keys',
  'push_subscriptions',
  'recovery_codes',
  'second_factors',
  'sessions',
  'tokens',
  'upload_answers',
  'webhook_deliveries',
  'webhooks',
];

/** These columns are read beside published data, from tables that also hold a secret. */
const SHOWN_COLUMNS: Readonly<Record<string, string>> = { accounts: 'id, handle, handle_key, player_id, created_at' };

/** The application does not do this to a table, and therefore may not. */
const WITHHELD: Readonly<Record<string, string>> = {
  migrations: 'insert, update, delete',
  repeatable_schema: 'insert, update, delete',
  audit_entries: 'update, delete',
  audit_anchors: 'delete',
  audit_keys: 'update, delete',
};

const FUNCTIONS = ['begin_fresh_table', 'build_fresh_indexes', 'replace_by_fresh_tables', 'analyze_fresh_tables'];

/**
 * Makes the roles, which belong to the whole server, and gives them their rights in this database. It is no migration:
 * a database may be restored on another server, which lacks the roles.
 *
 * @param dataSource of the owner, who holds the lock of migrations
 * @param isChanged whether tables may be new; otherwise only what is missing is given
 * @returns false when the user may not do that
 */
export async function grantRights(dataSource: DataSource, isChanged: boolean): Promise<boolean> {
  try {
    for (const role of [APPLICATION_ROLE, READING_ROLE]) await dataSource.query(createRole(role));
    if (isChanged || (await isRightMissing(dataSource))) await dataSource.query(GRANTS);
    return true;
  } catch (error) {
    if (isDatabaseRightMissing(error)) return false;
    throw error;
  }
}

/** Another database of the same server may make the role at the same time. Its creator may take it, unless they may anyway. */
const createRole = (role: string): string => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then
      begin
        create role ${role} nologin;
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    begin
      set local role ${role};
      reset role;
    exception when insufficient_privilege then
      execute format('grant ${role} to %I', current_user);
    end;
  end $$`;

const GRANTS = `
  revoke create on schema public from public;
  grant usage on schema public to ${APPLICATION_ROLE}, ${READING_ROLE};
  revoke all on all tables in schema public from ${APPLICATION_ROLE}, ${READING_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${APPLICATION_ROLE};
  grant usage, select on all sequences in schema public to ${APPLICATION_ROLE};
  grant select on all tables in schema public to ${READING_ROLE};
  ${Object.entries(WITHHELD)
    .map(([table, rights]) => `revoke ${rights} on ${table} from ${APPLICATION_ROLE};`)
    .join('\n  ')}
  revoke all on ${SECRET_TABLES.join(', ')} from ${READING_ROLE};
  ${Object.entries(SHOWN_COLUMNS)
    .map(
      ([table, columns]) =>
        `revoke all on ${table} from ${READING_ROLE}; grant select (${columns}) on ${table} to ${READING_ROLE};`,
    )
    .join('\n  ')}
  grant execute on function ${FUNCTIONS.join(', ')} to ${APPLICATION_ROLE}`;

async function isRightMissing(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ missing: boolean }[]>(`
    select has_table_privilege('${APPLICATION_ROLE}', 'audit_entries', 'update, delete, truncate')
      or not has_schema_privilege('${APPLICATION_ROLE}', 'public', 'usage')
      or exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
        and not has_table_privilege('${APPLICATION_ROLE}', oid, 'select')) as missing`);
  return row!.missing;
}
