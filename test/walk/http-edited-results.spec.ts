import request from 'supertest';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import type { Browser } from './accounts/browser.js';
import { pageOf, type Page } from './accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let dora: string;
let dan: string;
let carla: string;

beforeAll(async () => {
  dora = await walk.createToken('director', 'Dora');
  dan = await walk.createToken('director', 'Dan');
  carla = await walk.createToken('coordinator', 'Carla');
});

/** A tournament of players who play in no other one. */
function played(externalId: string, more: object) {
  const [ann, bob, cy, dee] = ['ann', 'bob', 'cy', 'dee'].map((name) => `${name}-${externalId}`);
  const rounds = [
    round(`${ann} 100-35 ${bob} FW`, `${cy} 100-20 ${dee} FW`),
    round(`${ann} 40-100 ${cy} FL`, `${bob} 55-50 ${dee} MW`),
  ];
  return reportDocument(
    report(...rounds, { tournament: { externalId, director: 'Dora', name: 'Winter Local', ...more } }),
  );
}

async function submit(externalId: string, more: object = {}, by = dora): Promise<{ id: string; document: object }> {
  const document = played(externalId, more);
  const { body } = await walk.post('/api/v1/submissions', by, document).expect(201);
  return { id: (body as { tournamentId: string }).tournamentId, document };
}

const open = (id: string, token = dora, body: object = {}) => walk.post(`/api/v1/tournaments/${id}/draft`, token, body);

const put = (path: string, token: string, body: object) =>
  request(walk.app.getHttpServer())
    .put(path)
    .set('authorization', `Bearer ${token}`)
    .set('if-match', '"v1"')
    .send(body);

const get = (path: string, token = dora) => walk.get(path).set('authorization', `Bearer ${token}`);

describe('a draft of a stored tournament', () => {
  it('holds its document, is one for each account, and submitted without a change stores nothing', async () => {
    const { id, document } = await submit('edit:1');
    const { body } = await open(id).expect(201);
    expect(body).toMatchObject({
      name: 'Winter Local',
      corrects: { tournamentId: id, revision: 1, state: 'current', currentRevision: 1, mergedInto: null },
      terms: { waitsFor: [], atOnceUntil: null, guardsFacts: true, isProposal: false },
    });
    expect((await open(id)).body).toMatchObject({ id: body.id, version: 1 });
    expect((await open(id, carla)).body.id).not.toBe(body.id);
    expect((await get(body.links.self)).body).toMatchObject({ document, corrects: { tournamentId: id } });
    const receipt = await walk.post(body.links.submission, dora, {}).expect(200);
    expect(receipt.body).toMatchObject({ tournamentId: id, revision: 1 });
  });

  it('becomes a proposal for those who may not revise it', async () => {
    const { id } = await submit('edit:2');
    const { body } = await open(id, dan).expect(201);
    expect(body.terms).toEqual({ waitsFor: [], atOnceUntil: null, guardsFacts: false, isProposal: true });
    await walk.post(body.links.submission, dan, {}).expect(403);
    const unchanged = await walk.post(body.links.proposal, dan, { evidence: 'I was there.' }).expect(422);
    expect(unchanged.body.findings).toMatchObject([{ code: 'changes-nothing' }]);
    await open('7b7b7b7b-0000-4000-8000-000000000000').expect(404);
    await open('nothing').expect(404);
    expect((await open(id, carla).expect(201)).body.terms).toEqual({
      waitsFor: [],
      atOnceUntil: null,
      guardsFacts: false,
      isProposal: false,
    });
  });

  it('says while its tournament waits for a withdrawal', async () => {
    const { id } = await submit('edit:3');
    expect((await open(id).expect(201)).body.corrects).toMatchObject({ withdrawalAskedAt: null });
    await walk.dataSource.query(
      `insert into held_reports (account_id, request, state, raw, raw_sha256, sha256, tournament_id, tournament_revision,
         create_players, request_reason, reasons, findings, summary, received_at)
       select (select id from accounts where handle = 'Dora'), 'withdrawal', 'held', '', s.raw_sha256, s.sha256, t.id, 1, false, 'x',
         '[{}]', '[]', '{}', '2026-05-01T10:00:00Z'
       from tournaments t join submissions s on s.tournament_id = t.id where t.key = $1`,
      [id],
    );
    expect((await open(id)).body.corrects).toMatchObject({ withdrawalAskedAt: '2026-05-01T10:00:00.000Z' });
  });

  it('is proposed as the same patch that a program would send, and only of the revision that it holds', async () => {
    const { id } = await submit('edit:4');
    const { body } = await open(id, dan, { answers: {} }).expect(201);
    const typed = { answers: { 'cell.2.6': '40' } };
    await put(body.links.self, dan, typed).expect(200);
    const evidence = 'The slip says so.';
    const preview = await walk.post(`${body.links.proposal}?preview=true`, dan, { evidence }).expect(200);
    const changes = [{ pointer: '/rounds/0/matches/0/score', from: [100, 35], to: [100, 40] }];
    expect(preview.body).toMatchObject({ changes, preview: { replaces: { revision: 1 } } });
    const made = await walk.post(body.links.proposal, dan, { evidence }).expect(201);
    expect(made.body).toMatchObject({ tournamentId: id, state: 'open', changes });
    expect(made.headers['location']).toBe(made.body.links.self);
    await walk.post(body.links.proposal, dan, { evidence }).expect(404);
    await walk.post(`${made.body.links.self}/acceptance`, dora, { reason: 'seen' }).expect(200);

    const late = await open(id, dan).expect(201);
    await put(late.body.links.self, dan, typed).expect(200);
    const other = (await get(`/api/v1/tournaments/${id}/document`)).body as { tournament: object };
    const elsewhere = { ...other, tournament: { ...other.tournament, venue: 'elsewhere' } };
    await walk.post(`/api/v1/tournaments/${id}/revisions`, dora, elsewhere).expect(201);
    const refused = await walk.post(late.body.links.proposal, dan, { evidence }).expect(409);
    expect(refused.body.type).toBe('/problems/revised-meanwhile');
  });

  it('is no proposal where it was not opened from a tournament', async () => {
    const { body } = await walk.post('/api/v1/drafts', dan, { unfinished: true }).expect(201);
    const refused = await walk.post(body.links.proposal, dan, { evidence: 'x' }).expect(409);
    expect(refused.body.type).toBe('/problems/draft-corrects-nothing');
  });
});

