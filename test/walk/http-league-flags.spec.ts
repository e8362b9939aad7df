import request from 'supertest';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let coordinator: string;
let elsewhere: string;
let lena: string;
let otto: string;
let dirk: string;
let alva: string;
let tournaments = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  elsewhere = await walk.createToken('regional-coordinator', 'Chompers');
  lena = await walk.createToken('league-director', 'Lena');
  otto = await walk.createToken('league-director', 'Otto');
  dirk = await walk.createToken('director', 'Dirk');
  for (const [slug, director] of [
    ['north-sea', 'Lena'],
    ['baltic', 'Otto'],
  ]) {
    await walk.post('/api/v1/leagues', coordinator, { slug, name: slug, director }).expect(201);
    // It has no parts, none of which can be full.
    const season = { season: '2014-15', startsOn: '2014-09-01', endsOn: '2015-03-31' };
    await walk.post(`/api/v1/leagues/${slug}/seasons`, coordinator, season).expect(201);
  }
  alva = await walk.createToken('league-director', 'Alva');
  await walk.dataSource.query(`update leagues set alternates = '{alva}' where slug = 'north-sea'`);
});

type Header = NonNullable<ReportChanges['tournament']>;

const documentOf = (tournament: Header) =>
  reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      { tournament: { externalId: `flags:${++tournaments}`, director: 'Dirk', ...tournament } },
    ),
  );

interface Receipt {
  readonly tournamentId: string;
  readonly findings: readonly { readonly severity: string; readonly code: string }[];
}

/** Hands a report in, and publishes it. */
async function submit(tournament: Header, token = dirk): Promise<Receipt> {
  const { body } = await walk.post('/api/v1/submissions', token, documentOf(tournament)).expect(201);
  const receipt = body as Receipt;
  await walk.publisher.publishTournament(receipt.tournamentId, 1);
  return receipt;
}

const codesOf = ({ findings }: Receipt) =>
  findings.map(({ code }) => code).filter((code) => code.startsWith('league-'));

const flag = ({ tournamentId }: Receipt, league: string | null, token = lena) =>
  request(walk.app.getHttpServer())
    .patch(`/api/v1/tournaments/${tournamentId}`)
    .set('authorization', `Bearer ${token}`)
    .send({ league, reason: 'of the league' });

interface Shown {
  readonly heldLeague: boolean;
  readonly overrides: { readonly league: string | null };
  readonly effective: { readonly league: string | null };
  readonly awards: readonly { readonly kind: string; readonly league: string | null; readonly points: number }[];
}

async function show({ tournamentId }: Receipt): Promise<Shown> {
  const { body } = await walk.get(`/api/v1/tournaments/${tournamentId}`).expect(200);
  return body as Shown;
}

const leaguesOf = ({ awards }: Shown) => awards.map(({ league, points }) => `${league ?? ''} ${points}`);

const WON = (league: string) => ['12', '8', '6', '6'].map((points) => `${league} ${points}`);

