import { randomUUID } from 'node:crypto';
import { announcementOf } from '../../builders/announcement-body.js';
import { useHttpWalk } from '../http-walk.js';
import { newcomer, tournamentOf, type Newcomer } from '../quotas/unapproved.js';

const LIVE = '/api/v1/live';
const NOW = { name: 'Friday', game: '2e', format: 'constructed', zone: 'Europe/Berlin', country: 'DE' };
const PLAYERS = ['ann', 'bob', 'cy', 'dee'];
const VENUE = { venue: 'Ten Forward' };

const walk = useHttpWalk();
let stranger: Newcomer;
let another: Newcomer;
let director: string;

beforeAll(async () => {
  director = await walk.createToken('director', 'Dirk');
  stranger = await newcomer(walk.dataSource, 'Quark');
  another = await newcomer(walk.dataSource, 'Rom');
});

async function begin(token: string, facts: object = {}): Promise<string> {
  const body = { tournament: { ...NOW, ...facts }, players: PLAYERS };
  return ((await walk.post(LIVE, token, body).expect(201)).body as { id: string }).id;
}

const send = (id: string, token: string, act: object) =>
  walk.post(`${LIVE}/${id}/entries`, token, { key: randomUUID(), act });

async function linksOf(id: string, token: string): Promise<Map<string, string>> {
  const { body } = await walk.get(`${LIVE}/${id}/links`).set('authorization', `Bearer ${token}`).expect(200);
  return new Map((body as { rows: { player: string; link: string }[] }).rows.map(({ player, link }) => [player, link]));
}

const own = (id: string, link: string, act: object) => walk.post(`${LIVE}/${id}/own-entries`, null, { link, act });

interface Table {
  readonly players: readonly string[];
}

const tablesOf = async (id: string): Promise<readonly Table[]> =>
  ((await walk.get(`${LIVE}/${id}`).expect(200)).body as { rounds: { tables: Table[] }[] }).rounds.at(-1)!.tables;

/** Everything that can be done in a live tournament of four players until its report, with no refusal on the way. */
async function playAll(id: string, token: string): Promise<string> {
  const enter = async (act: object) => {
    const { body } = await send(id, token, act).expect(200);
    expect((body as { warnings: object[] }).warnings).toEqual([]);
  };
  await enter({ kind: 'check-in', handle: 'ann' });
  await enter({ kind: 'undo-check-in', handle: 'ann' });
  await enter({ kind: 'check-in-all' });
  await enter({ kind: 'enter', handle: 'eve' });
  await enter({ kind: 'check-in', handle: 'eve' });
  await enter({ kind: 'rename', handle: 'eve', to: 'fay' });
  await enter({ kind: 'undo-check-in', handle: 'fay' });
  await enter({ kind: 'remove', handle: 'fay' });
  await enter({ kind: 'plan-rounds', rounds: 2, approval: 'everybody', reason: 'Few came' });
  for (const number of [1, 2]) {
    await enter({ kind: 'pair', round: number });
    await enter({ kind: 'start-round', round: number });
    for (const { players } of await tablesOf(id))
      await enter({ kind: 'result', round: number, players, told: { result: 'FW', score: [100, 35] } });
    if (number === 1) {
      await enter({ kind: 'drop', handle: 'dee' });
      await enter({ kind: 'return', handle: 'dee' });
    }
  }
  await enter({ kind: 'finish' });
  const { body } = await walk.post(`${LIVE}/${id}/draft`, token, {}).expect(201);
  return (body as { draft: string }).draft;
}

describe('a stranger who does everything first', () => {
  it('keeps an approved director from nothing, and neither of their players', async () => {
    const announced = announcementOf({ director: 'Dirk', date: '2015-02-07', time: '10:00', ...VENUE });
    await walk.post('/api/v1/announcements', stranger.token, announced).expect(201);
    const theirs = await begin(stranger.token, VENUE);
    await send(theirs, stranger.token, { kind: 'enter', handle: 'fay' }).expect(200);
    await send(theirs, stranger.token, { kind: 'check-in-all' }).expect(200);
    await send(theirs, stranger.token, { kind: 'pair', round: 1 }).expect(200);
    await send(theirs, stranger.token, { kind: 'start-round', round: 1 }).expect(200);
    await walk.post('/api/v1/submissions', stranger.token, tournamentOf('Quark', 'spec:friday-1', PLAYERS)).expect(201);

    await walk.post('/api/v1/announcements', director, announced).expect(201);
    const real = await begin(director, VENUE);
    const draft = await playAll(real, director);
    expect(draft).not.toBe('');
    await walk.post('/api/v1/submissions', director, tournamentOf('Dirk', 'spec:friday-1', PLAYERS)).expect(201);

    // No handle is taken by what a stranger entered.
    const credentials = { handle: 'fay', password: 'darmok and jalad' };
    await walk.post('/api/v1/accounts', null, credentials).expect(201);
    // Players decide by their links where they are, in both.
    const again = await begin(director);
    for (const [id, token] of [
      [again, director],
      [theirs, stranger.token],
    ] as const) {
      const links = await linksOf(id, token);
      for (const handle of PLAYERS) await own(id, links.get(handle)!, { kind: 'check-in', handle }).expect(200);
    }
  });

  it('is refused a player of an approved director without being told where they play, except with a reason', async () => {
    const real = await begin(director, { name: 'The real one' });
    await send(real, director, { kind: 'check-in-all' }).expect(200);
    const theirs = await begin(stranger.token);
    for (const act of [{ kind: 'check-in', handle: 'ann' }, { kind: 'check-in-all' }]) {
      const { text, body } = await send(theirs, stranger.token, act).expect(409);
      expect(body).toMatchObject({ type: '/problems/live-player-elsewhere' });
      expect(text).not.toMatch(new RegExp(`The real one|${real}|Dirk`));
    }
    const [link] = [(await linksOf(theirs, stranger.token)).get('ann')!];
    await own(theirs, link, { kind: 'check-in', handle: 'ann' }).expect(200);
    await send(theirs, stranger.token, { kind: 'check-in', handle: 'bob', although: 'They are here' }).expect(200);
    await send(real, director, { kind: 'finish' });
  });

  it('is only a warning for another one, which says nothing about the other tournament', async () => {
    const players = ['gus', 'hal'];
    const facts = { tournament: { ...NOW, name: 'Their secret' }, players };
    const first = (await walk.post(LIVE, stranger.token, facts).expect(201)).body as { id: string };
    await send(first.id, stranger.token, { kind: 'check-in-all' }).expect(200);
    const second = (await walk.post(LIVE, another.token, { ...facts, tournament: NOW }).expect(201)).body as {
      id: string;
    };
    const { body, text } = await send(second.id, another.token, { kind: 'check-in-all' }).expect(200);
    expect(body).toMatchObject({ warnings: players.map(() => ({ code: 'plays-elsewhere-too', severity: 'warning' })) });
    expect(text).not.toMatch(new RegExp(`Their secret|${first.id}|Quark`));
  });
});
