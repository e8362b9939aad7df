import type request from 'supertest';
import { readPublished } from '../builders/history.js';
import { emptyTables } from '../builders/database.js';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
const PROPOSALS = '/api/v1/proposals';
const DAY_MS = 24 * 60 * 60 * 1000;

let player: string;
let stranger: string;
let director: string;
let coordinator: string;

beforeAll(async () => {
  player = await walk.createToken('player', 'ann');
  stranger = await walk.createToken('player', 'stranger');
  director = await walk.createToken('director', 'Director');
  coordinator = await walk.createToken('coordinator', 'Thsch');
});

beforeEach(async () => {
  await emptyTables(walk.dataSource, 'disputes', 'correction_proposals');
});

let tournaments = 0;

interface Document extends Record<string, unknown> {
  tournament: Record<string, unknown>;
  players: Record<string, unknown>[];
  rounds: { matches: { players: string[]; result: string; score: number[] }[] }[];
}

function documentOf(tournament: ReportChanges['tournament'] = {}): Document {
  const document = reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      { tournament: { externalId: `proposals:${++tournaments}`, ...tournament } },
    ),
  );
  return document as Document;
}

/** Submits and publishes, as the worker would. */
async function publish(document: Document = documentOf()): Promise<string> {
  const { body } = await walk.post(SUBMISSIONS, director, document).expect(201);
  await walk.publisher.publishTournament(String(body.tournamentId), Number(body.revision));
  return String(body.tournamentId);
}

async function revise(document: Document, change: (document: Document) => void): Promise<void> {
  const revised = JSON.parse(JSON.stringify(document)) as Document;
  change(revised);
  await walk.post(SUBMISSIONS, director, revised).expect(201);
}

const RESULT = '/rounds/0/matches/0/result';
const TURNED = {
  patch: [
    { op: 'replace', path: RESULT, value: 'FL' },
    { op: 'replace', path: '/rounds/0/matches/0/score', value: [35, 100] },
  ],
  evidence: 'Both of us signed the slip.',
  links: ['https://example.org/slip.jpg'],
};
const VENUE = { patch: [{ op: 'replace', path: '/tournament/venue', value: 'elsewhere' }], evidence: 'I was there.' };

const pathOf = (tournament: string) => `/api/v1/tournaments/${tournament}/proposals`;
const propose = (tournament: string, body: object, token: string | null = player) =>
  walk.post(pathOf(tournament), token, body);
const get = (path: string, token: string) => walk.get(path).set('authorization', `Bearer ${token}`);

interface Made {
  readonly id: string;
  readonly state: string;
  readonly links: { readonly self: string };
}

const made = async (tournament: string, body: object = TURNED, token = player) =>
  (await propose(tournament, body, token).expect(201)).body as Made & Record<string, unknown>;
const decide = ({ links }: Made, name: string, token = director, query = '') =>
  walk.post(`${links.self}/${name}${query}`, token, { reason: 'seen the slip' });
const show = async ({ links }: Made, token = player) =>
  (await get(links.self, token).expect(200)).body as Record<string, unknown> & { state: string };
const documentNow = async (tournament: string): Promise<unknown> => {
  const [row] = await walk.dataSource.query<{ raw: Buffer }[]>(
    `select s.raw from submissions s join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
     where t.key = $1`,
    [tournament],
  );
  return JSON.parse(row!.raw.toString());
};
const audits = (subject: string) =>
  walk.dataSource.query<{ action: string; actor: string; detail: Record<string, unknown> }[]>(
    `select action, actor, detail from audit_entries where subject = $1 order by id desc`,
    [subject],
  );

/** Refused: nothing changed but the audit, which shows the attempt. */
async function expectRefusal(asked: () => request.Test, status: number, code: string) {
  const rows = await walk.countRows();
  const { body } = await asked().expect(status);
  expect(body).toMatchObject({ type: `/problems/${code}`, detail: expect.any(String), advice: expect.any(String) });
  const { audit_entries: audited, ...others } = await walk.countRows();
  expect({ ...others, audit_entries: rows['audit_entries'] }).toEqual(rows);
  expect(audited).toBeGreaterThanOrEqual(rows['audit_entries']! + 1);
  return body as Record<string, unknown>;
}

