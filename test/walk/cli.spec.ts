import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RefusedReport } from '../../apps/cli/src/import/import-reports.js';
import { useTestDatabase } from '../builders/database.js';
import { writeExportFolder } from '../builders/export-folder.mjs';
import { person } from '../builders/surroundings.js';
import { winterLocal, winterLocalOf } from '../builders/winter-local.js';

const golden = (name: string) => readFileSync(path.join(__dirname, '../golden', name), 'utf8');

const line = (document: unknown) => `${JSON.stringify(document)}\n`;

describe('import of a real history', () => {
  const database = useTestDatabase();
  const operator = person(() => ({ DATABASE_URL: database.url }));
  afterAll(() => operator.leave());

  it('reports what is refused and what is not rated, and why', async () => {
    writeExportFolder(path.join(operator.folder, 'history'), golden('history-150.ndjson'));
    const { code, out } = await operator.call('import', 'history', '--json');
    expect(code).toBe(1);
    const result = JSON.parse(out) as { refused: RefusedReport[]; unsanctioned: object[]; refresh: object };
    expect(result).toMatchObject({ reports: 150, imported: 148, alreadyThere: 0, revised: 0 });
    expect(result.refused.map(({ line, externalId }) => [line, externalId])).toEqual([
      [63, 'melee:48963'],
      [139, 'melee:56014'],
    ]);
    for (const { findings } of result.refused) expect(findings[0]?.code).toBe('player-twice-in-round');
    expect(result.unsanctioned).toEqual([
      expect.objectContaining({
        externalId: 'melee:59746',
        sanctioned: { value: false, rule: expect.stringContaining('2 rounds, needed 3') },
      }),
    ]);
    expect(result.refresh).toMatchObject({ run: 1, tournaments: 148 });
  });

  it('gives the ratings of an independent program to 1e-6 (2E, constructed)', async () => {
    expect(await operator.call('export', 'out')).toMatchObject({ code: 0 });
    const [header, ...rows] = readFileSync(path.join(operator.folder, 'out/ratings.csv'), 'utf8').trimEnd().split('\n');
    expect(header).toBe('game,category,handle,games,rating');
    const published = new Map(
      rows.map((row) => row.split(',')).map(([game, category, ...rest]) => [`${game} ${category} ${rest[0]}`, rest]),
    );
    const expected = golden('history-150.expected.csv').trimEnd().split('\n').slice(1);
    expect(rows.filter((row) => row.startsWith('2e,constructed,'))).toHaveLength(expected.length);
    for (const row of expected) {
      const [handle, games, rating] = row.split(',');
      const [, publishedGames, publishedRating] = published.get(`2e constructed ${handle}`) ?? [];
      expect(`${handle} ${publishedGames}`).toBe(`${handle} ${games}`);
      expect(Math.abs(Number(publishedRating) - Number(rating))).toBeLessThan(1e-6);
    }
  });

  it('changes nothing when it is imported again', async () => {
    const before = readFileSync(path.join(operator.folder, 'out/ratings.csv'), 'utf8');
    const { out } = await operator.call('import', 'history', '--json');
    expect(JSON.parse(out)).toMatchObject({ imported: 0, alreadyThere: 148, revised: 0 });
    await operator.call('export', 'out');
    expect(readFileSync(path.join(operator.folder, 'out/ratings.csv'), 'utf8')).toBe(before);
  });

  describe('and of its export', () => {
    const copy = useTestDatabase();
    const reader = person(() => ({ DATABASE_URL: copy.url }));
    afterAll(() => reader.leave());

    it('gives the same ratings to the last bit', async () => {
      const exported = path.join(operator.folder, 'out');
      expect(await reader.call('import', path.join(exported, 'reports.ndjson'))).toMatchObject({ code: 0 });
      await reader.call('export', '.');
      for (const file of ['ratings.csv', 'reports.ndjson']) {
        expect(readFileSync(path.join(reader.folder, file), 'utf8')).toBe(
          readFileSync(path.join(exported, file), 'utf8'),
        );
      }
    });
  });
});

