import { useTestDatabase } from '../../../../test/builders/database.js';
import { AWARDED, HANDLES, JSON_TEXTS, STRUCTURES, TEXTS } from './scrub-texts.js';

/** Accounts and the audit keep theirs. The first three are codes, and backups fail for reasons of the machine. The others change with the player themselves. */
const KEPT = [
  'matches.ended_by',
  'disputes.escalated_by',
  'matches.inferred_by',
  'standings.decided_by',
  'backups.error',
  'watched_clock.doubt',
  /^(accounts|audit_entries|audit_refusals|password_links|role_grants|tokens)\./,
  /^(board_rows|entries|player_handles|players)\./,
];

/** These are numbers, codes and ids, what the audit keeps, and what is written with each new document, such as receipts. */
const KEPT_STRUCTURES = [
  'applications.games',
  // Texts from the files of a batch are deleted with their bytes, 30 days after publishing. People go with their runs.
  /^(batch_files|batch_items|batch_manifest|batch_recipes)\./,
  /^batches\.(aliases|diff|halves|kept|leaving|people|winners)$/,
  'league_seasons.promos',
  'league_tosses.players',
  'closed_entitlements.earned_byes',
  'entitlements.earned_byes',
  'events.facts',
  'outbox.payload',
  'rulings.sets',
  'runs.closed_parts',
  'runs.timings',
  'scorecards.league_facts',
  'scorecards.players',
  'webhooks.kinds',
  'source_files.own_places',
  /^closed_((change|rating)_packs|fields)\./,
  /^(audit_entries|entries|idempotency_keys|matches|pods|submissions|tokens)\.(?!state_reason)/,
];

describe('a column that may hold a name', () => {
  const database = useTestDatabase();

  const listColumns = async (condition: string, kept: readonly (string | RegExp)[]): Promise<string[]> => {
    const dataSource = await database.dataSource();
    const columns = await dataSource.query<{ name: string }[]>(
      `select table_name || '.' || column_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and ${condition}`,
    );
    const isKept = (name: string) => kept.some((each) => (typeof each === 'string' ? each === name : each.test(name)));
    return columns
      .map(({ name }) => name)
      .filter((name) => !isKept(name))
      .sort();
  };

  it('is known to whoever takes names out', async () => {
    // Other columns of that name hold names of leagues, places and formats.
    const namedByPeople = `table_name in ('batches', 'drafts') and column_name = 'name'
      or table_name = 'opening_balances' and column_name in ('source', 'title')`;
    const columns = await listColumns(
      `data_type = 'text' and (${namedByPeople} or column_name ~ '(_by|actor|handle|director|submitter|message|reason|error|note|answer|text|words|objection|evidence)(_key)?$')`,
      KEPT,
    );
    expect(columns).toEqual([...AWARDED, ...HANDLES, ...TEXTS].map((column) => column.join('.')).sort());
  });

  it('is known, too, where it holds lists or objects', async () => {
    const columns = await listColumns(`data_type in ('ARRAY', 'json', 'jsonb')`, KEPT_STRUCTURES);
    expect(columns.sort()).toEqual([...JSON_TEXTS, ...STRUCTURES].map((column) => column.join('.')).sort());
  });
});
