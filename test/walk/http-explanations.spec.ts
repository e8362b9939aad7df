import { RollbackRepository } from '@quadrant/store/runs';
import { report, reportDocument } from '../builders/report.js';
import { round, pods, type RoundText } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let coordinator: string;

/** Three rounds are enough to be rated. */
const rounds = (...lines: readonly string[]): RoundText[] => lines.map((line) => round(...line.split(', ')));

async function submit(name: string, day: string, texts: RoundText[], changes: object = {}): Promise<string> {
  const tournament = {
    name,
    externalId: `explain:${name.replace(' ', '-')}`,
    startsAt: `${day}T10:00:00Z`,
    registeredAt: '2014-09-01T00:00:00Z',
    ...changes,
  };
  const document = reportDocument(report(...texts, { tournament }));
  const { body } = await walk.post('/api/v1/submissions', coordinator, document).expect((answer) => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  });
  return body.tournamentId as string;
}

async function publish(id: string, revision = 1): Promise<void> {
  await walk.publisher.publishTournament(id, revision);
}

const refresh = (scope: 'full' | 'incremental' = 'full') =>
  walk.publisher.publishRefresh({
    requestedBy: 'spec',
    reason: 'spec',
    scope,
    isOfficial: false,
    onProgress: () => undefined,
  });

interface Game {
  step: number;
  product: number;
}
interface Explanation {
  before: number;
  after: number;
  recomputedAfter: number;
  isReproduced: boolean;
  policy: { floor: number; ceiling: number };
  games: Game[];
}

/** Computes the rating as the answer explains it, from its numbers alone. */
function fold({ before, games, policy }: Explanation): number {
  let rating = before;
  for (const step of [...new Set(games.map((game) => game.step))]) {
    const sum = games.filter((game) => game.step === step).reduce((total, { product }) => total + product, 0);
    rating = Math.min(policy.ceiling, Math.max(policy.floor, rating + sum));
  }
  return rating;
}

const FIELD = rounds(
  'ann 100-35 bob FW, cy 100-20 dee FW',
  'ann 40-100 cy FL, bob 55-50 dee MW',
  'ann 100-0 dee FW, cy 30-30 bob TT',
);

const explanationOf = (id: string, player: string, category = 'constructed', rest = '') =>
  walk.get(`/api/v1/tournaments/${id}/explanation?player=${player}&category=${category}${rest}`);

let winter: string;
let spring: string;
let summer: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  walk.setTime(new Date('2014-12-20T00:00:00Z'));
});

