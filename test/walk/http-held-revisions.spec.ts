import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { documentOf, type Header } from './held-documents.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
const HELD = '/api/v1/held-reports';
const reason = 'they run our shop';

let coordinator: string;
let approved: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  approved = await walk.createToken('director', 'Jadzia');
});

const get = (path: string, token: string) => walk.get(path).set('authorization', `Bearer ${token}`);
const approve = (id: string, body: object = {}, token = coordinator) =>
  walk.post(`${HELD}/${id}/approval`, token, body);
const decline = (id: string, token = coordinator) => walk.post(`${HELD}/${id}/refusal`, token, { reason });
const show = async (id: string): Promise<object> =>
  (await walk.get(`/api/v1/tournaments/${id}`).expect(200)).body as object;

/** Takes everything from an account that it was granted, or gives it back. */
const revoke = (handle: string, isRevoked: boolean) =>
  walk.dataSource.query(
    `update role_grants set revoked_at = case when $2::boolean then now() end, revoked_by = case when $2 then 'spec' end
     where account_id = (select id from accounts where handle = $1)`,
    [handle, isRevoked],
  );

// @row 2
describe('A.2: a revision of an approved director', () => {
  const externalId = 'held:revised';
  const original = { registeredAt: '2014-11-07T18:00:00Z', externalId };
  let id: string;

  beforeAll(async () => {
    const { body } = await walk.post(SUBMISSIONS, approved, documentOf('Jadzia', 'kira', original)).expect(201);
    id = body.tournamentId as string;
  });

  const revise = (tournament: Header, token = approved) =>
    walk.post(SUBMISSIONS, token, documentOf('Jadzia', 'kira', { ...original, ...tournament }));

  it('counts at once where it changes none of the facts that decide about numbers', async () => {
    const { body } = await revise({ name: 'Winter Open' }).expect(201);
    expect(body).toMatchObject({ state: 'accepted', revision: 2, heldFor: [] });
  });

  it.each<[string, Header, string]>([
    [
      'a registration that would sanction it',
      { registeredAt: '2014-10-01T18:00:00Z' },
      'registeredAt: 2014-11-07T18:00:00Z → 2014-10-01T18:00:00Z; sanctioned: no → yes',
    ],
    ['unrated', { unrated: true }, 'unrated: false → true'],
    ['the format', { format: 'sealed' }, 'format: constructed → sealed'],
    [
      'the day',
      { startsAt: '2014-11-07T10:00:00-05:00' },
      'startsAt: 2014-11-08T10:00:00-05:00 → 2014-11-07T10:00:00-05:00',
    ],
    ['the end', { endsAt: '2014-11-09T20:00:00-05:00' }, 'endsAt: nothing → 2014-11-09T20:00:00-05:00'],
    ['another director', { secondaryDirector: 'Quark' }, 'secondaryDirector: nothing → Quark'],
    ['a higher level', { level: 2, kind: 'regional' }, 'level: 1 → 2; kind: local → regional'],
  ])('is held as a whole when it changes %s, and names it before and after', async (_, change, told) => {
    const { body } = await revise(change).expect(201);
    expect(body).toMatchObject({
      state: 'held',
      tournamentId: id,
      heldFor: [{ kind: 'facts-changed', message: expect.stringContaining(told) }],
    });
    const stored = await walk.get(`/api/v1/tournaments/${id}`).expect(200);
    expect(stored.body).toMatchObject({ header: { name: 'Winter Open' }, revision: 2 });
    await walk.post(`${HELD}/${body.id}/withdrawal`, approved, {}).expect(200);
  });

  it('is held when it takes a player out, and counts when a coordinator sends it', async () => {
    const text = JSON.stringify(documentOf('Jadzia', 'kira', original)).replaceAll('kira-d', 'somebody-else');
    const { body } = await walk.post(SUBMISSIONS, approved, JSON.parse(text) as object).expect(201);
    expect(body.heldFor).toEqual([
      { kind: 'facts-changed', message: expect.stringContaining('players: "kira-d" among them → without them') },
    ]);
    await walk.post(`${HELD}/${body.id}/withdrawal`, approved, {}).expect(200);
    expect((await revise({ unrated: true }, coordinator).expect(201)).body).toMatchObject({ state: 'accepted' });
    await revise({}, coordinator).expect(201);
  });

  it('is held when it changes the result of a game that its sender played, and no other', async () => {
    const played = { externalId: 'held:played' };
    const document = (score: string, other: string) =>
      reportDocument(
        report(round(`Jadzia ${score} sisko-b FW`, `sisko-c ${other} sisko-d FW`), {
          tournament: { ...played, director: 'Jadzia' },
        }),
      );
    await walk.post(SUBMISSIONS, approved, document('100-10', '100-20')).expect(201);
    const others = await walk.post(SUBMISSIONS, approved, document('100-10', '100-30')).expect(201);
    expect(others.body).toMatchObject({ state: 'accepted', revision: 2 });
    const { body } = await walk.post(SUBMISSIONS, approved, document('100-0', '100-30')).expect(201);
    expect(body.heldFor).toEqual([
      {
        kind: 'facts-changed',
        message: expect.stringContaining(
          'your result in round 1: Jadzia - sisko-b FW 100-10 → Jadzia - sisko-b FW 100-0',
        ),
      },
    ]);
    await approve(body.id).expect(200);
  });

  it('waits, once their role is revoked, whatever it changes', async () => {
    await revoke('Jadzia', true);
    const { body } = await revise({ name: 'Winter Closed' }).expect(201);
    expect(body).toMatchObject({ state: 'held', heldFor: [{ kind: 'sender-not-approved' }] });
    await walk.post(`${HELD}/${body.id}/withdrawal`, approved, {}).expect(200);
    await revoke('Jadzia', false);
  });

  it('is proposed by a player, and accepted by the director only where they could have sent it', async () => {
    const player = await walk.createToken('player', 'kira-b');
    const propose = async (path: string, value: unknown) => {
      const proposal = { patch: [{ op: 'replace', path, value }], evidence: 'seen' };
      const { body } = await walk.post(`/api/v1/tournaments/${id}/proposals`, player, proposal).expect(201);
      return `/api/v1/proposals/${body.id}/acceptance`;
    };
    const held = await propose('/tournament/unrated', true);
    const refused = await walk.post(held, approved, { reason }).expect(403);
    expect(refused.body).toMatchObject({ type: '/problems/needs-coordinator' });
    expect(refused.body.detail).toContain('unrated: false → true');
    await walk.post(held, coordinator, { reason }).expect(200);
    const allowed = await propose('/tournament/venue', 'Quarks');
    await revoke('Jadzia', true);
    const unapproved = await walk.post(allowed, approved, { reason }).expect(403);
    expect(unapproved.body).toMatchObject({ reasons: [{ kind: 'sender-not-approved' }] });
    await revoke('Jadzia', false);
    await walk.post(allowed, approved, { reason }).expect(200);
    await walk.post(await propose('/tournament/venue', 'Ten Forward'), approved, { reason }).expect(200);
  });
});