describe('a report that names a league', () => {
  // @row 119
  it('C.1: is rated at once without a flag, and its league points wait for the flag', async () => {
    const held = await submit({ league: 'north-sea' });
    expect(codesOf(held)).toEqual(['league-not-flagged']);
    expect(await show(held)).toMatchObject({ heldLeague: true, effective: { league: null }, awards: [] });
    const [{ moved } = { moved: 0 }] = await walk.dataSource.query<{ moved: number }[]>(
      `select count(*)::integer as moved from rating_changes r join tournaments t on t.id = r.tournament_id where t.key = $1`,
      [held.tournamentId],
    );
    expect(moved).toBeGreaterThan(0);

    const { body } = await flag(held, 'north-sea').expect(200);
    expect(body).toMatchObject({ version: 2, takesEffect: 'at-once' });
    await walk.publisher.publishCorrection(held.tournamentId);
    const shown = await show(held);
    expect(shown).toMatchObject({
      heldLeague: false,
      overrides: { league: 'north-sea' },
      effective: { league: 'north-sea' },
    });
    expect(leaguesOf(shown)).toEqual(WON('north-sea'));
    expect((await flag(held, 'north-sea').expect(200)).body).toMatchObject({ version: 2, takesEffect: 'never' });
    const [entry] = await walk.dataSource.query<object[]>(
      `select actor, detail from audit_entries where subject = $1 and action = 'tournament.flag-league' order by id limit 1`,
      [held.tournamentId],
    );
    expect(entry).toMatchObject({
      actor: 'Lena',
      detail: { reason: 'of the league', before: { league: null, leagueHeld: true }, takesEffect: 'at-once' },
    });
  });

  it.each([
    ['its league director as primary director', { director: 'Lena' }],
    ['its league director as secondary director', { director: 'Dirk', secondaryDirector: 'LENA' }],
  ])('C.1: with %s and another sender is not flagged', async (_, header) => {
    await walk.createToken('director', 'Dirk');
    const receipt = await submit({ league: 'north-sea', tertiaryDirector: 'Dirk', ...header }, dirk);
    expect(codesOf(receipt)).toEqual(['league-not-flagged']);
    expect(await show(receipt)).toMatchObject({ heldLeague: true, effective: { league: null } });
  });

  it.each([
    ['its league director as the sender', { director: 'Lena' }, () => lena],
    ['an alternate as the sender', { director: 'Alva' }, () => alva],
    ['a coordinator as the sender', {}, () => coordinator],
  ])('C.1: with %s is flagged by that act', async (_, header, token) => {
    const receipt = await submit({ league: 'north-sea', ...header }, token());
    expect(codesOf(receipt)).toEqual([]);
    expect(await show(receipt)).toMatchObject({ heldLeague: false, effective: { league: 'north-sea' } });
  });

  it('goes on counting when its director revises it', async () => {
    const held = await submit({ league: 'north-sea' });
    await flag(held, 'north-sea').expect(200);
    const revise = (header: Header) =>
      walk
        .post(`/api/v1/tournaments/${held.tournamentId}/revisions`, dirk, documentOf({ externalId: null, ...header }))
        .expect(201);
    const { body } = await revise({ league: 'north-sea', venue: 'Ten Forward' });
    expect(codesOf(body as Receipt)).toEqual([]);
    expect(await show(held)).toMatchObject({ heldLeague: false, effective: { league: 'north-sea' } });

    const confirmed = await submit({ league: 'north-sea', director: 'Lena', secondaryDirector: 'Dirk' }, lena);
    const { body: revised } = await walk
      .post(
        `/api/v1/tournaments/${confirmed.tournamentId}/revisions`,
        dirk,
        documentOf({ externalId: null, league: 'north-sea' }),
      )
      .expect(201);
    expect(codesOf(revised as Receipt)).toEqual([]);
  });
});

