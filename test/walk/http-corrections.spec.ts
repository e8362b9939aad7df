import type { Level } from '@quadrant/rules/tournament';
import { RunDiffReadModel } from '@quadrant/store/history-diff';
import { readPublished } from '../builders/history.js';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
const LATE = new Date('2014-12-01T12:00:00Z');
let coordinator: string;
let director: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  director = await walk.createToken('director', 'Director');
});

let tournaments = 0;

/** Builds a new tournament of four regulars; the day is that of November 2014. */
function documentOf({ day = 8, ...tournament }: ReportChanges['tournament'] & { day?: number } = {}) {
  const two = String(day).padStart(2, '0');
  return reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      {
        tournament: {
          externalId: `corrections:${++tournaments}`,
          startsAt: `2014-11-${two}T10:00:00-05:00`,
          ...tournament,
        },
      },
    ),
  );
}

/** Makes a revision that tells the same tournament in another way. */
const revised = (document: Record<string, unknown>) => ({
  ...document,
  tournament: { ...(document['tournament'] as object), venue: 'elsewhere' },
});

interface Known {
  readonly id: string;
  readonly path: string;
  readonly submission: string;
}

async function submit(document: object = documentOf(), token = director): Promise<Known> {
  const { body } = await walk.post(SUBMISSIONS, token, document).expect(201);
  return {
    id: String(body.tournamentId),
    path: `/api/v1/tournaments/${body.tournamentId}`,
    submission: String(body.id),
  };
}

/** Submits and publishes, as the worker would. */
async function publish(document?: object, token = director): Promise<Known> {
  const known = await submit(document, token);
  expect(await walk.publisher.publishTournament(known.id, 1)).not.toBeNull();
  return known;
}

const correct = (path: string, body: object, token: string | null = coordinator) => walk.post(path, token, body);

function change(path: string, body: object, token = coordinator): request.Test {
  const { app } = walk;
  return request(app.getHttpServer()).patch(path).set('authorization', `Bearer ${token}`).send(body);
}

interface Shown {
  readonly version: number;
  readonly state: string;
  readonly mergedInto: string | null;
  readonly effective: { level: Level; kind: string };
  readonly overrides: { level: Level | null; rated: boolean | null };
  readonly published: { revision: number; run: number; rated: { value: boolean } } | null;
  readonly ratingChanges: readonly { handle: string; before: number; after: number }[];
}

const show = async ({ path }: Known): Promise<Shown> => (await walk.get(path).expect(200)).body as Shown;

const movedBy = ({ ratingChanges }: Pick<Shown, 'ratingChanges'>) =>
  ratingChanges.reduce((sum, { before, after }) => sum + Math.abs(after - before), 0);

const lastRun = async () => {
  const { body } = await walk.get('/api/v1/runs?limit=1').expect(200);
  return body.rows[0] as { number: number; kind: string; requestedBy: string; reason: string };
};

const lastAudit = async () => {
  const [row] = await walk.dataSource.query<{ action: string; subject: string; actor: string; detail: object }[]>(
    `select action, subject, actor, detail from audit_entries order by id desc limit 1`,
  );
  return row!;
};

const refresh = (scope: 'full' | 'incremental' = 'incremental') =>
  walk.publisher.publishRefresh({
    requestedBy: 'spec',
    reason: 'spec',
    scope,
    isOfficial: false,
    onProgress: () => undefined,
  });

/** Expects a refusal: it changes nothing except the audit, which shows the attempt. */
async function expectRefusal(asked: () => request.Test, status: number, code: string, action: string) {
  const rows = await walk.countRows();
  const published = await readPublished(walk.dataSource);
  const { body } = await asked().expect(status);
  expect(body.type).toBe(`/problems/${code}`);
  expect(await walk.countRows()).toEqual({ ...rows, audit_entries: rows['audit_entries']! + 1 });
  expect(await readPublished(walk.dataSource)).toEqual(published);
  expect(await lastAudit()).toMatchObject({ action, detail: { refusal: code } });
  return body as Record<string, unknown>;
}

