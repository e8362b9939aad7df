import { useTestDatabase } from '../../../../test/builders/database.js';
import { HANDLES, STRUCTURES, TEXTS } from './scrub-texts.js';

/** Accounts and the audit keep theirs; the first two are codes; the others are emptied with the player himself. */
const KEPT = [
  'matches.ended_by',
  'problem_reports.escalated_by',
  'standings.decided_by',
  /^(accounts|audit_entries|password_links|role_grants|tokens)\./,
  /^(entries|player_handles|players)\./,
];

describe('a column that may hold a name', () => {
  const database = useTestDatabase();

  it('is known to whoever takes names out', async () => {
    const dataSource = await database.dataSource();
    const columns = await dataSource.query<{ name: string }[]>(
      `select table_name || '.' || column_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text'
         and column_name ~ '(_by|actor|handle|director|submitter|message|reason|error|note|answer|text|words|objection|evidence)(_key)?$'`,
    );
    const scrubbed = [...HANDLES, ...TEXTS].map((column) => column.join('.'));
    const isKept = (name: string) => KEPT.some((kept) => (typeof kept === 'string' ? kept === name : kept.test(name)));
    expect(
      columns
        .map(({ name }) => name)
        .filter((name) => !isKept(name))
        .sort(),
    ).toEqual(scrubbed.sort());
  });
});
