import { serveHttp } from '@quadrant/http';
import type { LiveView } from '@quadrant/rules/live';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import { useTestDatabase } from '../builders/database.js';
import { person } from '../builders/surroundings.js';

const PLAYERS = ['ann', 'bob', 'cy', 'dee'];

describe('quadrant live', () => {
  const database = useTestDatabase();
  const facts: Record<string, string> = {};
  const dora = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home, ...facts }));
  let close: () => Promise<void> = () => Promise.resolve();
  let id = '';

  const enter = (act: object) => dora.call('live', 'enter', id, JSON.stringify(act));

  const read = async (): Promise<LiveView> =>
    JSON.parse((await dora.call('live', 'show', id, '--json')).out) as LiveView;

  beforeAll(async () => {
    process.env['DATABASE_URL'] = database.url;
    const app = await serveHttp(FrontDoorModule, { settings: { port: 0, logLevel: 'silent', trustProxy: false } });
    facts['QUADRANT_URL'] = (await app.getUrl()).replace('0.0.0.0', '127.0.0.1');
    close = () => app.close();
    facts['QUADRANT_TOKEN'] = (await dora.call('token', 'create', '--role', 'director', '--handle', 'Dora')).out.trim();
  });
  afterAll(async () => {
    await close();
    dora.leave();
  });

  it('runs a tournament from a file to the draft of its report', async () => {
    const tournament = {
      name: 'Friday',
      game: '2e',
      format: 'constructed',
      zone: 'UTC',
      country: 'DE',
      plannedRounds: 1,
    };
    dora.write('friday.json', JSON.stringify({ tournament, players: PLAYERS }));
    const begun = await dora.call('live', 'begin', 'friday.json');
    expect(begun).toMatchObject({ code: 0, out: expect.stringMatching(/^"Friday" has begun as /) as string });
    id = /[-0-9a-f]{36}/.exec(begun.out)![0];
    for (const handle of PLAYERS) expect((await enter({ kind: 'check-in', handle })).code).toBe(0);
    expect((await enter({ kind: 'check-in', handle: 'ann' })).out).toContain('It was so already');
    expect((await enter({ kind: 'pair', round: 1 })).code).toBe(0);
    expect((await enter({ kind: 'start-round', round: 1 })).code).toBe(0);
    const early = await enter({ kind: 'finish' });
    expect(early).toMatchObject({
      code: 1,
      out: expect.stringContaining('2 games from round 1 on have no result') as string,
    });
    for (const { players } of (await read()).rounds[0]!.tables) {
      await enter({ kind: 'result', round: 1, players, told: { result: 'FW', score: [100, 0] } });
    }
    expect((await dora.call('live', 'show', id)).out).toContain('wins 100:0');
    expect((await enter({ kind: 'finish' })).code).toBe(0);
    expect((await dora.call('live', 'draft', id)).out).toMatch(/^Draft [-0-9a-f]{36}\. Check and submit it/);
  });

  it('lists it, its links, its log and its report', async () => {
    expect((await dora.call('live', 'list')).out).toContain('finished');
    expect((await dora.call('live', 'links', id)).out).toContain(`/live/${id}/me/`);
    expect((await dora.call('live', 'log', id)).out).toContain('Round 1 was paired.');
    const report = JSON.parse((await dora.call('live', 'report', id)).out) as { rounds: object[] };
    expect(report.rounds).toHaveLength(1);
  });

  it('cannot run with an act that is no JSON object', async () => {
    expect((await dora.call('live', 'enter', id, 'pair')).code).toBe(2);
  });
});