describe('a withdrawal', () => {
  it('takes a published tournament out of history, in a run of its own that replays from its place', async () => {
    const before = await readPublished(walk.dataSource);
    const first = await publish(documentOf({ day: 4 }));
    const later = await publish(documentOf({ day: 6 }));
    const { ratingChanges } = await show(later);

    const { body } = await correct(`${first.path}/withdrawal`, { reason: 'never happened' }).expect(200);
    expect(body).toEqual({
      tournamentId: first.id,
      version: 2,
      takesEffect: 'at-once',
      links: { tournament: first.path },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'tournament.withdraw',
      subject: first.id,
      actor: 'Thsch',
      detail: { reason: 'never happened', version: 2, before: { state: 'processed' } },
    });
    expect(await show(first)).toMatchObject({ state: 'withdrawn', version: 2, published: { revision: 1 } });

    const run = await walk.publisher.publishCorrection(first.id);
    expect(await lastRun()).toMatchObject({
      number: run,
      kind: 'withdrawal',
      requestedBy: 'Thsch',
      reason: 'never happened',
    });
    expect(await show(first)).toMatchObject({ state: 'withdrawn', published: null, ratingChanges: [] });
    expect((await show(later)).ratingChanges).not.toEqual(ratingChanges);
    expect(await walk.publisher.publishCorrection(first.id)).toBeNull();

    await correct(`${later.path}/withdrawal`, { reason: 'neither' }).expect(200);
    await walk.publisher.publishCorrection(later.id);
    expect(await readPublished(walk.dataSource)).toMatchObject({ ratings: (before as { ratings: unknown }).ratings });
  });

  it('of a tournament that no run took in is done with it', async () => {
    walk.setTime(LATE);
    const known = await submit();
    const runs = (await walk.countRows())['runs'];
    const { body } = await correct(`${known.path}/withdrawal`, { reason: 'a test' }).expect(200);
    expect(body.takesEffect).toBe('never');
    expect(await walk.publisher.publishCorrection(known.id)).toBeNull();
    expect((await show(known)).state).toBe('withdrawn');
    expect(await walk.publisher.publishTournament(known.id, 1)).toBeNull();
    expect((await walk.countRows())['runs']).toBe(runs);
  });

  it('that comes while its report is being published is published after it', async () => {
    const known = await submit();
    // The run has begun, and has read that the tournament counts.
    const publishing = walk.publisher.publishTournament(known.id, 1);
    await correct(`${known.path}/withdrawal`, { reason: 'too soon' }).expect(200);
    await publishing;
    await walk.publisher.publishCorrection(known.id);
    expect(await show(known)).toMatchObject({ state: 'withdrawn', published: null });
  });

  it('twice is refused', async () => {
    const known = await submit();
    await correct(`${known.path}/withdrawal`, { reason: 'once' }).expect(200);
    const again = () => correct(`${known.path}/withdrawal`, { reason: 'twice' });
    await expectRefusal(again, 409, 'already-withdrawn', 'tournament.withdraw');
    expect((await show(known)).version).toBe(2);
  });

  it('is for its director while its report is on time, and for no other director', async () => {
    const known = await submit();
    const stranger = await walk.createToken('director', 'Stranger');
    const withdraw = (token: string) => () => correct(`${known.path}/withdrawal`, { reason: 'mine' }, token);
    await expectRefusal(withdraw(stranger), 403, 'not-your-tournament', 'tournament.withdraw');
    walk.setTime(new Date('2014-11-16T05:00:00Z'));
    const late = await withdraw(director)().expect(202);
    expect(late.body).toMatchObject({ state: 'held', heldFor: [{ kind: 'withdrawal-too-late' }] });
    expect((await show(known)).version).toBe(1);
    walk.setTime(new Date('2014-11-16T04:59:59Z'));
    await withdraw(director)().expect(200);
  });

  it('of something that is no tournament is not found', async () => {
    await correct('/api/v1/tournaments/nonsense/withdrawal', { reason: 'x' }).expect(404);
    const id = '0b8f3a52-6f0e-4c1d-9d55-1f2f6c9a7e01';
    await correct(`/api/v1/tournaments/${id}/withdrawal`, { reason: 'x' }).expect(404);
    expect(await lastAudit()).toMatchObject({ subject: id, detail: { refusal: 'tournament-not-found' } });
  });

  it.each([{}, { reason: '' }, { reason: 'x'.repeat(201) }, { reason: 'a\u202eb' }, { reason: 'x', points: 5 }])(
    'with the body %j is not understood',
    async (body) => {
      const known = await submit();
      await correct(`${known.path}/withdrawal`, body).expect(400);
      expect((await show(known)).version).toBe(1);
    },
  );
});

