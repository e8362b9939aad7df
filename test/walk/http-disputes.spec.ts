import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { generateToken, hashToken } from '@quadrant/http';
import { DISPUTE_STATES, disputeStateAt, type Continent } from '@quadrant/rules/permissions';
import { TokenRepository } from '@quadrant/store/accounts';
import { newToken } from '../builders/principals.js';
import { emptyTables } from '../builders/database.js';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
const DISPUTES = '/api/v1/disputes';
const DAY_MS = 24 * 60 * 60 * 1000;
const NOBODY = '00000000-0000-4000-8000-000000000000';

let player: string;
let stranger: string;
let director: string;
let second: string;
let american: string;
let european: string;
let everywhere: string;
let chief: string;

beforeAll(async () => {
  player = await walk.createToken('player', 'ann');
  stranger = await walk.createToken('player', 'stranger');
  director = await walk.createToken('director', 'Director');
  second = await walk.createToken('director', 'Zwöte');
  american = await continental('north-america', 'usa');
  european = await continental('europe', 'eu');
  everywhere = await walk.createToken('coordinator', 'Thsch');
  chief = await walk.createToken('director-of-organized-play', 'chief');
});

async function continental(continent: Continent, handle: string): Promise<string> {
  const token = generateToken(randomBytes);
  const made = {
    ...newToken(hashToken(token), 'coordinator', handle),
    grant: { role: 'coordinator', continent } as const,
  };
  await walk.app.get(TokenRepository, { strict: false }).create(made, ON_TIME);
  return token;
}

/** Each step on a dispute takes this body. */
const BODIES = {
  answer: { words: 'x' },
  objection: { text: 'x' },
  withdrawal: { reason: 'x' },
  escalation: { reason: 'x' },
};

const later = (milliseconds: number) => walk.setTime(new Date(ON_TIME.getTime() + milliseconds));

let tournaments = 0;

function documentOf(tournament: ReportChanges['tournament'] = {}) {
  return reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      { tournament: { externalId: `disputes:${++tournaments}`, ...tournament } },
    ),
  );
}

async function submit(tournament: ReportChanges['tournament'] = {}, token = director): Promise<string> {
  const { body } = await walk.post(SUBMISSIONS, token, documentOf(tournament)).expect(201);
  return String(body.tournamentId);
}

const post = (path: string, token: string | null, body: object) => walk.post(path, token, body);
const get = (path: string, token: string) => walk.get(path).set('authorization', `Bearer ${token}`);

interface Receipt {
  readonly id: string;
  readonly state: string;
  readonly links: { readonly self: string };
}

const WRONG = { about: 'result', text: 'It was 35 to 100.' };

async function openDispute(tournament: string, body: object = WRONG, token = player): Promise<Receipt> {
  const answer = await post(`/api/v1/tournaments/${tournament}/disputes`, token, body).expect(201);
  return answer.body as Receipt;
}

const show = async ({ links }: Receipt, token = player) =>
  (await get(links.self, token).expect(200)).body as Record<string, unknown> & { state: string };
const step = (dispute: Receipt, name: string, token: string, body: object) =>
  post(`${dispute.links.self}/${name}`, token, body);
const idsOf = async (query: string, token: string): Promise<string[]> => {
  const { body } = await get(`${DISPUTES}?${query}`, token).expect(200);
  return (body.rows as { id: string }[]).map(({ id }) => id);
};
const countsOf = async (tournament: string) =>
  ((await walk.get(`/api/v1/tournaments/${tournament}`).expect(200)).body as { disputes: object }).disputes;

const lastAudit = async () => {
  const [row] = await walk.dataSource.query<{ action: string; subject: string; actor: string; detail: object }[]>(
    `select action, subject, actor, detail from audit_entries order by id desc limit 1`,
  );
  return row!;
};

/** Expects a refusal: it changes nothing except the audit, which shows the attempt. */
async function expectRefusal(asked: () => request.Test, status: number, code: string) {
  const rows = await walk.countRows();
  const { body } = await asked().expect(status);
  expect(body).toMatchObject({ type: `/problems/${code}`, detail: expect.any(String), advice: expect.any(String) });
  expect(await walk.countRows()).toEqual({ ...rows, audit_entries: rows['audit_entries']! + 1 });
  expect((await lastAudit()).detail).toHaveProperty('refusal');
  return body as Record<string, unknown>;
}

