import path from 'node:path';
import { BuiltProcess } from '../builders/built-process.js';
import { asOwner, useTestDatabase } from '../builders/database.js';
import { writeExportFolder } from '../builders/export-folder.mjs';
import { turnsOf } from '../builders/length.js';
import { person } from '../builders/surroundings.js';

// A process that starts on a machine that is forty times too busy takes minutes.
jest.setTimeout(20 * 60_000);

const FUTURE = 'SomethingOfTheFuture1800000000001';
const REFUSED = new RegExp(
  `^This home was written by a newer version of Quadrant: its database has the migration ${FUTURE}, .* Nothing was changed\\. ` +
    'Start the newer version again, ',
  'm',
);

describe('a database that a newer version has brought up to date', () => {
  const database = useTestDatabase();
  const operator = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home }));
  afterAll(() => operator.leave());

  beforeAll(async () => {
    await asOwner(
      await database.dataSource(),
      `insert into migrations (timestamp, name) values (1800000000001, '${FUTURE}')`,
    );
  });

  const programs: [words: string[], code: number][] = [
    [['api/src/main.js'], 1],
    [['ingest/src/main.js'], 1],
    [['web/src/main.js'], 1],
    [['worker/src/main.js'], 1],
    [['cli/src/serve.js'], 1],
    [['cli/src/main.js', 'start'], 2],
    [['cli/src/main.js', 'start', '--demo'], 2],
  ];
  it.each(turnsOf(programs, 5))('is refused at the start of %s', async (words, code) => {
    const started = new BuiltProcess(words, { DATABASE_URL: database.url, PORT: '0', API_URL: 'http://127.0.0.1:1' });
    expect(await started.ended()).toBe(code);
    // The HTTP process of the launcher tells the launcher, which prints it.
    if (!words[0]?.endsWith('serve.js')) expect(started.said).toMatch(REFUSED);
  });

  it.each(
    [
      'token create --role director --handle Ann',
      'token list --handle Ann',
      'token revoke 00000000-0000-4000-8000-000000000000',
      'account create --handle Ann',
      'account password-link Ann',
      'account reset-second-factor Ann --reason lost',
      'refresh',
      'refresh --dry-run',
      'rollback 1 --reason wrong',
      'resume',
      'export out',
      'import exported',
      'suspicions check',
      'audit verify',
      'audit adopt-key --reason moved',
    ].map((words) => [words]),
  )('is refused by "%s"', async (words) => {
    writeExportFolder(path.join(operator.folder, 'exported'), '{}\n');
    const { code, out, err } = await operator.call(...words.split(' '));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(REFUSED);
  });

  it('is taken by the version that knows that migration', async () => {
    await asOwner(await database.dataSource(), `delete from migrations where name = '${FUTURE}'`);
    expect(await operator.call('account', 'create', '--handle', 'Ann')).toMatchObject({ code: 0 });
  });
});