describe('a reinstatement', () => {
  it('takes a withdrawal back, as if it had never been', async () => {
    const known = await publish();
    const before = await readPublished(walk.dataSource);
    await correct(`${known.path}/withdrawal`, { reason: 'wrongly' }).expect(200);
    await walk.publisher.publishCorrection(known.id);
    expect(await readPublished(walk.dataSource)).not.toEqual(before);

    const { body } = await correct(`${known.path}/reinstatement`, { reason: 'it did happen' }).expect(200);
    expect(body).toMatchObject({ version: 3, takesEffect: 'at-once' });
    expect(await lastAudit()).toMatchObject({ action: 'tournament.reinstate', detail: { reason: 'it did happen' } });
    await walk.publisher.publishCorrection(known.id);
    expect(await lastRun()).toMatchObject({ kind: 'correction', reason: 'it did happen' });
    expect(await readPublished(walk.dataSource)).toEqual(before);
  });

  it('that comes before the withdrawal is published leaves everything as it was', async () => {
    const known = await publish();
    const before = await readPublished(walk.dataSource);
    await correct(`${known.path}/withdrawal`, { reason: 'wrongly' }).expect(200);
    await correct(`${known.path}/reinstatement`, { reason: 'sorry' }).expect(200);
    await walk.publisher.publishCorrection(known.id);
    expect(await readPublished(walk.dataSource)).toEqual(before);
    expect(await walk.publisher.publishCorrection(known.id)).toBeNull();
  });

  it('of a late report waits for the refresh again', async () => {
    walk.setTime(LATE);
    const known = await submit();
    await correct(`${known.path}/withdrawal`, { reason: 'wrongly' }).expect(200);
    const { body } = await correct(`${known.path}/reinstatement`, { reason: 'sorry' }).expect(200);
    expect(body.takesEffect).toBe('with-refresh');
    expect(await walk.publisher.publishCorrection(known.id)).toBeNull();
    await refresh();
    expect(await show(known)).toMatchObject({ state: 'processed', version: 3 });
  });

  it('of what counts is refused', async () => {
    const known = await submit();
    const asked = () => correct(`${known.path}/reinstatement`, { reason: 'x' });
    await expectRefusal(asked, 409, 'not-withdrawn', 'tournament.reinstate');
  });

  it('is for coordinators', async () => {
    const known = await submit();
    await correct(`${known.path}/withdrawal`, { reason: 'x' }).expect(200);
    await correct(`${known.path}/reinstatement`, { reason: 'x' }, director).expect(403);
    await correct(`${known.path}/reinstatement`, { reason: 'x' }, null).expect(401);
  });
});

