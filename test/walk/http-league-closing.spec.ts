import request from 'supertest';
import { SeasonClosingsRepository, TossRepository } from '@quadrant/store/leagues';
import { RunReadModel } from '@quadrant/store/runs';
import { createPublisher } from '../builders/history.js';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

/*
 * Four players get 12, 8, 6, 6 points (000, table 12.4.1). `cy` and `dee` both get 6 in every tournament here, so they
 * are tied in everything.
 */
const walk = useHttpWalk();
const QUALIFIERS = { firstHalf: 3, secondHalf: 1 };
let coordinator: string;
let lena: string;
let dirk: string;
let leagues = 0;
let reports = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  lena = await walk.createToken('league-director', 'Lena');
  dirk = await walk.createToken('director', 'Dirk');
});

const NOW = '2014-12-02T12:00:00Z';
beforeEach(() => walk.setTime(new Date(NOW)));

/** Makes a league that Lena directs, with a season that was announced in time. */
async function newLeague(): Promise<string> {
  const slug = `closing-${++leagues}`;
  await walk.post('/api/v1/leagues', coordinator, { slug, name: slug, director: 'Lena' }).expect(201);
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31', qualifiers: QUALIFIERS };
  await walk.post(`/api/v1/leagues/${slug}/seasons`, coordinator, { ...season, reason: 'in time' }).expect(201);
  return slug;
}

const documentOf = (league: string | null, day: string, header: ReportChanges['tournament'] = {}) =>
  reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 30-30 dee TT'),
      round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
      round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
      {
        tournament: {
          externalId: `closing:${++reports}`,
          director: 'Lena',
          secondaryDirector: 'Dirk',
          startsAt: `${day}T12:00:00Z`,
          registeredAt: '2014-09-01T12:00:00Z',
          league,
          ...header,
        },
      },
    ),
  );

interface Receipt {
  readonly tournamentId: string;
  readonly findings: readonly { readonly code: string }[];
}

/** Reports a tournament on time, and then sets the time. */
async function play(league: string, day: string, token = lena, now = NOW): Promise<Receipt> {
  walk.setTime(new Date(`${day}T23:00:00Z`));
  const { body } = await walk.post('/api/v1/submissions', token, documentOf(league, day)).expect(201);
  const receipt = body as Receipt;
  await walk.publisher.publishTournament(receipt.tournamentId, 1);
  walk.setTime(new Date(now));
  return receipt;
}

const pathOf = (slug: string, rest: string) => `/api/v1/leagues/${slug}/seasons/2014-15${rest}`;

const close = (slug: string, part: string, token = lena) =>
  walk.post(pathOf(slug, '/closing'), token, { part, reason: 'all reports are in' });

interface Half {
  readonly isProvisional: boolean;
  readonly rows: readonly { readonly handle: string; readonly points: number; readonly decidedBy: string | null }[];
}

async function firstHalfOf(slug: string): Promise<Half> {
  const { body } = await walk.get(pathOf(slug, '/halves')).expect(200);
  return (body as { firstHalf: Half }).firstHalf;
}

const change = (slug: string, body: object, token = lena) =>
  request(walk.app.getHttpServer())
    .patch(pathOf(slug, ''))
    .set('authorization', `Bearer ${token}`)
    .send({ reason: 'as agreed', ...body });

const flags = (slug: string, id: string, version: number, flagged: boolean, token = lena) =>
  walk.post(`/api/v1/leagues/${slug}/flags`, token, { tournaments: [{ id, version }], flagged, reason: 'of ours' });

describe('C.2: how many players qualify', () => {
  it('is frozen by the start of the first tournament that counts, also where that is flagged later', async () => {
    const slug = await newLeague();
    const waiting = await play(slug, '2014-11-08', dirk);
    // Nothing counts yet: a report that names the league freezes nothing.
    await change(slug, { qualifiers: { firstHalf: 1, secondHalf: 1 } }).expect(200);
    await flags(slug, waiting.tournamentId, 1, true).expect(200);
    await walk.publisher.publishCorrection(waiting.tournamentId);
    const { body } = await walk.get(pathOf(slug, '/halves')).expect(200);
    expect(body).toMatchObject({ firstHalf: { places: 3 } });
    await change(slug, { qualifiers: { firstHalf: 2, secondHalf: 2 } }).expect(409);

    const { body: changed } = await change(slug, { qualifiers: { firstHalf: 2, secondHalf: 2 } }, coordinator).expect(
      200,
    );
    expect(changed).toMatchObject({ takesEffect: 'at-once' });
    await walk.publisher.publishLeague(slug);
    expect((await walk.get(pathOf(slug, '/halves')).expect(200)).body).toMatchObject({ firstHalf: { places: 2 } });
  });

  it('is said to be missing in a season without it', async () => {
    const slug = await newLeague();
    const season = { season: '2015-16', startsOn: '2015-10-01', endsOn: '2016-03-31' };
    const { body } = await walk.post(`/api/v1/leagues/${slug}/seasons`, lena, season).expect(201);
    expect(body).toMatchObject({ qualifiers: null, missing: expect.stringContaining('It is not announced') });
  });
});