// @row 2
describe('A.2: a revision that waits', () => {
  const held = async (first: string) => {
    const document = (tournament: Header) =>
      documentOf('Jadzia', first, { externalId: `held:${first}`, ...tournament });
    const sent = await walk.post(SUBMISSIONS, approved, document({})).expect(201);
    const { body } = await walk.post(SUBMISSIONS, approved, document({ unrated: true })).expect(201);
    expect(body).toMatchObject({ state: 'held', tournamentId: sent.body.tournamentId });
    return { id: body.id as string, tournamentId: sent.body.tournamentId as string, document };
  };

  it('becomes the next revision when a coordinator approves it, and the facts are as it says', async () => {
    const { id, tournamentId } = await held('waits-a');
    expect(await show(tournamentId)).toMatchObject({ revision: 1, header: { unrated: false } });
    await approve(id).expect(200);
    expect(await show(tournamentId)).toMatchObject({ revision: 2, header: { unrated: true } });
  });

  it('Bad input: does not take the place of a revision that came meanwhile, until it is sent again', async () => {
    const { id, tournamentId, document } = await held('waits-b');
    await walk.post(SUBMISSIONS, coordinator, document({ name: 'The name as it is' })).expect(201);
    const refused = await approve(id).expect(409);
    expect(refused.body).toMatchObject({ type: '/problems/held-report-cannot-count', because: 'revised-meanwhile' });
    expect(refused.body.detail).toContain('revision 1 of the tournament, which has revision 2 now');
    expect(await show(tournamentId)).toMatchObject({ revision: 2, header: { name: 'The name as it is' } });
    const again = await walk.post(SUBMISSIONS, approved, document({ unrated: true })).expect(201);
    expect(again.body).toMatchObject({ id, state: 'held' });
    expect((await get(`${HELD}/${id}`, approved)).body).toMatchObject({ version: 2, tournamentRevision: 2 });
    await approve(id).expect(200);
    expect(await show(tournamentId)).toMatchObject({ revision: 3, header: { unrated: true } });
  });

  it('Bad input: cannot count once its tournament is withdrawn, and says so', async () => {
    const { id, tournamentId } = await held('waits-c');
    await walk.post(`/api/v1/tournaments/${tournamentId}/withdrawal`, coordinator, { reason }).expect(200);
    const refused = await approve(id).expect(409);
    expect(refused.body).toMatchObject({ because: 'tournament-withdrawn' });
    expect(refused.body.detail).toContain('The report stays held.');
    await decline(id).expect(200);
    expect((await get(`${HELD}/${id}`, approved)).body).toMatchObject({ state: 'declined', reason });
  });

  it('Bad input: is closed when its sender sends another one that counts at once', async () => {
    const { id, tournamentId, document } = await held('waits-d');
    const { body } = await walk.post(SUBMISSIONS, approved, document({ name: 'A better name' })).expect(201);
    expect(body).toMatchObject({ state: 'accepted', revision: 2 });
    expect((await get(`${HELD}/${id}`, approved)).body).toMatchObject({ state: 'withdrawn' });
    await approve(id).expect(409);
    expect(await show(tournamentId)).toMatchObject({ revision: 2, header: { unrated: false } });
  });

  it('Bad input: counts once where two directors have sent the same one', async () => {
    const second = await walk.createToken('director', 'Benjamin');
    const document = (tournament: Header) =>
      documentOf('Jadzia', 'twice', { externalId: 'held:twice', secondaryDirector: 'Benjamin', ...tournament });
    const first = await walk.post(SUBMISSIONS, approved, document({})).expect(201);
    const ids: string[] = [];
    for (const token of [approved, second]) {
      ids.push((await walk.post(SUBMISSIONS, token, document({ unrated: true })).expect(201)).body.id as string);
    }
    expect(new Set(ids).size).toBe(2);
    const answers = [await approve(ids[0]!).expect(200), await approve(ids[1]!).expect(200)];
    const submissions = answers.map(({ body }) => body.submissionId as string);
    expect(new Set(submissions).size).toBe(1);
    expect(await show(String(first.body.tournamentId))).toMatchObject({ revision: 2 });
  });

  it('Bad input: of a director who is declined the tournament goes on as it was', async () => {
    const { id, tournamentId, document } = await held('waits-e');
    await revoke('Jadzia', true);
    await decline(id).expect(200);
    expect(await show(tournamentId)).toMatchObject({ revision: 1, header: { unrated: false }, state: 'accepted' });
    const again = await walk.post(SUBMISSIONS, approved, document({ unrated: true })).expect(200);
    expect(again.body).toMatchObject({ id, state: 'declined' });
    await revoke('Jadzia', false);
  });
});