describe('the explanation of a rating change', () => {
  let first: string;
  let tribbles: string;

  beforeAll(async () => {
    walk.setTime(ON_TIME);
    first = await submit('First', '2014-11-05', FIELD);
    await publish(first);
    const podRounds = Array.from({ length: 5 }, (_, n) => pods(`ann ${n + 3},bob 4,cy ${7 - n},dee 1`));
    tribbles = await submit('Tribbles', '2014-11-06', podRounds, { game: 'tribbles', pairing: 'tribbles' });
    await publish(tribbles);
  });

  it('tells every game', async () => {
    const { body } = await explanationOf(first, 'ann').expect(200);
    expect(body).toMatchObject({
      tournament: { id: first, name: 'First', level: 1, localDate: '2014-11-05', ruleSystem: 'opg-4.2' },
      handle: 'ann',
      game: '2e',
      category: 'constructed',
      before: 1500,
      isReproduced: true,
      difference: null,
      policy: { name: 'opg-4.2', start: 1500, floor: 0, ceiling: 3000, update: 'per-game' },
      kFactor: { kFactor: 16, rule: expect.stringContaining('level 1 on 2014-11-05') },
      run: { number: 1 },
      asOf: { run: 2, playedBy: null },
    });
    expect(body.games).toEqual([
      expect.objectContaining({ round: 1, opponent: 'bob', opponentRating: 1500, ratingBefore: 1500, score: 1 }),
      expect.objectContaining({ round: 2, opponent: 'cy', score: 0, kFactor: 16, share: 1 }),
      expect.objectContaining({ round: 3, opponent: 'dee', score: 1 }),
    ]);
    expect(body.games[0]).toMatchObject({ expected: 0.5, product: 8, ratingAfter: 1508, modified: false });
  });

  it('folds to the published number, to the last bit, for everybody and on every track', async () => {
    let folded = 0;
    for (const id of [first, tribbles]) {
      const { body } = await walk.get(`/api/v1/tournaments/${id}`).expect(200);
      for (const change of body.ratingChanges as { after: number; links: { explanation: string } }[]) {
        const answer = await walk.get(change.links.explanation).expect(200);
        const explanation = answer.body as Explanation;
        expect(explanation.isReproduced).toBe(true);
        expect(fold(explanation)).toBe(change.after);
        folded++;
      }
    }
    expect(folded).toBe(8 + 8);
  });

  it('of a pod names its round and the part at stake', async () => {
    const { body } = await explanationOf(tribbles, 'ann').expect(200);
    const games = body.games as { round: number; step: number; share: number; opponent: string }[];
    expect(games).toHaveLength(15);
    expect([...new Set(games.map((game) => game.round))]).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(games.map((game) => game.share))).toEqual(new Set([1 / 3]));
  });

  it('is of the run that is asked for', async () => {
    await explanationOf(tribbles, 'ann', 'constructed', '&knownBy=1').expect(404);
    const { body } = await explanationOf(first, 'ANN', 'overall', '&knownBy=1').expect(200);
    expect(body).toMatchObject({ asOf: { run: 1 }, handle: 'ann', category: 'overall' });
  });

  it('says so where the engine of today comes to another number', async () => {
    const edit = (sql: string) => walk.dataSource.query(sql);
    const where = `tournament_id = (select id from tournaments where key = '${first}') and category = 'constructed'
      and player_id = (select id from players where handle = 'ann')`;
    await edit(`update rating_changes set after = after + 1 where ${where}`);
    const same = await explanationOf(first, 'ann').expect(200);
    expect(same.body).toMatchObject({ isReproduced: false, difference: expect.stringContaining('does not give') });
    await edit(`update runs set rules_sha256 = decode(repeat('00', 32), 'hex') where number = 1`);
    const rules = await explanationOf(first, 'ann').expect(200);
    expect(rules.body.difference).toContain('Run 1 rated by the rules 00');
    await edit(`update runs set engine_version = '1' where number = 1`);
    const engine = await explanationOf(first, 'ann').expect(200);
    expect(engine.body.difference).toContain('Run 1 rated by engine 1');
    expect(engine.body.recomputedAfter).toBe(engine.body.after - 1);
    expect(fold(engine.body as Explanation)).toBe(engine.body.recomputedAfter);
    await edit(`update rating_changes set after = after - 1 where ${where}`);
    const [run] = await walk.dataSource.query<{ hash: string; version: string }[]>(
      `select encode(rules_sha256, 'hex') as hash, engine_version as version from runs where number = 2`,
    );
    await edit(
      `update runs set rules_sha256 = decode('${run!.hash}', 'hex'), engine_version = '${run!.version}' where number = 1`,
    );
  });

  it.each([
    ['nobody', 'constructed', 404],
    ['ann', 'sealed', 404],
    ['ann', 'novice', 400],
    ['', 'constructed', 400],
  ])('is refused with the reason for player %j and category %s', async (player, category, status) => {
    const { body } = await explanationOf(first, player, category).expect(status);
    expect(body.detail).toEqual(expect.any(String));
  });

  it('is refused for what is no tournament', async () => {
    const { body } = await explanationOf('4711', 'ann').expect(404);
    expect(body.advice).toContain('/rating-changes');
  });

  it('of points names table, row, column and rule', async () => {
    const masters = await submit('Masters', '2014-11-07', FIELD, { level: 3, kind: 'masters' });
    await publish(masters);
    const { body } = await walk.get(`/api/v1/tournaments/${masters}`).expect(200);
    const awards = body.awards as { place: number; points: number; explanation: { points: number; column: string } }[];
    expect(awards).toHaveLength(4);
    expect(awards[2]!.explanation).toEqual({
      table: '000 table 11.2.2',
      row: '4-5 players',
      column: '3rd-4th',
      points: 6,
      rule: expect.stringContaining('Organized Play Guide 4.2, section 11.2.2'),
    });
    for (const { points, explanation } of awards) expect(explanation.points).toBe(points);
  });
});