describe('import of what people write by hand', () => {
  const database = useTestDatabase();
  const operator = person(() => ({ DATABASE_URL: database.url }));
  afterAll(() => operator.leave());

  it('skips blank lines, refuses by its number what is not a report, and goes on', async () => {
    const unknownLeague = winterLocal({ externalId: 'own:2', league: 'nobodys' });
    const broken = Buffer.concat([Buffer.from('{"schema":"'), Buffer.from([0xff]), Buffer.from('"}\n')]);
    const good = Buffer.from(line(winterLocal({ externalId: 'own:1' })));
    writeExportFolder(
      path.join(operator.folder, 'mixed'),
      Buffer.concat([Buffer.from('\n  \nann beat bob\n'), broken, Buffer.from(line(unknownLeague)), good]),
    );
    const { code, out } = await operator.call('import', 'mixed', '--json', '--no-refresh');
    expect(code).toBe(1);
    const { refused, refresh, ...result } = JSON.parse(out) as { refused: RefusedReport[]; refresh: null };
    expect(result).toMatchObject({ reports: 4, imported: 1 });
    expect(refresh).toBeNull();
    const codes = refused.map(({ line, findings }) => [
      line,
      findings.map(({ code }) => code).find((code) => ['not-json', 'not-utf8', 'league-unknown'].includes(code)),
    ]);
    expect(codes).toEqual([
      [3, 'not-json'],
      [4, 'not-utf8'],
      [5, 'league-unknown'],
    ]);
  });

  it('refuses a line of more than 2 MB by its number, and goes on', async () => {
    const long = JSON.stringify({ ...winterLocal({ externalId: 'own:9' }), filler: 'x'.repeat(3_000_000) });
    writeExportFolder(path.join(operator.folder, 'long'), `${long}\n${line(winterLocal({ externalId: 'own:1' }))}`);
    const { code, out } = await operator.call('import', 'long', '--no-refresh');
    expect(code).toBe(1);
    expect(out).toMatch(/^Refused: line 1\n {2}error too-long\n {4}The line has more than 2,097,152 bytes\./);
    expect(out).toContain('2 reports: 0 imported, 0 revised, 1 already there, 1 refused');
  });

  it('leaves the imported waiting without a refresh, and a refresh takes them in', async () => {
    await operator.call('export', 'before');
    expect(readFileSync(path.join(operator.folder, 'before/ratings.csv'), 'utf8')).toBe(
      'game,category,handle,games,rating\n',
    );
    expect(await operator.call('refresh', '--watch')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 tournament, 6 rated games'),
    });
    await operator.call('export', 'after');
    expect(readFileSync(path.join(operator.folder, 'after/ratings.csv'), 'utf8').trimEnd().split('\n')).toHaveLength(9);
  });

  it('shows a changed report as revised', async () => {
    writeExportFolder(
      path.join(operator.folder, 'revised'),
      line(winterLocal({ externalId: 'own:1', name: 'Winter Local, corrected' })),
    );
    const { code, out } = await operator.call('import', 'revised');
    expect(code).toBe(0);
    expect(out).toContain(
      '1 report: 0 imported, 1 revised, 0 already there, 0 refused, 0 possible duplicates, 0 not rated.',
    );
  });

  it('exports a document of many lines as one line, and quotes handles with commas', async () => {
    const document = winterLocal({ externalId: 'own:3', name: 'Line\nbreaks' });
    const text = JSON.stringify({
      ...document,
      tournament: { ...(document['tournament'] as object), name: 'Many lines' },
    });
    writeExportFolder(path.join(operator.folder, 'quoted'), `${text.replaceAll('"ann"', '"ann, the \\"great\\""')}\n`);
    await operator.call('import', 'quoted');
    await operator.call('export', 'again');
    const csv = readFileSync(path.join(operator.folder, 'again/ratings.csv'), 'utf8');
    expect(csv).toMatch(/^2e,constructed,"ann, the ""great""",3,15\d\d\.\d+$/m);
    expect(readFileSync(path.join(operator.folder, 'again/reports.ndjson'), 'utf8').trimEnd().split('\n')).toHaveLength(
      2,
    );
  });
});

describe('import that somebody interrupts', () => {
  const database = useTestDatabase();
  let looks = 0;
  // It looks at the clock once for each report: at the second one somebody presses Ctrl-C.
  const operator = person(
    () => ({ DATABASE_URL: database.url }),
    () => {
      looks += 1;
      if (looks === 2) process.emit('SIGINT', 'SIGINT');
      return new Date();
    },
  );
  afterAll(() => operator.leave());

  it('ends with the report under way, and says that what is stored stays', async () => {
    writeExportFolder(
      path.join(operator.folder, 'all'),
      [1, 2, 3].map((n) => line(winterLocalOf(2010, n, { externalId: `own:${n}` }))).join(''),
    );
    const { code, out, err } = await operator.call('import', 'all', '--no-refresh');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^Stopped after line 2: the 2 reports stored so far stay.*run it again.*\.\n$/);
  });

  it('recognises them when it is run again', async () => {
    const { code, out } = await operator.call('import', 'all', '--no-refresh');
    expect(code).toBe(0);
    expect(out).toContain('3 reports: 1 imported, 0 revised, 2 already there, 0 refused');
  });
});