beforeEach(async () => {
  // Each test has the whole daily quota of each account.
  await emptyTables(walk.dataSource, 'disputes', 'correction_proposals');
});

describe('a dispute', () => {
  it('goes to the director, who answers it with words', async () => {
    const tournament = await submit();
    const dispute = await openDispute(tournament, { ...WRONG, round: 1, match: 2 });
    expect(dispute).toEqual({
      id: dispute.id,
      tournamentId: tournament,
      state: 'open-with-director',
      links: { self: `${DISPUTES}/${dispute.id}`, tournament: `/api/v1/tournaments/${tournament}` },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'dispute.open',
      subject: dispute.id,
      actor: 'ann',
      detail: { about: 'result', round: 1, match: 2, before: null, after: 'open-with-director' },
    });
    expect(await show(dispute, director)).toMatchObject({
      tournamentName: 'Winter Local',
      revision: 1,
      version: 1,
      round: 1,
      match: 2,
      reporter: 'ann',
      ...WRONG,
      createdAt: '2014-11-10T12:00:00.000Z',
      escalatesAt: '2014-11-17T12:00:00.000Z',
      escalated: null,
      answers: [],
    });
    expect(await countsOf(tournament)).toEqual({ open: 1, answered: 0 });

    const { body } = await step(dispute, 'answer', director, { words: 'Both slips say 100 to 35.\nIt stands.' });
    expect(body).toMatchObject({ id: dispute.id, state: 'answered' });
    expect(await lastAudit()).toMatchObject({
      action: 'dispute.answer',
      actor: 'Director',
      detail: { before: 'open-with-director', after: 'answered' },
    });
    expect(await show(dispute)).toMatchObject({
      state: 'answered',
      escalatesAt: null,
      escalated: null,
      answers: [
        {
          by: 'Director',
          as: 'director',
          at: '2014-11-10T12:00:00.000Z',
          words: 'Both slips say 100 to 35.\nIt stands.',
          correction: null,
        },
      ],
    });
    expect(await countsOf(tournament)).toEqual({ open: 0, answered: 1 });
  });

  it('says nothing of texts and names in the public answer and in the audit', async () => {
    const tournament = await submit();
    const text = 'canary-of-a-dispute';
    await step(await openDispute(tournament, { ...WRONG, text }), 'answer', director, { words: `${text} too` });
    const { text: shown } = await walk.get(`/api/v1/tournaments/${tournament}`).expect(200);
    expect(shown).not.toContain('canary');
    const [{ n }] = await walk.dataSource.query<[{ n: number }]>(
      `select count(*)::integer as n from audit_entries where detail::text like '%canary%'`,
    );
    expect(n).toBe(0);
  });

  // @row 2
  it('goes on to the coordinator when exactly seven days have gone by, without anybody doing anything', async () => {
    const dispute = await openDispute(await submit());
    later(7 * DAY_MS - 1);
    expect(await show(dispute)).toMatchObject({ state: 'open-with-director', escalated: null });
    await expectRefusal(() => step(dispute, 'escalation', stranger, { reason: 'x' }), 404, 'not-found');
    expect(await idsOf('whose=to-answer', director)).toEqual([dispute.id]);
    expect(await idsOf('whose=to-answer', american)).toEqual([]);
    later(7 * DAY_MS);
    expect(await show(dispute)).toMatchObject({
      state: 'open-with-coordinator',
      escalatesAt: null,
      escalated: { by: 'time', at: '2014-11-17T12:00:00.000Z' },
    });
    expect(await idsOf('whose=to-answer', director)).toEqual([]);
    expect(await idsOf('whose=to-answer', american)).toEqual([dispute.id]);
    await expectRefusal(() => step(dispute, 'answer', director, { words: 'too late' }), 403, 'forbidden');
    await step(dispute, 'answer', american, { words: 'It was.' }).expect(200);
    expect(await show(dispute)).toMatchObject({ escalated: { by: 'time' }, answers: [{ as: 'coordinator' }] });
  });

  it('goes on at once when its reporter asks for that, and nobody else', async () => {
    const dispute = await openDispute(await submit());
    const asked = (token: string) => () => step(dispute, 'escalation', token, { reason: 'we do not speak' });
    await expectRefusal(asked(director), 403, 'forbidden');
    await expectRefusal(asked(stranger), 404, 'not-found');
    await asked(player)().expect(200);
    expect(await lastAudit()).toMatchObject({
      action: 'dispute.pursue',
      detail: {
        step: 'escalation',
        reason: 'we do not speak',
        before: 'open-with-director',
        after: 'open-with-coordinator',
      },
    });
    expect(await show(dispute)).toMatchObject({ escalated: { by: 'request', at: ON_TIME.toISOString() } });
    await expectRefusal(asked(player), 409, 'escalated-already');
  });

  it('about the directors is nothing to them, in no list, in no count, and goes straight to the coordinator', async () => {
    const tournament = await submit({ secondaryDirector: 'zwote' });
    const dispute = await openDispute(tournament, { about: 'director', text: 'They played in it themselves.' });
    expect(dispute.state).toBe('open-with-coordinator');
    for (const token of [director, second, european, stranger]) {
      await get(dispute.links.self, token).expect(404);
      await expectRefusal(() => step(dispute, 'answer', token, { words: 'no' }), 404, 'not-found');
      expect(await idsOf('', token)).toEqual([]);
    }
    expect(await countsOf(tournament)).toEqual({ open: 0, answered: 0 });
    expect(await idsOf('whose=to-answer', american)).toEqual([dispute.id]);
    await step(dispute, 'answer', american, { words: 'Allowed by 7.1.' }).expect(200);
    expect(await show(dispute)).toMatchObject({ escalated: { by: 'about-director' } });
  });

  it('about a director who is a coordinator too is nothing to them', async () => {
    const tournament = await submit({ director: 'usa' }, american);
    const dispute = await openDispute(tournament, { about: 'director', text: 'unfair' });
    await get(dispute.links.self, american).expect(404);
    expect(await idsOf('', american)).toEqual([]);
    expect(await idsOf('whose=to-answer', american)).toEqual([]);
    expect(await idsOf('whose=to-answer', everywhere)).toEqual([dispute.id]);
    expect(await idsOf('whose=to-answer', chief)).toEqual([dispute.id]);
  });

  it('of the only director goes to the coordinator, of one of two to the other', async () => {
    const alone = await openDispute(await submit(), WRONG, director);
    expect(alone.state).toBe('open-with-coordinator');
    expect(await show(alone, director)).toMatchObject({ escalated: { by: 'no-other-director' } });
    const both = await openDispute(await submit({ secondaryDirector: 'Zwöte' }), WRONG, director);
    expect(both.state).toBe('open-with-director');
    await expectRefusal(() => step(both, 'answer', director, { words: 'mine' }), 403, 'own-dispute');
    expect(await idsOf('whose=to-answer', director)).toEqual([]);
    expect(await idsOf('whose=to-answer', second)).toEqual([both.id]);
    await step(both, 'answer', second, { words: 'seen' }).expect(200);
  });

  it('is answered by a correction that was made since, and by no other', async () => {
    const tournament = await submit();
    const dispute = await openDispute(tournament, { about: 'level', text: 'This was a Regional.' });
    const answer = (version: number) => step(dispute, 'answer', american, { correction: { version } });
    await expectRefusal(() => answer(1), 422, 'no-correction-since');
    await request(walk.app.getHttpServer())
      .patch(`/api/v1/tournaments/${tournament}`)
      .set('authorization', `Bearer ${everywhere}`)
      .send({ level: 2, reason: 'allocated' })
      .expect(200);
    const refused = await expectRefusal(() => answer(3), 422, 'no-correction-since');
    expect(refused).toMatchObject({ reported: 1, version: 2 });
    await answer(2).expect(200);
    expect(await show(dispute)).toMatchObject({
      state: 'answered',
      answers: [{ as: 'coordinator', words: null, correction: { version: 2, revision: 1, proposalId: null } }],
    });
  });

  it('that is not settled goes one up, once', async () => {
    const dispute = await openDispute(await submit());
    const object = (token = player) => step(dispute, 'objection', token, { text: 'They did not look.' });
    await expectRefusal(() => object(), 409, 'not-answered');
    await step(dispute, 'answer', director, { words: 'No.' }).expect(200);
    await expectRefusal(() => object(director), 403, 'forbidden');
    await object().expect(200);
    expect(await show(dispute)).toMatchObject({
      state: 'open-with-coordinator',
      escalated: { by: 'objection' },
      objection: { text: 'They did not look.', at: ON_TIME.toISOString() },
      answers: [{ words: 'No.' }],
    });
    await expectRefusal(() => step(dispute, 'answer', director, { words: 'Still no.' }), 403, 'forbidden');
    await step(dispute, 'answer', american, { words: 'No indeed.' }).expect(200);
    expect(await show(dispute)).toMatchObject({ answers: [{ words: 'No.' }, { words: 'No indeed.' }] });
    await expectRefusal(() => object(), 409, 'objected-already');
  });

  it('goes from a coordinator to the Director of Organized Play, and from them to nobody', async () => {
    const dispute = await openDispute(await submit());
    await step(dispute, 'answer', american, { words: 'No.' }).expect(200);
    await step(dispute, 'objection', player, { text: 'But yes.' }).expect(200);
    expect((await show(dispute)).state).toBe('open-with-director-of-organized-play');
    expect(await idsOf('whose=to-answer', chief)).toEqual([dispute.id]);
    expect(await idsOf('whose=to-answer', everywhere)).toEqual([]);
    await expectRefusal(() => step(dispute, 'answer', everywhere, { words: 'No.' }), 403, 'forbidden');
    await step(dispute, 'answer', chief, { words: 'Yes.' }).expect(200);

    const other = await openDispute(await submit());
    await step(other, 'answer', chief, { words: 'No.' }).expect(200);
    await expectRefusal(() => step(other, 'objection', player, { text: 'But.' }), 409, 'answered-by-the-last');
  });

  it('is withdrawn by its reporter while it is open', async () => {
    const tournament = await submit();
    const dispute = await openDispute(tournament);
    const withdraw = (token: string) => step(dispute, 'withdrawal', token, { reason: 'found the slip' });
    await expectRefusal(() => withdraw(director), 403, 'forbidden');
    await withdraw(player).expect(200);
    expect(await show(dispute)).toMatchObject({ state: 'withdrawn', withdrawnAt: ON_TIME.toISOString() });
    expect(await countsOf(tournament)).toEqual({ open: 0, answered: 0 });
    for (const refused of [
      () => withdraw(player),
      () => step(dispute, 'answer', director, { words: 'x' }),
      () => step(dispute, 'escalation', player, { reason: 'x' }),
    ]) {
      await expectRefusal(refused, 409, 'dispute-closed');
    }
  });

  it('outlives a revision, and belongs to the directors of now', async () => {
    const document = documentOf();
    const { body } = await walk.post(SUBMISSIONS, director, document).expect(201);
    const dispute = await openDispute(String(body.tournamentId));
    const tournament = { ...(document['tournament'] as object), secondaryDirector: 'ZWÖTE' };
    // A report whose director names another director waits for the coordinator.
    await walk.post(SUBMISSIONS, everywhere, { ...document, tournament }).expect(201);
    expect(await show(dispute, second)).toMatchObject({ revision: 1, version: 1 });
    expect(await idsOf('whose=to-answer', second)).toEqual([dispute.id]);
    await step(dispute, 'answer', second, { correction: { version: 2 } }).expect(200);
  });
});