describe('the cause of a moved number', () => {
  const causeOf = (run: number, handle: string, rest = '') =>
    walk.get(`/api/v1/runs/${run}/changes/${handle}?game=2e&category=sealed${rest}`);
  const SEALED = { format: 'sealed' } as const;
  let lateRun: number;

  beforeAll(async () => {
    walk.setTime(ON_TIME);
    const meet = (a: string, b: string, c: string, d: string) =>
      rounds(
        `${a} 100-35 ${b} FW, ${c} 100-20 ${d} FW`,
        `${a} 100-35 ${b} FW, ${c} 100-20 ${d} FW`,
        `${a} 100-35 ${b} FW, ${c} 100-20 ${d} FW`,
      );
    spring = await submit('Spring Open', '2014-11-06', meet('bob', 'cy', 'x1', 'x2'), SEALED);
    await publish(spring);
    summer = await submit('Summer Cup', '2014-11-08', meet('cy', 'ann', 'x3', 'x4'), SEALED);
    await publish(summer);
    walk.setTime(new Date('2014-12-20T00:00:00Z'));
    winter = await submit('Winter Local', '2014-11-01', meet('bob', 'dee', 'x5', 'x6'), SEALED);
    ({ run: lateRun } = await refresh('incremental'));
  });

  it('is found over two tournaments', async () => {
    const { body } = await causeOf(lateRun, 'ann').expect(200);
    expect(body).toMatchObject({
      run: { number: lateRun, kind: 'refresh' },
      handle: 'ann',
      cause: 'tournament',
      gaveUp: false,
      text: 'Winter Local was added -> cy in Spring Open -> ann in Summer Cup',
    });
    const steps = body.steps as { handle: string; tournament: { id: string }; from: number | null; to: number }[];
    expect(steps.map(({ tournament: { id } }) => id)).toEqual([winter, spring, summer]);
  });

  it('is asked about one tournament of several', async () => {
    const { body } = await causeOf(lateRun, 'cy', `&tournament=${spring}`).expect(200);
    expect(body.text).toBe('Winter Local was added -> cy in Spring Open');
    expect(body.steps[1]).toMatchObject({
      handle: 'cy',
      tournament: { id: spring, startsAt: '2014-11-06T10:00:00.000Z' },
    });
    const { body: change } = await explanationOf(spring, 'cy', 'sealed').expect(200);
    expect((await walk.get(change.cause as string).expect(200)).body).toEqual(body);
  });

  it('is told on a page, from the tournament where it began to the rating', async () => {
    const asPage = (path: string) => walk.get(path).set('accept', 'text/html');
    const { text } = await asPage(`/runs/${lateRun}/changes/ann?game=2e&category=sealed`).expect(200);
    expect(text).toContain(`It began with <a href="/tournaments/${winter}">Winter Local</a>.`);
    expect(text).toContain('It was published for the first time.');
    const rows = [...text.matchAll(/<th scope="row"><a href="\/tournaments\/([^"]+)">/g)].map(([, id]) => id);
    expect(rows).toEqual([winter, spring, summer]);
    const { text: player } = await asPage('/players/ann').expect(200);
    const link = `/runs/${lateRun}/changes/ann?game=2e&amp;category=sealed&amp;tournament=${summer}`;
    expect(player).toContain(`href="${link}"`);
    await asPage(link.replaceAll('&amp;', '&')).expect(200);
    await asPage('/runs/1/changes/ann?game=2e&category=sealed').expect(404);
    await asPage(`/runs/${lateRun}/changes/ann?game=3e`).expect(404);
  });

  it.each([
    ['a run that moved nothing of it', '/api/v1/runs/1/changes/ann?game=2e&category=sealed', 404],
    ['a run that has not been', '/api/v1/runs/999/changes/ann?game=2e&category=sealed', 404],
    ['no run', '/api/v1/runs/last/changes/ann?game=2e&category=sealed', 404],
    ['nobody', '/api/v1/runs/1/changes/nobody?game=2e&category=sealed', 404],
    ['no track', '/api/v1/runs/1/changes/ann?game=3e&category=constructed', 400],
    ['no tournament', '/api/v1/runs/1/changes/ann?game=2e&category=sealed&tournament=4711', 400],
  ])('is refused for %s', async (_, path, status) => {
    const { body } = await walk.get(path).expect(status);
    expect(body.advice).toEqual(expect.any(String));
  });

  it('is a correction, another level, a withdrawal or other rules', async () => {
    const revision = reportDocument(
      report(
        ...rounds(
          'bob 35-100 dee FL, x5 100-20 x6 FW',
          'bob 100-35 dee FW, x5 100-20 x6 FW',
          'bob 100-35 dee FW, x5 100-20 x6 FW',
        ),
        {
          tournament: {
            name: 'Winter Local',
            externalId: 'explain:Winter-Local',
            startsAt: '2014-11-01T10:00:00Z',
            registeredAt: '2014-09-01T00:00:00Z',
            ...SEALED,
          },
        },
      ),
    );
    await walk.post(`/api/v1/tournaments/${winter}/revisions`, coordinator, revision).expect(201);
    const corrected = await refresh();
    expect((await causeOf(corrected.run, 'ann').expect(200)).body.text).toBe(
      'Winter Local was corrected -> cy in Spring Open -> ann in Summer Cup',
    );

    await walk.dataSource.query(`update tournaments set level_override = 5 where key = $1`, [spring]);
    await walk.dataSource.query(
      `update scorecards set engine_version = '0' where tournament_id = (select id from tournaments where key = $1)`,
      [spring],
    );
    const levelled = await refresh();
    expect((await causeOf(levelled.run, 'ann').expect(200)).body).toMatchObject({
      cause: 'level',
      text: 'Spring Open was given another level or rated flag -> ann in Summer Cup',
    });
    // The earlier rating is explained by the level that it was rated with.
    const { body: before } = await explanationOf(spring, 'cy', 'sealed', `&knownBy=${corrected.run}`).expect(200);
    expect(before).toMatchObject({ isReproduced: true, difference: null, tournament: { level: 1 } });
    expect(fold(before as Explanation)).toBe(before.after);

    await walk.dataSource.query(`update tournaments set withdrawn_at = now(), due_revision = null where key = $1`, [
      winter,
    ]);
    const withdrawn = await refresh();
    const { body } = await causeOf(withdrawn.run, 'ann').expect(200);
    expect(body).toMatchObject({ cause: 'withdrawal', steps: [{ handle: 'bob', to: null }, {}, {}] });

    await walk.dataSource.query(`update runs set rules_sha256 = decode(repeat('00', 32), 'hex') where number = $1`, [
      corrected.run,
    ]);
    expect((await causeOf(levelled.run, 'ann').expect(200)).body.cause).toBe('level');
    await walk.dataSource.query(
      `update closed_inputs i set level = o.level, rated = o.rated from outcomes o, closed_outcome_hashes h
       where o.tournament_id = i.tournament_id and h.input_id = i.id and h.until_run = $1`,
      [levelled.run],
    );
    expect((await causeOf(levelled.run, 'ann').expect(200)).body.cause).toBe('rules');

    const board = '/api/v1/leaderboards/2e/sealed';
    const { rows } = (await walk.get(`${board}?knownBy=${levelled.run}`).expect(200)).body as { rows: object[] };
    const author = { handle: 'Thsch', at: ON_TIME, requestId: null };
    const back = await new RollbackRepository(walk.dataSource).rollBack(levelled.run, 'spec', author);
    expect((await causeOf(Number(back), 'ann').expect(200)).body.text).toBe(
      'Winter Local was rolled back -> cy in Spring Open -> ann in Summer Cup',
    );
    // Data that the rollback published again are read like those of any run.
    expect((await walk.get(board).expect(200)).body).toMatchObject({ run: back, rows });
    expect((await walk.get(`${board}?playedBy=2014-11-09`).expect(200)).body).toMatchObject({ run: back, rows });
  });
});
