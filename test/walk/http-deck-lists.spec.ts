import { announcementOf } from '../builders/announcement-body.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import request from 'supertest';

const LIST = 'Missions\n5 Excavation\nDilemmas\n20 Wall\nDraw deck\n35 Ensign';
const AFTER_DEADLINE = new Date('2014-12-05T20:00:00Z');

const walk = useHttpWalk();
let director: string;
let nina: string;
let otto: string;
let id: string;

interface Lists {
  readonly openedAt: string | null;
  readonly submitted: number;
  readonly lists: readonly { handle: string; list: string | null; count: { cards: number; notes: string[] } | null }[];
}

const pathOf = (rest: string) => `/api/v1/announcements/${id}/deck-lists${rest}`;
const put = (token: string, handle: string, list: string) =>
  request(walk.app.getHttpServer())
    .put(pathOf(`/${handle}`))
    .set('authorization', `Bearer ${token}`)
    .send({ list });
const take = (token: string, handle: string) =>
  request(walk.app.getHttpServer())
    .delete(pathOf(`/${handle}`))
    .set('authorization', `Bearer ${token}`);
const read = async (token: string): Promise<Lists> =>
  (await walk.get(pathOf('')).set('authorization', `Bearer ${token}`).expect(200)).body as Lists;
const shown = async (): Promise<Lists> => {
  const { body } = await walk.get(`/api/v1/announcements/${id}`).expect(200);
  return (body as { submittedDecks: Lists }).submittedDecks;
};

let minute = 0;

const announce = async (changes: object = {}): Promise<void> => {
  const time = `10:${String(minute++).padStart(2, '0')}`;
  const asked = { time, deckLists: true, deckListsDate: '2014-12-05', deckListsTime: '20:00', ...changes };
  const { body } = await walk.post('/api/v1/announcements', director, announcementOf(asked)).expect(201);
  id = (body as { id: string }).id;
  for (const token of [nina, otto]) await walk.post(`/api/v1/announcements/${id}/players`, token, {}).expect(201);
};

beforeAll(async () => {
  director = await walk.createToken('director', 'Dirk');
  nina = await walk.createToken('player', 'Nina');
  otto = await walk.createToken('player', 'Otto');
});

beforeEach(() => walk.setTime(ON_TIME));