describe('a report that could not be computed', () => {
  const fail = (known: Known): Promise<unknown> =>
    walk.dataSource.query(
      `update submissions set state = 'failed', state_reason = '"a rating is missing"' where public_id = $1`,
      [known.submission],
    );

  it('is tried again alone: its job is due at once, and the others stay as they are', async () => {
    const [known, other] = [await submit(), await submit(documentOf({ day: 9 }))];
    for (const each of [known, other]) await fail(each);
    await walk.dataSource.query(`update outbox set available_at = now() + interval '1 hour', set_aside = true`);
    const { body } = await walk.post(`${known.path}/retry`, coordinator, {}).expect(200);
    expect(body).toEqual({ tournamentId: known.id, takesEffect: 'at-once' });
    const due = await walk.dataSource.query<{ id: string }[]>(
      `select payload->>'tournamentId' as id from outbox where job = 'publish' and available_at <= now()`,
    );
    expect(due).toEqual([{ id: known.id }]);
    await walk.publisher.publishTournament(known.id, 1);
    expect(await show(known)).toMatchObject({ state: 'processed' });
    expect(await show(other)).toMatchObject({ state: 'failed' });
  });

  it('waits for the next refresh where it failed in one', async () => {
    const known = await submit();
    await fail(known);
    await walk.dataSource.query(`delete from outbox`);
    const { body } = await walk.post(`${known.path}/retry`, coordinator, {}).expect(200);
    expect(body.takesEffect).toBe('with-refresh');
    expect(await show(known)).toMatchObject({ state: 'awaiting-refresh' });
    await refresh();
    expect(await show(known)).toMatchObject({ state: 'processed' });
    const [{ detail }] = await walk.dataSource.query<[{ detail: object }]>(
      `select detail from audit_entries where action = 'report.retry' and subject = $1`,
      [known.id],
    );
    expect(detail).toEqual({ revision: 1, takesEffect: 'with-refresh' });
  });

  it('is refused for one that has not failed, and for directors', async () => {
    const known = await submit();
    await expectRefusal(() => walk.post(`${known.path}/retry`, coordinator, {}), 409, 'not-failed', 'report.retry');
    await walk.post(`${known.path}/retry`, director, {}).expect(403);
    await walk.post(`/api/v1/tournaments/nothing/retry`, coordinator, {}).expect(404);
  });
});

describe('a withdrawn tournament', () => {
  it('takes no other report, and knows its own again', async () => {
    const document = documentOf();
    const known = await submit(document);
    await correct(`${known.path}/withdrawal`, { reason: 'x' }).expect(200);
    const revision = revised(document);
    for (const token of [director, coordinator]) {
      const send = () => walk.post(SUBMISSIONS, token, revision);
      await expectRefusal(send, 409, 'tournament-withdrawn', 'tournament.revise');
    }
    const { body } = await walk.post(SUBMISSIONS, director, document).expect(200);
    expect(body).toMatchObject({ tournamentId: known.id, state: 'withdrawn' });
  });

  it('is not brought back by a refresh', async () => {
    const known = await publish();
    await correct(`${known.path}/withdrawal`, { reason: 'x' }).expect(200);
    await refresh();
    expect(await show(known)).toMatchObject({ state: 'withdrawn', published: null });
    expect(await walk.publisher.publishCorrection(known.id)).toBeNull();
  });

  it('takes no level', async () => {
    const known = await submit();
    await correct(`${known.path}/withdrawal`, { reason: 'x' }).expect(200);
    await expectRefusal(
      () => change(known.path, { rated: false, reason: 'x' }),
      409,
      'tournament-withdrawn',
      'tournament.set-level',
    );
  });
});