/** Refused before there is anything to note: the document, not the actor, stands in the way. */
async function expectNothing(asked: request.Test, status: number, code: string) {
  const rows = await walk.countRows();
  const { body } = await asked.expect(status);
  expect(body.type).toBe(`/problems/${code}`);
  expect(await walk.countRows()).toEqual(rows);
  return body as { findings?: { code: string; pointer: string }[] };
}

describe('a proposed correction', () => {
  it('is shown field by field, with what it would move, and changes nothing', async () => {
    const document = documentOf();
    const tournament = await publish(document);
    const published = await readPublished(walk.dataSource);
    const { body } = await propose(tournament, TURNED).expect(201);
    const changes = [
      { pointer: RESULT, from: 'FW', to: 'FL' },
      { pointer: '/rounds/0/matches/0/score', from: [100, 35], to: [35, 100] },
    ];
    expect(body).toMatchObject({
      tournamentId: tournament,
      state: 'open',
      resultRevision: null,
      changes,
      preview: { tournamentId: tournament, revision: 2, takesEffect: 'at-once', rated: { value: true } },
    });
    expect(body.preview.effect.summary).toMatch(/players?, largest/);
    expect(await readPublished(walk.dataSource)).toEqual(published);
    expect(await documentNow(tournament)).toEqual(document);
    expect(await show(body as Made, director)).toEqual({
      id: body.id,
      tournamentId: tournament,
      tournamentName: 'Winter Local',
      revision: 1,
      currentRevision: 1,
      disputeId: null,
      proposer: 'ann',
      changes,
      evidence: TURNED.evidence,
      evidenceLinks: TURNED.links,
      createdAt: ON_TIME.toISOString(),
      state: 'open',
      decision: null,
      links: { self: `${PROPOSALS}/${body.id}`, tournament: `/api/v1/tournaments/${tournament}` },
    });
    expect(await audits(String(body.id))).toMatchObject([
      {
        action: 'proposal.make',
        actor: 'ann',
        detail: { revision: 1, fields: changes.map(({ pointer }) => pointer) },
      },
    ]);
  });

  it('can be previewed, and stores nothing then', async () => {
    const tournament = await publish();
    const rows = await walk.countRows();
    const { body } = await walk.post(`${pathOf(tournament)}?preview=true`, player, TURNED).expect(200);
    expect(Object.keys(body as object)).toEqual(['changes', 'preview']);
    expect(await walk.countRows()).toEqual(rows);
  });

  it('becomes the next revision when a director accepts it, and moves what its preview said', async () => {
    const document = documentOf();
    const tournament = await publish(document);
    const proposal = await made(tournament);
    const rows = await walk.countRows();
    const { body: preview } = await decide(proposal, 'acceptance', director, '?preview=true').expect(200);
    expect(await walk.countRows()).toEqual(rows);
    expect(preview.effect).toEqual((proposal['preview'] as { effect: object }).effect);

    const { body } = await decide(proposal, 'acceptance').expect(200);
    expect(body).toMatchObject({ id: proposal.id, state: 'accepted', resultRevision: 2 });
    const patched = JSON.parse(JSON.stringify(document)) as Document;
    Object.assign(patched.rounds[0]!.matches[0]!, { result: 'FL', score: [35, 100] });
    expect(await documentNow(tournament)).toEqual(patched);
    const [revision] = await audits(tournament);
    expect(revision).toMatchObject({
      action: 'tournament.revise',
      actor: 'Director',
      detail: { revision: 2, version: 2, reason: 'proposed by ann: seen the slip' },
    });
    expect((await audits(proposal.id))[0]).toMatchObject({
      action: 'proposal.decide',
      actor: 'Director',
      detail: { proposer: 'ann', decision: 'accepted', before: 'open', after: 'accepted', revision: 2 },
    });
    expect(await show(proposal)).toMatchObject({
      state: 'accepted',
      decision: { by: 'Director', reason: 'seen the slip', revision: 2 },
    });
    await walk.publisher.publishTournament(tournament, 2);
    const { body: shown } = await walk.get(`/api/v1/tournaments/${tournament}`).expect(200);
    expect(shown.published).toMatchObject({ revision: 2 });
    expect(shown.rounds[0].matches[0]).toMatchObject({ result: 'FL', score: [35, 100] });
    for (const name of ['acceptance', 'refusal'])
      await expectRefusal(() => decide(proposal, name), 409, 'proposal-closed');
  });

  it('answers the dispute that it belongs to, by whoever it is with', async () => {
    const tournament = await publish();
    const disputes = `/api/v1/tournaments/${tournament}/disputes`;
    const { body: dispute } = await walk.post(disputes, player, { about: 'result', text: 'turned round' }).expect(201);
    const proposal = await made(tournament, { ...TURNED, disputeId: dispute.id as string });
    await decide(proposal, 'acceptance').expect(200);
    const { body } = await get(`/api/v1/disputes/${dispute.id}`, player).expect(200);
    expect(body).toMatchObject({
      state: 'answered',
      answers: [
        {
          by: 'Director',
          as: 'director',
          words: null,
          correction: { version: 2, revision: 2, proposalId: proposal.id },
        },
      ],
    });
    expect((await audits(String(dispute.id)))[0]).toMatchObject({ action: 'dispute.answer', detail: { version: 2 } });
  });

  it('leaves a dispute open that is not for whoever accepts it', async () => {
    const tournament = await publish();
    const disputes = `/api/v1/tournaments/${tournament}/disputes`;
    const { body: dispute } = await walk.post(disputes, player, { about: 'result', text: 'turned round' }).expect(201);
    await walk.post(`/api/v1/disputes/${dispute.id}/escalation`, player, { reason: 'x' }).expect(200);
    const proposal = await made(tournament, { ...TURNED, disputeId: dispute.id as string });
    await decide(proposal, 'acceptance').expect(200);
    const { body } = await get(`/api/v1/disputes/${dispute.id}`, player).expect(200);
    expect(body.state).toBe('open-with-coordinator');
  });

  it('of a dispute about the directors is nothing to them', async () => {
    const tournament = await publish();
    const disputes = `/api/v1/tournaments/${tournament}/disputes`;
    const { body: dispute } = await walk.post(disputes, player, { about: 'director', text: 'they cheat' }).expect(201);
    await expectRefusal(
      () => propose(tournament, { ...TURNED, disputeId: dispute.id as string }, director),
      422,
      'dispute-unknown',
    );
    const proposal = await made(tournament, { ...TURNED, disputeId: dispute.id as string });
    await get(proposal.links.self, director).expect(404);
    await expectRefusal(() => decide(proposal, 'acceptance'), 404, 'not-found');
    expect((await get(PROPOSALS, director).expect(200)).body.rows).toEqual([]);
    await decide(proposal, 'acceptance', coordinator).expect(200);
  });

  it('is refused by a director or coordinator, and withdrawn by whoever made it', async () => {
    const tournament = await publish();
    const proposal = await made(tournament);
    for (const name of ['acceptance', 'refusal', 'withdrawal']) {
      await decide(proposal, name, stranger).expect(name === 'withdrawal' ? 404 : 403);
    }
    await decide(proposal, 'acceptance', player).expect(403);
    await expectRefusal(() => decide(proposal, 'withdrawal', director), 403, 'forbidden');
    await decide(proposal, 'refusal', coordinator).expect(200);
    expect(await show(proposal)).toMatchObject({ state: 'refused', decision: { by: 'Thsch', revision: null } });
    const other = await made(tournament);
    await decide(other, 'withdrawal', player).expect(200);
    expect(await show(other)).toMatchObject({ state: 'withdrawn', decision: { by: 'ann' } });
    expect(await documentNow(tournament)).toMatchObject({ rounds: [{ matches: [{ result: 'FW' }, {}] }, {}, {}] });
  });

  it('is carried over to a revision that leaves what it touches as it was', async () => {
    const document = documentOf();
    const tournament = await publish(document);
    const proposal = await made(tournament);
    await revise(document, ({ tournament: header }) => (header['venue'] = 'Ten Forward'));
    expect(await show(proposal)).toMatchObject({ state: 'open', revision: 1, currentRevision: 2 });
    const { body } = await decide(proposal, 'acceptance').expect(200);
    expect(body.resultRevision).toBe(3);
    expect(await documentNow(tournament)).toMatchObject({
      tournament: { venue: 'Ten Forward' },
      rounds: [{ matches: [{ result: 'FL', score: [35, 100] }, {}] }, {}, {}],
    });
  });

  it('is outdated by a revision that touches the same', async () => {
    const document = documentOf();
    const tournament = await publish(document);
    const [first, second] = [await made(tournament), await made(tournament, VENUE, stranger)];
    await revise(document, ({ rounds }) => (rounds[0]!.matches[0]!.score = [100, 40]));
    expect((await show(first)).state).toBe('outdated');
    const refused = await expectRefusal(() => decide(first, 'acceptance'), 409, 'proposal-outdated');
    expect(refused).toMatchObject({ revision: 1, currentRevision: 2 });
    const idsOf = async (state: string) =>
      ((await get(`${PROPOSALS}?state=${state}`, director).expect(200)).body.rows as Made[]).map(({ id }) => id);
    expect(await idsOf('outdated')).toEqual([first.id]);
    expect(await idsOf('open')).toEqual([second.id]);
    await decide(first, 'refusal').expect(200);
    expect(await idsOf('outdated')).toEqual([]);
    expect(await idsOf('refused')).toEqual([first.id]);
  });

  it('is not for documents that a name was taken out of', async () => {
    const tournament = await publish();
    const proposal = await made(tournament);
    await walk.dataSource.query(
      `update submissions set redacted_at = $2 where tournament_id = (select id from tournaments where key = $1)`,
      [tournament, ON_TIME],
    );
    await expectNothing(propose(tournament, TURNED), 409, 'document-redacted');
    await expectRefusal(() => decide(proposal, 'acceptance'), 409, 'document-redacted');
    expect((await show(proposal)).state).toBe('outdated');
  });

  it('is not for tournaments that count for nothing', async () => {
    const tournament = await publish();
    const proposal = await made(tournament);
    await walk.post(`/api/v1/tournaments/${tournament}/withdrawal`, coordinator, { reason: 'x' }).expect(200);
    await expectNothing(propose(tournament, TURNED), 409, 'tournament-withdrawn');
    await expectRefusal(() => decide(proposal, 'acceptance'), 409, 'tournament-withdrawn');
    await expectNothing(propose('00000000-0000-4000-8000-000000000000', TURNED), 404, 'not-found');
  });

  it('waits for a refresh when it is late, as every revision does', async () => {
    const tournament = await publish();
    walk.setTime(new Date(ON_TIME.getTime() + 30 * DAY_MS));
    const proposal = await made(tournament);
    expect(proposal['preview']).toMatchObject({ takesEffect: 'with-refresh', state: 'awaiting-refresh' });
    await decide(proposal, 'acceptance').expect(200);
  });

  it('is made by hand at the same time by two, and accepted once', async () => {
    const tournament = await publish();
    const proposal = await made(tournament);
    const answers = await Promise.all([decide(proposal, 'acceptance'), decide(proposal, 'acceptance', coordinator)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([409, 412]).toContain(statuses[1]);
    expect(await show(proposal)).toMatchObject({ state: 'accepted', currentRevision: 2 });
  });
});

describe('a proposal that is refused', () => {
  const refusedFor = async (patch: unknown, code: string) => {
    const tournament = await publish();
    const body = await expectNothing(propose(tournament, { patch, evidence: 'x' }), 422, code);
    return (body.findings ?? []).map(({ code: each, pointer }) => [each, pointer]);
  };

  it.each([
    ['a level', [{ op: 'replace', path: '/tournament/level', value: 5 }], 'protected'],
    ['what holds it', [{ op: 'replace', path: '/tournament', value: {} }], 'protected'],
    ['another id', [{ op: 'replace', path: '/tournament/externalId', value: 'x:1' }], 'protected'],
    ['a director', [{ op: 'replace', path: '/tournament/director', value: 'ann' }], 'protected'],
    ['a prototype', [{ op: 'add', path: '/__proto__/polluted', value: true }], 'nothing-there'],
    ['a match that there is not', [{ op: 'remove', path: '/rounds/0/matches/9' }], 'nothing-there'],
    ['what it takes for another', [{ op: 'test', path: RESULT, value: 'TT' }], 'test-failed'],
    ['nothing', [{ op: 'replace', path: RESULT, value: 'FW' }], 'changes-nothing'],
  ])('changes %s', async (_what, patch, code) => {
    expect(await refusedFor(patch, 'patch-refused')).toEqual([[code, expect.stringMatching(/^\/patch/)]]);
  });

  it('makes no report of it: the findings are those of any report, all at once', async () => {
    const patch = [
      { op: 'replace', path: RESULT, value: 'XX' },
      { op: 'replace', path: '/rounds/1/matches/0/players/1', value: 'nobody' },
    ];
    expect(await refusedFor(patch, 'report-refused')).toEqual([
      ['unknown-literal', RESULT],
      ['player-not-listed', '/rounds/1/matches/0/players/1'],
    ]);
    const league = [{ op: 'replace', path: '/tournament/league', value: 'nowhere' }];
    expect(await refusedFor(league, 'report-refused')).toContainEqual(['league-unknown', '/tournament/league']);
  });

  it.each([
    ['no patch', { evidence: 'x' }],
    ['no evidence', { patch: VENUE.patch }],
    ['too much evidence', { ...VENUE, evidence: 'x'.repeat(4001) }],
    ['evidence that turns round', { ...VENUE, evidence: '\u202ex' }],
    ['eleven links', { ...VENUE, links: Array.from({ length: 11 }, () => 'https://example.org/') }],
    ['a script', { ...VENUE, links: ['javascript:alert(1)'] }],
    ['a file', { ...VENUE, links: ['file:///etc/passwd'] }],
    ['a password', { ...VENUE, links: ['https://me:secret@example.org/'] }],
    ['a link with spaces', { ...VENUE, links: ['https://example.org/a b'] }],
    ['a link that is no text', { ...VENUE, links: [7] }],
    ['a dispute that is no id', { ...VENUE, disputeId: 'x' }],
    ['a state', { ...VENUE, state: 'accepted' }],
    ['a revision', { ...VENUE, revision: 7 }],
  ])('has %s', async (_what, body) => {
    await expectNothing(propose(await publish(), body), 400, 'invalid-request');
  });

  it('belongs to a dispute of another tournament, or to one that is closed', async () => {
    const [tournament, other] = [await publish(), await publish()];
    const { body: dispute } = await walk
      .post(`/api/v1/tournaments/${other}/disputes`, player, { about: 'other', text: 'x' })
      .expect(201);
    const asked = (of: string) => () => propose(of, { ...VENUE, disputeId: dispute.id as string });
    await expectRefusal(asked(tournament), 422, 'dispute-unknown');
    await walk.post(`/api/v1/disputes/${dispute.id}/withdrawal`, player, { reason: 'x' }).expect(200);
    await expectRefusal(asked(other), 422, 'dispute-unknown');
  });

  it('comes without an account, or by the eleventh time in a day', async () => {
    const tournament = await publish();
    await propose(tournament, VENUE, null).expect(401);
    for (let each = 0; each < 10; each++) await made(tournament, VENUE);
    const { body, headers } = await propose(tournament, VENUE).expect(429);
    expect(body.detail).toMatch(/10 proposals within a day/);
    expect(headers['retry-after']).toBe(String(24 * 60 * 60));
  });
});

describe('the list of proposals', () => {
  it('has what somebody made, directs or coordinates, in pages', async () => {
    const tournament = await publish();
    const ids: string[] = [];
    for (const [index, token] of [player, stranger, player].entries()) {
      walk.setTime(new Date(ON_TIME.getTime() + index));
      ids.unshift((await made(tournament, VENUE, token)).id);
    }
    const idsOf = async (query: string, token: string) =>
      ((await get(`${PROPOSALS}?${query}`, token).expect(200)).body.rows as Made[]).map(({ id }) => id);
    expect(await idsOf('', player)).toEqual([ids[0], ids[2]]);
    expect(await idsOf('', director)).toEqual(ids);
    expect(await idsOf(`tournament=${tournament}`, coordinator)).toEqual(ids);
    expect(await idsOf('whose=mine', coordinator)).toEqual([]);
    const { body } = await get(`${PROPOSALS}?limit=2`, director).expect(200);
    expect(await idsOf(`limit=2&cursor=${body.next}`, director)).toEqual([ids[2]]);
    for (const wrong of ['state=x', 'whose=to-answer', 'tournament=x', 'cursor=x']) {
      await get(`${PROPOSALS}?${wrong}`, player).expect(400);
    }
    await get(`${PROPOSALS}/x`, player).expect(404);
    await get(`${PROPOSALS}/${ids[1]}`, player).expect(404);
    await walk.get(PROPOSALS).expect(401);
  });
});
