import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HeldReportRepository } from '@quadrant/store/held-reports';
import { PruningRepository } from '@quadrant/store/pruning';
import { person } from '../builders/surroundings.js';
import { documentOf } from './held-documents.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import { newcomer, type Newcomer } from './quotas/unapproved.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
const HELD = '/api/v1/held-reports';
const reason = 'they run our shop';

const facts: Record<string, string> = {};
const operator = person(() => ({
  DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  QUADRANT_HOME: process.env['QUADRANT_HOME'] ?? '',
  ...facts,
}));
afterAll(() => operator.leave());

let coordinator: string;
let elsewhere: string;
let approved: string;
let newcomers = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  elsewhere = await walk.createToken('regional-coordinator', 'Andorian');
  approved = await walk.createToken('director', 'Jadzia');
  await walk.dataSource.query(
    `insert into regions (slug, name, continent, country, described, source, created_at)
     values ('ohio', 'Ohio', 'north-america', 'US', '', 'spec', now())`,
  );
});

const stranger = (): Promise<Newcomer> => newcomer(walk.dataSource, `stranger ${++newcomers}`);

const get = (path: string, token: string) => walk.get(path).set('authorization', `Bearer ${token}`);
const approve = (id: string, body: object = {}, token = coordinator) =>
  walk.post(`${HELD}/${id}/approval`, token, body);
const decline = (id: string, token = coordinator) => walk.post(`${HELD}/${id}/refusal`, token, { reason });

/** Sends a report without approval, and returns its receipt: it waits. */
async function hold(sender: Newcomer, document: object): Promise<{ id: string; [key: string]: unknown }> {
  const { body } = await walk.post(SUBMISSIONS, sender.token, document).expect(201);
  expect(body).toMatchObject({ state: 'held', tournamentId: null, claimCodes: [] });
  return body as { id: string };
}

/** Counts rows of everything that counts, is known or will count, without reports that wait. */
async function countBinding(): Promise<Record<string, number>> {
  const {
    held_reports: _held,
    notices: _notices,
    audit_entries: _sealed,
    unsealed_audit_entries: _unsealed,
    ...counts
  } = await walk.countRows();
  return counts;
}

const leaders = async (): Promise<string[]> => {
  const { body } = await walk.get('/api/v1/leaderboards/2e/constructed').expect(200);
  return (body as { rows: { handle: string }[] }).rows.map(({ handle }) => handle);
};