describe('a level that a coordinator sets', () => {
  it('is published in a run of its own, stays with later revisions, and can be given back', async () => {
    const document = documentOf({ kind: 'release' });
    const known = await publish(document);
    const before = await readPublished(walk.dataSource);
    const { ratingChanges } = await show(known);

    const { body } = await change(known.path, { level: 3, reason: 'allocated' }).expect(200);
    expect(body).toMatchObject({ version: 2, takesEffect: 'at-once' });
    expect(await lastAudit()).toMatchObject({
      action: 'tournament.set-level',
      detail: { before: { level: 1, levelSetByCoordinator: false }, correction: { level: 3 }, version: 2 },
    });
    await walk.publisher.publishCorrection(known.id);
    expect(await lastRun()).toMatchObject({ kind: 'correction', requestedBy: 'Thsch', reason: 'allocated' });
    const raised = await show(known);
    expect(raised).toMatchObject({ state: 'processed', overrides: { level: 3, rated: null } });
    // The K is 40, not 16. The change is not 2.5 times as large, because each game is rated after the game before it.
    expect(movedBy(raised)).toBeGreaterThan(movedBy({ ratingChanges }) * 2);

    await walk.post(`${known.path}/revisions`, director, revised(document)).expect(201);
    await walk.publisher.publishTournament(known.id, 2);
    expect(await lastRun()).toMatchObject({ kind: 'correction', requestedBy: 'Director' });
    expect((await show(known)).ratingChanges.map(({ after }) => after)).toEqual(
      raised.ratingChanges.map(({ after }) => after),
    );

    await walk.post(`${known.path}/revisions`, director, document).expect(201);
    await walk.publisher.publishTournament(known.id, 3);
    await change(known.path, { level: null, reason: 'not after all' }).expect(200);
    await walk.publisher.publishCorrection(known.id);
    const ratingsOf = (published: unknown) => (published as { ratings: unknown }).ratings;
    expect(ratingsOf(await readPublished(walk.dataSource))).toEqual(ratingsOf(before));
  });

  it('may come with a word on the ratings, and moves the tournaments after it', async () => {
    const known = await publish(documentOf({ day: 3 }));
    const later = await publish(documentOf({ day: 5 }));
    const { ratingChanges } = await show(later);
    await change(known.path, { rated: false, reason: 'a scenario' }).expect(200);
    await walk.publisher.publishCorrection(known.id);
    expect(await show(known)).toMatchObject({ published: { rated: { value: false } }, ratingChanges: [] });
    expect((await show(later)).ratingChanges).not.toEqual(ratingChanges);
  });

  it('waits with a tournament that waits', async () => {
    walk.setTime(LATE);
    const known = await submit(documentOf({ kind: 'release' }));
    const { body } = await change(known.path, { level: 2, reason: 'allocated' }).expect(200);
    expect(body.takesEffect).toBe('with-refresh');
    expect(await walk.publisher.publishCorrection(known.id)).toBeNull();
    await refresh();
    expect(await show(known)).toMatchObject({ state: 'processed', overrides: { level: 2 } });
    const [scorecard] = await walk.dataSource.query<object[]>(
      `select c.level from outcomes o join scorecards c using (submission_id) where o.key = $1`,
      [known.id],
    );
    expect(scorecard).toEqual({ level: 2 });
  });

  it('is published for the revision that counts, while a late one waits', async () => {
    const document = documentOf({ kind: 'release' });
    const known = await publish(document);
    const { ratingChanges } = await show(known);
    await change(known.path, { level: 3, reason: 'allocated' }).expect(200);
    walk.setTime(LATE);
    await walk.post(`${known.path}/revisions`, director, revised(document)).expect(201);
    expect(await walk.publisher.publishCorrection(known.id)).not.toBeNull();
    const raised = await show(known);
    expect(raised).toMatchObject({ state: 'awaiting-refresh', published: { revision: 1 } });
    expect(movedBy(raised)).toBeGreaterThan(movedBy({ ratingChanges }) * 2);
    await refresh();
    expect(await show(known)).toMatchObject({ state: 'processed', published: { revision: 2 } });
  });

  it('takes the kind along that does not fit it, and keeps one that does', async () => {
    const masters = await publish(documentOf({ level: 3, kind: 'masters' }), coordinator);
    const kindOf = async ({ id }: Known) => {
      const [scorecard] = await walk.dataSource.query<object[]>(
        `select c.level, c.kind from outcomes o join scorecards c using (submission_id) where o.key = $1`,
        [id],
      );
      return scorecard;
    };
    expect(await show(masters)).toMatchObject({ effective: { level: 3, kind: 'masters' } });
    await change(masters.path, { level: 2, reason: 'no Masters' }).expect(200);
    await walk.publisher.publishCorrection(masters.id);
    expect(await show(masters)).toMatchObject({
      header: { level: 3, kind: 'masters' },
      overrides: { level: 2 },
      effective: { level: 2, kind: 'regional' },
    });
    expect(await kindOf(masters)).toEqual({ level: 2, kind: 'regional' });
    await change(masters.path, { level: 3, reason: 'a Masters after all' }).expect(200);
    await walk.publisher.publishCorrection(masters.id);
    expect(await kindOf(masters)).toEqual({ level: 3, kind: 'masters' });
  });

  it('that it has already moves nothing', async () => {
    const known = await publish();
    const published = await walk.countRows();
    // Later revisions will keep this level.
    const first = await change(known.path, { level: 1, reason: 'local it is' }).expect(200);
    expect(first.body).toMatchObject({ version: 2, takesEffect: 'never' });
    const second = await change(known.path, { level: 1, reason: 'local it is' }).expect(200);
    expect(second.body).toMatchObject({ version: 2, takesEffect: 'never' });
    expect((await change(`${known.path}?preview=true`, { level: 1, reason: 'x' }).expect(200)).body).toMatchObject({
      version: 2,
      takesEffect: 'never',
    });
    expect(await lastAudit()).toMatchObject({ action: 'tournament.set-level', detail: { unchanged: true } });
    expect(await walk.publisher.publishCorrection(known.id)).toBeNull();
    expect(await walk.countRows()).toEqual({ ...published, audit_entries: published['audit_entries']! + 2 });
  });

  it.each([{}, { level: 6 }, { level: '2' }, { level: 2.5 }, { rated: 'no' }, { level: 2, kFactor: 99 }])(
    'is not read out of %j',
    async (body) => {
      const known = await submit();
      await change(known.path, { reason: 'x', ...body }).expect(400);
      expect((await show(known)).version).toBe(1);
    },
  );

  it('is for coordinators', async () => {
    const known = await submit();
    await change(known.path, { level: 2, reason: 'x' }, director).expect(403);
    expect(await lastAudit()).toMatchObject({
      action: 'PATCH /api/v1/tournaments/:id',
      subject: known.path,
      actor: 'Director',
      detail: { refusal: 'forbidden' },
    });
  });
});

