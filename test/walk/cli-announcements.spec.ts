import { serveHttp } from '@quadrant/http';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import { announcementOf } from '../builders/announcement-body.js';
import { useTestDatabase } from '../builders/database.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';

/** The program has no clock of its own. */
const daysAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('the report of an announced tournament', () => {
  const database = useTestDatabase();
  const facts: Record<string, string> = {};
  const dora = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home, ...facts }));
  let close: () => Promise<void> = () => Promise.resolve();

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

  // @row 9
  it('asks at the terminal whether a report is of the announced tournament', async () => {
    dora.write('soon.json', JSON.stringify(announcementOf({ date: daysAhead(20), name: 'Soon Local' })));
    const stored = await dora.call('call', 'announceTournament', '--body', 'soon.json');
    const { id: announced } = JSON.parse(stored.out) as { id: string };
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
    const { out } = await dora.call('call', 'readAnnouncement', '--param', `id=${announced}`);
    expect(JSON.parse(out)).toMatchObject({ tournamentId: expect.any(String) as string });
  });
});
