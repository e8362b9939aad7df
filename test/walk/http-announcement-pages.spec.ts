import { announcementOf } from '../builders/announcement-body.js';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let dirk: Reader;
let address: string;

const fieldsOf = (changes: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(announcementOf(changes)).map(([name, value]) => [
      name === 'plannedRounds' ? 'plannedRounds:number' : name,
      String(value),
    ]),
  );

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Dirk');
  await makeAccount(walk.dataSource, 'Stranger');
  dirk = await Reader.of(walk).signIn('Dirk', PASSWORD);
});

describe('announcing on pages', () => {
  it('asks who is not signed in to sign in', async () => {
    const nobody = await Reader.of(walk).open('/tournaments/new');
    expect(nobody.text).toContain('Sign in');
  });

  it('keeps what was typed when a field cannot be so, and names it', async () => {
    await dirk.open('/tournaments/new');
    await dirk.send('announcement-new', fieldsOf({ name: '<script>alert(1)</script>', date: '2014-11-09' }));
    expect(dirk.status).toBe(400);
    expect(dirk.html).toContain('href="#announcement-new-date"');
    expect(dirk.html).toContain('value="&lt;script>alert(1)&lt;/script>"');
    expect(dirk.html).not.toContain('<script>alert');
  });

  it('leads to the page of the tournament, which is on the calendar', async () => {
    await dirk.send('announcement-new', { date: '2014-12-06' });
    expect(dirk.text).toContain('Announced <script>alert(1)</script>. It is on the calendar.');
    address = dirk.path;
    expect(address).toMatch(/^\/announcements\/[-0-9a-f]{36}$/);
    expect(dirk.text).toContain("Funtainment, Tegeler Weg 1, Berlin, Qo'noS, Germany");
    expect(dirk.text).toContain('Yes, if at least four players come');
    const reader = await Reader.of(walk).open('/calendar?game=2e&country=DE');
    expect(reader.text).toContain('Sat, Dec 6, 2014, 10:00');
    expect(reader.html).toContain(`href="${address}"`);
    expect(reader.html).not.toContain('<script>alert');
    expect((await reader.open('/calendar?game=tribbles')).text).toContain('No tournament is announced here.');
  });

  it('stands in its month, which keeps the filters and leads to the months around it', async () => {
    const reader = await Reader.of(walk).open('/calendar?country=DE');
    expect(reader.html).toContain('href="/calendar/2014-11?country=DE"');
    await reader.open('/calendar/2014-12?country=DE');
    expect(reader.html).toMatch(new RegExp(`<td><time dateTime="2014-12-06">(?:(?!</td>).)*href="${address}"`, 'i'));
    expect(reader.html).toContain('href="/calendar/2015-01?country=DE"');
    expect(reader.html).toContain('href="/calendar/2014-11?country=DE"');
    expect((await reader.open('/calendar/2014-12?country=US')).text).toContain(
      'No tournament is announced in December',
    );
    expect((await reader.open('/calendar/2014-13')).status).toBe(404);
  });

  it('says that it is not rated when too few rounds are planned', async () => {
    const page = await Reader.of(walk).signIn('Dirk', PASSWORD);
    await page.open('/tournaments/new');
    await page.send('announcement-new', fieldsOf({ name: 'Two rounds', date: '2014-12-27', plannedRounds: 2 }));
    expect(page.text).toContain('Not rated: too few rounds are planned');
  });

  it('gives a calendar file and a feed, which name the address of the tournament', async () => {
    const file = await walk
      .get('/calendar.ics?region=qonos')
      .expect(200)
      .expect('content-type', /^text\/calendar/);
    const lines = file.text.replaceAll('\r\n ', '');
    expect(lines).toContain('DTSTART:20141206T090000Z');
    expect(lines).toContain(`${address}\r\n`);
    expect(lines).toContain('STATUS:CONFIRMED');
    await walk.get(`${address}/calendar.ics`).expect(200);
    const feed = await walk
      .get('/calendar.atom?region=qonos')
      .expect(200)
      .expect('content-type', /^application\/atom/);
    expect(feed.text).toContain('<![CDATA[&lt;script&gt;alert(1)&lt;/script&gt;]]>');
    expect((await walk.get('/calendar.ics?region=elsewhere').expect(200)).text).not.toContain('BEGIN:VEVENT');
  });

  it('is changed by its director and by nobody else', async () => {
    const stranger = await Reader.of(walk).signIn('Stranger', PASSWORD);
    expect((await stranger.open(address)).text).not.toContain('Change, postpone or cancel');
    expect((await stranger.open(`${address}/edit`)).status).toBe(403);
    await dirk.open(`${address}/edit`);
    await dirk.send('announcement-change', { prizes: 'Boosters', 'plannedRounds:number': '3' });
    expect(dirk.status).toBe(409);
    expect(dirk.text).toContain('Another number of rounds needs approval');
    await dirk.send('announcement-change', { roundsApproval: 'everybody' });
    expect(dirk.path).toBe(address);
    expect(dirk.text).toContain('Saved. Players see the change.');
    expect(dirk.text).toContain('Changed: prizes, rounds');
  });

  it('is postponed and cancelled with a reason that everybody reads', async () => {
    await dirk.open(`${address}/edit`);
    await dirk.send('announcement-postpone', { date: '2014-12-13', reason: 'the hall is flooded' });
    expect(dirk.text).toContain('Postponed: the hall is flooded');
    expect(dirk.text).toContain('Sat, Dec 13, 2014');
    await dirk.open(`${address}/edit`);
    await dirk.send('announcement-cancel', { reason: 'it stays flooded' });
    const reader = await Reader.of(walk).open(address);
    expect(reader.text).toContain('Cancelled: it stays flooded');
    expect((await reader.open('/calendar')).text).toContain('Cancelled');
    expect((await walk.get('/calendar.ics')).text).toContain('STATUS:CANCELLED');
  });

  it('lists what is to come, and what has no results yet, with the day until which they are on time', async () => {
    await dirk.open('/tournaments/new');
    await dirk.send('announcement-new', fieldsOf({ name: 'Next Local', date: '2014-12-20' }));
    const first = (await Reader.of(walk).open('/')).text;
    expect(first).toMatch(/Upcoming tournaments .*Next Local .*Sat, Dec 20, 2014/);
    expect(first).not.toContain('flooded');
    expect((await dirk.open('/my/tournaments')).text).toContain('Next Local');
    walk.setTime(new Date('2014-12-21T12:00:00Z'));
    await dirk.signIn('Dirk', PASSWORD);
    await dirk.open('/my/tournaments');
    expect(dirk.text).toContain('Results to submit');
    expect(dirk.text).toContain('Sat, Dec 27, 2014');
  });

  it('knows no other address', async () => {
    expect((await Reader.of(walk).open('/announcements/none')).status).toBe(404);
  });
});