describe('a merge', () => {
  it('takes the other report out, and shows whoever corrects it to the one that counts', async () => {
    const counts = await publish();
    const document = documentOf();
    const twice = await publish(document);
    const { body } = await correct(`${twice.path}/merge`, { into: counts.id, reason: 'reported twice' }).expect(200);
    expect(body).toMatchObject({ takesEffect: 'at-once', version: 2 });
    await walk.publisher.publishCorrection(twice.id);
    expect(await lastRun()).toMatchObject({ kind: 'merge', reason: 'reported twice' });
    expect(await show(twice)).toMatchObject({ state: 'withdrawn', mergedInto: counts.id, published: null });

    const revision = revised(document);
    const asked: [string, () => request.Test][] = [
      ['tournament.revise', () => walk.post(`${twice.path}/revisions`, director, revision)],
      ['tournament.revise', () => walk.post(SUBMISSIONS, coordinator, revision)],
      ['tournament.withdraw', () => correct(`${twice.path}/withdrawal`, { reason: 'x' })],
      ['tournament.merge', () => correct(`${twice.path}/merge`, { into: counts.id, reason: 'x' })],
      ['tournament.set-level', () => change(twice.path, { rated: false, reason: 'x' })],
    ];
    for (const [action, ask] of asked) {
      expect(await expectRefusal(ask, 409, 'tournament-merged', action)).toMatchObject({ mergedInto: counts.id });
    }
  });

  it('into itself, into nothing, and into what does not count is refused', async () => {
    const known = await submit();
    const gone = await submit();
    await correct(`${gone.path}/withdrawal`, { reason: 'x' }).expect(200);
    const merged = await submit();
    await correct(`${merged.path}/merge`, { into: known.id, reason: 'x' }).expect(200);
    const other = await submit();
    const mergeInto = (into: string) => () => correct(`${other.path}/merge`, { into, reason: 'x' });

    await expectRefusal(mergeInto(other.id), 422, 'merge-into-itself', 'tournament.merge');
    await expectRefusal(mergeInto(gone.id), 409, 'merge-target-withdrawn', 'tournament.merge');
    await expectRefusal(mergeInto(merged.id), 409, 'merge-target-withdrawn', 'tournament.merge');
    const unknown = '0b8f3a52-6f0e-4c1d-9d55-1f2f6c9a7e01';
    await expectRefusal(mergeInto(unknown), 422, 'merge-target-unknown', 'tournament.merge');
    await correct(`${other.path}/merge`, { into: 'nonsense', reason: 'x' }).expect(400);
  });

  it('can be taken back', async () => {
    const counts = await publish();
    const other = await publish();
    const before = await readPublished(walk.dataSource);
    await correct(`${other.path}/merge`, { into: counts.id, reason: 'x' }).expect(200);
    await walk.publisher.publishCorrection(other.id);
    await correct(`${other.path}/reinstatement`, { reason: 'two tournaments after all' }).expect(200);
    await walk.publisher.publishCorrection(other.id);
    expect(await readPublished(walk.dataSource)).toEqual(before);
    expect((await show(other)).mergedInto).toBeNull();
  });
});