describe('deck lists of an announced tournament', () => {
  it('are seen by their players alone until a director opens them after the deadline', async () => {
    await announce();
    await put(nina, 'Nina', LIST).expect(200);
    expect(await read(nina)).toMatchObject({
      submitted: 1,
      openedAt: null,
      lists: [{ handle: 'Nina', list: LIST, count: { cards: 60, notes: [] } }],
    });
    expect((await read(otto)).lists).toEqual([]);
    expect((await read(director)).lists).toMatchObject([{ handle: 'Nina', list: null, count: null }]);
    expect(await shown()).toMatchObject({ submitted: 1, lists: [] });
    const early = await walk.post(pathOf('/opening'), director, {}).expect(409);
    expect(early.body).toMatchObject({ type: '/problems/deck-lists-not-due', until: '2014-12-05T20:00:00+01:00' });
    await walk.post(pathOf('/opening'), nina, {}).expect(403);
    walk.setTime(AFTER_DEADLINE);
    await walk.post(pathOf('/opening'), director, {}).expect(200);
    expect((await read(director)).lists).toMatchObject([{ handle: 'Nina', list: LIST }]);
    expect((await read(otto)).lists).toEqual([]);
    expect((await shown()).lists).toEqual([]);
    const csv = await walk.get(pathOf('.csv')).set('authorization', `Bearer ${director}`).expect(200);
    expect(csv.text).toContain('35 Ensign');
  });

  it('are shown to everybody once they are open, where the announcement says so', async () => {
    await announce({ deckListsShown: true });
    await put(nina, 'Nina', LIST).expect(200);
    expect((await shown()).lists).toEqual([]);
    walk.setTime(AFTER_DEADLINE);
    await walk.post(pathOf('/opening'), director, {}).expect(200);
    expect((await shown()).lists).toMatchObject([{ handle: 'Nina', list: LIST }]);
    expect((await Reader.of(walk).open(`/announcements/${id}`)).text).toContain('35 Ensign');
  });

  it('stay with the tournament: its results show the lists that the announcement shows, and no others', async () => {
    for (const [day, deckListsShown] of [
      ['2014-12-06', true],
      ['2014-12-07', false],
    ] as const) {
      walk.setTime(ON_TIME);
      await announce({ date: day, time: '16:00', deckListsShown });
      await put(nina, 'Nina', LIST).expect(200);
      walk.setTime(AFTER_DEADLINE);
      await walk.post(pathOf('/opening'), director, {}).expect(200);
      walk.setTime(new Date(`${day}T20:00:00Z`));
      const [startsAt, registeredAt] = [`${day}T16:00:00+01:00`, '2014-11-10T13:00:00+01:00'];
      const document = reportDocument(
        report(
          round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
          round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
          round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
          { tournament: { director: 'Dirk', country: 'DE', startsAt, registeredAt } },
        ),
      );
      const sent = await walk.post('/api/v1/submissions', director, document).expect(201);
      const { tournamentId } = sent.body as { tournamentId: string };
      const { text } = await Reader.of(walk).open(`/tournaments/${tournamentId}`);
      expect(text.includes('35 Ensign')).toBe(deckListsShown);
    }
  });

  it('are replaced and taken back until the deadline, and submitted by a director after it', async () => {
    await announce();
    await put(nina, 'Nina', '1 Ensign').expect(200);
    await put(nina, 'Nina', LIST).expect(200);
    await take(nina, 'Nina').expect(200);
    expect((await take(nina, 'Nina').expect(409)).body).toMatchObject({ type: '/problems/deck-list-not-found' });
    await put(nina, 'Otto', LIST).expect(403);
    walk.setTime(AFTER_DEADLINE);
    expect((await put(nina, 'Nina', LIST).expect(409)).body).toMatchObject({ type: '/problems/deck-lists-due' });
    await put(director, 'Nina', LIST).expect(200);
    await walk.post(`/api/v1/announcements/${id}/players`, director, {}).expect(201);
    // A director who plays has the deadline of all players.
    await put(director, 'Dirk', LIST).expect(409);
    expect((await put(director, 'Dora', LIST).expect(409)).body).toMatchObject({
      type: '/problems/player-not-registered',
    });
  });

  it('go with a player who withdraws from the tournament', async () => {
    await announce();
    await put(nina, 'Nina', LIST).expect(200);
    await request(walk.app.getHttpServer())
      .delete(`/api/v1/announcements/${id}/players/Nina`)
      .set('authorization', `Bearer ${nina}`)
      .expect(200);
    expect((await shown()).submitted).toBe(0);
  });

  it('are refused when they have 2 MB, are no text, or nobody asked for them', async () => {
    await announce();
    await put(nina, 'Nina', '1 Ensign\n'.repeat(220_000)).expect(413);
    const long = await put(nina, 'Nina', '1 Ensign\n'.repeat(3_000)).expect(422);
    expect(long.body).toMatchObject({ type: '/problems/deck-list-too-long' });
    const picture = await put(nina, 'Nina', '\u0089PNG\r\n\u001a\n').expect(422);
    expect(picture.body).toMatchObject({ type: '/problems/deck-list-not-text', line: 1 });
    await announce({ deckLists: false });
    const unasked = await put(nina, 'Nina', LIST).expect(409);
    expect(unasked.body).toMatchObject({ type: '/problems/deck-lists-not-asked' });
    const late = announcementOf({ time: '10:59', deckLists: true, deckListsDate: '2014-12-07' });
    const { body } = await walk.post('/api/v1/announcements', director, late).expect(400);
    expect(JSON.stringify(body)).toContain('must be no later than the start');
  });

  it('move their deadline with a postponed tournament', async () => {
    await announce();
    walk.setTime(new Date('2014-12-04T12:00:00Z'));
    const to = { date: '2014-12-20', time: '10:00', reason: 'a flood' };
    const { body } = await walk.post(`/api/v1/announcements/${id}/postponement`, director, to);
    expect(body).toMatchObject({ deckListsUntil: '2014-12-19T20:00:00+01:00' });
  });

  it('take one form on the page, as text or as a file, without a script', async () => {
    await announce();
    await makeAccount(walk.dataSource, 'Paul');
    await walk.post(`/api/v1/announcements/${id}/players`, director, { handle: 'Paul' }).expect(201);
    const paul = await Reader.of(walk).signIn('Paul', PASSWORD);
    await paul.open(`/announcements/${id}`);
    expect(paul.text).toContain('0 were submitted.');
    await paul.open(`/announcements/${id}/deck-lists`);
    await paul.send('deck-list', { list: 'Missions\n4 Excavation\nDilemmas\n20 Wall\nDraw deck\n35 Ensign' });
    expect(paul.text).toContain('The deck list is stored.');
    expect(paul.text).toContain('Missions: 4. Needed: 5');
    await paul.send('deck-list', { list: '1 Ensign\n'.repeat(220_000) });
    expect(paul.status).toBe(413);
    await paul.open(`/announcements/${id}/deck-lists`);
    await paul.send('deck-list-withdrawal');
    expect(paul.text).toContain('You have submitted none.');
  });
});