describe('the flag of a tournament', () => {
  // @row 119
  it('is set by the league director who is its secondary director, and taken away with its points', async () => {
    const receipt = await submit({ secondaryDirector: 'Lena' });
    await flag(receipt, 'north-sea').expect(200);
    await walk.publisher.publishCorrection(receipt.tournamentId);
    expect(leaguesOf(await show(receipt))).toEqual(WON('north-sea'));

    const { body: preview } = await flag(receipt, null).query({ preview: true }).expect(200);
    expect(preview).toMatchObject({
      takesEffect: 'at-once',
      effect: { diff: { awards: { added: 0, removed: 4, changed: 0 }, causes: { largest: [{ kind: 'league' }] } } },
    });
    expect(leaguesOf(await show(receipt))).toEqual(WON('north-sea'));

    await flag(receipt, null).expect(200);
    const run = await walk.publisher.publishCorrection(receipt.tournamentId);
    expect(run).not.toBeNull();
    expect(await show(receipt)).toMatchObject({
      overrides: { league: '' },
      effective: { league: null },
      awards: [],
    });
  });

  it('moves to another league with the word of both directors, or of a coordinator', async () => {
    const receipt = await submit({ league: 'north-sea', director: 'Lena', secondaryDirector: 'Otto' }, lena);
    const { body } = await flag(receipt, 'baltic', otto).expect(403);
    expect(body).toMatchObject({ type: '/problems/not-your-league', detail: expect.stringContaining('north-sea') });
    await flag(receipt, null, lena).expect(200);
    await flag(receipt, 'baltic', otto).expect(200);
    await flag(receipt, 'north-sea', coordinator).expect(200);
    await walk.publisher.publishCorrection(receipt.tournamentId);
    expect(leaguesOf(await show(receipt))).toEqual(WON('north-sea'));
  });

  it('is an alternate director’s to set as well', async () => {
    const receipt = await submit({ secondaryDirector: 'Alva' });
    await flag(receipt, 'baltic', alva).expect(403);
    await flag(receipt, 'north-sea', alva).expect(200);
  });

  it.each([
    ['a league that there is not', 'south-sea', () => lena, 422, 'league-unknown'],
    ['the league of somebody else', 'baltic', () => lena, 403, 'not-your-league'],
    ['their league, where they direct nothing', 'north-sea', () => lena, 403, 'not-directed-for-league'],
    ['no league, where it was of none', null, () => lena, 403, 'not-your-tournament'],
    ['a league without any', 'north-sea', () => dirk, 403, 'forbidden'],
  ])('is refused for %s', async (_, league, token, status, code) => {
    const receipt = await submit({});
    const { body } = await flag(receipt, league, token()).expect(status);
    expect(body).toMatchObject({ type: `/problems/${code}`, advice: expect.any(String) });
    expect(await show(receipt)).toMatchObject({ overrides: { league: null }, version: 1 });
  });

  it('is no matter of coordinators of other places', async () => {
    const receipt = await submit({ country: 'DE' });
    await flag(receipt, 'north-sea', elsewhere).expect(403);
    await flag(receipt, 'north-sea', coordinator).expect(200);
  });

  it('comes alone, and with a version where one is asked for', async () => {
    const receipt = await submit({ secondaryDirector: 'Lena' });
    const { body } = await flag(receipt, 'north-sea', coordinator).send({ level: 2 }).expect(400);
    expect(body.type).toBe('/problems/invalid-request');
    await flag(receipt, 'North Sea').expect(400);
    await flag(receipt, 'north-sea').set('if-match', '"v2"').expect(412);
    await flag(receipt, 'north-sea').set('if-match', '"v1"').expect(200);
  });

  it('lets nobody set a level who may only flag', async () => {
    const receipt = await submit({ director: 'Lena' }, lena);
    const { body } = await request(walk.app.getHttpServer())
      .patch(`/api/v1/tournaments/${receipt.tournamentId}`)
      .set('authorization', `Bearer ${lena}`)
      .send({ level: 2, reason: 'mine' })
      .expect(403);
    expect(body).toMatchObject({ type: '/problems/forbidden', scope: 'corrections:write' });
  });
});