describe('C.3: a part of a season', () => {
  it('is closed by its league director once it is over, by a run, and then is final', async () => {
    const slug = await newLeague();
    await play(slug, '2014-11-08');
    expect(await firstHalfOf(slug)).toMatchObject({ isProvisional: true });
    expect((await close(slug, 'second-half').expect(409)).body).toMatchObject({
      type: '/problems/part-not-over',
      advice: expect.stringContaining('2015-01-31'),
    });
    await close(slug, 'first-half', dirk).expect(403);
    const { body } = await close(slug, 'first-half').expect(200);
    expect(body).toMatchObject({ takesEffect: 'at-once', closed: { 'first-half': '2014-12-02T12:00:00.000Z' } });
    expect(await firstHalfOf(slug)).toMatchObject({ isProvisional: true });
    const run = (await walk.publisher.publishLeague(slug))!;
    expect(await firstHalfOf(slug)).toMatchObject({ isProvisional: false });
    const found = await new RunReadModel(walk.dataSource).findByNumber(run);
    expect(found).toMatchObject({
      kind: 'league',
      reason: `first half of season 2014-15 of ${slug} is closed: all reports are in`,
    });
    expect((await close(slug, 'first-half').expect(409)).body).toMatchObject({ type: '/problems/already-closed' });
  });

  it('lets a late report be rated, and holds its league points for a coordinator', async () => {
    const slug = await newLeague();
    await play(slug, '2014-11-08');
    await close(slug, 'first-half').expect(200);
    await walk.publisher.publishLeague(slug);
    const { body: receipt } = await walk.post('/api/v1/submissions', lena, documentOf(slug, '2014-11-29')).expect(201);
    const late = receipt as Receipt;
    await walk.publisher.publishTournament(late.tournamentId, 1);
    expect(late.findings.map(({ code }) => code)).toContain('league-part-closed');
    const { body } = await walk.get(`/api/v1/tournaments/${late.tournamentId}`).expect(200);
    expect(body).toMatchObject({ heldLeague: true, awards: [] });
    const { body: listed } = await walk.get(`/api/v1/leagues/${slug}/not-counting`).expect(200);
    expect(listed).toMatchObject({ rows: [{ id: late.tournamentId, reason: 'part-closed' }] });

    const refused = await flags(slug, late.tournamentId, 1, true).expect(409);
    expect(refused.body).toMatchObject({
      type: '/problems/part-closed',
      advice: expect.stringContaining('Ask a coordinator'),
      closed: [{ league: slug, season: '2014-15', part: 'first-half' }],
    });
    await flags(slug, late.tournamentId, 1, true, coordinator).expect(200);
    const run = (await walk.publisher.publishCorrection(late.tournamentId))!;
    expect((await firstHalfOf(slug)).rows[0]).toMatchObject({ handle: 'ann', points: 24 });
    expect((await new RunReadModel(walk.dataSource).findByNumber(run))!.closedParts).toEqual([
      { league: slug, season: '2014-15', part: 'first-half' },
    ]);
  });

  it('holds a revision of its director as a whole, for a coordinator', async () => {
    const slug = await newLeague();
    const { tournamentId } = await play(slug, '2014-11-29');
    await close(slug, 'first-half').expect(200);
    await walk.publisher.publishLeague(slug);
    const revised = documentOf(slug, '2014-11-29', { externalId: null, venue: 'Ten Forward' });
    const revise = (token: string) => walk.post(`/api/v1/tournaments/${tournamentId}/revisions`, token, revised);
    const { body } = await revise(lena).expect(201);
    expect(body).toMatchObject({
      state: 'held',
      heldFor: [{ kind: 'part-closed', message: expect.stringContaining('which is closed') }],
    });
    expect((await walk.get(`/api/v1/tournaments/${tournamentId}`).expect(200)).body).toMatchObject({ version: 1 });
  });

  it('keeps its results, flags, days, limits, schemes and points by hand from its league director', async () => {
    const slug = await newLeague();
    const { tournamentId } = await play(slug, '2014-11-29');
    await close(slug, 'first-half').expect(200);
    await walk.publisher.publishLeague(slug);
    const closed = { type: '/problems/part-closed', closed: expect.any(Array), advice: expect.any(String) };
    const scheme = { printed: 'participation', from: '2014-11-01', reason: 'late' };
    const award = { tournament: tournamentId, player: 'ann', points: 1, reason: 'helped' };
    const phases = { 'first-half': { from: '2014-10-01', to: '2014-11-15' } };
    const promosOf = async () =>
      ((await walk.get(`/api/v1/leagues/${slug}`).expect(200)) as { body: { seasons: { promos: string[] }[] } }).body
        .seasons[0]!.promos;
    const withdrawal = await walk.post(`/api/v1/tournaments/${tournamentId}/withdrawal`, lena, { reason: 'mine' });
    expect(withdrawal).toMatchObject({ status: 202, body: { state: 'held' } });
    expect(withdrawal.body.heldFor).toContainEqual(expect.objectContaining({ kind: 'part-closed' }));
    for (const asked of [
      flags(slug, tournamentId, 1, false),
      change(slug, { tournamentsPerPhase: 3 }),
      change(slug, { phases, promos: ['A mug'] }),
      walk.post(`/api/v1/leagues/${slug}/schemes/own`, lena, scheme),
      walk.post(`/api/v1/leagues/${slug}/manual-awards`, lena, award),
    ]) {
      expect((await asked.expect(409)).body).toMatchObject(closed);
    }
    expect((await firstHalfOf(slug)).rows[0]).toMatchObject({ points: 12 });
    expect(await promosOf()).toEqual([]);
    // They still direct the open parts.
    await walk.post(`/api/v1/leagues/${slug}/schemes/own`, lena, { ...scheme, from: '2014-12-01' }).expect(201);
    await walk.post(`/api/v1/leagues/${slug}/manual-awards`, coordinator, award).expect(201);
    await change(slug, { tournamentsPerPhase: 3 }, coordinator).expect(200);
  });

  it('is closed by the schedule two weeks after its last day', async () => {
    const slug = await newLeague();
    await play(slug, '2014-11-08');
    const closings = new SeasonClosingsRepository(walk.dataSource);
    await closings.closeDue(new Date('2014-12-14T23:00:00Z'));
    const closedOf = async () => {
      const { body } = await walk.get(`/api/v1/leagues/${slug}`).expect(200);
      return (body as { seasons: { closed: object }[] }).seasons[0]!.closed;
    };
    expect(await closedOf()).toEqual({});
    await closings.closeDue(new Date('2014-12-15T01:00:00Z'));
    expect(await closedOf()).toEqual({ 'first-half': '2014-12-15T01:00:00.000Z' });
    expect(await closings.closeDue(new Date('2014-12-15T02:00:00Z'))).toBe(0);
    expect(await walk.publisher.publishLeague(slug)).not.toBeNull();
    expect(await firstHalfOf(slug)).toMatchObject({ isProvisional: false });
  });
});

