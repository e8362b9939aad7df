import { describeOpenApi } from '@quadrant/http';
import type { PlayerRecord } from '@quadrant/store/players';
import { handIn } from '../builders/history.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
let token: string;

beforeAll(async () => {
  token = await walk.createToken('coordinator', 'thsch');
});

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

const send = (method: Method, path: string, body?: object, headers: Record<string, string> = {}) => {
  const asking = request(walk.app.getHttpServer())[method](path).set('authorization', `Bearer ${token}`).set(headers);
  return body === undefined ? asking : asking.send(body);
};
const player = (handle: string) => `/api/v1/players/${encodeURIComponent(handle)}`;
const reason = 'spec';
const register = (handle: string, facts: object = {}) => send('post', '/api/v1/players', { reason, handle, ...facts });
const change = (handle: string, body: object) => send('patch', player(handle), { reason, ...body });
const codeOf = ({ body }: { body: unknown }) => (body as { type: string }).type.replace('/problems/', '');

let tournaments = 0;
const play = (one: string, other: string, changes: object = {}) => {
  const tournament = { externalId: `players:${++tournaments}` };
  return walk.post('/api/v1/submissions', token, {
    ...reportDocument(report({ tournament, players: { [one]: {}, [other]: {} } }, round())),
    rounds: [{ round: 1, matches: [{ players: [one, other], result: 'FW' }] }],
    ...changes,
  });
};

const auditOf = (id: string): Promise<object[]> =>
  walk.dataSource.query<object[]>(`select action, actor, detail from audit_entries where subject = $1 order by id`, [
    id,
  ]);

describe('a player who is registered', () => {
  it('exists before any report, and a report can name them', async () => {
    const facts = { name: ' Kathryn Janeway ', country: 'us', region: 'Indiana' };
    const made = await register('Janeway', facts).expect(201);
    expect(made.headers['location']).toBe('/api/v1/players/Janeway');
    expect(made.body).toMatchObject({
      handle: 'Janeway',
      name: 'Kathryn Janeway',
      country: 'US',
      version: 1,
      aliases: [],
    });
    const { body } = await walk.get(player('JÁNEWAY')).expect(200);
    expect(body).toMatchObject({
      handle: 'Janeway',
      region: 'Indiana',
      continent: 'north-america',
      aliases: [],
      formerHandles: [],
      version: 1,
      ratings: [],
    });
    const receipt = await play('janeway', 'Chakotay').expect(201);
    const { findings } = receipt.body as { findings: { code: string; pointer: string }[] };
    expect(findings.filter(({ code }) => code === 'player-created').map(({ pointer }) => pointer)).toEqual([
      '/players/1/handle',
    ]);
    expect(await auditOf((made.body as PlayerRecord).id)).toMatchObject([
      { action: 'player.register', actor: 'thsch', detail: { reason, version: 1, after: { handle: 'Janeway' } } },
    ]);
  });

  it('needs a handle that leads to nobody, and looks like nobody’s', async () => {
    await register('Tuvok').expect(201);
    expect(codeOf(await register('túvok').expect(409))).toBe('handle-taken');
    // The next handle has Cyrillic о and к.
    const alike = await register('Tuvок').expect(409);
    expect(alike.body).toMatchObject({ type: '/problems/handle-resembles', resembles: 'Tuvok' });
    expect(codeOf(await change('tuvok', { handle: 'Сhakotay' }).expect(409))).toBe('handle-resembles');
    await walk.get(player('Tuvок')).expect(404);
  });

  it.each([
    ['an RTL override', 'ne\u202elix'],
    ['a zero-width character', 'nee\u200blix'],
    ['a control character', 'nee\u0007lix'],
    ['10,000 characters', 'n'.repeat(10_000)],
    ['nothing but accents', '\u0301\u0301'],
    ['a label', 'hidden-0123456789ab'],
    ['a tombstone', 'REMOVED-0123456789ab'],
  ])('may not have a handle with %s', async (_, handle) => {
    const answers = [
      await register(handle).expect(400),
      await change('tuvok', { handle }).expect(400),
      await send('post', `${player('tuvok')}/aliases`, { reason, alias: handle }).expect(400),
    ];
    for (const answer of answers) {
      expect(answer.body).toMatchObject({
        type: '/problems/invalid-request',
        errors: [{ in: 'body', name: expect.stringMatching(/^\/(handle|alias)$/) as string }],
      });
      expect(answer.text.length).toBeLessThan(1_000);
    }
  });
});