describe('two corrections at once', () => {
  it('are told apart by the version: the second learns what changed', async () => {
    const document = documentOf({ kind: 'release' });
    const known = await publish(document);
    const { version } = await show(known);
    const asked = [
      () => change(known.path, { level: 3, reason: 'the first' }),
      () => change(known.path, { level: 2, reason: 'the second' }),
    ].map((ask) => ask().set('if-match', `"v${version}"`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 412]);

    const late = () => correct(`${known.path}/withdrawal`, { reason: 'x' }).set('if-match', '"v1"');
    const refused = await expectRefusal(late, 412, 'version-changed', 'tournament.withdraw');
    expect(refused).toMatchObject({
      version: 2,
      changes: [{ version: 2, action: 'tournament.set-level', by: 'Thsch', at: '2014-11-10T12:00:00.000Z' }],
    });
    expect((refused['changes'] as { reason: string }[])[0]!.reason).toMatch(/^the (first|second)$/);

    const revision = revised(document);
    const revise = (tag: string) => () => walk.post(`${known.path}/revisions`, director, revision).set('if-match', tag);
    await expectRefusal(revise('"v1"'), 412, 'version-changed', 'tournament.revise');
    await revise('"v2"')().expect(201);
    await revise('"v2"')().expect(200);
    expect((await show(known)).version).toBe(3);
  });

  it.each(['*', '"v1"', 'W/"v1"', '"v7", "v1"'])('pass with If-Match: %s', async (tag) => {
    const known = await submit();
    await change(known.path, { rated: false, reason: 'x' }).set('if-match', tag).expect(200);
  });

  it.each(['"v2"', 'W/"v2"', '"v7","v8"'])('fail with If-Match: %s', async (tag) => {
    const known = await submit();
    await change(known.path, { rated: false, reason: 'x' }).set('if-match', tag).expect(412);
  });

  it.each(['v1', '1', '"v1', '"v1" "v2"', '"1"', '"v01"', '"v1", "x"', ''])('cannot read If-Match: %s', async (tag) => {
    const known = await submit();
    const { body } = await change(known.path, { rated: false, reason: 'x' }).set('if-match', tag).expect(400);
    expect(body.type).toBe('/problems/invalid-if-match');
  });

  it('cannot be bound to the ETag of an answer', async () => {
    const known = await submit();
    const { headers } = await walk.get(known.path).expect(200);
    const { body } = await change(known.path, { rated: false, reason: 'x' })
      .set('if-match', String(headers['etag']))
      .expect(400);
    expect(body).toMatchObject({ type: '/problems/invalid-if-match', advice: expect.stringContaining('"v3"') });
  });
});