describe('the list of disputes', () => {
  it('has what somebody reported, directs or coordinates', async () => {
    const mine = await openDispute(await submit());
    later(1);
    const german = await openDispute(await submit({ country: 'DE' }), WRONG, stranger);
    later(2);
    const online = await openDispute(await submit({ country: null, online: true }), WRONG, stranger);
    expect(await idsOf('', player)).toEqual([mine.id]);
    expect(await idsOf('', stranger)).toEqual([online.id, german.id]);
    expect(await idsOf('', director)).toEqual([online.id, german.id, mine.id]);
    expect(await idsOf('', american)).toEqual([online.id, mine.id]);
    expect(await idsOf('', european)).toEqual([online.id, german.id]);
    expect(await idsOf('', second)).toEqual([]);
    for (const token of [everywhere, chief]) expect(await idsOf('', token)).toEqual([online.id, german.id, mine.id]);
    expect(await idsOf('whose=mine', director)).toEqual([]);
  });

  it('has them by region for a regional coordinator', async () => {
    const regional = await walk.createToken('regional-coordinator', 'andorian');
    const there = await openDispute(await submit({ region: 'Andoria' }));
    await openDispute(await submit({ region: 'Risa' }));
    expect(await idsOf('', regional)).toEqual([there.id]);
  });

  it('goes through pages, by state and tournament', async () => {
    const tournament = await submit();
    const ids: string[] = [];
    for (const index of [0, 1, 2, 3, 4]) {
      later(index);
      ids.unshift((await openDispute(tournament)).id);
    }
    await openDispute(await submit());
    const first = await get(`${DISPUTES}?tournament=${tournament}&limit=3`, player).expect(200);
    const next = String(first.body.next);
    expect(first.headers['link']).toContain(`cursor=${next}`);
    const second = await get(`${DISPUTES}?tournament=${tournament}&limit=3&cursor=${next}`, player).expect(200);
    expect([...first.body.rows, ...second.body.rows].map(({ id }: Receipt) => id)).toEqual(ids);
    expect(second.body.next).toBeNull();
    await get(`${DISPUTES}?limit=3&cursor=${next}`, player).expect(400);
    const none = await get(`${DISPUTES}?tournament=${NOBODY}`, player).expect(200);
    expect(none.body.rows).toEqual([]);
    for (const wrong of ['state=closed', 'whose=everybody', 'tournament=x', 'cursor=x']) {
      await get(`${DISPUTES}?${wrong}`, player).expect(400);
    }
  });

  it('filters by the state that each one is shown with, at every instant', async () => {
    const disputes = [];
    for (let each = 0; each < 5; each++) disputes.push(await openDispute(await submit()));
    await step(disputes[1]!, 'escalation', player, { reason: 'x' }).expect(200);
    await step(disputes[2]!, 'answer', director, { words: 'x' }).expect(200);
    await step(disputes[3]!, 'withdrawal', player, { reason: 'x' }).expect(200);
    await step(disputes[4]!, 'answer', american, { words: 'x' }).expect(200);
    await step(disputes[4]!, 'objection', player, { text: 'x' }).expect(200);
    for (const instant of [0, 7 * DAY_MS - 1, 7 * DAY_MS]) {
      later(instant);
      const shown = await Promise.all(disputes.map((each) => show(each)));
      const listed = await Promise.all(DISPUTE_STATES.map((state) => idsOf(`state=${state}`, player)));
      for (const [index, state] of DISPUTE_STATES.entries()) {
        const expected = shown.filter((each) => each.state === state).map(({ id }) => id);
        expect(listed[index]!.toSorted()).toEqual(expected.toSorted());
      }
      const open = shown.filter(({ state }) => state.startsWith('open')).map(({ id }) => id);
      expect((await idsOf('state=open', player)).toSorted()).toEqual(open.toSorted());
    }
  });
});