describe('C.3: the preview of a change of a season', () => {
  const preview = (slug: string, body: object, token = lena) =>
    request(walk.app.getHttpServer())
      .patch(`${pathOf(slug, '')}?preview=true`)
      .set('authorization', `Bearer ${token}`)
      .send({ reason: 'as agreed', ...body });
  const tableOf = async (slug: string) =>
    ((await walk.get(pathOf(slug, '/table')).expect(200)) as { body: { rows: { handle: string; total: number }[] } })
      .body.rows;

  it('tells what it would move, stores nothing, and is what the change then moves', async () => {
    const slug = await newLeague();
    const first = await play(slug, '2014-11-08');
    await play(slug, '2014-11-15');
    const before = await tableOf(slug);
    const rows = await walk.countRows();
    const changes = { startsOn: '2014-11-10', phases: { 'first-half': { from: '2014-11-10', to: '2014-11-30' } } };
    const { body } = (await preview(slug, changes).expect(200)) as {
      body: { tournaments: object[]; players: { handle: string; before: number; after: number }[] };
    };
    expect(body).toMatchObject({
      tournaments: [{ id: first.tournamentId, localDate: '2014-11-08', counts: false }],
      qualified: { joins: [], leaves: [] },
      champion: { before: null, after: null },
    });
    expect(await walk.countRows()).toEqual(rows);
    expect(await tableOf(slug)).toEqual(before);

    await change(slug, changes).expect(200);
    await walk.publisher.publishLeague(slug);
    const after = new Map((await tableOf(slug)).map(({ handle, total }) => [handle, total]));
    const moved = before.filter(({ handle, total }) => after.get(handle) !== total);
    expect(moved.length).toBeGreaterThan(0);
    expect(body.players.map(({ handle }) => handle).sort()).toEqual(moved.map(({ handle }) => handle).sort());
    for (const { handle, before: had, after: has } of body.players) {
      expect([had, has]).toEqual([before.find((row) => row.handle === handle)!.total, after.get(handle)]);
    }
  });

  it('says that it moves nothing, and refuses what the change would be refused for', async () => {
    const slug = await newLeague();
    await play(slug, '2014-11-08');
    const nothing = { tournaments: [], players: [], qualified: { joins: [], leaves: [] } };
    expect((await preview(slug, { tournamentsPerPhase: 5 }).expect(200)).body).toMatchObject(nothing);
    await close(slug, 'first-half').expect(200);
    const asked = await preview(slug, { phases: { 'first-half': { from: '2014-10-01', to: '2014-11-01' } } });
    const refused = await change(slug, { phases: { 'first-half': { from: '2014-10-01', to: '2014-11-01' } } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect([asked.status, (asked.body as { type: string }).type]).toEqual([refused.status, refused.body.type]);
  });
});

describe('C.3: the public log of a season', () => {
  it('tells who changed what and why, and what moved the goalposts after the first tournament, with its run', async () => {
    walk.setTime(new Date('2014-09-15T12:00:00Z'));
    const slug = await newLeague();
    await play(slug, '2014-11-08');
    await walk
      .post(`/api/v1/leagues/${slug}/schemes/own`, lena, {
        printed: 'participation',
        from: '2014-12-01',
        reason: 'fun',
      })
      .expect(201);
    await change(slug, { tournamentsPerPhase: 3, reason: 'too many players' }).expect(200);
    await change(slug, { qualifiers: { firstHalf: 2, secondHalf: 2 }, reason: 'as voted' }, coordinator).expect(200);
    const run = await walk.publisher.publishLeague(slug);
    await close(slug, 'first-half').expect(200);
    const { body } = await walk.get(pathOf(slug, '/log')).expect(200);
    const of = (what: string, before: string | null, after: string | null) => ({ what, before, after });
    const late = { at: '2014-12-02T12:00:00.000Z', afterFirstTournament: true };
    expect((body as { rows: object[] }).rows).toEqual([
      {
        at: '2014-09-15T12:00:00.000Z',
        by: 'Thsch',
        reason: 'in time',
        afterFirstTournament: false,
        run: expect.any(Number),
        changes: [
          of('days', null, '2014-10-01 to 2015-03-31'),
          of(
            'parts',
            null,
            'first half 2014-10-01 to 2014-11-30; second half 2014-12-01 to 2015-01-31; playoffs 2015-02-01 to 2015-03-31',
          ),
          of('tournaments-of-a-part', null, '4'),
          of('qualifiers', null, '3 of the first half, 1 of the second half'),
        ],
      },
      {
        ...{ ...late, by: 'Lena', reason: 'scheme own, version 1, from 2014-12-01: fun', run },
        changes: [of('schemes', null, 'Participation Bonus, version 1, from 2014-12-01')],
      },
      { ...{ ...late, by: 'Lena', reason: 'too many players', run }, changes: [of('tournaments-of-a-part', '4', '3')] },
      {
        ...{ ...late, by: 'Thsch', reason: 'as voted', run },
        changes: [
          of('qualifiers', '3 of the first half, 1 of the second half', '2 of the first half, 2 of the second half'),
        ],
      },
      {
        ...late,
        ...{ by: 'Lena', reason: `first half of season 2014-15 of ${slug} is closed: all reports are in`, run: null },
        changes: [of('closed-parts', null, 'first half')],
      },
    ]);
    await walk.get(`/api/v1/leagues/${slug}/seasons/1999-00/log`).expect(404);
  });

  it('asks for a reason of every change', async () => {
    const slug = await newLeague();
    const { body } = await change(slug, { tournamentsPerPhase: 3, reason: undefined }).expect(400);
    expect(body).toMatchObject({ errors: [{ in: 'body', name: '/reason' }] });
  });
});

describe('C.4: numbers change in runs only', () => {
  const toss = (slug: string, order: string[], token = lena) =>
    walk.post(pathOf(slug, '/tosses'), token, { stage: 'first-half', order, reason: 'a coin' });
  const lastTwo = async (slug: string) => (await firstHalfOf(slug)).rows.slice(2).map(({ handle }) => handle);

  it('a toss decides from the run on that publishes it', async () => {
    const slug = await newLeague();
    await play(slug, '2014-11-08');
    const before = await lastTwo(slug);
    const wanted = before.toReversed();
    const { body } = await toss(slug, wanted).expect(201);
    expect(body).toMatchObject({ takesEffect: 'at-once', isPublished: false, order: wanted });
    expect(await lastTwo(slug)).toEqual(before);
    const run = (await walk.publisher.publishLeague(slug))!;
    expect(await lastTwo(slug)).toEqual(wanted);
    expect((await firstHalfOf(slug)).rows[2]).toMatchObject({ decidedBy: 'recorded-toss' });
    expect(await new RunReadModel(walk.dataSource).findByNumber(run)).toMatchObject({
      reason: 'toss for the first half of 2014-15: a coin',
    });
    const [shown] = await new TossRepository(walk.dataSource).list({ league: slug, season: '2014-15' });
    expect(shown).toMatchObject({ isPublished: true });
  });

  it('a toss is refused between players who are not tied, or without one who is, or a second time', async () => {
    const slug = await newLeague();
    await play(slug, '2014-11-08');
    expect((await toss(slug, ['cy', 'ann']).expect(409)).body).toMatchObject({
      type: '/problems/toss-not-tied',
      apart: ['ann'],
      detail: expect.stringContaining('ann'),
    });
    await toss(slug, ['cy', 'dee']).expect(201);
    const again = await toss(slug, ['dee', 'cy']).expect(409);
    expect(again.body).toMatchObject({
      type: '/problems/toss-recorded',
      kept: ['cy', 'dee'],
      detail: 'A recorded toss says in which order these players go: cy and dee.',
      advice: expect.stringContaining('coordinator'),
    });
    await toss(slug, ['dee', 'cy'], coordinator).expect(201);
    await walk.publisher.publishLeague(slug);
    expect(await lastTwo(slug)).toEqual(['dee', 'cy']);
  });

  it('a toss of a closed half is for a coordinator', async () => {
    const slug = await newLeague();
    await play(slug, '2014-11-08');
    await close(slug, 'first-half').expect(200);
    expect((await toss(slug, ['cy', 'dee']).expect(409)).body).toMatchObject({ type: '/problems/part-closed' });
    expect((await walk.get(pathOf(slug, '/tosses')).expect(200)).body).toEqual({ rows: [] });
    expect((await toss(slug, ['dee', 'cy']).expect(409)).body).toMatchObject({ type: '/problems/part-closed' });
    await toss(slug, ['cy', 'dee'], coordinator).expect(201);
  });

  it('a day that passes makes somebody champion by a run that names it', async () => {
    const slug = await newLeague();
    await play(slug, '2014-11-08');
    await play(slug, '2015-03-28');
    const championOf = async () =>
      ((await walk.get(pathOf(slug, '/playoffs')).expect(200)).body as { champion: object }).champion;
    walk.setTime(new Date('2015-04-01T12:00:00Z'));
    expect(await championOf()).toMatchObject({ player: null, reason: 'playoffs-not-over' });
    const closings = new SeasonClosingsRepository(walk.dataSource);
    const at = new Date('2015-04-01T12:00:00Z');
    expect(await closings.crownDue(at)).toBe(1);
    expect(await closings.crownDue(at)).toBe(0);
    const run = (await createPublisher(walk.dataSource, () => at).publishLeague(slug))!;
    expect(await championOf()).toMatchObject({ player: { handle: 'ann' }, isProvisional: true });
    expect(await new RunReadModel(walk.dataSource).findByNumber(run)).toMatchObject({
      reason: `season 2014-15 of ${slug} ended on 2015-03-31: its champion is decided`,
    });
    expect(await closings.crownDue(new Date('2015-04-02T12:00:00Z'))).toBe(0);
  });
});
