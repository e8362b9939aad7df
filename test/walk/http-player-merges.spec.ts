import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { VerificationRepository } from '@quadrant/store/verification';
import type { PlayerMerge } from '@quadrant/store/player-merges';
import { readPublished } from '../builders/history.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';
import type request from 'supertest';

const walk = useHttpWalk();
let coordinator: string;

let tournaments = 0;

/** Builds a tournament of four who play each other; the day is that of November 2014. */
function documentOf(day: number, [a, b, c, d]: readonly [string, string, string, string], externalId?: string) {
  return reportDocument(
    report(
      round(`${a} 100-35 ${b} FW`, `${c} 100-20 ${d} FW`),
      round(`${a} 40-100 ${c} FL`, `${b} 55-50 ${d} MW`),
      round(`${a} 100-0 ${d} FW`, `${c} 30-30 ${b} TT`),
      {
        tournament: {
          name: `Local ${day}`,
          externalId: externalId ?? `merges:${++tournaments}`,
          startsAt: `2014-11-${String(day).padStart(2, '0')}T10:00:00-05:00`,
        },
      },
    ),
  );
}

async function publish(document: object): Promise<string> {
  const { body } = await walk.post('/api/v1/submissions', coordinator, document).expect(201);
  expect(await walk.publisher.publishTournament(String(body.tournamentId), Number(body.revision))).not.toBeNull();
  return String(body.tournamentId);
}

const merge = (handle: string, into: string, query = ''): request.Test =>
  walk.post(`/api/v1/players/${handle}/merge${query}`, coordinator, { into, reason: 'the same person' });

const undo = (id: string, query = ''): request.Test =>
  walk.post(`/api/v1/player-merges/${id}/undo${query}`, coordinator, { reason: 'two people after all' });

/** Requests a merge and publishes it, as the worker would. */
async function mergePublished(handle: string, into: string): Promise<{ id: string; run: number }> {
  const { body } = await merge(handle, into).expect(200);
  const run = await walk.publisher.publishMerge(String(body.id));
  return { id: String(body.id), run: run! };
}

async function undoPublished(id: string): Promise<number> {
  await undo(id).expect(200);
  return (await walk.publisher.publishMerge(id))!;
}

interface Shown {
  readonly [name: string]: unknown;
  readonly rows: readonly { readonly handle: string }[];
}

const show = async (path: string) => (await walk.get(path).expect(200)).body as Shown;

const handlesOf = (list: unknown) => (list as readonly { readonly handle: string }[]).map(({ handle }) => handle);

const lastRun = async () => (await show('/api/v1/runs?limit=1')).rows[0] as unknown as { number: number; kind: string };

const refresh = (onProgress: () => Promise<void> = () => Promise.resolve()) =>
  walk.publisher.publishRefresh({ requestedBy: 'spec', reason: 'spec', scope: 'full', isOfficial: false, onProgress });

const verify = async () => {
  const { difference } = await new VerificationRepository(walk.dataSource).verify(DEFAULT_RATING_RULES);
  return difference;
};

const problemOf = async (asked: request.Test, status: number) =>
  (await asked.expect(status)).body as { type: string; detail: string; [name: string]: unknown };

/** These tournaments are those of Ann, of Anna, who is the same person, and of the opponents of both later on. */
let first: string;
let theirs: string;
let later: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  first = await publish(documentOf(4, ['Ann', 'bob', 'cy', 'dee']));
  theirs = await publish(documentOf(6, ['Anna', 'bob', 'eve', 'fay']));
  later = await publish(documentOf(8, ['Ann', 'eve', 'gus', 'hal']));
});

