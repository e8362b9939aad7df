import fc from 'fast-check';
import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';
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

interface Effect {
  readonly summary: string;
  readonly diff: NamedHistoryDiff;
}

interface Preview {
  readonly takesEffect: string;
  readonly effect: Effect;
  readonly findings: readonly { readonly code: string }[];
}

interface Told {
  readonly handle: string;
  readonly category: string;
  readonly before: number;
  readonly after: number;
  readonly games: number;
}

let tournaments = 0;
const RESULTS = ['100-35 FW', '20-100 FL', '50-40 MW', '30-30 TT'];

/** Four players meet each other; the results rotate from `turn` on. */
function documentOf(
  players: readonly string[],
  { day = 8, turn = 0, ...tournament }: ReportChanges['tournament'] & { day?: number; turn?: number } = {},
) {
  const [a, b, c, d] = players as [string, string, string, string];
  const pairings = [
    [a, b, c, d],
    [a, c, b, d],
    [a, d, b, c],
  ] as const;
  const rounds = pairings.map(([one, two, three, four], index) => {
    const result = (offset: number) => RESULTS[(turn + index + offset) % RESULTS.length]!.split(' ');
    const [score, word] = result(0);
    const [otherScore, otherWord] = result(1);
    return round(`${one} ${score} ${two} ${word}`, `${three} ${otherScore} ${four} ${otherWord}`);
  });
  const startsAt = `2014-11-${String(day).padStart(2, '0')}T10:00:00-05:00`;
  const externalId = `previews:${++tournaments}`;
  return reportDocument(report(...rounds, { tournament: { kind: 'release', externalId, startsAt, ...tournament } }));
}

async function publish(document: object): Promise<{ id: string; path: string }> {
  const { body } = await walk.post(SUBMISSIONS, director, document).expect(201);
  const id = String(body.tournamentId);
  await walk.publisher.publishTournament(id, Number(body.revision));
  return { id, path: `/api/v1/tournaments/${id}` };
}

/** Requests a preview; nothing is stored for it. */
async function preview(asked: request.Test): Promise<Preview & Record<string, unknown>> {
  const before = await walk.countRows();
  const { body } = await asked.expect(200);
  expect(await walk.countRows()).toEqual(before);
  return body as Preview & Record<string, unknown>;
}

const previewReport = (document: object, path = SUBMISSIONS) =>
  preview(walk.post(`${path}?preview=true`, director, document));

const previewOf = (path: string, body: object) =>
  preview(walk.post(`${path}?preview=true`, coordinator, { reason: 'spec', ...body }));

const previewChange = (path: string, body: object) => preview(change(`${path}?preview=true`, body));

const change = (path: string, body: object) =>
  request(walk.app.getHttpServer())
    .patch(path)
    .set('authorization', `Bearer ${coordinator}`)
    .send({ reason: 'spec', ...body });

/** Reads what a run has moved, from its own rows. */
const diffOfRun = async (run: number | null): Promise<NamedHistoryDiff> =>
  (await walk.app.get(RunDiffReadModel, { strict: false }).find(run!))!;

/** Removes ids: a tournament that was not stored has none in the preview. */
function withoutKeys(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, each: unknown) => (name === 'key' ? undefined : each)));
}

const refresh = async () =>
  (
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'incremental',
      isOfficial: false,
      onProgress: () => undefined,
    })
  ).run;