describe('a dispute that is refused', () => {
  const path = (tournament: string) => `/api/v1/tournaments/${tournament}/disputes`;

  it('is with a tournament that nobody knows, or with a round or match that it does not have', async () => {
    await expectRefusal(() => post(path(NOBODY), player, WRONG), 404, 'not-found');
    await post(path('x'), player, WRONG).expect(404);
    const tournament = await submit();
    const rounds = await expectRefusal(
      () => post(path(tournament), player, { ...WRONG, round: 4 }),
      422,
      'no-such-place',
    );
    expect(rounds).toMatchObject({ pointer: '/round', detail: expect.stringContaining('3 rounds') });
    const matches = await expectRefusal(
      () => post(path(tournament), player, { ...WRONG, round: 3, match: 3 }),
      422,
      'no-such-place',
    );
    expect(matches).toMatchObject({ pointer: '/match' });
  });

  it.each([
    ['nothing', {}],
    ['another topic', { ...WRONG, about: 'weather' }],
    ['an empty text', { ...WRONG, text: '  ' }],
    ['a text that is too long', { ...WRONG, text: 'x'.repeat(4001) }],
    ['a control character', { ...WRONG, text: 'a\u0007b' }],
    ['a NUL', { ...WRONG, text: 'a\u0000b' }],
    ['a mark of direction', { ...WRONG, text: 'a\u202eb' }],
    ['a match without its round', { ...WRONG, match: 1 }],
    ['a round that is no number', { ...WRONG, round: '1' }],
    ['a state', { ...WRONG, state: 'answered' }],
    ['another reporter', { ...WRONG, reporterId: NOBODY }],
    ['an addressee', { ...WRONG, addressedTo: 'coordinator' }],
  ])('has %s', async (_what, body) => {
    const tournament = await submit();
    const rows = await walk.countRows();
    await post(path(tournament), player, body).expect(400);
    expect(await walk.countRows()).toEqual(rows);
  });

  it('comes without an account, or by a token that was not made for that', async () => {
    const tournament = await submit();
    const administrator = await walk.createToken('administrator', 'root');
    await post(path(tournament), null, WRONG).expect(401);
    await post(path(tournament), administrator, WRONG).expect(403);
    await walk.get(DISPUTES).expect(401);
  });

  it('is one more than an account may report in a day, or have open', async () => {
    const tournament = await submit();
    for (let each = 0; each < 10; each++) {
      later(each * 1000);
      await openDispute(tournament);
    }
    const tooMany = await post(path(tournament), player, WRONG).expect(429);
    expect(tooMany.headers['retry-after']).toBe(String(24 * 60 * 60 - 9));
    expect(tooMany.body.detail).toMatch(/10 disputes within a day/);
    await openDispute(tournament, WRONG, stranger);
    later(DAY_MS);
    await openDispute(tournament);
    later(2 * DAY_MS);
    for (let each = 0; each < 9; each++) await openDispute(tournament);
    await expectRefusal(() => post(path(tournament), player, WRONG), 409, 'too-many-open');
  });
});