describe('a merge of players', () => {
  let id: string;
  let before: unknown;

  it('is shown before it is made: the tournaments, and who moves how far', async () => {
    before = await readPublished(walk.dataSource);
    const rows = await walk.countRows();
    const { body } = await merge('ANNA', 'ann', '?preview=true').expect(200);
    expect(body).toMatchObject({
      player: 'Anna',
      into: 'Ann',
      version: 1,
      takesEffect: 'at-once',
      tournaments: [{ id: theirs, name: 'Local 6' }],
    });
    expect(body.effect.diff.tournaments).toEqual({ takenIn: 0, corrected: 1, withdrawn: 0, moved: 1 });
    const { largest } = body.effect.diff as { largest: { player: string }[] };
    const anna = largest.find(({ player }) => player === 'Anna');
    expect(anna).toMatchObject({
      after: null,
      rankAfter: null,
      cause: { kind: 'player-merge', tournament: { key: theirs } },
    });
    expect(await walk.countRows()).toEqual(rows);
    expect(await readPublished(walk.dataSource)).toEqual(before);

    const preview = body.effect.diff;
    const made = await mergePublished('anna', 'Ann');
    id = made.id;
    expect(await show(`/api/v1/runs/${made.run}/diff`)).toEqual(preview);
  });

  it('is a run, which says why', async () => {
    expect(await lastRun()).toMatchObject({ kind: 'player-merge', requestedBy: 'Thsch', reason: 'the same person' });
    expect(await verify()).toBeNull();
  });

  it('leads from the old handle and the old id to the other player', async () => {
    const ann = await show('/api/v1/players/Ann');
    expect(ann).toMatchObject({ handle: 'Ann', mergedFrom: ['Anna'] });
    expect(await show('/api/v1/players/anna')).toEqual(ann);
    const [old] = await walk.dataSource.query<{ id: string }[]>(
      `select public_id as id from players where handle = 'Anna'`,
    );
    expect(await show(`/api/v1/players/${old!.id}`)).toEqual(ann);
    expect((await show('/api/v1/players/Anna/tournaments')).rows).toHaveLength(3);
    expect((await show('/api/v1/players/Anna/rating-changes')).rows).toHaveLength(6);
    const { standings, ratingChanges } = await show(`/api/v1/tournaments/${theirs}`);
    for (const list of [standings, ratingChanges]) {
      expect(handlesOf(list)).toContain('Ann');
      expect(handlesOf(list)).not.toContain('Anna');
    }
    const board = await show('/api/v1/leaderboards/2e/constructed');
    expect(handlesOf(board.rows)).not.toContain('Anna');
  });

  it('explains the numbers by either handle, and names the merge as their cause', async () => {
    for (const handle of ['Ann', 'Anna']) {
      const explanation = await show(`/api/v1/tournaments/${theirs}/explanation?player=${handle}&category=constructed`);
      expect(explanation).toMatchObject({ handle: 'Ann', isReproduced: true });
      expect(explanation.games).toHaveLength(3);
      const { number } = await lastRun();
      const cause = await show(
        `/api/v1/runs/${number}/changes/${handle}?game=2e&category=constructed&tournament=${later}`,
      );
      expect(cause).toMatchObject({ handle: 'Ann', cause: 'player-merge' });
      expect(cause.text).toBe('Local 6 was played by somebody who was merged with another player -> Ann in Local 8');
    }
  });

  it('shows what was known before it as it was known', async () => {
    const { number } = await lastRun();
    expect(await show(`/api/v1/players/Anna?knownBy=${number - 1}`)).toMatchObject({ handle: 'Anna', mergedFrom: [] });
    const before = `/api/v1/tournaments/${theirs}/explanation?player=Anna&category=constructed&knownBy=${number - 1}`;
    expect(await show(before)).toMatchObject({ handle: 'Anna', before: 1500, isReproduced: true });
  });

  it('refuses a report that names both, and accepts one that uses the old handle', async () => {
    const both = documentOf(9, ['Ann', 'ANNA', 'cy', 'dee']);
    const refused = await problemOf(walk.post('/api/v1/submissions', coordinator, both), 422);
    expect(refused).toMatchObject({
      type: '/problems/report-refused',
      findings: [{ severity: 'error', code: 'same-player-twice', pointer: '/players/1/handle' }],
    });
    const preview = await problemOf(walk.post('/api/v1/submissions?preview=true', coordinator, both), 422);
    expect(preview).toMatchObject({ findings: [{ code: 'same-player-twice' }] });
    const next = await publish(documentOf(9, ['anna', 'cy', 'ivo', 'jo']));
    const { ratingChanges } = await show(`/api/v1/tournaments/${next}`);
    expect(handlesOf(ratingChanges)).toContain('Ann');
    await walk.post(`/api/v1/tournaments/${next}/withdrawal`, coordinator, { reason: 'a test' }).expect(200);
    await walk.publisher.publishCorrection(next);
  });

  it('is undone as if it had never been: every number and every hash', async () => {
    const { body } = await undo(id, '?preview=true').expect(200);
    expect(body).toMatchObject({ player: 'Anna', into: 'Ann', takesEffect: 'at-once' });
    expect(body.effect.diff.causes.largest[0]).toMatchObject({
      kind: 'player-merge-undo',
      tournament: { key: theirs },
    });
    const run = await undoPublished(id);
    expect(await lastRun()).toMatchObject({ number: run, kind: 'player-merge-undo', reason: 'two people after all' });
    expect(await show(`/api/v1/runs/${run}/diff`)).toEqual(body.effect.diff);
    expect(await withoutWithdrawn()).toEqual(before);
    expect(await verify()).toBeNull();
    expect(await show('/api/v1/players/anna')).toMatchObject({ handle: 'Anna', mergedFrom: [] });
    // A result that was published while they counted as one is explained as it was.
    const then = `/api/v1/tournaments/${theirs}/explanation?player=Anna&category=constructed&knownBy=${run - 1}`;
    expect(await show(then)).toMatchObject({ handle: 'Ann', isReproduced: true });
    const { rows } = await show('/api/v1/players/Anna/merges');
    expect(rows).toMatchObject([
      { id, player: 'Anna', into: 'Ann', state: 'undone', requestedBy: 'Thsch', undo: { run, requestedBy: 'Thsch' } },
    ] satisfies unknown as PlayerMerge[]);
    expect(await show(`/api/v1/player-merges/${id}`)).toEqual(rows[0]);
  });

  /** Reads everything published, without the final order of withdrawn tournaments, which is still stored. */
  async function withoutWithdrawn() {
    const published = (await readPublished(walk.dataSource)) as { standings: unknown[][] };
    const [row] = await walk.dataSource.query<{ keys: string[] }[]>(
      `select array_agg(key::text) as keys from tournaments where withdrawn_at is not null`,
    );
    return { ...published, standings: published.standings.filter(([key]) => !row!.keys.includes(String(key))) };
  }

  it('is undone once', async () => {
    const again = await problemOf(undo(id), 409);
    expect(again).toMatchObject({ type: '/problems/player-merge-undone' });
  });
});