describe('the preview of a report', () => {
  it('says what it would be stored as and what it would move, and stores nothing', async () => {
    await publish(documentOf(['pa', 'pb', 'pc', 'pd']));
    const body = await previewReport(documentOf(['pa', 'pb', 'nobody', 'new'], { day: 6, turn: 1 }));
    expect(body).toMatchObject({
      tournamentId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      revision: 1,
      state: 'accepted',
      stateReason: null,
      takesEffect: 'at-once',
      participants: 4,
      sanctioned: { value: true },
      rated: { value: true },
    });
    expect(body['standings']).toHaveLength(4);
    expect((body['standings'] as object[])[0]).toEqual({
      place: 1,
      handle: expect.any(String) as string,
      basis: 'computed',
      points: expect.any(Number) as number,
      strengthOfSchedule: expect.any(Number) as number,
      differential: expect.any(Number) as number,
      cumulativeVictoryPoints: expect.any(Number) as number,
      decidedBy: expect.any(String) as string,
    });
    expect(body.findings.filter(({ code }) => code === 'player-created')).toHaveLength(2);
    expect(body.effect.summary).toMatch(/^1 later tournament, 6 players, largest [+-]\d+\.\d$/);
    expect(body.effect.diff).toMatchObject({ tournaments: { takenIn: 1, corrected: 0, withdrawn: 0, moved: 1 } });
    const newcomers = body.effect.diff.largest.filter(({ before }) => before === null).map(({ player }) => player);
    expect(new Set(newcomers)).toEqual(new Set(['new', 'nobody']));
  });

  it('tells each player what the tournament does for them, as it does later to the last digit', async () => {
    const document = documentOf(['ta', 'tb', 'tc', 'td'], { turn: 2 });
    const { players } = (await previewReport(document)) as unknown as {
      players: { handle: string; ratings: Omit<Told, 'handle'>[] }[];
    };
    const { path } = await publish(document);
    const { body } = await walk.get(path).expect(200);
    const later = (body.ratingChanges as Omit<Told, 'games'>[]).map(
      ({ handle, category, before, after }) => `${handle} ${category} ${before} ${after}`,
    );
    const foreseen = players.flatMap(({ handle, ratings }) =>
      ratings.map(({ category, before, after }) => `${handle} ${category} ${before} ${after}`),
    );
    expect(foreseen.sort()).toEqual(later.sort());
    expect(foreseen).not.toEqual([]);
    expect(players[0]).toMatchObject({
      handle: 'ta',
      ratings: [{ games: 3, score: expect.any(Number), expected: expect.any(Number), kFactor: 16 }, {}],
      points: [],
      byes: [],
      earnedByesUsed: [],
      won: [],
    });
  });

  it('tells places, points and byes as they are later', async () => {
    const players = ['ea', 'eb', 'ec', 'ed', 'ee'];
    const league = { slug: 'previewed', name: 'Previewed', director: 'Director' };
    await walk.post('/api/v1/leagues', coordinator, league).expect(201);
    const season = { season: '2014-15', startsOn: '2014-09-01', endsOn: '2015-03-31' };
    await walk.post('/api/v1/leagues/previewed/seasons', coordinator, season).expect(201);
    const rounds = [
      round('ea 100-35 eb FW', 'ec 60-50 ed MW', 'ee BYE'),
      round('ea 20-100 ec FL', 'eb 30-30 ee TT', 'ed BYE'),
      round('ea 90-10 ed FW', 'ec 50-60 ee ML', 'eb BYE'),
    ];
    const externalId = `previews:${++tournaments}`;
    const document = reportDocument(
      report(...rounds, {
        tournament: { league: 'previewed', externalId, startsAt: '2014-11-08T10:00:00-05:00' },
      }),
    );
    const before = await preview(walk.post(`${SUBMISSIONS}?preview=true`, coordinator, document));
    const told = before as unknown as {
      standings: { place: number; decidedBy: string }[];
      players: { handle: string; points: { kind: string; points: number }[]; byes: number[] }[];
    };
    const { body: receipt } = await walk.post(SUBMISSIONS, coordinator, document).expect(201);
    await walk.publisher.publishTournament(String(receipt.tournamentId), Number(receipt.revision));
    const { body: later } = await walk.get(`/api/v1/tournaments/${receipt.tournamentId}`).expect(200);
    expect(told.standings).toEqual(later.standings);
    const pointsOf = (rows: readonly { handle: string; kind: string; points: number }[]) =>
      rows.map(({ handle, kind, points }) => `${handle} ${kind} ${points}`).sort();
    const foreseen = told.players.flatMap(({ handle, points }) => points.map((each) => ({ handle, ...each })));
    expect(pointsOf(foreseen)).toEqual(pointsOf(later.awards as { handle: string; kind: string; points: number }[]));
    expect(foreseen).not.toEqual([]);
    const played = later.rounds as { round: number; matches: { players: unknown[] }[] }[];
    const byes = played.flatMap(({ round: number, matches }) =>
      matches.filter(({ players: met }) => met.length === 1).map(() => number),
    );
    expect(told.players.flatMap(({ byes: rounds }) => rounds).sort()).toEqual([...byes].sort());
    expect(told.players.map(({ handle }) => handle).sort()).toEqual(players);
  });

  it('names the run that it was computed after, and the receipt the runs that came between', async () => {
    const document = documentOf(['ia', 'ib', 'ic', 'id']);
    const { afterRun } = await previewReport(document);
    await publish(documentOf(['ia', 'xb', 'xc', 'xd']));
    const { body } = await walk
      .post(`${SUBMISSIONS}?previewedAfter=${Number(afterRun)}`, director, document)
      .expect(201);
    expect(body.sincePreview).toEqual([
      {
        number: Number(afterRun) + 1,
        kind: 'tournament',
        publishedAt: expect.any(String),
        tournamentsChanged: expect.any(Number),
      },
    ]);
    const { body: again } = await walk.post(SUBMISSIONS, director, document).expect(200);
    expect(again.sincePreview).toBeNull();
    await walk.post(`${SUBMISSIONS}?previewedAfter=soon`, director, document).expect(400);
  });

  it('has the places that the report and the file of another program give beside its own', async () => {
    const document = documentOf(['oa', 'ob', 'oc', 'od']);
    const standings = ['od', 'oc', 'ob', 'oa'];
    const { standings: rows } = await previewReport({ ...document, standings });
    const ownPlaces = (each: unknown) =>
      (each as { handle: string; ownPlace?: number }[]).map(({ handle, ownPlace }) => `${handle} ${ownPlace}`).sort();
    expect(ownPlaces(rows)).toEqual(['oa 4', 'ob 3', 'oc 2', 'od 1']);
    const table = 'No,Name,1\n2,pa,1W\n1,pb,2L\n';
    const answers = 'set=game%3D2e&set=name%3DTable&set=startsAt%3D2014-11-08';
    const ofFile = await preview(
      walk.post(`${SUBMISSIONS}?preview=true&${answers}`, director, table).set('content-type', 'text/csv'),
    );
    expect(ownPlaces(ofFile['standings'])).toEqual(['pa 2', 'pb 1']);
    expect(ofFile['refreshDueAt']).toBeNull();
    for (const { body } of [
      await walk.post(SUBMISSIONS, director, { ...document, standings }).expect(201),
      await walk.post(`${SUBMISSIONS}?${answers}`, director, table).set('content-type', 'text/csv').expect(201),
    ]) {
      const { body: tournament } = await walk.get(`/api/v1/tournaments/${body.tournamentId}`).expect(200);
      expect(ownPlaces(tournament.standings)).toEqual(ownPlaces(body.file === null ? rows : ofFile['standings']));
      const { text } = await walk.get(`/tournaments/${body.tournamentId}`).expect(200);
      expect(text).toContain('Director’s place');
      await walk.publisher.publishTournament(body.tournamentId, 1);
    }
  });

  it('that is late says that it waits for the refresh, and what that would move', async () => {
    walk.setTime(LATE);
    const document = documentOf(['la', 'lb', 'lc', 'ld']);
    const body = await previewReport(document);
    expect(body).toMatchObject({ state: 'awaiting-refresh', takesEffect: 'with-refresh' });
    expect(body['refreshDueAt']).toMatch(/^\d{4}-\d{2}-\d{2}T04:00:00\.000Z$/);
    expect(new Date(String(body['refreshDueAt'])).getUTCDay()).toBe(1);
    expect(body['stateReason']).toMatch(/waits for the next refresh/);
    expect(body.findings.map(({ code }) => code)).toContain('late-report');
    await walk.post(SUBMISSIONS, director, document).expect(201);
    expect(withoutKeys(await diffOfRun(await refresh()))).toEqual(withoutKeys(body.effect.diff));
  });

  it('of a late correction leaves the old numbers standing until the refresh', async () => {
    const document = documentOf(['ra', 'rb', 'rc', 'rd']);
    const { path } = await publish(document);
    const before = await readPublished(walk.dataSource);
    walk.setTime(LATE);
    const correction = documentOf(['ra', 'rb', 'rc', 'rd'], { turn: 2, externalId: null });
    const body = await previewReport(correction, `${path}/revisions`);
    expect(body).toMatchObject({ revision: 2, takesEffect: 'with-refresh' });
    expect(body.effect.diff.tournaments).toMatchObject({ takenIn: 0, corrected: 1 });
    await walk.post(`${path}/revisions`, director, correction).expect(201);
    const withoutStandings = (published: unknown) => ({ ...(published as object), standings: null });
    expect(withoutStandings(await readPublished(walk.dataSource))).toEqual(withoutStandings(before));
    expect(await diffOfRun(await refresh())).toEqual(body.effect.diff);
  });

  it('of the current revision would store and move nothing', async () => {
    const document = documentOf(['sa', 'sb', 'sc', 'sd']);
    await publish(document);
    expect(await previewReport(document)).toMatchObject({ revision: 1, takesEffect: 'never', effect: null });
  });

  it('is refused as the report would be', async () => {
    const document = documentOf(['ta', 'tb', 'tc', 'td']);
    const { path } = await publish(document);
    const stranger = await walk.createToken('director', 'Stranger');
    const before = await walk.countRows();
    const refused = (code: string) => ({ type: `/problems/${code}` });
    const broken = await walk.post(`${SUBMISSIONS}?preview=true`, director, { ...document, schema: 'x' }).expect(422);
    expect(broken.body).toMatchObject(refused('report-refused'));
    const league = documentOf(['ta', 'tb', 'tc', 'td'], { league: 'nobodys-league' });
    const unknown = await walk.post(`${SUBMISSIONS}?preview=true`, director, league).expect(422);
    expect(unknown.body).toMatchObject(refused('report-refused'));
    const foreign = await walk.post(`${SUBMISSIONS}?preview=true`, stranger, document).expect(403);
    expect(foreign.body).toMatchObject(refused('not-the-director'));
    const stale = await walk
      .post(`${path}/revisions?preview=true`, director, documentOf(['ta', 'tb', 'tc', 'td'], { externalId: null }))
      .set('if-match', '"v9"')
      .expect(412);
    expect(stale.body).toMatchObject(refused('version-changed'));
    await walk.post(`${SUBMISSIONS}?preview=maybe`, director, document).expect(400);
    expect(await walk.countRows()).toEqual(before);
  });

  it('says that nothing is published while publishing is paused', async () => {
    await walk.dataSource.query(`update publication set paused_at = now()`);
    try {
      const body = await previewReport(documentOf(['ta', 'tb', 'tc', 'td']));
      expect(body.takesEffect).toBe('when-resumed');
    } finally {
      await walk.dataSource.query(`update publication set paused_at = null`);
    }
  });

  it('may be asked for by many at once', async () => {
    const documents = [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => documentOf(['ua', 'ub', 'uc', 'ud'], { turn }));
    const others = await Promise.all(documents.map((_, index) => walk.createToken('coordinator', `many${index}`)));
    const answers = await Promise.all(
      documents.map((document, index) => walk.post(`${SUBMISSIONS}?preview=true`, others[index]!, document)),
    );
    expect(answers.map(({ status }) => status)).toEqual(documents.map(() => 200));
  });
});

