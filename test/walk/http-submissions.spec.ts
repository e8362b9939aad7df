import { createHash } from 'node:crypto';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
let coordinator: string;
let director: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  director = await walk.createToken('director', 'Director');
});

let tournaments = 0;

/** Builds a new tournament, as its director would send it. */
function documentOf(tournament: ReportChanges['tournament'] = {}) {
  const rounds = [
    round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
    round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
    round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
  ];
  const externalId = `walk:${++tournaments}`;
  return reportDocument(report(...rounds, { tournament: { externalId, ...tournament } }));
}

/** Expects that only the audit knows of a refused request. */
async function expectAuditAlone(before: Record<string, number>): Promise<void> {
  expect(await walk.countRows()).toEqual({ ...before, audit_entries: before['audit_entries']! + 1 });
}

const send = (token: string | null, body: object) => walk.post(SUBMISSIONS, token, body);

describe('a submission', () => {
  it('gets a receipt once it is stored', async () => {
    const text = JSON.stringify(documentOf());
    const { body, headers } = await walk.post(SUBMISSIONS, director, text).expect(201);

    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      shortId: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      signature: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      tournamentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      rawSha256: createHash('sha256').update(text).digest('hex'),
      file: null,
      sincePreview: null,
      state: 'accepted',
      stateReason: null,
      heldFor: [],
      revision: 1,
      findings: expect.arrayContaining([
        expect.objectContaining({ severity: 'note', code: 'player-created', pointer: '/players/0/handle' }),
      ]),
      receivedAt: '2014-11-10T12:00:00.000Z',
      claimCodes: ['ann', 'bob', 'cy', 'dee'].map((handle) => ({
        handle,
        code: expect.stringMatching(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/) as string,
      })),
      links: {
        self: `${SUBMISSIONS}/${body.id}`,
        tournament: `/api/v1/tournaments/${body.tournamentId}`,
        revisions: `/api/v1/tournaments/${body.tournamentId}/revisions`,
      },
    });
    expect(headers['location']).toBe(body.links.self);
    const stored = await walk.get(body.links.self).expect(200);
    expect(stored.body).toMatchObject({ id: body.id, state: 'accepted', isCurrent: true, submittedBy: 'Director' });
    await walk.get(body.links.tournament).expect(200);
  });

  it('is the same submission when the same document comes again, however it is written', async () => {
    const document = documentOf();
    const first = await send(director, document).expect(201);
    const before = await walk.countRows();

    const again = await walk.post(SUBMISSIONS, director, JSON.stringify(document, null, 2)).expect(200);

    expect(again.body).toEqual(first.body);
    expect(again.headers['location']).toBeUndefined();
    expect(await walk.countRows()).toEqual(before);
  });

  it('is stored once when it comes several times at once', async () => {
    const document = documentOf();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(director, document)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => String(body.id))).size).toBe(1);
  });

  it('is a new revision when the same externalId comes with other content', async () => {
    const externalId = 'walk:revised';
    const a = documentOf({ externalId });
    const b = documentOf({ externalId, venue: 'Somewhere else' });
    const first = await send(director, a).expect(201);
    const second = await send(director, b).expect(201);
    const third = await send(director, a).expect(201);

    expect([first, second, third].map(({ body }) => Number(body.revision))).toEqual([1, 2, 3]);
    expect(third.body.tournamentId).toBe(first.body.tournamentId);
    expect(third.body.id).not.toBe(first.body.id);
    const superseded = await walk.get(first.body.links.self).expect(200);
    expect(superseded.body).toMatchObject({ state: 'superseded', isCurrent: false });
  });

  it('without an externalId is a tournament of its own', async () => {
    const first = await send(director, documentOf({ externalId: null })).expect(201);
    const second = await send(director, documentOf({ externalId: null, venue: 'Elsewhere' })).expect(201);
    expect(second.body.tournamentId).not.toBe(first.body.tournamentId);
  });

  // @row 156
  it('waits for a refresh when it comes after the seventh local day (Organized Play Guide 4.2, section 8)', async () => {
    walk.setTime(new Date('2014-11-16T05:00:00Z'));
    const { body } = await send(director, documentOf()).expect(201);
    expect(body).toMatchObject({
      state: 'awaiting-refresh',
      stateReason: expect.stringContaining('the end of 2014-11-15, local time'),
      findings: expect.arrayContaining([expect.objectContaining({ severity: 'note', code: 'late-report' })]),
    });
  });

  it('is rated at once a millisecond before that day is over', async () => {
    walk.setTime(new Date('2014-11-16T04:59:59.999Z'));
    const { body } = await send(director, documentOf()).expect(201);
    expect(body.state).toBe('accepted');
  });

  it('of a tournament that is more than a year old comes from a coordinator only', async () => {
    walk.setTime(new Date('2015-11-09T05:00:00Z'));
    const { body } = await send(director, documentOf()).expect(422);
    expect(body.findings).toContainEqual(
      expect.objectContaining({ code: 'tournament-too-old', message: expect.stringContaining('policy stability-1') }),
    );
    const coordinator = await walk.createToken('coordinator', 'Carla');
    await send(coordinator, documentOf()).expect(201);
  });

  it.each(['director', 'secondaryDirector', 'tertiaryDirector'])('may come from its %s', async (place) => {
    const directors = { director: 'Somebody', secondaryDirector: null, tertiaryDirector: null };
    await send(director, documentOf({ ...directors, [place]: 'DIRÉCTOR' })).expect(201);
  });

  // @row 119
  it('counts for a league that exists, with a warning out of season', async () => {
    await walk
      .post('/api/v1/leagues', coordinator, { slug: 'north-sea', name: 'North Sea', director: 'Thsch' })
      .expect(201);
    const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
    const outside = await send(director, documentOf({ league: 'north-sea' })).expect(201);
    expect(outside.body.findings).toContainEqual(
      expect.objectContaining({ severity: 'warning', code: 'out-of-season' }),
    );

    await walk.post('/api/v1/leagues/north-sea/seasons', coordinator, season).expect(201);
    const inside = await send(director, documentOf({ league: 'north-sea' })).expect(201);
    expect(inside.body.findings).not.toContainEqual(expect.objectContaining({ code: 'out-of-season' }));
  });
});

