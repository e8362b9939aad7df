import { EventRepository } from '@quadrant/store/events';
import { announcementOf } from '../builders/announcement-body.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const NAME = 'Cup <b>& ]]> Co';

beforeAll(async () => {
  const coordinator = await walk.createToken('coordinator', 'Thsch');
  const dirk = await walk.createToken('director', 'Dirk');
  await walk.post('/api/v1/leagues', coordinator, { slug: 'baltic', name: 'Baltic', director: 'Dirk' }).expect(201);
  const document = reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      { tournament: { externalId: 'feeds:1', director: 'Dirk', name: NAME } },
    ),
  );
  const { body } = await walk.post('/api/v1/submissions', dirk, document).expect(201);
  await walk.publisher.publishTournament((body as { tournamentId: string }).tournamentId, 1);
  const announced = await walk.post('/api/v1/announcements', dirk, announcementOf({ name: 'Winter & Co' })).expect(201);
  const ann = await walk.createToken('player', 'ann');
  const { id } = announced.body as { id: string };
  await walk.post(`/api/v1/announcements/${id}/players`, ann, { handle: 'ann' });
  await new EventRepository(walk.dataSource).place(new Date());
});

interface JsonFeed {
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly title: string; readonly url: string }[];
}

const readJson = async (path: string): Promise<JsonFeed> => {
  const { text } = await walk
    .get(path)
    .expect(200)
    .expect('content-type', /^application\/feed\+json/);
  return JSON.parse(text) as JsonFeed;
};
const titlesOf = async (path: string) => (await readJson(path)).items.map(({ title }) => title);

describe('feeds', () => {
  it('tell the news, the latest first', async () => {
    const titles = await titlesOf('/news.json');
    expect(titles).toContain('The league Baltic begins.');
    expect(titles).toContain(`The results of ${NAME} are published.`);
    expect(titles).toContain('Winter & Co was announced.');
  });

  it.each([
    '/news.atom',
    '/runs.atom',
    '/leagues/baltic/feed.atom',
    '/players/ann/feed.atom',
    '/regions/qonos/feed.atom',
  ])('are Atom at %s, with an entry that leads to a page', async (path) => {
    const { text } = await walk
      .get(path)
      .expect(200)
      .expect('content-type', /^application\/atom\+xml/);
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    const page = /<entry>[^]*?<link href="([^"]+)"/.exec(text)?.[1] ?? '';
    await walk.get(new URL(page, 'http://localhost').pathname).expect(200);
  });

  it('tell a league only what belongs to it', async () => {
    expect(await titlesOf('/leagues/baltic/feed.json')).toEqual(['The league Baltic begins.']);
  });

  it('tell what a player played, and what a region has', async () => {
    expect(await titlesOf('/players/cy/feed.json')).toEqual([`cy: place 1 in ${NAME}`]);
    expect(await titlesOf('/regions/qonos/feed.json')).toContain('Winter & Co');
  });

  it('are found by feed readers from the pages', async () => {
    const { text } = await walk.get('/leagues/baltic').expect(200);
    expect(text).toMatch(/<link rel="alternate" type="application\/atom\+xml" href="\/leagues\/baltic\/feed\.atom"/);
  });

  it('are not there for unknown things', async () => {
    for (const path of ['/leagues/gone', '/players/nobody', '/regions/nowhere'])
      await walk.get(`${path}/feed.atom`).expect(404);
  });
});

describe('the calendar of a player', () => {
  it('has the tournaments that they direct', async () => {
    const { text } = await walk
      .get('/players/dirk/calendar.ics')
      .expect(404)
      .then(() => walk.get('/players/ann/calendar.ics').expect(200));
    expect(text).toContain('BEGIN:VCALENDAR');
  });
});

describe('a hidden player', () => {
  beforeAll(async () => {
    await walk.dataSource.query(`update players set hidden_at = now() where handle_key = 'bob'`);
  });

  it('is in no feed by name', async () => {
    await walk.get('/players/bob/feed.atom').expect(404);
    await walk.get('/players/bob/calendar.ics').expect(404);
    for (const path of ['/news.atom', '/runs.atom', '/regions/qonos/feed.atom']) {
      const { text } = await walk.get(path).expect(200);
      expect(text).not.toMatch(/\bbob\b/i);
    }
  });
});