describe('the preview of a correction', () => {
  it('is refused as the correction would be, and not kept in the audit', async () => {
    const { path, id } = await publish(documentOf(['va', 'vb', 'vc', 'vd'], { kind: 'regional', level: 2 }));
    const before = await walk.countRows();
    await walk.post(`${path}/merge?preview=true`, coordinator, { reason: 'x', into: id }).expect(422);
    await walk.post(`${path}/reinstatement?preview=true`, coordinator, { reason: 'x' }).expect(409);
    await walk
      .post(`${path}/withdrawal?preview=true`, coordinator, { reason: 'x' })
      .set('if-match', '"v3"')
      .expect(412);
    expect(await walk.countRows()).toEqual(before);
  });

  it('names the level as the cause, and the merge', async () => {
    const { path } = await publish(documentOf(['wa', 'wb', 'wc', 'wd'], { day: 7 }));
    const { id } = await publish(documentOf(['wa', 'wb', 'wc', 'wd'], { day: 8 }));
    const level = await previewChange(path, { level: 4 });
    expect(level).toMatchObject({ version: 1, takesEffect: 'at-once' });
    expect(level.effect.diff.causes.largest).toEqual([
      { kind: 'level', tournament: { key: expect.any(String) as string, name: 'Winter Local' }, players: 4 },
    ]);
    const merge = await previewOf(`${path}/merge`, { into: id });
    expect(merge.effect.diff).toMatchObject({ tournaments: { withdrawn: 1, moved: 1 } });
    expect(merge.effect.diff.causes.largest.map(({ kind }) => kind)).toEqual(['merge']);
  });
});