describe('C.1: the list of what does not count for a league', () => {
  interface Listed {
    readonly id: string;
    readonly version: number;
    readonly reason: string;
  }
  const list = async (query: Record<string, string> = {}) => {
    const { body } = await walk.get('/api/v1/leagues/north-sea/not-counting').query(query).expect(200);
    return (body as { rows: Listed[] }).rows;
  };
  const flagAll = (rows: readonly Pick<Listed, 'id' | 'version'>[], flagged: boolean, token = lena) =>
    walk.post('/api/v1/leagues/north-sea/flags', token, {
      tournaments: rows.map(({ id, version }) => ({ id, version })),
      flagged,
      reason: 'of the league',
    });

  it('tells why each tournament gives no league points', async () => {
    const waiting = await submit({ league: 'north-sea' });
    const outside = await submit(
      { league: 'north-sea', director: 'Lena', startsAt: '2014-08-30T12:00:00Z' },
      coordinator,
    );
    const { body } = await walk
      .post(
        '/api/v1/submissions',
        coordinator,
        reportDocument(
          report(
            round('ann 100-35 bob FW', 'cy BYE'),
            round('ann 40-70 cy FL', 'bob BYE'),
            round('bob 10-0 cy FW', 'ann BYE'),
            {
              tournament: { league: 'north-sea', externalId: 'flags:few' },
            },
          ),
        ),
      )
      .expect(201);
    const few = body as Receipt;
    await walk.publisher.publishTournament(few.tournamentId, 1);
    const reasons = new Map((await list()).map(({ id, reason }) => [id, reason]));
    expect([waiting, outside, few].map(({ tournamentId }) => reasons.get(tournamentId))).toEqual([
      'not-flagged',
      'out-of-season',
      'too-few',
    ]);
    expect((await list({ reason: 'too-few' })).map(({ id }) => id)).toEqual([few.tournamentId]);
    expect(
      (await walk.get('/api/v1/leagues/north-sea/not-counting').query({ reason: 'ugly' }).expect(400)).body,
    ).toMatchObject({
      type: '/problems/invalid-request',
    });
  });

  it('is flagged several at once by an alternate, and unflagged again', async () => {
    const ids = [await submit({ league: 'north-sea' }), await submit({ league: 'north-sea' })].map(
      (each) => each.tournamentId,
    );
    const waiting = (await list({ reason: 'not-flagged' })).filter(({ id }) => ids.includes(id));
    const { body } = await flagAll(waiting, true, alva).expect(200);
    expect(body).toMatchObject({
      rows: waiting.map(({ id }) => ({ tournamentId: id, version: 2, takesEffect: 'at-once' })),
    });
    for (const id of ids) await walk.publisher.publishCorrection(id);
    const counting = waiting.map(({ id }) => ({ id, version: 2 }));
    expect((await list()).filter(({ id }) => ids.includes(id))).toEqual([]);
    await flagAll(counting, false).expect(200);
    for (const id of ids) await walk.publisher.publishCorrection(id);
    expect((await list({ reason: 'unflagged' })).filter(({ id }) => ids.includes(id))).toHaveLength(2);
  });

  it('changes nothing when one of several flags is refused, and says which', async () => {
    const mine = await submit({ league: 'north-sea' });
    const theirs = await submit({ league: 'baltic' });
    const rows = [mine, theirs].map(({ tournamentId }) => ({ id: tournamentId, version: 1 }));
    const { body } = await flagAll(rows, true).expect(409);
    expect(body).toMatchObject({
      type: '/problems/flags-refused',
      detail: expect.stringContaining('1 of 2 tournaments are refused, so none was changed.'),
      refused: [{ tournamentId: theirs.tournamentId, type: '/problems/not-directed-for-league' }],
    });
    expect(await show(mine)).toMatchObject({ heldLeague: true, version: 1 });
    const [{ refusals } = { refusals: [] }] = await walk.dataSource.query<{ refusals: string[] }[]>(
      `select array_agg(detail->>'refusal' order by id) as refusals from audit_entries where subject = any($1)`,
      [[mine.tournamentId, theirs.tournamentId]],
    );
    expect(refusals).toEqual(expect.arrayContaining(['another-was-refused', 'not-directed-for-league']));
  });

  it('lets one of two people win who flag and unflag at once, and tells the other what changed', async () => {
    const { tournamentId: id } = await submit({ league: 'north-sea' });
    const answers = await Promise.all([
      flagAll([{ id, version: 1 }], true),
      flagAll([{ id, version: 1 }], false, alva),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const lost = answers.find(({ status }) => status === 412)!.body as object;
    expect(lost).toMatchObject({
      type: '/problems/version-changed',
      version: 2,
      changes: [{ version: 2, action: 'tournament.flag-league', by: expect.stringMatching(/Lena|Alva/) }],
    });
  });

  it('takes no flag away from a tournament of another league', async () => {
    const { tournamentId: id } = await submit({ league: 'baltic' });
    const { body } = await flagAll([{ id, version: 1 }], false, coordinator).expect(409);
    expect(body).toMatchObject({ type: '/problems/not-of-league' });
  });
});