// @row 2
describe('A.2: who revises', () => {
  it('no coordinator of another place, by moving a tournament that they direct there', async () => {
    await walk.dataSource.query(
      `insert into regions (slug, name, continent, country, described, source, created_at)
       values ('andoria', 'Andoria', 'europe', 'DE', '', 'spec', now()) on conflict do nothing`,
    );
    const regional = await walk.createToken('regional-coordinator', 'Andorian');
    const header = { externalId: 'held:moved', secondaryDirector: 'Andorian' };
    const first = await walk.post(SUBMISSIONS, approved, documentOf('Jadzia', 'mover', header)).expect(201);
    const moved = documentOf('Jadzia', 'mover', { ...header, country: 'DE', region: 'Andoria', unrated: true });
    const { body } = await walk.post(SUBMISSIONS, regional, moved).expect(201);
    expect(body).toMatchObject({ state: 'held', tournamentId: first.body.tournamentId });
    // Nor do they decide about it there.
    await approve(body.id, {}, regional).expect(403);
    expect(await show(String(first.body.tournamentId))).toMatchObject({ revision: 1, header: { unrated: false } });
  });

  it('A.5: whom the tournament names as a director, not whoever used its externalId first', async () => {
    const second = await walk.createToken('director', 'Benjamin');
    const header = { externalId: 'held:owned' };
    await walk.post(SUBMISSIONS, approved, documentOf('Jadzia', 'owned', header)).expect(201);
    // A coordinator says whose tournament it is.
    await walk.post(SUBMISSIONS, coordinator, documentOf('Benjamin', 'owned', header)).expect(201);
    const taken = await walk.post(SUBMISSIONS, approved, documentOf('Jadzia', 'owned', header)).expect(403);
    expect(taken.body).toMatchObject({ type: '/problems/not-your-tournament' });
    const theirs = documentOf('Benjamin', 'owned', { ...header, name: 'The Open of Benjamin' });
    expect((await walk.post(SUBMISSIONS, second, theirs).expect(201)).body).toMatchObject({ revision: 3 });
  });

  it('says on whose word a tournament was registered', async () => {
    const registeredAt = '2014-10-01T18:00:00Z';
    const { body } = await walk.post(SUBMISSIONS, approved, documentOf('Jadzia', 'said', { registeredAt })).expect(201);
    expect(await show(String(body.tournamentId))).toMatchObject({
      registration: { at: registeredAt, statedBy: 'director', text: 'registration stated by the director' },
    });
    const other = documentOf('Jadzia', 'said-too', { registeredAt: null });
    const { body: unsaid } = await walk.post(SUBMISSIONS, approved, other).expect(201);
    expect(await show(String(unsaid.tournamentId))).toMatchObject({
      registration: { at: null, statedBy: 'nobody', text: 'registration not known' },
    });
  });
});

