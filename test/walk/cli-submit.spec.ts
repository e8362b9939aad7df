import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveHttp } from '@quadrant/http';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import { useTestDatabase } from '../builders/database.js';
import { person } from '../builders/surroundings.js';
import { winterLocal } from '../builders/winter-local.js';

/** The program has no clock of its own: late for a report, and not too old for a director. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const LATE = daysAgo(30);

describe('token create and submit', () => {
  const database = useTestDatabase();
  const facts: Record<string, string> = {};
  const dora = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home, ...facts }));
  let close: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    process.env['DATABASE_URL'] = database.url;
    const app = await serveHttp(FrontDoorModule, { settings: { port: 0, logLevel: 'silent', trustProxy: false } });
    facts['QUADRANT_URL'] = (await app.getUrl()).replace('0.0.0.0', '127.0.0.1');
    close = () => app.close();
  });
  afterAll(async () => {
    await close();
    dora.leave();
  });

  it('prints a token that the front door takes', async () => {
    const { code, out } = await dora.call('token', 'create', '--role', 'director', '--handle', 'Dora');
    expect(code).toBe(0);
    expect(out).toMatch(/^qdt_\w{46}\n$/);
    facts['QUADRANT_TOKEN'] = out.trim();
  });

  it('sends several files and shows receipts and findings', async () => {
    dora.write('mine.json', JSON.stringify(winterLocal({ startsAt: LATE, externalId: 'own:1', director: 'dora' })));
    dora.write('theirs.json', JSON.stringify(winterLocal({ startsAt: LATE, externalId: 'own:2', director: 'eve' })));
    dora.write('broken.json', '{"schema": "quadrant/1"}');
    const { code, out } = await dora.call('submit', 'mine.json', 'theirs.json', 'broken.json', '--json');
    expect(code).toBe(1);
    const answers = JSON.parse(out);
    expect(answers[0]).toMatchObject({
      file: 'mine.json',
      accepted: true,
      created: true,
      receipt: { state: 'awaiting-refresh' },
    });
    expect(answers[1]).toMatchObject({ accepted: false, problem: { status: 403 } });
    expect(answers[2]).toMatchObject({ accepted: false, problem: { status: 422, findings: expect.any(Array) } });
  });

  it('prints the claim codes of new players with their names, and a code creates an account', async () => {
    const document = winterLocal({ name: 'Cards & Codes', startsAt: LATE, externalId: 'own:codes', director: 'dora' });
    const renamed = JSON.stringify(document).replaceAll(/"(ann|bob|cy|dee)"/g, '"$1-of-codes"');
    const { players, ...rest } = JSON.parse(renamed) as { players: { handle: string }[] };
    const named = players.map((player, index) => (index === 0 ? { ...player, name: 'Ann <i>First</i>' } : player));
    dora.write('codes.json', JSON.stringify({ ...rest, players: named }));
    const { out: answer } = await dora.call('submit', 'codes.json', '--confirm', 'possible-duplicate=a test', '--json');
    dora.write('answer.json', answer);
    const printed = await dora.call('receipt', 'codes', 'answer.json');
    expect([printed.code, printed.err]).toEqual([0, '']);
    const block = /^Cards & Codes\nName: {8}Ann <i>First<\/i>\nHandle: {6}ann-of-codes\nClaim code: {2}(\S{19})\n/;
    const [, claimCode] = block.exec(printed.out) ?? [];
    expect(printed.out.match(/^Claim code: /gm)).toHaveLength(4);
    const page = await dora.call('receipt', 'codes', 'answer.json', '--html');
    expect(page.out).toContain('<h1>Ann &lt;i>First&lt;/i></h1><p>Cards &amp; Codes</p>');
    const signUp = await fetch(`${facts['QUADRANT_URL']}/api/v1/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ handle: 'ann-of-codes', password: 'a long enough password 1', claimCode }),
    });
    expect(signUp.status).toBe(201);
  });

  it('sends what there is when one of the files is missing, and takes a report from the standard input', async () => {
    dora.pipe(JSON.stringify(winterLocal({ startsAt: LATE, externalId: 'own:1', director: 'dora' })));
    const { code, out } = await dora.call('submit', 'nowhere.json', '-', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      { file: 'nowhere.json', accepted: false, problem: { detail: expect.stringContaining('there is no such file') } },
      { file: '-', accepted: true, created: false },
    ]);
  });

  const played = daysAgo(30).slice(0, 10);
  const names = ['Ann', 'Bob', 'Cy', 'Dee', 'Eva', 'Fin', 'Gus', 'Hal', 'Ida', 'Jon', 'Kai', 'Leo'];
  const pairings = [0, 1, 2, 3].flatMap((round) =>
    [0, 1, 2, 3, 4, 5].map(
      (table) => `${round + 1},${names[table]},${names[6 + ((table + round) % 6)]},FW,100,${10 * round + table}`,
    ),
  );
  const spreadsheet = ['Round,Player 1,Player 2,Result,Score 1,Score 2', ...pairings, ''].join('\r\n');

  it('makes a receipt of a spreadsheet of twelve players and four rounds, with three questions', async () => {
    dora.write('results.csv', spreadsheet);
    const unanswered = await dora.call('submit', 'results.csv', '--json');
    expect(unanswered.code).toBe(1);
    const [{ problem }] = JSON.parse(unanswered.out) as [{ problem: { findings: { code: string }[] } }];
    expect(problem.findings.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'open-question'));

    dora.answer('2e', 'Winter Local', played);
    const { code, out, err } = await dora.call('submit', 'results.csv');
    expect(err.match(/results\.csv: The file does not say/g)).toHaveLength(3);
    expect([code, out]).toEqual([0, expect.stringMatching(/^results\.csv: awaiting-refresh .*, new\.\n {2}receipt /)]);
    expect(out).toContain('translated from a file (csv-matches), of which only its sha256 is kept: ');
  });

  it('shows a preview first, and submits only when the person says so', async () => {
    dora.write('previewed.csv', spreadsheet.replaceAll('FW', 'FL'));
    const words = [
      'submit',
      'previewed.csv',
      '--set',
      'game=2e',
      '--preview',
      '--confirm',
      'possible-duplicate=a test',
    ] as const;
    dora.answer('Spring Local', daysAgo(2).slice(0, 10), '', 'no');
    const kept = await dora.call(...words);
    expect(kept.err).toMatch(/previewed\.csv: would be \w+.*Nothing is stored yet\.\n {2}1\. .*Submit it now\?/s);
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('Nothing is stored yet.')]);

    dora.answer('Spring Local', daysAgo(2).slice(0, 10), '', 'yes');
    const sent = await dora.call(...words);
    expect([sent.code, sent.out]).toEqual([0, expect.stringMatching(/^previewed\.csv: \w.*, new\.\n {2}receipt /)]);
    const json = await dora.call(
      ...words,
      '--set',
      'name=Other',
      '--set',
      `startsAt=${daysAgo(3).slice(0, 10)}`,
      '--json',
    );
    expect(JSON.parse(json.out)).toMatchObject([{ accepted: true, preview: { standings: expect.any(Array) } }]);
  });

  it('asks only what it was not told before, and takes the suggestion for an empty answer', async () => {
    dora.write('autumn local.csv', spreadsheet.replaceAll('FW', 'MW'));
    dora.answer('', '');
    const { code, out, err } = await dora.call('submit', 'autumn local.csv', '--confirm', 'possible-duplicate=a test');
    expect([code, err.match(/The file does not say/g)?.length]).toEqual([0, 2]);
    expect(out).toContain('answered this for an earlier file: game=2e');
  });

  it('sends nothing of a file that it cannot read, in one message', async () => {
    dora.write('package.json', JSON.stringify({ scripts: {}, list: Array.from({ length: 600 }, () => ({})) }, null, 2));
    const { code, out } = await dora.call('submit', 'package.json', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ accepted: false, problem: { findings: [{ code: 'unknown-format' }] } }]);
  });

  it('knows the same report again', async () => {
    const { code, out } = await dora.call('submit', 'mine.json');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^mine\.json: awaiting-refresh \(.*\), known already\.\n {2}receipt [0-9A-Z-]{9}, signed\n {2}submission /,
    );
  });

  it('says which site answers with a page instead of JSON', async () => {
    const { QUADRANT_URL: site } = facts;
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    facts['QUADRANT_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, out, err } = await dora.call('held', 'list');
    expect([code, out, err]).toEqual([2, '', `${facts['QUADRANT_URL']} says: the answer was 200.\n`]);
    facts['QUADRANT_URL'] = site!;
    server.close();
  });

  it('refuses a handle that nobody can have', async () => {
    expect(await dora.call('token', 'create', '--role', 'director', '--handle', '..')).toMatchObject({
      code: 2,
      out: '',
    });
  });
});