/** Finds the cell of a row and a column, by what the row holds and by the name of the column. */
function cellOf(fields: readonly (readonly [string, string])[], row: string, column: number): string {
  const found = fields.find(([name, value]) => name.startsWith('cell.') && value === row);
  return `${found![0].split('.').slice(0, 2).join('.')}.${column}`;
}

const EDIT = 'Check the results';
const CONFIRM = 'Confirm and submit';

describe('a director without JavaScript', () => {
  let browser: Browser;
  let other: Browser;

  beforeAll(async () => {
    await makeAccount(walk.dataSource, 'Dirk', { role: 'director', region: null });
    await makeAccount(walk.dataSource, 'Coco', { role: 'coordinator', continent: null });
    browser = await newBrowser(walk).signIn('Dirk', PASSWORD);
    other = await newBrowser(walk).signIn('Coco', PASSWORD);
  });

  const edit = async (id: string, by = browser, name = 'Winter Local'): Promise<Page> =>
    (await pageOf(by, `/tournaments/${id}`)).send(`Edit the results of ${name}`);

  it('changes one cell, sees what it would replace, says why, and only that match changes', async () => {
    const { id, document } = await submit('edit:page:1', { director: 'Dirk' }, carla);
    const opened = await edit(id);
    expect(opened.text).toContain('Edit Winter Local');
    expect(opened.text).toContain('Your changes need no approval');
    expect(opened.text).toContain('These changes always wait for a coordinator');
    const fields = opened.fieldsOf(EDIT);
    expect(fields).toContainEqual(['set.name', 'Winter Local']);
    expect(fields).toContainEqual(['cell.2.2', 'ann-edit:page:1']);
    const result = cellOf(fields, 'FL', 4);
    const changed = await opened.send(EDIT, { [result]: 'FW', ...swapScores(fields, result) }, 'then=preview');
    expect(changed.text).toContain('This replaces revision 1');
    const confirm = await pageOf(browser, `${opened.path}/confirm`);
    const unsaid = await confirm.send(CONFIRM);
    expect([unsaid.status, unsaid.text]).toEqual([422, expect.stringContaining('Say why you correct the results.')]);
    const receipt = await unsaid.send(CONFIRM, { reason: 'the slip says so' });
    expect(receipt.path).toMatch(/^\/submit\/receipts\//);
    const now = (await get(`/api/v1/tournaments/${id}/document`)).body as { rounds: { matches: object[] }[] };
    const before = document as { rounds: { matches: object[] }[] };
    expect(now.rounds[1]!.matches[0]).toMatchObject({ result: 'FW', score: [100, 40] });
    const apart = { rounds: null, tournamentId: null, tournamentRevision: null };
    expect({ ...now, ...apart }).toEqual({ ...before, ...apart });
    expect([now.rounds[0], now.rounds[1]!.matches[1]]).toEqual([before.rounds[0], before.rounds[1]!.matches[1]]);
    const [audited] = await walk.dataSource.query<{ detail: object }[]>(
      `select detail from audit_entries where action = 'tournament.revise' and subject = $1`,
      [id],
    );
    expect(audited!.detail).toMatchObject({ revision: 2, reason: 'the slip says so' });
  });

  it('submits nothing where nothing was changed', async () => {
    const { id } = await submit('edit:page:2', { director: 'Dirk' }, carla);
    const preview = await (await edit(id)).send(EDIT, {}, 'then=preview');
    expect(preview.text).toContain('There is nothing to submit.');
  });

  it('sees cell by cell what somebody else changed, and goes on from there', async () => {
    const { id } = await submit('edit:page:3', { director: 'Dirk' }, carla);
    const mine = await edit(id);
    const fields = mine.fieldsOf(EDIT);
    const [theirs, both, result] = [cellOf(fields, 'MW', 5), cellOf(fields, 'FL', 6), cellOf(fields, 'FL', 4)];
    await mine.send(EDIT, { [result]: 'FW', ...swapScores(fields, both), 'set.name': 'Winter Open' }, 'then=check');

    const coordinated = await edit(id, other);
    const theirDraft = await coordinated.send(EDIT, { [theirs]: '60', [both]: '110' }, 'then=check');
    const stored = await (await pageOf(other, `${theirDraft.path}/confirm`)).send(CONFIRM, { reason: 'their word' });
    expect(stored.path).toMatch(/^\/submit\/receipts\//);

    const late = await pageOf(browser, `${mine.path}/confirm`);
    expect(late.text).toContain('was changed since you opened it');
    expect(late.text).toContain('Revision 2 was submitted meanwhile.');
    // Rows of people are counted from the first one below the names of the columns.
    const rowOf = (cell: string) => Number(cell.split('.')[1]) - 1;
    expect(late.text).toContain(`Row ${rowOf(theirs)}, Score 1 55 60`);
    expect(late.text).toContain(`Row ${rowOf(both)}, Score 2 100 110 40`);
    const again = await late.send('Go on with the current results', {}, 'then=keep');
    expect(again.fieldsOf(EDIT)).toEqual(
      expect.arrayContaining([
        ['set.name', 'Winter Open'],
        [theirs, '60'],
        [both, '40'],
        [result, 'FW'],
      ]),
    );
    const receipt = await (await pageOf(browser, `${again.path}/confirm`)).send(CONFIRM, { reason: 'the slip' });
    expect(receipt.path).toMatch(/^\/submit\/(receipts|waiting)\//);
    expect((await get(`/api/v1/tournaments/${id}`)).body).toMatchObject({
      revision: 3,
      header: { name: 'Winter Open' },
    });
  });

  it('reads that a request to withdraw waits, and takes it back', async () => {
    const { id } = await submit('edit:page:9', { director: 'Dirk' }, carla);
    const summary = { name: 'Winter Local', game: '2e', startsAt: '2014-11-08T12:00:00Z', players: 4 };
    const [held] = await walk.dataSource.query<{ id: string }[]>(
      `insert into held_reports (account_id, request, state, raw, raw_sha256, sha256, tournament_id, tournament_revision,
         create_players, request_reason, reasons, findings, summary, received_at)
       select (select id from accounts where handle = 'Dirk'), 'withdrawal', 'held', '', s.raw_sha256, s.sha256, t.id, 1, false, 'x',
         '[{"kind":"withdrawal-too-late","message":"It is too late."}]', '[]', $2, '2014-11-20T10:00:00Z'
       from tournaments t join submissions s on s.tournament_id = t.id where t.key = $1 returning public_id as id`,
      [id, JSON.stringify(summary)],
    );
    const waiting = await pageOf(browser, `/submit/waiting/${held?.id}`);
    expect(waiting.text).toContain('Your request to withdraw the tournament waits');
    expect(waiting.text).not.toContain('Your report');
    const back = await waiting.send('Take this request back');
    expect(back.text).toContain('You took back your request to withdraw the tournament');
    expect(back.text).toContain('The tournament stays as it is.');
  });

  it('reads the way out when the tournament was withdrawn, and others read who may edit it', async () => {
    const { id } = await submit('edit:page:4', { director: 'Dirk' }, carla);
    const opened = await edit(id);
    await walk.post(`/api/v1/tournaments/${id}/withdrawal`, carla, { reason: 'never happened' }).expect(200);
    const late = await pageOf(browser, opened.path);
    expect(late.text).toContain('The tournament was withdrawn');
    expect((await pageOf(browser, `/tournaments/${id}/edit`)).text).toContain('Only a coordinator of its place');
    const back = await (
      await pageOf(other, `/tournaments/${id}/edit`)
    ).send('Let it count again', { reason: 'it did' });
    expect(back.text).toContain('Winter Local counts again.');
    const withdrawn = await (await pageOf(other, `/tournaments/${id}/edit`)).send('Withdraw', { reason: 'it did not' });
    expect(withdrawn.text).toContain('was withdrawn');
  });

  it('proposes what they may not change, and a coordinator who accepts it makes it the next revision', async () => {
    await makeAccount(walk.dataSource, 'Fay');
    const fay = await newBrowser(walk).signIn('Fay', PASSWORD);
    const { id } = await submit('edit:page:5', { director: 'Dirk' }, carla);
    const lead = await pageOf(fay, `/tournaments/${id}/edit`);
    expect(lead.text).toContain('What you change becomes a proposal');
    const opened = await lead.send('Edit the results of Winter Local');
    expect(opened.text).toContain('Your changes become a proposal');
    const fields = opened.fieldsOf(EDIT);
    expect(fields.map(([name]) => name)).not.toContain('set.level');
    const result = cellOf(fields, 'FL', 4);
    const changed = await opened.send(EDIT, { [result]: 'FW', ...swapScores(fields, result) }, 'then=preview');
    expect(changed.text).toContain('This would replace revision 1');
    expect(changed.text).toContain('accepts or refuses it');
    const confirm = await pageOf(fay, `${opened.path}/confirm`);
    expect((await confirm.send(CONFIRM)).status).toBe(422);
    const listed = await confirm.send(CONFIRM, { reason: 'the slip says so' });
    expect(listed.text).toContain('Your proposal is stored.');
    expect((await confirm.send(CONFIRM, { reason: 'the slip says so' })).path).toMatch(/^\/disputes/);
    expect((await get(`/api/v1/tournaments/${id}`)).body).toMatchObject({ revision: 1 });
    const { body } = await get(`/api/v1/proposals?tournament=${id}`, carla);
    expect(body.rows).toMatchObject([{ proposer: 'Fay', evidence: 'the slip says so', state: 'open' }]);
    await walk.post(`${body.rows[0].links.self}/acceptance`, carla, { reason: 'seen' }).expect(200);
    const now = (await get(`/api/v1/tournaments/${id}/document`)).body as { rounds: { matches: object[] }[] };
    expect(now.rounds[1]!.matches[0]).toMatchObject({ result: 'FW', score: [100, 40] });
  });

  it('has one notice where a change of theirs leaves the results as they are', async () => {
    const fay = await newBrowser(walk).signIn('Fay', PASSWORD);
    const { id } = await submit('edit:page:6', { director: 'Dirk' }, carla);
    const opened = await (await pageOf(fay, `/tournaments/${id}/edit`)).send('Edit the results of Winter Local');
    const result = cellOf(opened.fieldsOf(EDIT), 'FL', 4);
    const same = await opened.send(EDIT, { [result]: 'fl' }, 'then=check');
    expect(same.text).toContain('there is nothing to propose');
  });
});

/** Returns the scores of a row in the other order. */
function swapScores(fields: readonly (readonly [string, string])[], cell: string): Record<string, string> {
  const row = cell.split('.')[1]!;
  const score = (column: number) => fields.find(([name]) => name === `cell.${row}.${column}`)![1];
  return { [`cell.${row}.5`]: score(6), [`cell.${row}.6`]: score(5) };
}