// @row 2
describe('A.2: the withdrawal of a director', () => {
  const withdraw = (tournamentId: string, token: string, why: object = { reason: 'never happened' }) =>
    walk.post(`/api/v1/tournaments/${tournamentId}/withdrawal`, token, why);
  const play = async (director: string, first: string, header: Header = {}, token = approved) =>
    String((await walk.post(SUBMISSIONS, token, documentOf(director, first, header)).expect(201)).body.tournamentId);

  it('counts at once of an approved director who did not play', async () => {
    const id = await play('Jadzia', 'gone');
    await withdraw(id, approved).expect(200);
    expect(await show(id)).toMatchObject({ state: 'withdrawn' });
  });

  it('is held where they played, says so, and counts once a coordinator approves it', async () => {
    const id = await play('Jadzia', 'Jadzia');
    const preview = await walk
      .post(`/api/v1/tournaments/${id}/withdrawal?preview=true`, approved, { reason })
      .expect(403);
    expect(preview.body).toMatchObject({ type: '/problems/needs-coordinator', reasons: [{ kind: 'facts-changed' }] });
    const { body, headers } = await withdraw(id, approved).expect(202);
    expect(body).toMatchObject({
      request: 'withdrawal',
      requestReason: 'never happened',
      state: 'held',
      tournamentId: id,
      tournamentRevision: 1,
      heldFor: [{ kind: 'facts-changed', message: expect.stringContaining('their own results') }],
      summary: { players: 4 },
    });
    expect(headers['location']).toBe(`${HELD}/${body.id}`);
    expect((await withdraw(id, approved).expect(202)).body.id).toBe(body.id);
    expect(await show(id)).toMatchObject({ state: 'accepted', version: 1 });
    await walk.get(`/api/v1/submissions/${body.id}`).expect(404);
    await approve(body.id, {}, approved).expect(403);
    const approval = await approve(body.id).expect(200);
    expect(approval.body).toMatchObject({
      state: 'approved',
      receipt: null,
      corrected: { tournamentId: id, version: 2 },
    });
    expect(await show(id)).toMatchObject({ state: 'withdrawn', version: 2 });
    await approve(body.id).expect(409);
  });

  it('is held of somebody who is no approved director, and changes nothing when it is declined', async () => {
    const id = await play('Jadzia', 'kept');
    await revoke('Jadzia', true);
    const { body } = await withdraw(id, approved).expect(202);
    expect(body).toMatchObject({ heldFor: [{ kind: 'sender-not-approved' }] });
    await revoke('Jadzia', false);
    await decline(body.id).expect(200);
    expect(await show(id)).toMatchObject({ state: 'accepted', version: 1 });
  });

  it('Bad input: cannot be approved once the tournament is withdrawn, nor be confirmed', async () => {
    const id = await play('Jadzia', 'Jadzia');
    const { body } = await withdraw(id, approved).expect(202);
    const confirm = [{ code: 'possible-duplicate', reason }];
    const unconfirmed = await walk.post(`${HELD}/${body.id}/confirmation`, approved, { confirm }).expect(409);
    expect(unconfirmed.body.type).toBe('/problems/nothing-to-confirm');
    await withdraw(id, coordinator).expect(200);
    const refused = await approve(body.id).expect(409);
    expect(refused.body).toMatchObject({ type: '/problems/held-report-cannot-count', because: 'already-withdrawn' });
    await withdraw(id, approved).expect(409);
    await walk.post(`${HELD}/${body.id}/withdrawal`, approved, {}).expect(200);
  });
});