// @row 2
describe('A.1: a report of an account without approval', () => {
  it('is held with a receipt, and binds nothing', async () => {
    const sender = await stranger();
    const before = await countBinding();
    const document = documentOf(sender.handle, 'invented', { venue: 'A venue that nobody knows' });
    const { body, headers } = await walk.post(SUBMISSIONS, sender.token, document).expect(201);
    expect(body).toMatchObject({
      state: 'held',
      revision: null,
      heldFor: [{ kind: 'sender-not-approved', message: expect.stringContaining('is not an approved director') }],
      links: { self: `${HELD}/${body.id}`, tournament: null, revisions: null },
    });
    expect(headers['location']).toBe(`${HELD}/${body.id}`);
    expect(body.findings).toContainEqual(expect.objectContaining({ code: 'sender-not-approved', severity: 'warning' }));
    expect(await countBinding()).toEqual(before);
  });

  it('It works when 1: moves nothing, and 25 of them are five receipts and twenty refusals', async () => {
    const sender = await stranger();
    const [before, first] = [await countBinding(), await leaders()];
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        walk.post(SUBMISSIONS, sender.token, documentOf(sender.handle, `flood-${index}`)),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ type: '/problems/too-many-held', limit: 5 });
      expect(headers['retry-after']).toBe('86400');
    }
    expect([await countBinding(), await leaders()]).toEqual([before, first]);
  });

  it('is the same report when it is sent again, and replaced by another one of its tournament', async () => {
    const sender = await stranger();
    const document = documentOf(sender.handle, 'again', { externalId: 'held:again' });
    const receipt = await hold(sender, document);
    const again = await walk.post(SUBMISSIONS, sender.token, document).expect(200);
    expect(again.body).toMatchObject({ id: receipt.id, state: 'held' });
    const other = documentOf(sender.handle, 'other', { externalId: 'held:again' });
    expect((await hold(sender, other)).id).toBe(receipt.id);
    const { body } = await get(`${HELD}/${receipt.id}`, sender.token).expect(200);
    expect(body).toMatchObject({ version: 2, state: 'held', summary: { players: 4 } });
    expect(JSON.stringify(body.document)).toContain('other-b');
    expect((await get(`${HELD}?mine=true`, sender.token).expect(200)).body.rows).toHaveLength(1);
  });

  it('is shown to its sender and the coordinators of its place, and 404 for everybody else', async () => {
    const sender = await stranger();
    const { id } = await hold(sender, documentOf(sender.handle, 'secret'));
    for (const token of [sender.token, coordinator]) await get(`${HELD}/${id}`, token).expect(200);
    const other = await stranger();
    for (const token of [other.token, elsewhere, approved]) {
      await get(`${HELD}/${id}`, token).expect(404);
      const { body } = await get(HELD, token).expect(200);
      expect(JSON.stringify(body)).not.toContain(id);
    }
    const listed = await get(`${HELD}?state=held&limit=200`, coordinator).expect(200);
    const rows = listed.body.rows as { id: string }[];
    expect(rows.map((row) => row.id)).toContain(id);
  });

  it('is told nowhere: no public answer has its handles or its names', async () => {
    const sender = await stranger();
    const document = documentOf(sender.handle, 'unheard', { name: 'The Unheard Open', venue: 'Unheard Hall' });
    const { id } = await hold(sender, document);
    const paths = [
      '/api/v1/tournaments',
      '/api/v1/players?name=unheard',
      '/api/v1/venues',
      '/api/v1/runs',
      '/api/v1/leaderboards/2e/constructed',
      '/api/v1/leaderboards',
      '/api/v1/publication',
      '/api/v1/verification',
      '/api/v1/regions',
      '/metrics',
    ];
    for (const path of paths) {
      const { text } = await (path === '/metrics' ? walk.watch(path) : walk.get(path));
      expect([path, /unheard/i.test(text)]).toEqual([path, false]);
    }
    await walk.get(`/api/v1/submissions/${id}`).expect(404);
    await walk.get('/api/v1/players/unheard').expect(404);
    // Anybody can still take the handle.
    await walk.post('/api/v1/accounts', null, { handle: 'unheard-b', password: 'darmok and jalad' }).expect(201);
    // A preview of another person finds nobody either.
    const preview = await walk.post(`${SUBMISSIONS}?preview=true`, approved, documentOf('Jadzia', 'unheard'));
    expect(preview.body.findings).toContainEqual(expect.objectContaining({ code: 'player-created' }));
  });

  it('makes nobody a director, and is nothing that others could dispute, revise, withdraw or propose changes to', async () => {
    const sender = await stranger();
    const second = await stranger();
    const { id } = await hold(sender, documentOf(sender.handle, 'nothing', { secondaryDirector: second.handle }));
    await get(`${HELD}/${id}`, second.token).expect(404);
    await get(`/api/v1/tournaments/${id}`, second.token).expect(404);
    const other = documentOf(second.handle, 'nothing-else');
    const asked: [string, object][] = [
      ['disputes', { about: 'result', text: 'it never was' }],
      ['proposals', { patch: [{ op: 'replace', path: '/tournament/venue', value: 'x' }], evidence: 'seen' }],
      ['withdrawal', { reason }],
      ['revisions', other],
    ];
    for (const [operation, body] of asked) {
      const answer = await walk.post(`/api/v1/tournaments/${id}/${operation}`, second.token, body);
      expect([operation, answer.status]).toEqual([operation, 404]);
    }
    const confirm = [{ code: 'possible-duplicate', reason }];
    for (const [operation, body] of [
      ['withdrawal', {}],
      ['confirmation', { confirm }],
    ] as const) {
      await walk.post(`${HELD}/${id}/${operation}`, second.token, body).expect(404);
    }
    for (const [operation, body] of [
      ['approval', {}],
      ['refusal', { reason }],
    ] as const) {
      await walk.post(`${HELD}/${id}/${operation}`, elsewhere, body).expect(404);
    }
  });

  it('is named by no finding of the same tournament that somebody else reports', async () => {
    const sender = await stranger();
    const document = documentOf(sender.handle, 'copied');
    const { id } = await hold(sender, document);
    const { body } = await walk
      .post(`${SUBMISSIONS}?preview=true`, approved, documentOf('Jadzia', 'copied', { venue: 'Elsewhere' }))
      .expect(200);
    expect(body.state).toBe('accepted');
    expect(JSON.stringify(body)).not.toContain(id);
    expect(JSON.stringify(body)).not.toContain(sender.handle);
    expect((body.findings as { code: string }[]).map(({ code }) => code)).not.toContain('possible-duplicate');
  });

  it('has one receipt for one Idempotency-Key', async () => {
    const sender = await stranger();
    const document = documentOf(sender.handle, 'keyed');
    const send = (body: object) =>
      walk.post(SUBMISSIONS, sender.token, body).set('idempotency-key', 'key-of-a-held-report');
    const first = await send(document).expect(201);
    expect((await send(document)).body).toMatchObject({ id: first.body.id, state: 'held' });
    const other = await send(documentOf(sender.handle, 'keyed-other')).expect(422);
    expect(other.body.type).toBe('/problems/idempotency-key-reused');
    expect((await get(`${HELD}?mine=true`, sender.token).expect(200)).body.rows).toHaveLength(1);
  });

  it('is in no export', async () => {
    const sender = await stranger();
    await hold(sender, documentOf(sender.handle, 'unexported', { name: 'The Unexported Open' }));
    expect(await operator.call('export', 'out')).toMatchObject({ code: 0 });
    const folder = path.join(operator.folder, 'out');
    const files = readdirSync(folder);
    expect(files).toContain('players.ndjson');
    expect(files.filter((name) => /unexported/i.test(readFileSync(path.join(folder, name), 'utf8')))).toEqual([]);
  });

  it('can be previewed, which says that it would wait', async () => {
    const sender = await stranger();
    const { body } = await walk
      .post(`${SUBMISSIONS}?preview=true`, sender.token, documentOf(sender.handle, 'seen'))
      .expect(200);
    expect(body).toMatchObject({ state: 'held' });
    expect(body.findings).toContainEqual(expect.objectContaining({ code: 'sender-not-approved' }));
  });

  it('does not take its externalId from the director of the tournament', async () => {
    const [sender, externalId] = [await stranger(), 'held:squatted'];
    const { id } = await hold(sender, documentOf(sender.handle, 'squatter', { externalId }));
    const { body } = await walk
      .post(SUBMISSIONS, approved, documentOf('Jadzia', 'rightful', { externalId }))
      .expect(201);
    expect(body).toMatchObject({ state: 'accepted', revision: 1 });
    const refused = await approve(id).expect(409);
    expect(refused.body).toMatchObject({ type: '/problems/held-report-cannot-count', because: 'not-your-tournament' });
    expect((await get(`${HELD}/${id}`, sender.token)).body.state).toBe('held');
    await decline(id).expect(200);
  });
});

