import { readFileSync } from 'node:fs';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { AGED_ROWS, KEPT_FOR_EVER, PRUNED_WITH_RUNS, SHORT_LIVED } from './ages.js';
import { PruningRepository } from './pruning.repository.js';

/** These are no rows of a table. */
const ELSEWHERE: readonly (readonly [string, string])[] = [
  ['logs', 'until 5 files of 10 MB each are full: [disk space](disk-space.md)'],
  ['scheduled backups', 'until there are `BACKUP_KEEP` newer ones: [backup](backup.md)'],
  ['previews', 'not at all: they are computed and forgotten'],
];

const tell = (days: number, since: string): string => (days === 0 ? `until ${since}` : `${days} days after ${since}`);

/** Writes the table of ages for `docs/operations.md`, in Markdown. */
function tellAges(): string {
  const rows: (readonly [string, string])[] = [
    [
      `numbers of old runs (${PRUNED_WITH_RUNS.map((table) => `\`${table}\``).join(', ')})`,
      'for `KEEP_RUNS_DAYS` days, and the last `KEEP_RUNS` runs',
    ],
    ...AGED_ROWS.map(({ table, what, days, since }) => [`${what} (\`${table}\`)`, tell(days, since)] as const),
    ...Object.entries(SHORT_LIVED).map(
      ([table, { what, until }]) => [`${what} (\`${table}\`)`, `until ${until}`] as const,
    ),
    ...ELSEWHERE,
  ];
  return ['| what | kept |', '| --- | --- |', ...rows.map(([what, age]) => `| ${what} | ${age} |`)].join('\n');
}

const NOW = new Date('2026-06-01T03:30:00Z');
const DAY_MS = 86_400_000;

/** SQL that inserts a row as old as $1. */
const ROWS: Readonly<Record<string, string>> = {
  plausibility_checks: `insert into plausibility_checks (due_at, begun_at) values ($1, $1)`,
  verifications: `insert into verifications (started_at, ok) values ($1, true)`,
  backups: `insert into backups (started_at, file, bytes) values ($1, 'backup', 1)`,
  idempotency_keys: `insert into idempotency_keys (holder_id, key, body_sha256, created_at, receipt)
    values (gen_random_uuid(), 'key', '', $1, '{}')`,
};

describe('ages', () => {
  const database = useTestDatabase();

  it('are known of every table of the schema, or the reason why it is kept for ever', async () => {
    const dataSource = await database.owner();
    const tables = await dataSource.query<{ name: string }[]>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const known = [
      ...AGED_ROWS.filter(({ table }) => !(table in KEPT_FOR_EVER)).map(({ table }) => table),
      ...[SHORT_LIVED, KEPT_FOR_EVER].flatMap((each) => Object.keys(each)),
      ...PRUNED_WITH_RUNS,
    ];
    expect(known.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('stand in docs/operations.md as the program has them', () => {
    const cellsOf = (table: string) =>
      table.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replaceAll(/^-+$/g, '---')));
    const page = readFileSync('docs/operations.md', 'utf8').split('## How long data is kept')[1] ?? '';
    const lines = page
      .split('\n## ')[0]!
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(cellsOf(lines.join('\n'))).toEqual(cellsOf(tellAges()));
  });

  it.each(Object.entries(ROWS))(
    'let a row of %s be deleted when it is old, and no day before',
    async (table, insert) => {
      const dataSource = await database.dataSource();
      const { days } = AGED_ROWS.find((each) => each.table === table)!;
      const daysAgo = (number: number) => new Date(NOW.getTime() - number * DAY_MS);
      await dataSource.query(insert, [daysAgo(days + 1)]);
      await dataSource.query(insert, [daysAgo(days - 1)]);
      expect(await new PruningRepository(dataSource).forgetOld(NOW)).toBe(1);
      expect(await new PruningRepository(dataSource).forgetOld(NOW)).toBe(0);
      expect(await dataSource.query(`select from ${table}`)).toHaveLength(1);
    },
  );

  it('keep the last verification and the last backup, however old they are', async () => {
    const dataSource = await database.dataSource();
    for (const table of ['verifications', 'backups']) {
      await dataSource.query(`delete from ${table}`);
      await dataSource.query(ROWS[table]!, [new Date('2020-01-01T00:00:00Z')]);
    }
    expect(await new PruningRepository(dataSource).forgetOld(NOW)).toBe(0);
  });
});
