import { randomUUID } from 'node:crypto';
import { report, reportDocument, round } from '../builders/report.js';
import { useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
process.env['REQUESTS_PER_DAY'] = '3';

let paula: string;
let coordinator: string;
let elsewhere: string;
let chief: string;

beforeAll(async () => {
  paula = await walk.createToken('player', 'Paula');
  coordinator = await walk.createToken('coordinator', 'thsch');
  elsewhere = await walk.createToken('coordinator', 'chompers');
  chief = await walk.createToken('director-of-organized-play', 'stoovie');
  await walk.dataSource.query(
    `update role_grants g set continent = case a.handle when 'thsch' then 'europe' else 'australia' end
     from accounts a where a.id = g.account_id and g.role = 'coordinator'`,
  );
});
beforeEach(() => walk.dataSource.query(`delete from usage_counts`));
afterEach(async () => {
  await walk.dataSource.query(`delete from notices`);
  await walk.dataSource.query(`delete from inquiries`);
});

const asVisitor = (body: object) =>
  request(walk.app.getHttpServer()).post('/api/v1/inquiries/visitors').set('sec-fetch-site', 'same-origin').send(body);

const told = async (): Promise<string[]> => {
  const rows = await walk.dataSource.query<{ told: string }[]>(
    `select a.handle || ' ' || n.kind as told from notices n join accounts a on a.id = n.account_id order by 1`,
  );
  return rows.map((row) => row.told);
};

const ask = (token: string) =>
  request(walk.app.getHttpServer()).get('/api/v1/inquiries').auth(token, { type: 'bearer' });

interface Listed {
  readonly rows: readonly { readonly id: string; readonly [fact: string]: unknown }[];
}

// @row 268
describe('a message to the coordinators', () => {
  it('of a visitor reaches the coordinators of the place, who alone see how to answer', async () => {
    await asVisitor({ topic: 'question', text: 'Who approves me?', to: 'europe', replyTo: 'vera@mail.example' }).expect(
      201,
    );
    expect(await told()).toEqual(['thsch inquiry-received']);
    const { body } = (await ask(coordinator).expect(200)) as { body: Listed };
    expect(body.rows).toMatchObject([{ text: 'Who approves me?', from: null, replyTo: 'vera@mail.example' }]);
    for (const other of [paula, elsewhere]) expect(((await ask(other)).body as Listed).rows).toEqual([]);
    const { id } = body.rows[0]!;
    const answer = { state: 'answered', answer: 'I do.' };
    await walk.post(`/api/v1/inquiries/${id}/answer`, elsewhere, answer).expect(403);
    await walk.post(`/api/v1/inquiries/${id}/answer`, coordinator, answer).expect(200);
    const [row] = await walk.dataSource.query<{ reply_to: string | null }[]>(`select reply_to from inquiries`);
    expect(row).toEqual({ reply_to: null });
  });

  it('with an idea reaches the Director of Organized Play, too, and its state comes back as a notice', async () => {
    const idea = { topic: 'bonus-scheme', text: 'Points for a new affiliation', to: 'europe' };
    const { body } = await walk.post('/api/v1/inquiries', paula, idea).expect(201);
    expect(await told()).toEqual(['stoovie inquiry-received', 'thsch inquiry-received']);
    const { id } = body as { id: string };
    const answer = { state: 'accepted', answer: 'In the next season.' };
    await walk.post(`/api/v1/inquiries/${id}/answer`, chief, answer).expect(200);
    expect(await told()).toContain('Paula inquiry-answered');
    await walk.post(`/api/v1/inquiries/${id}/answer`, coordinator, answer).expect(409);
    await walk.post(`/api/v1/inquiries/${randomUUID()}/answer`, coordinator, answer).expect(404);
  });

  it('without a place reaches all continents, and one for an unknown region is refused', async () => {
    await walk.post('/api/v1/inquiries', paula, { topic: 'question', text: 'Hello' }).expect(201);
    expect(await told()).toEqual(['chompers inquiry-received', 'thsch inquiry-received']);
    await walk.post('/api/v1/inquiries', paula, { topic: 'question', text: 'Hello', to: 'atlantis' }).expect(400);
  });

  it('is limited for an address, and for an account', async () => {
    const question = { topic: 'question', text: 'Hello' };
    for (let sent = 0; sent < 3; sent += 1) await asVisitor(question).expect(201);
    const { body } = await asVisitor(question).expect(429);
    expect(body).toMatchObject({
      quota: 'visitor-inquiries',
      detail: 'One network address can send at most 3 messages a day. 3 messages came from yours today.',
    });
    for (let sent = 0; sent < 3; sent += 1) await walk.post('/api/v1/inquiries', paula, question).expect(201);
    await walk.post('/api/v1/inquiries', paula, question).expect(429);
  });
});

describe('the page about the site', () => {
  it('names the coordinators with their places, and no address', async () => {
    await asVisitor({ topic: 'question', text: 'Hi', to: 'europe', replyTo: 'vera@mail.example' }).expect(201);
    const { text } = await walk.get('/about').expect(200);
    expect(text).toMatch(/stoovie.*thsch|thsch.*stoovie/s);
    expect(text).toContain('href="/contact?to=europe"');
    for (const page of [text, (await walk.get('/contact?to=europe').expect(200)).text])
      expect(page).not.toMatch(/[\w.]+@[\w.]+/);
  });
});

describe('the page of a director', () => {
  it('lists what they directed, and is gone when they are hidden', async () => {
    const evening = round('ann 100-35 bob FW', 'cy 100-20 dee FW');
    const document = reportDocument(
      report(evening, round('ann cy TT', 'bob dee TT'), round('ann dee TT', 'bob cy TT'), {
        tournament: { name: 'An evening of Ann', director: 'ann' },
      }),
    );
    const { body } = await walk.post('/api/v1/submissions', chief, document).expect(201);
    await walk.publisher.publishTournament(body.tournamentId as string, 1);
    const { text } = await walk.get(`/tournaments/${body.tournamentId}`).expect(200);
    expect(text).toContain('href="/directors/ann"');
    const page = await walk.get('/directors/ANN').expect(200);
    expect(page.text).toContain('An evening of Ann');
    await walk.dataSource.query(
      `update players p set hidden_at = now() from player_handles h where h.player_id = p.id and h.handle_key = 'ann'`,
    );
    await walk.get('/directors/ann').expect(404);
  });

  it('is missing for somebody who directs nothing', async () => {
    await walk.get('/directors/Nobody').expect(404);
  });
});