describe('a player who is renamed', () => {
  it('has both handles, in addresses and in reports', async () => {
    const { body } = await register('Seven').expect(201);
    const { id } = body as PlayerRecord;
    const renamed = await change('seven', { handle: 'Annika Hansen' }).expect(200);
    expect(renamed.body).toMatchObject({ id, handle: 'Annika Hansen', formerHandles: ['Seven'], version: 2 });
    const found = await walk.get(player('SEVEN')).expect(200);
    expect(found.body).toMatchObject({ id, handle: 'Annika Hansen', formerHandles: ['Seven'] });
    const page = await walk.get('/players/seven?knownBy=').expect(302);
    expect(page.headers['location']).toBe('/players/Annika%20Hansen?knownBy=');

    const receipt = await play('Seven', 'annika  hansen ii').expect(201);
    const { tournamentId } = receipt.body as { tournamentId: string };
    const [entry] = await walk.dataSource.query<object[]>(
      `select p.public_id as id from entries e join players p on p.id = e.player_id where e.handle = 'Seven'`,
    );
    expect(entry).toEqual({ id });
    const shown = await walk.get(`/api/v1/tournaments/${tournamentId}`).expect(200);
    expect(JSON.stringify((shown.body as { rounds: object }).rounds)).toContain('Annika Hansen');

    expect(codeOf(await register('seven').expect(409))).toBe('handle-taken');
    expect(await auditOf(id)).toMatchObject([
      {},
      {
        action: 'player.change',
        detail: {
          reason,
          version: 2,
          before: { handle: 'Seven', formerHandles: [] },
          after: { handle: 'Annika Hansen', formerHandles: ['Seven'] },
        },
      },
    ]);
  });

  it('may remove or rewrite their own handle, and nobody else’s', async () => {
    await register('Bashir').expect(201);
    await change('bashir', { handle: 'Julian' }).expect(200);
    const back = await change('julian', { handle: 'Bashír' }).expect(200);
    expect(back.body).toMatchObject({ handle: 'Bashír', formerHandles: ['Julian'] });
    const written = await change('bashir', { handle: 'BASHIR' }).expect(200);
    expect(written.body).toMatchObject({ handle: 'BASHIR', formerHandles: ['Julian'], version: 4 });
    await register('Garak').expect(201);
    expect(codeOf(await change('bashir', { handle: 'garák' }).expect(409))).toBe('handle-taken');
    expect(codeOf(await change('garak', { handle: 'julian' }).expect(409))).toBe('handle-taken');
    expect((await walk.get(player('bashir'))).body).toMatchObject({ handle: 'BASHIR', version: 4 });
  });
});

describe('what is known of a player', () => {
  it('changes where something is given, and goes with null', async () => {
    const { body } = await register('Odo', { name: 'Odo', country: 'DE', region: 'Bajor' }).expect(201);
    const changed = await change('odo', { name: null, region: 'Gamma' }).expect(200);
    expect(changed.body).toMatchObject({ name: null, country: 'DE', region: 'Gamma', version: 2 });
    const same = await change('odo', { region: 'Gamma' }).expect(200);
    expect(same.body).toMatchObject({ version: 2 });
    expect(codeOf(await change('odo', {}).expect(400))).toBe('invalid-request');
    await change('odo', { country: 'Germany' }).expect(400);
    expect((await auditOf((body as PlayerRecord).id)).slice(1)).toMatchObject([
      { detail: { before: { name: 'Odo', region: 'Bajor' }, after: { name: null, region: 'Gamma' } } },
      { detail: { unchanged: true } },
    ]);
  });

  it('is changed only as they were read, where that is asked', async () => {
    await register('Kira').expect(201);
    await send('patch', player('kira'), { reason: 'first', region: 'Bajor' }, { 'if-match': '"v1"' }).expect(200);
    const late = await send('patch', player('kira'), { reason, region: 'Terok Nor' }, { 'if-match': '"v1"' }).expect(
      412,
    );
    expect(late.body).toMatchObject({
      type: '/problems/version-changed',
      version: 2,
      changes: [{ version: 2, action: 'player.change', by: 'thsch', reason: 'first' }],
    });
    await send('post', `${player('kira')}/hiding`, { reason }, { 'if-match': '"v1"' }).expect(412);
    await send('patch', player('kira'), { reason, region: 'X' }, { 'if-match': 'v2' }).expect(400);
  });

  it('has aliases, which come and go', async () => {
    const { body } = await register('Quark').expect(201);
    const aliases = `${player('quark')}/aliases`;
    const added = await send('post', aliases, { reason, alias: 'Bar keeper' }).expect(200);
    expect(added.body).toMatchObject({ aliases: ['Bar keeper'], version: 2 });
    expect((await walk.get(player('bár KEEPER')).expect(200)).body).toMatchObject({
      handle: 'Quark',
      aliases: ['Bar keeper'],
    });
    expect(codeOf(await send('post', `${player('odo')}/aliases`, { reason, alias: 'bar keeper' }).expect(409))).toBe(
      'handle-taken',
    );
    await send('delete', `${aliases}/bar%20keeper`).expect(400);
    const removed = await send('delete', `${aliases}/bar%20keeper?reason=spec`).expect(200);
    expect(removed.body).toMatchObject({ aliases: [], version: 3 });
    await walk.get(player('bar keeper')).expect(404);
    for (const other of ['bar%20keeper', 'quark', '%00'])
      await send('delete', `${aliases}/${other}?reason=spec`).expect(404);
    expect((await auditOf((body as PlayerRecord).id)).slice(1)).toMatchObject([
      { action: 'player.add-alias' },
      { action: 'player.remove-alias' },
      { action: 'player.remove-alias', detail: { refused: 'alias-unknown' } },
      { action: 'player.remove-alias', detail: { refused: 'alias-unknown' } },
    ]);
  });

  it('is hidden once, and shown once', async () => {
    await register('Morn').expect(201);
    await send('delete', `${player('morn')}/hiding?reason=spec`).expect(409);
    await send('post', `${player('morn')}/hiding`, { reason }).expect(200);
    expect(codeOf(await send('post', `${player('morn')}/hiding`, { reason }).expect(409))).toBe('already-hidden');
    // A hidden player keeps their handle.
    expect(codeOf(await register('Mоrn').expect(409))).toBe('handle-taken');
    await send('delete', `${player('morn')}/hiding?reason=spec`).expect(200);
    await walk.get(player('morn')).expect(200);
  });

  it('is nobody’s to change whom no handle leads to', async () => {
    await change('nobody', { name: 'x' }).expect(404);
    await send('post', `${player('ne\u202elix')}/hiding`, { reason }).expect(404);
  });
});

