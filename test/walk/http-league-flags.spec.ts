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
  it('without the word of its director waits for it, and counts with it', async () => {
    const held = await submit({ league: 'north-sea' });
    expect(codesOf(held)).toEqual(['league-not-flagged']);
    expect(await show(held)).toMatchObject({ heldLeague: true, effective: { league: null }, awards: [] });

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
    ['its league director as secondary director', { secondaryDirector: 'LENA' }, () => dirk],
    ['its league director as the sender', { director: 'Lena' }, () => lena],
    ['a coordinator as the sender', {}, () => coordinator],
  ])('with %s counts at once', async (_, header, token) => {
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

    const confirmed = await submit({ league: 'north-sea', secondaryDirector: 'Lena' });
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
    const alternate = await walk.createToken('league-director', 'Alva');
    const receipt = await submit({ secondaryDirector: 'Alva' });
    await flag(receipt, 'north-sea', alternate).expect(403);
    await walk.dataSource.query(`update leagues set alternates = '{alva}' where slug = 'north-sea'`);
    await flag(receipt, 'north-sea', alternate).expect(200);
    await walk.dataSource.query(`update leagues set alternates = '{}' where slug = 'north-sea'`);
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
