import { announcementOf } from '../builders/announcement-body.js';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let director: string;

interface Rows {
  readonly rows: readonly { readonly id: string; readonly name: string }[];
}

const announce = async (changes: object): Promise<string> => {
  const { body } = await walk.post('/api/v1/announcements', director, announcementOf(changes)).expect(201);
  return (body as { id: string }).id;
};

beforeAll(async () => {
  director = await walk.createToken('director', 'Dirk');
  await makeAccount(walk.dataSource, 'Olga');
});

beforeEach(() => walk.setTime(ON_TIME));

describe('an unlisted tournament', () => {
  it('is found by its link alone: in no list, calendar, feed or site map, and not beside another one', async () => {
    const name = 'Hidden Cellar Cup';
    const id = await announce({ name, unlisted: true, time: '13:00', country: 'FI' });
    const reader = Reader.of(walk);
    const places = [
      '/api/v1/announcements?limit=200',
      '/',
      '/calendar',
      '/calendar/2014-12',
      '/calendar.ics',
      '/calendar.atom',
      '/sitemap.xml',
      '/search?q=Hidden+Cellar',
      '/tournaments',
    ];
    for (const path of places) {
      const { html } = await reader.open(path);
      expect([path, html.includes(id)]).toEqual([path, false]);
      expect([path, html.replace(/value="[^"]*"|<title>.*?<\/title>/g, '').includes(name)]).toEqual([path, false]);
    }
    expect((await reader.open('/calendar')).html).not.toContain('value="FI"');
    const page = await reader.open(`/announcements/${id}`);
    expect(page.text).toContain('only people with the link of this page find it');
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    const own = await walk.get('/api/v1/announcements/mine').set('authorization', `Bearer ${director}`).expect(200);
    expect((own.body as Rows).rows.map((row) => row.id)).toContain(id);
    const neighbour = await walk.createToken('director', 'Ned');
    const beside = announcementOf({ name: 'Open Cup', time: '13:00', country: 'FI' });
    const { body } = await walk.post('/api/v1/announcements', neighbour, beside).expect(201);
    expect(body).toMatchObject({ findings: [] });
  });

  it('takes a registration from somebody with the link', async () => {
    const id = await announce({ unlisted: true, time: '14:00' });
    const olga = await Reader.of(walk).signIn('Olga', PASSWORD);
    await olga.open(`/announcements/${id}`);
    await olga.send('player-registration');
    expect(olga.text).toContain('You are registered.');
  });
});

describe('repeating a tournament', () => {
  it('announces each repetition alone, and nothing when one of them is announced already', async () => {
    const id = await announce({ name: 'Thursday Club', date: '2014-12-04', time: '19:00', capacity: 12 });
    const body = { unit: 'week', interval: 2, until: '2015-01-15' };
    const stranger = await walk.createToken('director', 'Stan');
    await walk.post(`/api/v1/announcements/${id}/repetitions`, stranger, body).expect(403);
    const stored = await walk.post(`/api/v1/announcements/${id}/repetitions`, director, body).expect(201);
    expect(stored.body).toMatchObject({ count: 3, first: '2014-12-18', last: '2015-01-15' });
    expect((stored.body as Rows).rows).toMatchObject([
      { startsAt: '2014-12-18T19:00:00+01:00', capacity: 12, version: 1, isEarlyEnough: true },
      { startsAt: '2015-01-01T19:00:00+01:00' },
      { startsAt: '2015-01-15T19:00:00+01:00' },
    ]);
    const longer = { ...body, until: '2015-02-28' };
    const again = await walk.post(`/api/v1/announcements/${id}/repetitions`, director, longer).expect(409);
    expect(again.body).toMatchObject({ type: '/problems/announced-already' });
    const { body: listed } = await walk.get('/api/v1/announcements?from=2014-12-01&limit=200').expect(200);
    expect((listed as Rows).rows.filter(({ name }) => name === 'Thursday Club')).toHaveLength(4);
  });

  it('names the last day that works when there are too many, and says that a day before the first is none', async () => {
    const id = await announce({ date: '2014-12-05', time: '19:00' });
    const ask = (until: string) =>
      walk.post(`/api/v1/announcements/${id}/repetitions`, director, { unit: 'week', interval: 1, until }).expect(400);
    expect(JSON.stringify((await ask('2016-01-01')).body)).toContain('choose 2015-06-05 or earlier');
    expect(JSON.stringify((await ask('2014-12-05')).body)).toContain('no day after 2014-12-05');
  });

  it('takes one form on the page, without a script', async () => {
    await makeAccount(walk.dataSource, 'Rita');
    const rita = await Reader.of(walk).signIn('Rita', PASSWORD);
    await rita.open('/tournaments/new');
    const { plannedRounds, ...fields } = announcementOf({ name: 'Second Tuesday', date: '2014-12-09' }) as Record<
      string,
      string | number
    >;
    const typed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    await rita.send('announcement-new', { ...typed, 'plannedRounds:number': String(plannedRounds) });
    await rita.open(`${rita.path}/edit`);
    await rita.send('announcement-repeat', { unit: 'month', 'interval:number': '1', until: '2015-03-31' });
    expect(rita.text).toContain('3 announced, from 2015-01-13 to 2015-03-10.');
    expect(rita.text.match(/Second Tuesday/g)!.length).toBeGreaterThanOrEqual(4);
  });
});