// @row 2, 9
describe('the desk of a coordinator', () => {
  it('lists directors of announced tournaments without approval, and approves them before the day', async () => {
    await makeAccount(walk.dataSource, 'Thsch', { role: 'coordinator', continent: null });
    await makeAccount(walk.dataSource, 'Newcomer');
    const newcomer = await Reader.of(walk).signIn('Newcomer', PASSWORD);
    await newcomer.open('/tournaments/new');
    await newcomer.send('announcement-new', fieldsOf({ name: 'First Local', date: '2014-12-13', region: undefined }));
    const id = newcomer.path.slice('/announcements/'.length);
    expect((await newcomer.open('/desk/announcements')).status).toBe(403);
    const coordinator = await Reader.of(walk).signIn('Thsch', PASSWORD);
    await coordinator.open('/desk/announcements');
    expect(coordinator.text).toContain('directed by Newcomer');
    await coordinator.send(`approve-${id}`);
    expect(coordinator.text).toContain('Newcomer is an approved director. Their reports count at once.');
    expect(coordinator.text).not.toContain('directed by Newcomer');
  });

  it('lists results that are due, with the deadline, for the director and the coordinator', async () => {
    const later = new Date('2014-12-20T12:00:00Z');
    walk.setTime(later);
    const coordinator = await Reader.of(walk).signIn('Thsch', PASSWORD);
    await coordinator.open('/desk/announcements');
    expect(coordinator.text).toContain('First Local');
    expect(coordinator.text).toContain('Sat, Dec 20, 2014');
    const newcomer = await Reader.of(walk).signIn('Newcomer', PASSWORD);
    await newcomer.open('/my/tournaments');
    expect(newcomer.text).toContain('Results to submit');
    walk.setTime(new Date('2014-12-22T12:00:00Z'));
    const again = await Reader.of(walk).signIn('Newcomer', PASSWORD);
    expect((await again.open('/my/tournaments')).text).toContain('Sat, Dec 20, 2014: it will be late');
  });
});

// @row 114
describe('a championship that is announced', () => {
  it('leads to its application, which leads back to it, and says whether it is approved', async () => {
    walk.setTime(ON_TIME);
    const bella = await makeAccount(walk.dataSource, 'Bella').then(() => Reader.of(walk).signIn('Bella', PASSWORD));
    await bella.open('/tournaments/new');
    const facts = { name: 'Berlin Regional', date: '2015-05-16', kind: 'regional', region: undefined };
    await bella.send('announcement-new', fieldsOf(facts));
    const announcement = bella.path;
    expect(bella.text).toContain('Regional Championship: nobody has applied for it, so it counts as level 1');
    await bella.open('/my/applications');
    await bella.send('application', {
      ...{ name: 'Berlin Regional', kind: 'regional', 'games.0': '2e', plannedOn: '2015-05-16', country: 'DE' },
      message: 'We would like to',
    });
    expect(bella.html).toContain(`href="${announcement}"`);
    expect((await bella.open(announcement)).text).toContain('its application waits for a decision');
    await walk.dataSource.query(`update applications set state = 'approved' where name = 'Berlin Regional'`);
    expect((await bella.open(announcement)).text).toContain('Regional Championship, approved');
  });
});
