import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let director: string;
let other: string;
let coordinator: string;

const document = (externalId: string, a: string, b: string) =>
  reportDocument(
    report(round(`${a} 100-35 ${b} FW`, 'cy 100-20 dee FW'), round(`${a} 100-80 cy FW`, `${b} 100-0 dee FW`), {
      tournament: { externalId, director: 'Dirk' },
    }),
  );

const codeOf = async (handle: string): Promise<string> => {
  const { body } = await walk.post(`/api/v1/players/${handle}/claim-code`, director, {}).expect(200);
  return (body as { code: string }).code;
};

const claim = (handle: string, token: string, body: object = {}) =>
  walk.post(`/api/v1/players/${handle}/claim`, token, body);

let people = 0;
const somebody = () => walk.createToken('player', `Claimant ${(people += 1)}`);

beforeAll(async () => {
  director = await walk.createToken('director', 'Dirk');
  other = await walk.createToken('director', 'Otto');
  coordinator = await walk.createToken('coordinator', 'thsch');
  await walk.post('/api/v1/submissions', director, document('claims:1', 'ann', 'bob')).expect(201);
  await walk.post('/api/v1/submissions', director, document('claims:2', 'eve', 'fay')).expect(201);
});

describe('a claim with a wrong code', () => {
  const wrong = { code: 'AAAA-AAAA-AAAA-AAAA' };
  const clear = () => walk.dataSource.query('delete from throttled_attempts');
  beforeEach(clear);
  afterAll(clear);

  it('is let through ten times an hour, whoever the player is', async () => {
    const guesser = await somebody();
    for (let time = 0; time < 10; time++) await claim(time % 2 ? 'ann' : 'bob', guesser, wrong).expect(422);
    const { body, headers } = await claim('bob', guesser, wrong).expect(429);
    expect(body.type).toBe('/problems/too-many-requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    // A claim without a code guesses nothing, and others are not kept waiting.
    const waiting = await claim('bob', guesser).expect(200);
    await claim('bob', await somebody(), wrong).expect(422);
    await walk.post(`/api/v1/claims/${waiting.body.id}/refusal`, coordinator, { reason: 'a guess' }).expect(200);
  });

  it('does not count right codes', async () => {
    const [row] = await walk.dataSource.query<{ n: string }[]>(`select count(*) as n from throttled_attempts`);
    expect(Number(row!.n)).toBe(0);
    await claim('fay', await somebody(), { code: await codeOf('fay') }).expect(200);
    const counted = await walk.dataSource.query<{ points: number }[]>(`select points from throttled_attempts`);
    expect(counted.every(({ points }) => points === 0)).toBe(true);
    await walk.delete('/api/v1/players/fay/claim?reason=test', coordinator).expect(200);
  });

  it('is let through thirty times an hour from one address', async () => {
    for (let account = 0; account < 3; account++) {
      const guesser = await somebody();
      for (let time = 0; time < 10; time++) await claim('ann', guesser, wrong).expect(422);
    }
    await claim('ann', await somebody(), wrong).expect(429);
  });
});

describe('a claim with a code', () => {
  it('is good at once, and once', async () => {
    const code = await codeOf('ann');
    const [mine, theirs] = [await somebody(), await somebody()];
    const { body } = await claim('ANN', mine, { code: code.toLowerCase().replaceAll('-', ' ') }).expect(200);
    expect(body).toMatchObject({ player: 'ann', state: 'confirmed', decidedBy: 'a claim code' });
    await claim('ann', theirs, { code }).expect(409);
    const { body: again } = await claim('bob', theirs, { code }).expect(422);
    expect(again.type).toBe('/problems/claim-code-wrong');
  });

  it('for somebody else is refused and stays valid', async () => {
    const code = await codeOf('bob');
    const mine = await somebody();
    const { body } = await claim('cy', mine, { code }).expect(422);
    expect(body.type).toBe('/problems/claim-code-of-another');
    await claim('bob', mine, { code }).expect(200);
  });

  it('lets one of two through who come at once', async () => {
    const code = await codeOf('cy');
    const answers = await Promise.all([
      claim('cy', await somebody(), { code }),
      claim('cy', await somebody(), { code }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not told to the audit', async () => {
    const code = await codeOf('dee');
    await claim('dee', await somebody(), { code }).expect(200);
    const rows = await walk.dataSource.query<{ found: boolean }[]>(
      `select audit_entries::text like '%' || $1 || '%' as found from audit_entries`,
      [code],
    );
    expect(rows.some(({ found }) => found)).toBe(false);
  });
});

describe('a receipt', () => {
  it('tells a code for each new player, and the same codes to a repetition with its key', async () => {
    const sent = document('claims:3', 'gus', 'ann');
    const key = (request: ReturnType<typeof walk.post>) => request.set('idempotency-key', 'claims-3');
    const { body } = await key(walk.post('/api/v1/submissions', director, sent)).expect(201);
    const { claimCodes } = body as { claimCodes: { handle: string; code: string }[] };
    expect(claimCodes.map(({ handle }) => handle)).toEqual(['gus']);
    const { body: again } = await key(walk.post('/api/v1/submissions', director, sent)).expect(201);
    expect(again).toEqual(body);
    const stored = await walk.dataSource.query<object[]>(
      `select to_jsonb(c) from claim_codes c union all select receipt from idempotency_keys`,
    );
    expect(JSON.stringify(stored)).not.toContain(claimCodes[0]!.code);
    const mine = await somebody();
    await claim('gus', mine, { code: claimCodes[0]!.code }).expect(200);
    const { body: used } = await key(walk.post('/api/v1/submissions', director, sent)).expect(201);
    expect(used).toMatchObject({ claimCodes: [] });
  });

  it('tells its codes again to its sender who sends the report without its key, and to nobody else', async () => {
    const sent = document('claims:4', 'hal', 'ann');
    const { body: first } = await walk
      .post('/api/v1/submissions', director, sent)
      .set('idempotency-key', 'claims-4')
      .expect(201);
    const { claimCodes } = first as { claimCodes: object[] };
    expect(claimCodes).toHaveLength(1);
    const repeated = await walk.post('/api/v1/submissions', director, sent).expect(200);
    expect(repeated.body).toMatchObject({ claimCodes });
    const key = (text: string, token: string) =>
      walk.post('/api/v1/submissions', token, sent).set('idempotency-key', text);
    for (const _ of [1, 2]) {
      expect((await key('claims-4', coordinator).expect(200)).body).toMatchObject({ claimCodes: [] });
      expect((await key('claims-4-again', director).expect(200)).body).toMatchObject({ claimCodes });
    }
  });

  it('tells codes that end when somebody claims the player with another one', async () => {
    const sent = document('claims:5', 'ida', 'ann');
    const { body } = await walk.post('/api/v1/submissions', director, sent).expect(201);
    const [first] = (body as { claimCodes: { code: string }[] }).claimCodes;
    const mine = await somebody();
    await claim('ida', mine, { code: await codeOf('ida') }).expect(200);
    walk.setTime(new Date(ON_TIME.getTime() + 1000));
    await walk.delete('/api/v1/players/ida/claim?reason=spec', mine).expect(200);
    const { body: refused } = await claim('ida', await somebody(), { code: first!.code }).expect(422);
    expect(refused.type).toBe('/problems/claim-code-wrong');
  });

  it('tells codes that end after 90 days', async () => {
    const sent = document('claims:6', 'joe', 'ann');
    const { body } = await walk.post('/api/v1/submissions', director, sent).expect(201);
    const { claimCodes } = body as { claimCodes: { code: string }[] };
    const late = await somebody();
    walk.setTime(new Date(ON_TIME.getTime() + 90 * 86_400_000));
    await claim('joe', late, { code: claimCodes[0]!.code }).expect(422);
  });
});

describe('a claim without a code', () => {
  it('waits until a director or a coordinator decides, and nobody confirms themselves', async () => {
    const mine = await somebody();
    const { body } = await claim('eve', mine, { message: 'it is me' }).expect(200);
    expect(body).toMatchObject({ player: 'eve', state: 'waiting', message: 'it is me' });
    await claim('eve', mine).expect(409);
    const decision = `/api/v1/claims/${(body as { id: string }).id}/confirmation`;
    await walk.post(decision, mine, { reason: 'me' }).expect(403);
    await walk.post(decision, other, { reason: 'no idea' }).expect(403);
    const listed = async (token: string) => {
      const { body: list } = await walk.get('/api/v1/claims').set('authorization', `Bearer ${token}`).expect(200);
      return (list as { rows: { player: string }[] }).rows.map(({ player }) => player);
    };
    expect(await listed(director)).toEqual(['eve']);
    expect(await listed(other)).toEqual([]);
    await walk.post(decision, director, { reason: 'I know them' }).expect(200);
    await walk.post(decision, coordinator, { reason: 'again' }).expect(409);
  });

  it('is listed page by page, behind however many that wait for others', async () => {
    const mine = await somebody();
    const met = (director: string, ...rounds: string[]) => report(round(...rounds), { tournament: { director } });
    const ofDirk = met('Dirk', 'gil 100-35 hal FW', 'ian 100-20 jan FW');
    await walk.post('/api/v1/submissions', director, reportDocument(ofDirk)).expect(201);
    // Otto met these first, so that the director is not asked about any of them.
    const ofOtto = met('Otto', 'una 100-35 vic FW', 'wyn 100-20 zoe FW');
    await walk.post('/api/v1/submissions', other, reportDocument(ofOtto)).expect(201);
    for (const player of ['gil', 'hal', 'ian']) await claim(player, mine).expect(200);
    await walk.dataSource.query(
      `with others as (insert into accounts (handle, handle_key, created_at)
         select 'Crowd ' || n, 'crowd ' || n, $1 from generate_series(1, 450) n returning id)
       insert into player_claims (player_id, account_id, state, message, created_at)
       select p.id, o.id, 'waiting', '', $1::timestamptz + interval '1 second' from others o, players p where p.handle = 'una'`,
      [ON_TIME],
    );
    const read = async (token: string, query: string) => {
      const { body } = await walk.get(`/api/v1/claims?${query}`).set('authorization', `Bearer ${token}`).expect(200);
      return body as { rows: { id: string; player: string }[]; next: string | null };
    };
    const readAll = async (token: string, limit: number) => {
      const seen: string[] = [];
      for (let cursor = ''; ;) {
        const { rows, next } = await read(token, `limit=${limit}${cursor}`);
        expect(rows.length).toBeLessThanOrEqual(limit);
        seen.push(...rows.map(({ id, player }) => `${player} ${id}`));
        if (next === null) return seen;
        expect(rows).toHaveLength(limit);
        cursor = `&cursor=${next}`;
      }
    };
    const ofDirector = await readAll(director, 2);
    expect(ofDirector.map((each) => each.split(' ')[0]).sort()).toEqual(['gil', 'hal', 'ian']);
    expect(await readAll(director, 200)).toEqual(ofDirector);
    expect(await readAll(mine, 1)).toHaveLength(3);
    const ofCoordinator = await readAll(coordinator, 100);
    expect(new Set(ofCoordinator).size).toBe(453);
    await walk.get('/api/v1/claims?cursor=x').set('authorization', `Bearer ${mine}`).expect(400);
    for (const each of ofDirector) {
      await walk.post(`/api/v1/claims/${each.split(' ')[1]}/refusal`, coordinator, { reason: 'a trial' }).expect(200);
    }
  });

  it('by a director themselves needs somebody else', async () => {
    const { body } = await claim('fay', director).expect(200);
    const { body: refusal } = await walk
      .post(`/api/v1/claims/${(body as { id: string }).id}/confirmation`, director, { reason: 'me' })
      .expect(403);
    expect(refusal.type).toBe('/problems/own-claim');
    await walk.post(`/api/v1/claims/${(body as { id: string }).id}/refusal`, coordinator, { reason: 'no' }).expect(200);
  });

  it('is nothing to whoever names the player in a later report of their own', async () => {
    const { body } = await claim('fay', await somebody()).expect(200);
    const own = reportDocument(
      report(round('fay 100-35 ann FW', 'xan 100-20 yul FW'), { tournament: { director: 'Otto' } }),
    );
    await walk.post('/api/v1/submissions', other, own).expect(201);
    const decision = `/api/v1/claims/${(body as { id: string }).id}/confirmation`;
    await walk.post(decision, other, { reason: 'I know them' }).expect(403);
    await walk.post('/api/v1/players/fay/claim-code', other, {}).expect(403);
    await walk.post('/api/v1/players/xan/claim-code', other, {}).expect(200);
  });

  it('is refused for whom nobody knows', async () => {
    await claim('nobody', await somebody()).expect(404);
    await claim('no%00body', await somebody()).expect(404);
    await walk.post('/api/v1/players/no%00body/claim-code', coordinator, {}).expect(404);
  });
});

describe('a claimed player', () => {
  it('can be given back and claimed anew', async () => {
    const [mine, theirs] = [await somebody(), await somebody()];
    await claim('fay', mine, { code: await codeOf('fay') }).expect(200);
    const release = (token: string) => walk.delete('/api/v1/players/fay/claim?reason=a%20mistake', token);
    await release(theirs).expect(403);
    await release(mine).expect(200);
    await release(coordinator).expect(409);
    await claim('fay', theirs, { code: await codeOf('fay') }).expect(200);
  });
});
