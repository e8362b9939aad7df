import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { leaveMark } from '../../apps/cli/src/launcher/running-mark.js';
import { useTestDatabase } from '../builders/database.js';
import { person } from '../builders/surroundings.js';

const TOKEN = `qdt_${'a'.repeat(46)}`;

describe('a command beside an installation that runs on a port of its own', () => {
  const database = useTestDatabase();
  let variables: Record<string, string> = {};
  const operator = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home, ...variables }));
  let server: Server;
  let address = '';
  let asked: string[] = [];
  let removeMark = () => undefined as void;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(404, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ type: '/problems/not-found', title: 'Not found', detail: 'Nothing is here.' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    address = `http://localhost:${port}`;
    mkdirSync(database.home, { recursive: true });
    removeMark = leaveMark(database.home, port, address);
  });
  afterAll(async () => {
    removeMark();
    await new Promise((resolve) => server.close(resolve));
    operator.leave();
  });
  beforeEach(() => {
    variables = { QUADRANT_TOKEN: TOKEN };
    asked = [];
  });

  it.each([
    ['account create', ['--handle', 'Ann']],
    ['account password-link', ['Ann']],
  ])('prints its address by %s', async (command, words) => {
    const { code, out } = await operator.call(...command.split(' '), ...words);
    expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^${address}/password#qdl_`))]);
    const { out: json } = await operator.call('account', 'password-link', 'Ann', '--json');
    expect(JSON.parse(json)).toMatchObject({ url: expect.stringContaining(`${address}/password#`) });
  });

  it('prints what the operator says that people use, where PUBLIC_URL or QUADRANT_URL is set', async () => {
    variables = { PORT: '1', QUADRANT_URL: 'https://inside.example/' };
    expect((await operator.call('account', 'password-link', 'Ann')).out).toMatch(
      /^https:\/\/inside\.example\/password#/,
    );
    variables = { ...variables, PUBLIC_URL: 'https://quadrant.example' };
    expect((await operator.call('account', 'password-link', 'Ann')).out).toMatch(/^https:\/\/quadrant\.example\/pass/);
  });

  it('prints its address on the sheet of codes', async () => {
    const receipt = { tournamentId: null, signature: 'none', claimCodes: [{ handle: 'ann', code: 'ABCD-EFGH' }] };
    operator.write('receipt.json', JSON.stringify(receipt));
    const { out, err } = await operator.call('receipt', 'codes', 'receipt.json');
    expect(out + err).toContain(`${address}/sign-up`);
  });

  it.each([
    ['submit', ['report.json']],
    ['held list', []],
    ['call', ['readTournament', '--param', 'id=00000000-0000-4000-8000-000000000000']],
    ['receipt verify', ['receipt.json']],
  ])('sends the requests of %s to it', async (command, words) => {
    operator.write('report.json', JSON.stringify({ schema: 'quadrant/1' }));
    operator.write('receipt.json', JSON.stringify({ signature: 'none' }));
    const { err } = await operator.call(...command.split(' '), ...words);
    expect([asked.length > 0, err.includes('localhost:3000')]).toEqual([true, false]);
  });

  it('names the port of the settings when nothing runs', async () => {
    removeMark();
    variables = { PORT: '41000' };
    expect((await operator.call('account', 'password-link', 'Ann')).out).toMatch(
      /^http:\/\/localhost:41000\/password#/,
    );
    variables = { PORT: '0' };
    expect((await operator.call('account', 'password-link', 'Ann')).out).toMatch(/^http:\/\/localhost:3000\/password#/);
  });
});