describe('two who want the same handle at the same moment', () => {
  it('cannot both have it, whether by a report, a new name or a registration', async () => {
    for (let time = 0; time < 6; time++) {
      await register(`Mover ${time}`).expect(201);
      const wanted = `Wanted ${time}`;
      const answers = await Promise.all([
        change(`Mover ${time}`, { handle: wanted }),
        register(wanted),
        play(wanted, `Other ${time}`),
        handIn(walk.dataSource, report(round(`W${time}-a W${time}-b FW`)), { receivedAt: ON_TIME, role: 'operator' }),
      ]);
      expect([200, 409]).toContain(answers[0].status);
      expect([201, 409]).toContain(answers[1].status);
      expect(answers[2].status).toBe(201);
    }
    const astray = await walk.dataSource.query<object[]>(
      `select p.id from players p left join player_handles h on h.player_id = p.id and h.kind = 'current' and h.handle_key = p.handle_key
       where h.handle_key is null and p.anonymised_at is null`,
    );
    expect(astray).toEqual([]);
  });
});

describe('what a report may not say', () => {
  it('is the handle of somebody who is not named, or when somebody was born', async () => {
    const before = await walk.countRows();
    const reserved = await play('removed-0123456789ab', 'Rom').expect(422);
    const born = await play('Nog', 'Rom', {
      players: [{ handle: 'Nog', birthDate: '2353-01-01' }, { handle: 'Rom' }],
    }).expect(422);
    const codes = [reserved, born].map(({ body }) =>
      (body as { findings: { severity: string; code: string }[] }).findings
        .filter(({ severity }) => severity === 'error')
        .map(({ code }) => code),
    );
    expect(codes).toEqual([['reserved-handle'], ['birth-date']]);
    expect(born.text).not.toContain('2353');
    expect(await walk.countRows()).toEqual(before);
  });
});

/** Operations do know these properties. */
const KNOWN = ['level of /api/v1/tournaments/{id}', 'points of /api/v1/leagues/{slug}/manual-awards'];

describe('a property that an operation does not know', () => {
  it('is named and refused, whatever it is called', async () => {
    const document = describeOpenApi(walk.app);
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      (['post', 'patch', 'put'] as const).flatMap((method) => {
        const body = item[method]?.requestBody;
        const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
        return schema !== undefined && '$ref' in schema ? [[method, path] as const] : [];
      }),
    );
    expect(operations.length).toBeGreaterThan(10);
    for (const [method, path] of operations) {
      const address = path
        .replaceAll(/\{(?:id|number)\}/g, '00000000-0000-4000-8000-000000000000')
        .replaceAll(/\{\w+\}/g, 'x');
      for (const property of ['rating', 'owner', 'level', 'points', 'kFactor', 'isAdmin', '__proto__']) {
        if (KNOWN.includes(`${property} of ${path}`)) continue;
        const asking = send(method, address).set('content-type', 'application/json');
        const answer = await asking.send(`{"reason":"spec","${property}":1}`);
        // An actor without permission is not told what is wrong.
        if (answer.status === 403) continue;
        expect([method, path, property, answer.status]).toEqual([method, path, property, 400]);
        if (property !== '__proto__') {
          const { errors } = answer.body as { errors: { name: string; detail: string }[] };
          expect(errors).toContainEqual({ in: 'body', name: `/${property}`, detail: 'is not known here' });
        }
      }
    }
  });
});