describe('somebody else', () => {
  it('cannot take over an externalId', async () => {
    const externalId = 'walk:taken';
    await send(director, documentOf({ externalId })).expect(201);
    const stranger = await walk.createToken('director', 'Stranger');
    const before = await walk.countRows();

    const { body } = await send(stranger, documentOf({ externalId, director: 'Stranger' })).expect(403);

    expect(body.type).toBe('/problems/not-your-tournament');
    await expectAuditAlone(before);
    await send(coordinator, documentOf({ externalId, director: 'Stranger' })).expect(201);
  });

  it('cannot report what others directed', async () => {
    const before = await walk.countRows();
    const { body } = await send(
      director,
      documentOf({ director: 'Ann', secondaryDirector: 'Bob', tertiaryDirector: 'Cy' }),
    ).expect(403);
    expect(body).toMatchObject({
      type: '/problems/not-the-director',
      detail: 'The directors of the report are "Ann", "Bob", "Cy".',
      directors: ['Ann', 'Bob', 'Cy'],
    });
    expect(await walk.countRows()).toEqual(before);
  });
});

describe('an Idempotency-Key', () => {
  const withKey = (key: string, token: string, body: object) => send(token, body).set('idempotency-key', key);

  it('gives the same receipt for the same body, even when a revision came in between', async () => {
    const externalId = 'walk:idempotent';
    const a = documentOf({ externalId });
    const first = await withKey('k-1', director, a).expect(201);
    await send(director, documentOf({ externalId, venue: 'Somewhere else' })).expect(201);
    const before = await walk.countRows();

    const again = await withKey('k-1', director, a).expect(201);

    expect(again.body).toEqual(first.body);
    expect(await walk.countRows()).toEqual(before);
  });

  it('gives the same answer to 50 replays at once, once the first request is done', async () => {
    const document = documentOf();
    const { body: receipt } = await withKey('k-8', director, document).expect(201);

    const replays = await Promise.all(Array.from({ length: 50 }, () => withKey('k-8', director, document)));

    expect(new Set(replays.map(({ status }) => status))).toEqual(new Set([201]));
    for (const { body } of replays) expect(body).toEqual(receipt);
  });

  it('refuses another body, and the same body for another tournament', async () => {
    const document = documentOf();
    const { body: receipt } = await withKey('k-2', director, document).expect(201);
    const before = await walk.countRows();

    const other = await withKey('k-2', director, documentOf()).expect(422);
    const elsewhere = await walk
      .post(receipt.links.revisions as string, director, document)
      .set('idempotency-key', 'k-2')
      .expect(422);

    expect([other.body.type, elsewhere.body.type]).toEqual(Array(2).fill('/problems/idempotency-key-reused'));
    expect(other.body).toMatchObject({
      detail: expect.stringContaining('was sent before'),
      advice: expect.stringContaining('with a new key'),
    });
    expect(await walk.countRows()).toEqual(before);
  });

  it('refuses another body, whatever else is wrong with that', async () => {
    await withKey('k-7', director, documentOf()).expect(201);
    const before = await walk.countRows();
    for (const document of [
      { ...documentOf(), schema: 'quadrant/0' },
      documentOf({ league: 'nobodys-league' }),
      documentOf({ director: 'Ann' }),
    ]) {
      const { body } = await withKey('k-7', director, document).expect(422);
      expect(body.type).toBe('/problems/idempotency-key-reused');
    }
    expect(await walk.countRows()).toEqual(before);
  });

  it('belongs to one token', async () => {
    await withKey('k-3', director, documentOf()).expect(201);
    await withKey('k-3', coordinator, documentOf()).expect(201);
  });

  it('is free again after 30 days', async () => {
    await withKey('k-4', director, documentOf()).expect(201);
    walk.setTime(new Date('2014-12-10T12:00:01Z'));
    await withKey('k-4', director, documentOf()).expect(201);
  });

  it('is free after a refusal, which stored nothing', async () => {
    await withKey('k-5', director, { ...documentOf(), schema: 'quadrant/0' }).expect(422);
    await withKey('k-5', director, documentOf()).expect(201);
  });

  it('in flight asks to wait a second', async () => {
    const document = documentOf();
    const runner = walk.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      const [token] = (await runner.query(
        `select t.id from tokens t join accounts a on a.id = t.account_id where a.handle = 'Director'`,
      )) as { id: string }[];
      await runner.query(`select pg_advisory_xact_lock(hashtextextended('idempotency ' || $1 || ' ' || $2, 0))`, [
        token?.id,
        'k-6',
      ]);
      const { body, headers } = await withKey('k-6', director, document).expect(409);
      expect(body.type).toBe('/problems/idempotency-key-in-flight');
      expect(headers['retry-after']).toBe('1');
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    await withKey('k-6', director, document).expect(201);
  });

  it('that is none is refused', async () => {
    const { body } = await withKey('with spaces', director, documentOf()).expect(400);
    expect(body.type).toBe('/problems/invalid-idempotency-key');
  });
});