describe('merges one over the other', () => {
  it('are undone in any order', async () => {
    const before = await readPublished(walk.dataSource);
    const one = await mergePublished('fay', 'dee');
    const two = await mergePublished('dee', 'gus');
    expect(await show('/api/v1/players/fay')).toMatchObject({ handle: 'gus', mergedFrom: ['dee', 'fay'] });
    await undoPublished(one.id);
    expect(await show('/api/v1/players/fay')).toMatchObject({ handle: 'fay', mergedFrom: [] });
    expect(await show('/api/v1/players/dee')).toMatchObject({ handle: 'gus', mergedFrom: ['dee'] });
    expect(await verify()).toBeNull();
    await undoPublished(two.id);
    expect(await readPublished(walk.dataSource)).toEqual(before);
  });
});

describe('a merge that is refused', () => {
  /** Expects the same refusal in a preview; nothing changes except the audit. */
  async function expectRefusal(asked: (query: string) => request.Test, status: number, code: string, entries = 1) {
    const rows = await walk.countRows();
    const preview = await problemOf(asked('?preview=true'), status);
    expect(await walk.countRows()).toEqual(rows);
    const problem = await problemOf(asked(''), status);
    expect(problem.type).toBe(`/problems/${code}`);
    expect({ ...preview, requestId: null, instance: null }).toEqual({ ...problem, requestId: null, instance: null });
    expect(await walk.countRows()).toEqual({ ...rows, audit_entries: rows['audit_entries']! + entries });
    return problem;
  }

  it('is one of two who have met: the tournaments are named', async () => {
    const problem = await expectRefusal((query) => merge('ann', 'bob', query), 409, 'players-have-met');
    expect(problem).toMatchObject({ tournaments: [{ id: first, name: 'Local 4' }] });
    expect(problem.detail).toContain('Local 4 (2014-11-04)');
  });

  it('is one with themselves, with nobody, of nobody', async () => {
    await expectRefusal((query) => merge('ann', 'ANN', query), 422, 'player-merge-into-itself');
    await expectRefusal((query) => merge('ann', 'nobody', query), 422, 'player-target-unknown');
    // The audit keeps no text of an address that leads to nobody.
    await expectRefusal((query) => merge('nobody', 'ann', query), 404, 'not-found', 0);
    await problemOf(merge('a%00b', 'ann'), 404);
    await problemOf(walk.post('/api/v1/players/ann/merge', coordinator, { reason: 'no other' }), 400);
    await expectRefusal((query) => undo('00000000-0000-0000-0000-000000000000', query), 404, 'not-found');
    await problemOf(undo('no-id'), 404);
  });

  it('is one of somebody who is merged, into somebody who is, or in a circle', async () => {
    const { id } = await mergePublished('Anna', 'Ann');
    const again = await expectRefusal((query) => merge('Anna', 'gus', query), 409, 'player-already-merged');
    expect(again).toMatchObject({ mergedInto: 'Ann' });
    const target = await expectRefusal((query) => merge('ivo', 'Anna', query), 409, 'player-target-merged');
    expect(target).toMatchObject({ mergedInto: 'Ann' });
    await expectRefusal((query) => merge('Ann', 'Anna', query), 409, 'player-target-merged');
    // An opponent of the merged player has met the other one.
    await expectRefusal((query) => merge('Ann', 'fay', query), 409, 'players-have-met');
    await undoPublished(id);
  });

  it('is one of somebody anonymised', async () => {
    await walk.dataSource.query(`update players set anonymised_at = now() where handle = 'jo'`);
    await expectRefusal((query) => merge('jo', 'ann', query), 409, 'player-anonymised');
    await expectRefusal((query) => merge('bob', 'jo', query), 409, 'player-anonymised');
  });

  it('is one of another version', async () => {
    const asked = (query: string) => merge('Anna', 'Ann', query).set('if-match', '"v1"');
    const problem = await expectRefusal(asked, 412, 'version-changed');
    expect(problem['changes']).toContainEqual({
      version: 2,
      action: 'player.merge',
      by: 'Thsch',
      at: '2014-11-10T12:00:00.000Z',
      reason: 'the same person',
    });
    const version = Number(problem['version']);
    await merge('Anna', 'Ann', '?preview=true').set('if-match', `"v${version}"`).expect(200);
  });

  it('is one by a director', async () => {
    const director = await walk.createToken('director', 'Dora');
    await problemOf(walk.post('/api/v1/players/ann/merge', director, { into: 'gus', reason: 'mine' }), 403);
  });
});

