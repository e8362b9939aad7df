import { announcementOf } from '../builders/announcement-body.js';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
let director: string;
let nina: string;
let id: string;

interface Registered {
  readonly players: readonly { readonly handle: string; readonly registeredBy: string }[];
  readonly isOpen: boolean;
}

const pathOf = (rest: string) => `/api/v1/announcements/${id}${rest}`;
const register = (token: string | null, body: object = {}) => walk.post(pathOf('/players'), token, body);
const withdraw = (token: string, handle: string) =>
  request(walk.app.getHttpServer())
    .delete(pathOf(`/players/${handle}`))
    .set('authorization', `Bearer ${token}`);
const setOpen = (token: string, isOpen: boolean) =>
  request(walk.app.getHttpServer())
    .put(pathOf('/registration'))
    .set('authorization', `Bearer ${token}`)
    .send({ isOpen });
const handles = (body: unknown): string[] => (body as Registered).players.map(({ handle }) => handle);

let minute = 0;

beforeAll(async () => {
  director = await walk.createToken('director', 'Dirk');
  nina = await walk.createToken('player', 'Nina');
  await makeAccount(walk.dataSource, 'Olga');
});

beforeEach(async () => {
  walk.setTime(ON_TIME);
  const time = `10:${String(minute++).padStart(2, '0')}`;
  const { body } = await walk.post('/api/v1/announcements', director, announcementOf({ time })).expect(201);
  id = (body as { id: string }).id;
});

// @row 151
describe('registering for an announced tournament', () => {
  it('is for every member, once, and is shown with the announcement', async () => {
    const { body } = await register(nina).expect(201);
    expect(body).toMatchObject({ isOpen: true, players: [{ handle: 'Nina', registeredBy: 'Nina' }] });
    await register(nina).expect(409);
    await register(null).expect(401);
    const shown = await walk.get(pathOf('')).expect(200);
    expect(handles((shown.body as { registration: unknown }).registration)).toEqual(['Nina']);
    expect(handles((await withdraw(nina, 'nina').expect(200)).body)).toEqual([]);
    await withdraw(nina, 'Nina').expect(409);
  });

  it('lets directors register and withdraw others, whom somebody has to know', async () => {
    expect(handles((await register(director, { handle: 'Olga' }).expect(201)).body)).toEqual(['Olga']);
    await register(nina, { handle: 'Olga' }).expect(403);
    await withdraw(nina, 'Olga').expect(403);
    const { body } = await register(director, { handle: 'Olgaa' }).expect(422);
    expect((body as { detail: string }).detail).toContain('did you mean "Olga"?');
    expect(handles((await withdraw(director, 'Olga').expect(200)).body)).toEqual([]);
  });

  it('ends with the start, or when a director closes the list; directors write on it until the results are here', async () => {
    await setOpen(nina, false).expect(403);
    expect((await setOpen(director, false).expect(200)).body).toMatchObject({ isOpen: false });
    expect((await register(nina).expect(409)).body).toMatchObject({ type: '/problems/registration-closed' });
    await register(director, { handle: 'Nina' }).expect(201);
    await setOpen(director, true).expect(200);
    walk.setTime(new Date('2014-12-06T09:30:00Z'));
    expect((await withdraw(nina, 'Nina').expect(409)).body).toMatchObject({ type: '/problems/registration-over' });
    await withdraw(director, 'Nina').expect(200);
  });

  it('is not for a tournament that was cancelled, nor for one that nobody announced', async () => {
    await walk.post(pathOf('/cancellation'), director, { reason: 'a flood' }).expect(200);
    expect((await register(nina).expect(409)).body).toMatchObject({ type: '/problems/announcement-cancelled' });
    id = '9e0e9a2b-5a0e-4d5c-9a53-0d5bd2b0c001';
    await register(nina).expect(404);
  });

  it('takes one button on the page, and the director closes the list there', async () => {
    const olga = await Reader.of(walk).signIn('Olga', PASSWORD);
    await olga.open(`/announcements/${id}`);
    expect(olga.text).toContain('Nobody has registered yet.');
    await olga.send('player-registration');
    expect(olga.text).toContain('You are registered.');
    expect(olga.text).toContain('1 registered.');
    await setOpen(director, false).expect(200);
    await olga.open(`/announcements/${id}`);
    expect(olga.text).toContain('1 registered. Registration is closed.');
    expect(olga.html).not.toContain('player-withdrawal');
  });
});

// @row 151
describe('a tournament with two places', () => {
  const placesIn = (body: unknown) =>
    (body as { players: { handle: string; waiting: number | null }[] }).players.map(
      ({ handle, waiting }) => [handle, waiting] as const,
    );

  beforeEach(async () => {
    const time = `11:${String(minute++).padStart(2, '0')}`;
    const announcement = announcementOf({ time, capacity: 2 });
    const { body } = await walk.post('/api/v1/announcements', director, announcement).expect(201);
    id = (body as { id: string }).id;
    for (const handle of ['Dirk', 'Olga']) await register(director, { handle }).expect(201);
  });

  it('lets later players wait in their order, and moves the first up when somebody withdraws', async () => {
    await makeAccount(walk.dataSource, `Pat${minute}`);
    expect(placesIn((await register(nina).expect(201)).body)).toContainEqual(['Nina', 1]);
    expect((await register(director, { handle: `Pat${minute}` }).expect(201)).body).toMatchObject({ movedUp: [] });
    const { body } = await withdraw(director, 'Olga').expect(200);
    expect(body).toMatchObject({ movedUp: ['Nina'], capacity: 2 });
    expect(placesIn(body)).toEqual([
      ['Dirk', null],
      ['Nina', null],
      [`Pat${minute}`, 1],
    ]);
  });

  it('says on the page who waits, to the player too', async () => {
    await register(nina).expect(201);
    const account = `Quin${minute}`;
    await makeAccount(walk.dataSource, account);
    const quin = await Reader.of(walk).signIn(account, PASSWORD);
    await quin.open(`/announcements/${id}`);
    expect(quin.text).toContain('2 of 2 places are taken.');
    await quin.send('player-registration');
    expect(quin.text).toContain('All places are taken. You are on the waiting list.');
    expect(quin.text).toContain('You are number 2 on the waiting list.');
    await withdraw(director, 'Dirk').expect(200);
    expect((await quin.open(`/announcements/${id}`)).text).toContain('You are number 1 on the waiting list.');
    await withdraw(director, 'Nina').expect(200);
    expect((await quin.open(`/announcements/${id}`)).text).toContain('You have a place.');
  });

  it('begins live with the players who have a place', async () => {
    await register(nina).expect(201);
    walk.setTime(new Date('2014-12-06T09:30:00Z'));
    const begun = await walk.post('/api/v1/live', director, { announcement: id }).expect(201);
    const live = await walk.get(`/api/v1/live/${(begun.body as { id: string }).id}`).expect(200);
    expect(JSON.stringify(live.body)).toContain('Olga');
    expect(JSON.stringify(live.body)).not.toContain('Nina');
  });
});