/** A step does one thing, to the tournament of this number among the existing ones. */
const step = fc.record({
  kind: fc.constantFrom('report', 'report', 'revision', 'withdrawal', 'reinstatement', 'merge', 'level'),
  tournament: fc.nat(9),
  other: fc.nat(9),
  day: fc.integer({ min: 4, max: 9 }),
  turn: fc.nat(3),
  players: fc.shuffledSubarray(['xa', 'xb', 'xc', 'xd', 'xe', 'xf', 'xg'], { minLength: 4, maxLength: 4 }),
  level: fc.constantFrom(1, 2, 3, 4, 5, null),
});

describe('what a preview says', () => {
  it('is what is then published', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        const known: { readonly id: string; readonly path: string }[] = [];
        for (const { kind, tournament, other, day, turn, players, level } of steps) {
          const at = known[tournament % Math.max(known.length, 1)];
          if (kind === 'report' || at === undefined) {
            const document = documentOf(players, { day, turn });
            const { effect } = await previewReport(document);
            const { body } = await walk.post(SUBMISSIONS, director, document).expect(201);
            const id = String(body.tournamentId);
            const run = await walk.publisher.publishTournament(id, 1);
            expect(withoutKeys(await diffOfRun(run))).toEqual(withoutKeys(effect.diff));
            known.push({ id, path: `/api/v1/tournaments/${id}` });
            continue;
          }
          const { path, id } = at;
          if (kind === 'revision') {
            const document = documentOf(players, { day, turn, externalId: null });
            const asked = await walk.post(`${path}/revisions?preview=true`, coordinator, document);
            const sent = await walk.post(`${path}/revisions`, coordinator, document);
            expect(sent.status === 201 ? 200 : sent.status).toBe(asked.status);
            if (sent.status !== 201) continue;
            const run = await walk.publisher.publishTournament(id, Number(sent.body.revision));
            expect(await diffOfRun(run)).toEqual(asked.body.effect.diff);
            continue;
          }
          const body = { into: known[other % known.length]!.id };
          const send = (query: string): request.Test =>
            kind === 'level'
              ? change(`${path}${query}`, { level })
              : walk.post(`${path}/${kind}${query}`, coordinator, { reason: 'x', ...(kind === 'merge' && body) });
          const asked = await send('?preview=true');
          const sent = await send('');
          expect(sent.status).toBe(asked.status);
          expect(sent.body.takesEffect).toBe(asked.body.takesEffect);
          const run = await walk.publisher.publishCorrection(id);
          if (run !== null) expect(await diffOfRun(run)).toEqual(asked.body.effect.diff);
        }
      }),
      { numRuns: 12, seed: 2612 },
    );
  });
});
