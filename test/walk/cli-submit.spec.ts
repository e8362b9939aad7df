import { serveHttp } from '@quadrant/http';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import { useTestDatabase } from '../builders/database.js';
import { person } from '../builders/surroundings.js';
import { winterLocal } from '../builders/winter-local.js';

describe('token create and submit', () => {
  const database = useTestDatabase();
  const facts: Record<string, string> = {};
  const dora = person(() => ({ DATABASE_URL: database.url, ...facts }));
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
    dora.write('mine.json', JSON.stringify(winterLocal({ externalId: 'own:1', director: 'dora' })));
    dora.write('hers.json', JSON.stringify(winterLocal({ externalId: 'own:2', director: 'eve' })));
    dora.write('broken.json', '{}');
    const { code, out } = await dora.call('submit', 'mine.json', 'hers.json', 'broken.json', '--json');
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

  it('knows the same report again', async () => {
    const { code, out } = await dora.call('submit', 'mine.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^mine\.json: awaiting-refresh \(.*\), known already\.\n {2}submission /);
  });

  it('refuses a handle that nobody can have', async () => {
    expect(await dora.call('token', 'create', '--role', 'director', '--handle', '..')).toMatchObject({
      code: 2,
      out: '',
    });
  });
});