describe('an answer that is refused', () => {
  it('says nothing, or too much', async () => {
    const dispute = await openDispute(await submit());
    for (const body of [
      {},
      { words: null },
      { words: ' ' },
      { words: 'x'.repeat(4001) },
      { correction: {} },
      { correction: { version: 0 } },
      { correction: { version: 2, run: 1 } },
      { words: 'x', as: 'coordinator' },
    ]) {
      await step(dispute, 'answer', director, body).expect(400);
    }
    for (const [name, body] of Object.entries(BODIES)) await post(`${DISPUTES}/x/${name}`, player, body).expect(404);
    expect((await show(dispute)).state).toBe('open-with-director');
  });
});

it('tells who may see it the same one by one and in the list', async () => {
  const countries = ['US', 'DE', 'AU', null];
  const topics = ['result', 'director'];
  const disputes: Receipt[] = [];
  for (const country of countries) {
    for (const about of topics) disputes.push(await openDispute(await submit({ country }), { ...WRONG, about }));
  }
  for (const token of [player, stranger, director, second, american, european, everywhere, chief]) {
    const listed = await idsOf('', token);
    const found = await Promise.all(
      disputes.map(async ({ id, links }) => ((await get(links.self, token)).status === 200 ? [id] : [])),
    );
    expect(listed.toSorted()).toEqual(found.flat().toSorted());
  }
});

