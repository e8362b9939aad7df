import { serveHttp } from '@quadrant/http';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import { announcementOf } from '../builders/announcement-body.js';
import { useTestDatabase } from '../builders/database.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
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

  it('lets a coordinator approve the director of an announced tournament', async () => {
    const words = ['token', 'create', '--role', 'coordinator', '--handle', 'Thsch'];
    const own = facts['QUADRANT_TOKEN']!;
    facts['QUADRANT_TOKEN'] = (
      await dora.call('token', 'create', '--role', 'director', '--region', 'qonos', '--handle', 'Nina')
    ).out.trim();
    dora.write('first.json', JSON.stringify(announcementOf({ date: daysAhead(25), name: 'First Local' })));
    const announced = /[-0-9a-f]{36}/.exec((await dora.call('announce', 'first.json')).out)![0];
    const approve = ['announcement', 'approve-director', announced, '--reason', 'known for years'];
    expect(await dora.call(...approve)).toMatchObject({ code: 1 });
    facts['QUADRANT_TOKEN'] = (await dora.call(...words)).out.trim();
    expect(await dora.call(...approve)).toMatchObject({
      code: 0,
      out: '"Nina" is an approved director everywhere. Their reports count at once.\n',
    });
    expect(await dora.call(...approve)).toMatchObject({ code: 1 });
    facts['QUADRANT_TOKEN'] = own;
  });

  it('asks directors whom somebody named whether they agree, and takes invitations back', async () => {
    const own = facts['QUADRANT_TOKEN']!;
    const rom = (await dora.call('token', 'create', '--role', 'director', '--handle', 'Rom')).out.trim();
    const as = (token: string, ...words: string[]) => {
      facts['QUADRANT_TOKEN'] = token;
      return dora.call('directing', ...words);
    };
    const ids: string[] = [];
    for (const days of [30, 31, 32]) {
      facts['QUADRANT_TOKEN'] = own;
      dora.write('two.json', JSON.stringify(announcementOf({ date: daysAhead(days), secondaryDirector: 'Rom' })));
      ids.push(/[-0-9a-f]{36}/.exec((await dora.call('announce', 'two.json')).out)![0]);
    }
    const [agreed, declined, withdrawn] = ids as [string, string, string];
    const { out } = await as(rom, 'list');
    for (const id of ids) expect(out).toMatch(new RegExp(`Winter Local +announcement +Dora +${id}`));
    expect(await as(rom, 'agree', agreed)).toMatchObject({ code: 0, out: 'You direct "Winter Local" now.\n' });
    expect(await as(rom, 'decline', declined)).toMatchObject({
      code: 0,
      out: 'You declined to direct "Winter Local".\n',
    });
    expect(await as(rom, 'withdraw', withdrawn, '--director', 'Rom')).toMatchObject({ code: 1 });
    expect(await as(own, 'withdraw', withdrawn, '--director', 'Rom')).toMatchObject({
      code: 0,
      out: '"Rom" is not invited to direct "Winter Local" any more.\n',
    });
    expect((await as(rom, 'list')).out).toBe('No tournament waits for your answer.\n');
    expect(await as(rom, 'agree', withdrawn)).toMatchObject({ code: 1 });
    expect((await dora.call('calendar', '--mine', '--json')).out).toContain(agreed);
    facts['QUADRANT_TOKEN'] = own;
  });

  // @row 9
  it('asks at the terminal whether a report is of the announced tournament', async () => {
    dora.write('soon.json', JSON.stringify(announcementOf({ date: daysAhead(20), name: 'Soon Local' })));
    const announced = /[-0-9a-f]{36}/.exec((await dora.call('announce', 'soon.json')).out)![0];
    // It was announced for yesterday, as if three weeks had passed.
    const startsAt = `${daysAhead(-1)}T10:00:00+01:00`;
    await (
      await database.dataSource()
    ).query(
      `update announcements set starts_at = $2::timestamptz, local_date = $3, ends_on = $3, announced_at = now() - interval '20 days',
         facts = facts || jsonb_build_object('startsAt', $2::text) where id = $1`,
      [announced, startsAt, daysAhead(-1)],
    );
    const tournament = { director: 'Dora', country: 'DE', startsAt, registeredAt: null };
    const played = report(
      round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
      round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
      round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
      { tournament },
    );
    dora.write('played.json', JSON.stringify(reportDocument(played)));
    dora.answer('no');
    const unanswered = await dora.call('submit', 'played.json', '--confirm', 'mostly-new-players=a test');
    expect(unanswered.err).toMatch(
      /"Soon Local" was announced here on \S+ for this day\. Is it this one\? Write yes, or no: /,
    );
    expect(unanswered.out).toMatch(/^played.json: held /);
    dora.answer('yes');
    const answered = await dora.call('submit', 'played.json', '--confirm', 'mostly-new-players=a test');
    expect(answered.out).toMatch(/^played.json: accepted/);
    expect((await dora.call('announcement', 'show', announced)).out).toContain('Results: tournament ');
  });
});
