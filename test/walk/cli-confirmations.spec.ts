import path from 'node:path';
import { serveHttp } from '@quadrant/http';
import { SuspicionRepository } from '@quadrant/store/suspicions';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import { useTestDatabase } from '../builders/database.js';
import { writeExportFolder } from '../builders/export-folder.mjs';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';

/** The program has no clock of its own. */
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

/** Four players whose names begin with a letter, with a Full Win of so many points. */
const documentOf = (letter: string, points: number, name: string) =>
  JSON.stringify(
    reportDocument(
      report(
        round(`${letter}1 ${points}-35 ${letter}2 FW`, `${letter}3 100-20 ${letter}4 FW`),
        round(`${letter}1 100-60 ${letter}3 FW`, `${letter}2 55-50 ${letter}4 MW`),
        round(`${letter}1 100-5 ${letter}4 FW`, `${letter}2 100-45 ${letter}3 FW`),
        { tournament: { externalId: `cli:${name}`, name, startsAt: YESTERDAY, director: 'dora' } },
      ),
    ),
  );

describe('A.4: confirmations and suspicions from the command', () => {
  const database = useTestDatabase();
  const facts: Record<string, string> = {};
  const dora = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home, ...facts }));
  const tokens: Record<string, string> = {};
  let app: Awaited<ReturnType<typeof serveHttp>>;

  const call = (role: string, ...words: string[]) => {
    facts['QUADRANT_TOKEN'] = tokens[role]!;
    return dora.call(...words);
  };

  beforeAll(async () => {
    process.env['DATABASE_URL'] = database.url;
    app = await serveHttp(FrontDoorModule, { settings: { port: 0, logLevel: 'silent', trustProxy: false } });
    facts['QUADRANT_URL'] = (await app.getUrl()).replace('0.0.0.0', '127.0.0.1');
    for (const [role, handle] of [
      ['director', 'Dora'],
      ['coordinator', 'Cora'],
    ] as const) {
      tokens[role] = (await dora.call('token', 'create', '--role', role, '--handle', handle)).out.trim();
    }
  });
  afterAll(async () => {
    await app.close();
    dora.leave();
  });

  it('tells what a report waits for and how to confirm it', async () => {
    dora.write('below.json', documentOf('a', 60, 'Below'));
    const { code, out } = await call('director', 'submit', 'below.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^below\.json: held \(waits for your confirmation of its findings; .*\), new\./);
    expect(out).toMatch(/quadrant held confirm [0-9a-f-]{36} --confirm CODE=REASON/);
    expect(out).toContain('full-win-below-cap at /rounds/0/matches/0/score/0');
  });

  it('submits with a confirmation, and confirms what waits', async () => {
    const said = 'full-win-below-cap@/rounds/0/matches/0/score/0=a card of the set';
    const sent = await call('director', 'submit', 'below.json', '--confirm', said);
    expect(sent).toMatchObject({ code: 0, out: expect.stringMatching(/^below\.json: (accepted|processed)/) });

    dora.write('again.json', documentOf('a', 100, 'Again'));
    const answer = await call('director', 'submit', 'again.json', '--json');
    const [{ receipt }] = JSON.parse(answer.out) as [{ receipt: { id: string; state: string } }];
    expect(receipt.state).toBe('held');
    const wrong = await call('director', 'held', 'confirm', receipt.id, '--confirm', 'met-before=x');
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('possible-duplicate') });
    const none = await call('director', 'held', 'confirm', receipt.id, '--confirm', 'possible-duplicate=');
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('CODE=REASON') });
    const why = 'possible-duplicate=morning and evening';
    const done = await call('director', 'held', 'confirm', receipt.id, '--confirm', why);
    expect(done).toMatchObject({ code: 0, out: expect.stringMatching(/^accepted/) });
    const twice = await call('director', 'held', 'confirm', receipt.id, '--confirm', why);
    expect(twice).toMatchObject({ code: 1, out: expect.stringContaining('Refused.') });
  });

  it('A.1: approves the version that a coordinator has read, and no other', async () => {
    const sent = async (name: string) => {
      dora.write('swap.json', documentOf('a', 100, name).replace(/"externalId":"[^"]*"/, '"externalId":"cli:swap"'));
      const answer = await call('director', 'submit', 'swap.json', '--json');
      const [{ receipt }] = JSON.parse(answer.out) as [{ receipt: { id: string; state: string } }];
      expect(receipt.state).toBe('held');
      return receipt.id;
    };
    const id = await sent('Read');
    expect((await call('coordinator', 'held', 'list')).out).toContain(`${id}@1`);
    expect((await call('coordinator', 'held', 'show', `${id}@1`)).out).toContain(`held report ${id}@1 of Dora`);
    await sent('Swapped');
    for (const decision of [['approve'], ['decline', '--reason', 'copied'], ['withdraw']]) {
      const [word = '', ...more] = decision;
      const as = word === 'withdraw' ? 'director' : 'coordinator';
      expect(await call(as, 'held', word, `${id}@1`, ...more)).toMatchObject({
        code: 1,
        out: expect.stringContaining('Its sender has replaced it: it has version 2 now.'),
      });
    }
    expect(await call('coordinator', 'held', 'approve', `${id}@x`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('ID@VERSION'),
    });
    expect(await call('director', 'held', 'withdraw', `${id}@2`)).toMatchObject({ code: 0 });
    const late = await call('coordinator', 'held', 'approve', id);
    expect(late).toMatchObject({ code: 1, out: expect.stringContaining('Nothing is left to decide about it.') });
  });

  it('lists what was confirmed, and what the night found in imports, which a coordinator excludes', async () => {
    const confirmed = await call('coordinator', 'call', 'listConfirmedFindings');
    expect(JSON.parse(confirmed.out)).toMatchObject({ rows: [expect.any(Object), expect.any(Object)] });
    expect(confirmed.out).toContain('morning and evening');
    expect((await call('director', 'call', 'listConfirmedFindings')).code).toBe(1);

    // A revision is not compared before it is stored: here it moves a tournament onto the day of another.
    const [one, two] = ['One', 'Two'].map((name) => documentOf('h', 100, name));
    const before = new Date(Date.parse(YESTERDAY) - 5 * 86_400_000).toISOString();
    writeExportFolder(path.join(dora.folder, 'history'), [one!, two!.replace(YESTERDAY, before)].join('\n'));
    expect((await dora.call('import', 'history', '--no-refresh')).out).toContain('2 imported');
    writeExportFolder(path.join(dora.folder, 'revised'), two!);
    expect((await dora.call('import', 'revised', '--no-refresh')).out).toContain('1 revised');
    await app.get(SuspicionRepository, { strict: false }).check(null, () => new Date());
    const listed = await call('coordinator', 'call', 'listSuspicions');
    const { rows } = JSON.parse(listed.out) as { rows: { id: string; finding: { code: string } }[] };
    expect(rows.map(({ finding }) => finding.code)).toEqual(['possible-duplicate']);
    const exclusion = ['--param', `id=${rows[0]!.id}`, '--body', '{"reason": "two tables"}'];
    expect(await call('coordinator', 'call', 'excludeSuspicion', ...exclusion)).toMatchObject({ code: 0 });
    const left = await call('coordinator', 'call', 'listSuspicions');
    expect(JSON.parse(left.out)).toMatchObject({ rows: [] });
    const fine = await call('coordinator', 'call', 'listSuspicions', '--param', 'excluded=true');
    expect(fine.out).toContain('two tables');
  });
});