describe('a merge that no run has published', () => {
  it('is taken back at once, and its job finds nothing to do', async () => {
    const before = await readPublished(walk.dataSource);
    const { body } = await merge('Anna', 'Ann').expect(200);
    const both = documentOf(9, ['Ann', 'Anna', 'cy', 'dee']);
    await problemOf(walk.post('/api/v1/submissions', coordinator, both), 422);
    const { body: taken } = await undo(String(body.id)).expect(200);
    expect(taken).toMatchObject({ takesEffect: 'never' });
    expect(await walk.publisher.publishMerge(String(body.id))).toBeNull();
    expect(await readPublished(walk.dataSource)).toEqual(before);
    const [waiting] = await walk.dataSource.query<{ n: string }[]>(`select count(*) as n from pending_changes`);
    expect(waiting).toEqual({ n: '0' });
  });

  it('waits while publishing is paused; a rollback takes it out of effect, and resuming brings it back', async () => {
    const before = await readPublished(walk.dataSource);
    const { id, run } = await mergePublished('Anna', 'Ann');
    const merged = await readPublished(walk.dataSource);
    await walk.post('/api/v1/rollbacks', coordinator, { run: run - 1, reason: 'a test' }).expect(201);
    expect(await readPublished(walk.dataSource)).toEqual(before);
    expect(await verify()).toBeNull();
    expect(await show('/api/v1/players/anna')).toMatchObject({ handle: 'Anna' });
    expect(await show(`/api/v1/player-merges/${id}`)).toMatchObject({ state: 'requested', run: null });
    const { body } = await merge('ivo', 'gus').expect(200);
    expect(body).toMatchObject({ takesEffect: 'when-resumed' });
    expect(await walk.publisher.publishMerge(String(body.id))).toBeNull();
    await undo(String(body.id)).expect(200);

    await walk.post('/api/v1/publication/resume', coordinator, {}).expect(202);
    await refresh();
    expect(await readPublished(walk.dataSource)).toEqual(merged);
    expect(await show(`/api/v1/player-merges/${id}`)).toMatchObject({ state: 'published' });
    expect(await verify()).toBeNull();
    await undoPublished(id);
    expect(await readPublished(walk.dataSource)).toEqual(before);
  });

  it('forbids that a tournament comes back in which both played', async () => {
    const both = await publish(documentOf(9, ['Ann', 'Anna', 'cy', 'dee']));
    await walk.post(`/api/v1/tournaments/${both}/withdrawal`, coordinator, { reason: 'a test' }).expect(200);
    await walk.publisher.publishCorrection(both);
    const { body } = await merge('Anna', 'Ann').expect(200);
    const asked = walk.post(`/api/v1/tournaments/${both}/reinstatement`, coordinator, { reason: 'after all' });
    expect(await problemOf(asked, 422)).toMatchObject({
      type: '/problems/correction-refused',
      findings: [{ code: 'same-player-twice' }],
    });
    await undo(String(body.id)).expect(200);
  });
});