describe('what a run says of its cause', () => {
  /** Finds the causes in the diff of the run, and in the explanation of ann's rating that it moved. */
  async function causesOf(run: number | null, { id }: Known) {
    const { causes } = (await new RunDiffReadModel(walk.dataSource).find(run!))!;
    const path = `/api/v1/runs/${run}/changes/ann?game=2e&category=constructed`;
    const { body } = await walk.get(path).expect(200);
    expect(causes.largest.map(({ tournament }) => tournament?.key)).toEqual([id]);
    return [causes.largest[0]!.kind, body.cause as string];
  }

  it('is a rated flag, whether it was set or given back, and stays that', async () => {
    const known = await publish(documentOf({ day: 4 }));
    await change(known.path, { rated: false, reason: 'a scenario' }).expect(200);
    const set = await walk.publisher.publishCorrection(known.id);
    expect(await causesOf(set, known)).toEqual(['level', 'level']);
    await change(known.path, { rated: null, reason: 'none after all' }).expect(200);
    const givenBack = await walk.publisher.publishCorrection(known.id);
    expect(await causesOf(givenBack, known)).toEqual(['level', 'level']);
    expect(await causesOf(set, known)).toEqual(['level', 'level']);
  });

  it.each([
    ['of its own', (known: Known) => walk.publisher.publishCorrection(known.id)],
    ['that takes several things along', async () => (await refresh()).run],
  ])('is a merge in a run %s, although it was taken back since', async (_, publishIt) => {
    const known = await publish(documentOf({ day: 4 }));
    const other = await publish(documentOf({ day: 4 }));
    // Otherwise unpublished changes of other tests would move the same players.
    await refresh('full');
    await correct(`${known.path}/merge`, { into: other.id, reason: 'twice' }).expect(200);
    const merged = await publishIt(known);
    expect(await causesOf(merged, known)).toEqual(['merge', 'merge']);
    walk.setTime(LATE);
    await correct(`${known.path}/reinstatement`, { reason: 'two after all' }).expect(200);
    await walk.publisher.publishCorrection(known.id);
    expect(await causesOf(merged, known)).toEqual(['merge', 'merge']);
    await correct(`${known.path}/withdrawal`, { reason: 'neither' }).expect(200);
    const withdrawn = await walk.publisher.publishCorrection(known.id);
    expect(await causesOf(merged, known)).toEqual(['merge', 'merge']);
    expect(await causesOf(withdrawn, known)).toEqual(['withdrawal', 'withdrawal']);
  });
});

describe('while publishing is paused', () => {
  afterEach(() => walk.dataSource.query(`update publication set paused_at = null`));

  it('corrections are stored, and wait', async () => {
    const known = await publish();
    const before = await readPublished(walk.dataSource);
    await walk.dataSource.query(`update publication set paused_at = now()`);
    const { body } = await correct(`${known.path}/withdrawal`, { reason: 'x' }).expect(200);
    expect(body.takesEffect).toBe('when-resumed');
    expect(await walk.publisher.publishCorrection(known.id)).toBeNull();
    expect(await readPublished(walk.dataSource)).toEqual(before);
    expect((await show(known)).state).toBe('withdrawn');

    await walk.dataSource.query(`update publication set paused_at = null`);
    await refresh();
    expect((await show(known)).published).toBeNull();
  });
});