describe('a revision', () => {
  // @row 152
  it('may be sent to its tournament without an externalId', async () => {
    const { body: first } = await send(director, documentOf()).expect(201);
    const correction = documentOf({ externalId: null, venue: 'Somewhere else' });
    const { body, headers } = await walk.post(first.links.revisions as string, director, correction).expect(201);

    expect(body).toMatchObject({ tournamentId: first.tournamentId, revision: 2, state: 'accepted' });
    expect(headers['location']).toBe(body.links.self);
    await walk.post(first.links.revisions as string, director, correction).expect(200);
  });

  it('tosses its coins as its tournament does', async () => {
    const tied = [
      round('ann 30-30 bob TT', 'cy 30-30 dee TT'),
      round('ann 30-30 cy TT', 'bob 30-30 dee TT'),
      round('ann 30-30 dee TT', 'bob 30-30 cy TT'),
    ];
    const tiedDocument = (venue: string) => reportDocument(report(...tied, { tournament: { venue } }));
    const { body: first } = await send(director, tiedDocument('here')).expect(201);
    const orderOf = async () => {
      const { body } = await walk.get(first.links.tournament as string).expect(200);
      return (body.standings as { handle: string; decidedBy: string }[]).map(({ handle, decidedBy }) => [
        handle,
        decidedBy,
      ]);
    };
    const order = await orderOf();
    expect(order.map(([, decidedBy]) => decidedBy)).toContain('coin-toss');

    for (const venue of ['there', 'elsewhere', 'nowhere']) {
      await walk.post(first.links.revisions as string, director, tiedDocument(venue)).expect(201);
      expect(await orderOf()).toEqual(order);
    }
  });

  it('that comes late waits, and the one before it, which was on time, is published meanwhile', async () => {
    const externalId = 'walk:late-correction';
    const { body: first } = await send(director, documentOf({ externalId })).expect(201);
    const key = first.tournamentId as string;
    walk.setTime(new Date('2014-11-20T12:00:00Z'));
    for (const venue of ['there', 'elsewhere']) {
      const { body: late } = await send(director, documentOf({ externalId, venue })).expect(201);
      expect(late.state).toBe('awaiting-refresh');
    }
    const shown = async (): Promise<unknown> =>
      (await walk.get(first.links.tournament as string).expect(200)).body as unknown;
    expect(await shown()).toMatchObject({ revision: 3, state: 'awaiting-refresh', published: null });

    expect(await walk.publisher.publishTournament(key, 1)).not.toBeNull();
    expect(await shown()).toMatchObject({ revision: 3, state: 'awaiting-refresh', published: { revision: 1 } });
    const superseded = await walk.get(first.links.self as string).expect(200);
    expect(superseded.body).toMatchObject({ state: 'superseded', isCurrent: false });
    expect(await walk.publisher.publishTournament(key, 1)).toBeNull();

    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });
    expect(await shown()).toMatchObject({ revision: 3, state: 'processed', published: { revision: 3 } });
    expect(await walk.publisher.publishTournament(key, 1)).toBeNull();
  });

  it('that is on time takes the place of the one before it, which is then not published', async () => {
    const externalId = 'walk:early-correction';
    const { body } = await send(director, documentOf({ externalId })).expect(201);
    await send(director, documentOf({ externalId, venue: 'there' })).expect(201);
    expect(await walk.publisher.publishTournament(body.tournamentId as string, 1)).toBeNull();
    expect(await walk.publisher.publishTournament(body.tournamentId as string, 2)).not.toBeNull();
  });

  it('cannot carry the externalId of another tournament', async () => {
    const { body: first } = await send(director, documentOf()).expect(201);
    const before = await walk.countRows();
    const { body } = await walk.post(first.links.revisions as string, director, documentOf()).expect(422);
    expect(body.type).toBe('/problems/external-id-differs');
    await expectAuditAlone(before);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'not-a-uuid'])('of %s, which nobody knows, is a 404', async (id) => {
    const before = await walk.countRows();
    const { body } = await walk.post(`/api/v1/tournaments/${id}/revisions`, director, documentOf()).expect(404);
    expect(body).toMatchObject({ type: '/problems/not-found', advice: expect.stringContaining('/api/v1/submissions') });
    expect({ ...(await walk.countRows()), audit_entries: 0 }).toEqual({ ...before, audit_entries: 0 });
  });

  it('of a stranger is refused', async () => {
    const { body: first } = await send(director, documentOf()).expect(201);
    const stranger = await walk.createToken('director', 'Stranger');
    const correction = documentOf({ externalId: null, director: 'Stranger' });
    const { body } = await walk.post(first.links.revisions as string, stranger, correction).expect(403);
    expect(body.type).toBe('/problems/not-your-tournament');
  });
});