describe('a merge and a report of the same moment', () => {
  it('keep each other out: never are two merged whom a report names', async () => {
    for (let attempt = 1; attempt <= 6; attempt++) {
      const twins = [`twin-${attempt}`, `other-twin-${attempt}`] as const;
      await publish(documentOf(7, [twins[0], 'cy', 'ivo', 'bob']));
      await publish(documentOf(7, [twins[1], 'cy', 'ivo', 'bob']));
      const both = documentOf(8, [twins[0], twins[1], 'cy', 'dee']);
      const [reported, merged] = await Promise.all([
        walk.post('/api/v1/submissions', coordinator, both),
        merge(...twins),
      ]);
      expect([
        [201, 409],
        [422, 200],
      ]).toContainEqual([reported.status, merged.status]);
    }
    await refresh();
    expect(await verify()).toBeNull();
  });
});

describe('a run that publishes a merge', () => {
  it('is made anew without it where it was taken back meanwhile', async () => {
    const before = await readPublished(walk.dataSource);
    const { body } = await merge('Anna', 'Ann').expect(200);
    let taken: Promise<unknown> | null = null;
    // The run has read the merge, and not published it yet.
    await refresh(async () => {
      taken ??= undo(String(body.id)).expect(200);
      await taken;
    });
    expect(await readPublished(walk.dataSource)).toEqual(before);
    expect(await show(`/api/v1/player-merges/${body.id}`)).toMatchObject({ state: 'undone', run: null });
    expect(await verify()).toBeNull();
  });
});