describe('A.1: a held report', () => {
  it('counts once a coordinator approves it: on time, with claim codes for its sender and the coordinator', async () => {
    const sender = await stranger();
    const { id } = await hold(sender, documentOf(sender.handle, 'worthy'));
    // Weeks later, a new report of that tournament would be late.
    walk.setTime(new Date('2014-12-20T12:00:00Z'));
    const { body } = await approve(id, { reason }).expect(200);
    expect(body).toMatchObject({ state: 'approved', decidedBy: 'Thsch', reason, approvedDirector: false });
    expect(body.receipt).toMatchObject({ state: 'accepted', revision: 1, receivedAt: ON_TIME.toISOString() });
    expect(body.receipt.claimCodes).toHaveLength(4);
    const own = await get(`${HELD}/${id}`, sender.token).expect(200);
    expect(own.body.claimCodes).toEqual(body.receipt.claimCodes);
    await walk.publisher.publishTournament(body.receipt.tournamentId, 1);
    expect(await leaders()).toContain('worthy');
    // The sender directs it, and their other reports still wait.
    expect((await hold(sender, documentOf(sender.handle, 'worthy-too'))).id).not.toBe(id);
    // When they send it again, the new document counts.
    expect((await approve(id).expect(409)).body.type).toBe('/problems/held-report-changed');
  });

  it('makes its sender an approved director in the same step, for a region or everywhere', async () => {
    const sender = await stranger();
    const { id } = await hold(sender, documentOf(sender.handle, 'buckeye', { region: 'Ohio' }));
    expect((await approve(id, { region: 'Ohio' }).expect(400)).body.detail).toContain('approveDirector');
    const unknown = await approve(id, { approveDirector: true, region: 'Atlantis' }).expect(422);
    expect(unknown.body.type).toBe('/problems/region-unknown');
    const { body } = await approve(id, { approveDirector: true, region: 'OHIO' }).expect(200);
    expect(body.approvedDirector).toBe(true);
    const inside = documentOf(sender.handle, 'buckeye-2', { region: 'Ohio' });
    expect((await walk.post(SUBMISSIONS, sender.token, inside).expect(201)).body.state).toBe('accepted');
    const online = documentOf(sender.handle, 'buckeye-3', { online: true, country: null });
    expect((await walk.post(SUBMISSIONS, sender.token, online).expect(201)).body.state).toBe('accepted');
    const outside = await hold(sender, documentOf(sender.handle, 'buckeye-4', { region: 'Utah' }));
    expect(outside['heldFor']).toEqual([
      { kind: 'sender-not-approved', message: expect.stringContaining('not in the place of this tournament') },
    ]);
    await approve(outside.id, { approveDirector: true }).expect(200);
    const anywhere = documentOf(sender.handle, 'buckeye-5', { region: 'Utah' });
    expect((await walk.post(SUBMISSIONS, sender.token, anywhere).expect(201)).body.state).toBe('accepted');
  });

  it('is closed when its sender, approved meanwhile, sends it again', async () => {
    const sender = await stranger();
    const document = documentOf(sender.handle, 'later');
    const { id } = await hold(sender, document);
    await walk.createToken('director', sender.handle);
    const { body } = await walk.post(SUBMISSIONS, sender.token, document).expect(201);
    expect(body.state).toBe('accepted');
    expect((await get(`${HELD}/${id}`, sender.token)).body).toMatchObject({ state: 'approved', submissionId: body.id });
  });

  it('is declined with a reason, and the same document stays declined', async () => {
    const sender = await stranger();
    const document = documentOf(sender.handle, 'unworthy');
    const before = await countBinding();
    const { id } = await hold(sender, document);
    await walk.post(`${HELD}/${id}/refusal`, coordinator, {}).expect(400);
    expect((await decline(id).expect(200)).body).toMatchObject({ state: 'declined', reason, decidedBy: 'Thsch' });
    expect((await get(`${HELD}/${id}`, sender.token)).body).toMatchObject({ state: 'declined', reason });
    const again = await walk.post(SUBMISSIONS, sender.token, document).expect(200);
    expect(again.body).toMatchObject({ id, state: 'declined' });
    expect((await approve(id).expect(409)).body).toMatchObject({
      type: '/problems/held-report-changed',
      state: 'declined',
    });
    expect(await countBinding()).toEqual(before);
    const audited = await walk.dataSource.query<{ detail: object }[]>(
      `select detail from audit_entries where action in ('report.hold', 'report.decline') and subject = $1 order by id`,
      [id],
    );
    expect(audited.map(({ detail }) => Object.keys(detail))).toEqual([
      ['sha256', 'reasons'],
      ['sha256', 'sender', 'reason'],
    ]);
    expect(JSON.stringify(audited)).not.toContain('unworthy');
  });

  it('is shown also where its document begins with a byte order mark', async () => {
    const sender = await stranger();
    const text = `\uFEFF${JSON.stringify(documentOf(sender.handle, 'marked'))}`;
    const { id } = await hold(sender, Buffer.from(text));
    expect((await get(`${HELD}/${id}`, coordinator).expect(200)).body.document).toMatchObject({ schema: 'quadrant/1' });
    await approve(id).expect(200);
  });

  it('names nobody any more who was anonymised meanwhile, and waits until its sender corrects it', async () => {
    await walk.post(SUBMISSIONS, approved, documentOf('Jadzia', 'leaver')).expect(201);
    const sender = await stranger();
    const { id } = await hold(sender, documentOf(sender.handle, 'leaver'));
    await walk.post('/api/v1/players/leaver-c/anonymisation', coordinator, { reason, handle: 'leaver-c' }).expect(200);
    const shown = await get(`${HELD}/${id}`, coordinator).expect(200);
    expect(shown.text).not.toContain('leaver-c');
    expect(shown.text).toContain('leaver-b');
    const refused = await approve(id).expect(409);
    expect(refused.body).toMatchObject({ because: 'report-refused' });
    expect(refused.body.findings).toContainEqual(expect.objectContaining({ code: 'reserved-handle' }));
  });

  it('is withdrawn by its sender alone, and can be sent again then', async () => {
    const sender = await stranger();
    const document = documentOf(sender.handle, 'taken-back');
    const { id } = await hold(sender, document);
    await walk.post(`${HELD}/${id}/withdrawal`, coordinator, {}).expect(403);
    expect((await walk.post(`${HELD}/${id}/withdrawal`, sender.token, {}).expect(200)).body.state).toBe('withdrawn');
    await walk.post(`${HELD}/${id}/withdrawal`, sender.token, {}).expect(409);
    await approve(id).expect(409);
    expect((await hold(sender, document)).id).not.toBe(id);
  });

  it('is decided once: of several who decide at once one wins, and the others are told', async () => {
    const sender = await stranger();
    const { id } = await hold(sender, documentOf(sender.handle, 'contested'));
    const answers = await Promise.all([approve(id), approve(id), decline(id), approve(id), decline(id)]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => !won.includes(answer))) {
      expect([status, body.type]).toEqual([409, '/problems/held-report-changed']);
    }
    const { body } = await get(`${HELD}/${id}`, coordinator);
    expect(body.state).toBe(won[0]!.body.state);
    const known = await walk.get('/api/v1/players/contested');
    expect(known.status).toBe(body.state === 'approved' ? 200 : 404);
  });

  it('is decided already for somebody who finds its document gone', async () => {
    const sender = await stranger();
    const { id } = await hold(sender, documentOf(sender.handle, 'overtaken'));
    const reports = walk.app.get(HeldReportRepository, { strict: false });
    const find = reports.findDocument.bind(reports);
    jest.spyOn(reports, 'findDocument').mockImplementationOnce(async (each) => {
      await approve(id).expect(200);
      return find(each);
    });
    const { status, body } = await approve(id);
    expect([status, body.type]).toEqual([409, '/problems/held-report-changed']);
  });

  it('is not decided in a version that its sender has replaced', async () => {
    const sender = await stranger();
    const externalId = 'held:version';
    const { id } = await hold(sender, documentOf(sender.handle, 'v1', { externalId }));
    await hold(sender, documentOf(sender.handle, 'v2', { externalId }));
    const { body } = await approve(id).set('if-match', '"v1"').expect(409);
    expect(body).toMatchObject({ type: '/problems/held-report-changed', state: 'held', version: 2 });
    await approve(id).set('if-match', '"v2"').expect(200);
  });

  it('Bad input: stays held, and says why, when its players were merged meanwhile', async () => {
    for (const first of ['trill', 'host']) {
      await walk.post(SUBMISSIONS, approved, documentOf('Jadzia', first)).expect(201);
    }
    const sender = await stranger();
    const text = JSON.stringify(documentOf(sender.handle, 'joined'));
    const both = text.replaceAll('joined-b', 'trill-b').replaceAll('joined-c', 'host-b');
    const { id } = await hold(sender, JSON.parse(both) as object);
    await walk.post('/api/v1/players/trill-b/merge', coordinator, { into: 'host-b', reason }).expect(200);
    const refused = await approve(id).expect(409);
    expect(refused.body).toMatchObject({ type: '/problems/held-report-cannot-count', because: 'report-refused' });
    expect(refused.body.findings).toContainEqual(expect.objectContaining({ code: 'same-player-twice' }));
    expect((await get(`${HELD}/${id}`, sender.token)).body).toMatchObject({ state: 'held', version: 1 });
  });

  it('is deleted 90 days later without a decision, and so is a declined one; what was approved stays', async () => {
    const sender = await stranger();
    const ids: string[] = [];
    for (const first of ['old', 'older', 'oldest']) ids.push((await hold(sender, documentOf(sender.handle, first))).id);
    await decline(ids[1]!).expect(200);
    await approve(ids[2]!).expect(200);
    const repository = new PruningRepository(walk.dataSource);
    const after = (days: number) => new Date(ON_TIME.getTime() + days * 86_400_000);
    await repository.forgetOld(after(89));
    const statuses = async () => Promise.all(ids.map(async (id) => (await get(`${HELD}/${id}`, coordinator)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await repository.forgetOld(after(91));
    expect(await statuses()).toEqual([404, 404, 200]);
  });
});

describe('quadrant held', () => {
  it('lists, shows, approves, declines and withdraws', async () => {
    await walk.app.listen(0, '127.0.0.1');
    facts['QUADRANT_URL'] = await walk.app.getUrl();
    const sender = await stranger();
    const ids: string[] = [];
    for (const first of ['cli-a', 'cli-b', 'cli-c']) {
      ids.push((await hold(sender, documentOf(sender.handle, first, { region: 'Ohio' }))).id);
    }
    const [first, second, third] = ids as [string, string, string];
    facts['QUADRANT_TOKEN'] = sender.token;
    expect(await operator.call('held', 'withdraw', third)).toMatchObject({ code: 0 });
    const own = await operator.call('held', 'list', '--mine');
    expect(own.out).toMatch(new RegExp(`${first}.*${sender.handle} +report +Winter Local.*4  sender-not-approved`));
    expect(own.out).not.toContain(third);
    expect(await operator.call('held', 'approve', first)).toMatchObject({ code: 1 });
    facts['QUADRANT_TOKEN'] = coordinator;
    expect((await operator.call('held', 'show', first)).out).toContain('players: cli-a, cli-a-b, cli-a-c, cli-a-d');
    const approval = await operator.call('held', 'approve', first, '--approve-director', '--region', 'Ohio');
    expect(approval).toMatchObject({ code: 0, out: expect.stringContaining('is an approved director now') });
    expect(approval.out).toMatch(/[\w-]+ {2}cli-a-b\n/);
    expect(await operator.call('held', 'decline', second, '--reason', 'a\nb')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--reason has to be one line of 1 to 200 characters'),
    });
    expect(await operator.call('held', 'decline', second, '--reason', 'invented')).toMatchObject({ code: 0 });
    expect((await operator.call('held', 'list', '--state', 'declined', '--json')).out).toContain(second);
    expect((await operator.call('held', 'show', second)).out).toContain('declined by Thsch: invented');
  });

  it('A.2: shows a withdrawal that waits, and approves it', async () => {
    const { body } = await walk.post(SUBMISSIONS, approved, documentOf('Jadzia', 'Jadzia')).expect(201);
    facts['QUADRANT_TOKEN'] = approved;
    const words = ['--param', `id=${body.tournamentId}`, '--body', '{"reason": "never happened"}'];
    const asked = await operator.call('call', 'withdrawTournament', ...words);
    expect(asked).toMatchObject({ code: 0, out: expect.stringContaining('"heldFor"') });
    const [, id = ''] = /^(\S+) .*Jadzia +withdrawal/m.exec((await operator.call('held', 'list', '--mine')).out) ?? [];
    facts['QUADRANT_TOKEN'] = coordinator;
    expect((await operator.call('held', 'show', id)).out).toContain('asked for because: never happened');
    const approval = await operator.call('held', 'approve', id);
    expect(approval).toMatchObject({ code: 0, out: `Approved. Tournament ${body.tournamentId} is withdrawn.\n` });
  });
});

describe('A.1: a report of an approved director', () => {
  it('is on the leaderboard as soon as it is published, as ever', async () => {
    const { body } = await walk.post(SUBMISSIONS, approved, documentOf('Jadzia', 'dax')).expect(201);
    expect(body).toMatchObject({ state: 'accepted', heldFor: [], revision: 1 });
    await walk.publisher.publishTournament(body.tournamentId, 1);
    expect(await leaders()).toContain('dax');
  });

  it('counts for the director alone: who is named in it is approved by that in no way', async () => {
    const sender = await stranger();
    const named = documentOf('Jadzia', 'named', { secondaryDirector: sender.handle });
    await walk.post(SUBMISSIONS, approved, named).expect(201);
    await hold(sender, documentOf(sender.handle, 'not-approved'));
  });
});

describe('A.1: the role of a director', () => {
  it('is given by coordinators for regions of theirs, and everywhere by who coordinates everything', async () => {
    const sender = await stranger();
    const path = `/api/v1/accounts/${encodeURIComponent(sender.handle)}/roles`;
    const europe = await newcomer(walk.dataSource, 'Europa');
    await walk.dataSource.query(
      `insert into role_grants (account_id, role, continent, granted_by, reason, granted_at)
       values ($1, 'coordinator', 'europe', 'spec', 'spec', now())`,
      [europe.accountId],
    );
    const wish = (region: string | null) => ({ role: 'director', region, reason });
    await walk.post(path, europe.token, wish('ohio')).expect(403);
    await walk.post(path, europe.token, wish(null)).expect(403);
    await walk.post(path, elsewhere, wish('ohio')).expect(403);
    await walk.post(path, sender.token, wish('ohio')).expect(403);
    await walk.post(path, coordinator, { role: 'director', reason }).expect(400);
    expect((await walk.post(path, coordinator, wish('ohio')).expect(201)).body.roles).toEqual([
      expect.objectContaining({ role: 'director', region: 'ohio', grantedBy: 'Thsch' }),
    ]);
    const everywhere = await walk.post(path, coordinator, wish(null)).expect(201);
    const [{ id }] = everywhere.body.roles as [{ id: string }];
    const own = `/api/v1/accounts/Thsch/roles`;
    expect((await walk.post(own, coordinator, wish('ohio')).expect(403)).body.type).toBe('/problems/own-role');
    await walk.delete(`${path}/${id}`, coordinator).send({ reason }).expect(200);
  });
});

describe('a held report that came as a file of another program', () => {
  it('keeps the hash of the file and what was to be said about it when it is approved', async () => {
    const sender = await stranger();
    const table = 'Round,Player 1,Player 2,Result\n1,Quark X,Rom X,FW\n1,Nog X,Leeta X,FL\nJudge: Odo\n';
    const set = ['game=2e', 'name=Bar Open', 'startsAt=2014-11-08T12:00:00Z'].map(
      (each) => `set=${encodeURIComponent(each)}`,
    );
    const { body: held } = await walk
      .post(`${SUBMISSIONS}?${set.join('&')}`, sender.token, table)
      .set('content-type', 'text/csv')
      .expect(201);
    expect(held).toMatchObject({ state: 'held', file: { format: 'csv-matches' } });
    const { body } = await approve(held.id as string).expect(200);
    expect(body.receipt.file).toEqual(held.file);
    const { body: stored } = await walk.get(body.receipt.links.self as string).expect(200);
    expect(stored).toMatchObject({
      file: held.file,
      findings: expect.arrayContaining([expect.objectContaining({ code: 'row-left-out', pointer: 'A4', line: 4 })]),
    });
  });
});