it('stays with a state that follows from its facts, whatever is tried on it', async () => {
  const tokens = { player, director, american, chief };
  const moves = fc.record({
    name: fc.constantFrom<keyof typeof BODIES>('answer', 'objection', 'withdrawal', 'escalation'),
    by: fc.constantFrom<keyof typeof tokens>('player', 'director', 'american', 'chief'),
    days: fc.constantFrom(0, 3, 7),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { minLength: 1, maxLength: 6 }), async (tried) => {
      await emptyTables(walk.dataSource, 'disputes', 'correction_proposals');
      walk.setTime(ON_TIME);
      const dispute = await openDispute(await submit());
      let days = 0;
      for (const { name, by, days: more } of tried) {
        days += more;
        later(days * DAY_MS);
        const { status, body } = await step(dispute, name, tokens[by], BODIES[name]);
        expect([200, 403, 409]).toContain(status);
        const [facts] = await walk.dataSource.query<Parameters<typeof disputeStateAt>[0][]>(
          `select addressed_to as "addressedTo", created_at as "createdAt", answered_at as "answeredAt",
             withdrawn_at as "withdrawnAt" from disputes`,
        );
        const state = disputeStateAt(facts!, new Date(ON_TIME.getTime() + days * DAY_MS));
        if (status === 200) expect(body.state).toBe(state);
        expect((await show(dispute)).state).toBe(state);
      }
    }),
    { numRuns: 15 },
  );
});
