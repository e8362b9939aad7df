import { serveHttp } from '@quadrant/http';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import { announcementOf } from '../builders/announcement-body.js';
import { useTestDatabase } from '../builders/database.js';
import { person } from '../builders/surroundings.js';

/** The program has no clock of its own. */
const daysAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('announce, announcement and calendar', () => {
  const database = useTestDatabase();
  const facts: Record<string, string> = {};
  const dora = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home, ...facts }));
  let close: () => Promise<void> = () => Promise.resolve();
  let id = '';

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

  it('announces what a file describes, and says which of its parts cannot be so', async () => {
    dora.write('winter.json', JSON.stringify(announcementOf({ date: daysAhead(30), plannedRounds: 2 })));
    const { code, out } = await dora.call('announce', 'winter.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^Announced as [-0-9a-f]{36}: "Winter Local", 2e constructed, /);
    expect(out).toContain('warning too-few-rounds-planned at /plannedRounds');
    id = /[-0-9a-f]{36}/.exec(out)![0];
    dora.write('over.json', JSON.stringify(announcementOf({ date: daysAhead(-1) })));
    const refused = await dora.call('announce', 'over.json');
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('/date: is ') as string });
    dora.write('list.json', '[]');
    expect((await dora.call('announce', 'list.json')).code).toBe(2);
  });

  it('lists and shows it', async () => {
    const { code, out } = await dora.call('calendar', '--game', '2e', '--country', 'DE');
    expect(code).toBe(0);
    expect(out).toContain('Winter Local');
    expect(out).toContain(id);
    expect((await dora.call('calendar', '--game', 'tribbles')).out).toBe('No tournament is announced.\n');
    expect((await dora.call('calendar', '--mine', '--json')).out).toContain(id);
    expect((await dora.call('announcement', 'show', id)).out).toContain('Address: Tegeler Weg 1, Berlin\n');
  });

  it('changes, postpones and cancels it', async () => {
    dora.write('better.json', JSON.stringify(announcementOf({ date: daysAhead(30), plannedRounds: 4 })));
    expect(await dora.call('announcement', 'change', id, 'better.json')).toMatchObject({ code: 1 });
    dora.write(
      'better.json',
      JSON.stringify(announcementOf({ date: daysAhead(30), plannedRounds: 4, roundsApproval: 'everybody' })),
    );
    expect((await dora.call('announcement', 'change', id, 'better.json')).out).toMatch(/^Changed, version 2: /);
    const postponed = await dora.call(
      ...['announcement', 'postpone', id, '--date', daysAhead(40), '--time', '11:00', '--reason', 'a flood'],
    );
    expect(postponed.out).toContain('Players read: a flood\n');
    const cancelled = await dora.call('announcement', 'cancel', id, '--reason', 'the flood stays');
    expect(cancelled).toMatchObject({ code: 0, out: '"Winter Local" is cancelled. Players read: the flood stays\n' });
    expect((await dora.call('announcement', 'show', id)).out).toMatch(
      /Cancelled: the flood stays[^]*Version 4, .*: cancelled by Dora/,
    );
    expect(await dora.call('announcement', 'cancel', id, '--reason', 'again')).toMatchObject({ code: 1 });
  });
});
