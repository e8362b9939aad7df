import { randomBytes } from 'node:crypto';
import { describeOpenApi, generateToken, hashToken } from '@quadrant/http';
import { SCOPES } from '@quadrant/rules/permissions';
import { TokenRepository } from '@quadrant/store/accounts';
import { turnsOf } from '../../builders/length.js';
import { castActors, type Tokens } from '../permissions/actors.js';
import { ROWS } from '../permissions/rows.js';
import { Scene } from '../permissions/scene.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { makeAccount, newBrowser, PASSWORD } from './people.js';

/*
 * Nobody else may learn what somebody sends: neither from logs at their loudest, nor from metrics, nor from the queue.
 * The audit of a refused request has what it wanted to change, but no password, link or code, and nothing of its
 * headers and its address. The sender may see it again where it was in the address, with names like "token" masked. A
 * wrong field or header is named, and its value is not repeated. Exceptions are reports and patches of them, whose
 * findings say what they found, handles that lead to nobody, and If-Match.
 *
 * X-Request-Id is left out: its sender wants to find it in the log. It is accepted only if it is none of our secrets.
 */
const SECRET_FIELDS = ['password', 'currentPassword', 'newPassword', 'link', 'code', 'claimCode'];
const CANARY = `Kanari${randomBytes(12).toString('hex')}`;

/** Logs are kept piece by piece, and the new ones separately: one text of all would be copied for every request. */
const logged: string[] = [];
let fresh: string[] = [];
// This must happen before the program starts.
beforeAll(() => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      logged.push(String(text));
      fresh.push(String(text));
      return true;
    });
  }
});
const walk = useHttpWalk(undefined, 'debug');
let tokens: Tokens;
let scene: Scene;
let everything: string;

beforeAll(async () => {
  tokens = await castActors(walk.dataSource);
  scene = new Scene(walk, tokens);
  await scene.prepare();
  everything = generateToken(randomBytes);
  await makeAccount(walk.dataSource, 'Q', { role: 'director-of-organized-play' }, { role: 'administrator' });
  await new TokenRepository(walk.dataSource).create(
    { hash: hashToken(everything), handle: 'Q', name: 'spec', scopes: SCOPES, expiresAt: null, grant: null },
    ON_TIME,
  );
});
afterAll(() => jest.restoreAllMocks());
afterEach(() => walk.dataSource.query('delete from throttled_attempts'));

async function textOf(...tables: string[]): Promise<string> {
  const texts = await Promise.all(
    tables.map((table) =>
      walk.dataSource.query<{ text: string | null }[]>(`select string_agg(t::text, E'\n') as text from ${table} t`),
    ),
  );
  return texts.map(([row]) => row?.text ?? '').join('\n');
}

/** Returns what was logged since the last call. */
function takeLogged(): string {
  const text = fresh.join('');
  fresh = [];
  return text;
}

async function latestEntry(): Promise<number> {
  const [row] = await walk.dataSource.query<{ id: number }[]>(
    `select coalesce(max(id), 0)::integer as id from audit_entries`,
  );
  return row!.id;
}

const metrics = async (): Promise<string> => (await walk.watch('/metrics')).text;

interface Sending {
  readonly where: 'header' | 'path' | 'query' | 'body';
  /** It is the name of the field or parameter that has the canary. */
  readonly name?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

/** The API is described only once, because that takes half a second. */
let paths: ReturnType<typeof describeOpenApi>['paths'] | null = null;

/** Yields every request of an operation that has the canary in one of its inputs. */
async function* sendingsOf(operation: string): AsyncGenerator<Sending> {
  const [method = '', template = ''] = operation.split(' ');
  paths ??= describeOpenApi(walk.app).paths;
  const described = paths[template]?.[method.toLowerCase() as 'get'];
  const { ask } = ROWS[operation]!;
  const { path: address, body } = await ask(scene);
  const [path = address] = address.split('?');

  for (const name of [
    'user-agent',
    'referer',
    'idempotency-key',
    'if-match',
    'x-csrf-token',
    'accept',
    'x-forwarded-for',
  ]) {
    yield { where: 'header', path: address, body, headers: { [name]: CANARY } };
  }
  yield { where: 'header', path: address, body, headers: { cookie: `__Host-quadrant-session=${CANARY}; a=${CANARY}` } };
  for (const scheme of ['Bearer', 'Basic', 'bearer qdt_']) {
    yield { where: 'header', path: address, body, headers: { authorization: `${scheme} ${CANARY}` } };
  }
  const declared = (described?.parameters ?? []).flatMap((each) =>
    'in' in each && each.in === 'query' ? [each.name] : [],
  );
  for (const name of [...declared, 'token', 'access_token', 'code', 'password', 'x']) {
    yield { where: 'query', name, path: `${path}?${name}=${CANARY}`, body };
  }
  const steps = template.split('/');
  for (const [index, step] of steps.entries()) {
    if (!step.startsWith('{')) continue;
    yield {
      where: 'path',
      path: path
        .split('/')
        .map((each, at) => (at === index ? CANARY : each))
        .join('/'),
      body,
    };
  }
  if (body === undefined) return;
  for (const name of [...Object.keys(body), 'x', CANARY]) {
    yield { where: 'body', name, path: address, body: { ...body, [name]: name === CANARY ? 1 : CANARY } };
  }
}

/** These problems name a handle of the body, so that people see which of several they mistyped. */
const NAMES_HANDLE = /\/(player-target|league-people)-unknown$/;

const isReport = (operation: string): boolean =>
  /submissions$|revisions$|what-if$|proposals$|inferred-results$/.test(operation);

/** Tells whether the audit of a refusal must not have what was sent. */
const isLeftOutOfAudit = ({ where, name }: Sending): boolean =>
  (where !== 'body' && name !== 'reason') || SECRET_FIELDS.includes(name ?? '');

/** Sends it. @returns what an answer or the log tells of the canary, and the id of the request if it was not refused */
async function send(operation: string, { where, path, headers = {}, body }: Sending) {
  const answer = await walk.app.inject({
    method: operation.split(' ')[0] as 'GET',
    url: path,
    headers: { authorization: `Bearer ${everything}`, ...headers },
    ...(body !== undefined && { payload: body }),
  });
  const { statusCode: status } = answer;
  const told: Record<string, string> = { logged: takeLogged() };
  if (status >= 400) {
    const { instance, errors, ...rest } = answer.json<{ instance: string; errors?: unknown; type: string }>();
    if (/[?&](token|access_token|code|password)=/.test(path)) told['instance'] = instance;
    const isOwnFault = JSON.stringify(body ?? {}).includes(`"${CANARY}":`);
    const isSaid = isReport(operation) || isOwnFault || NAMES_HANDLE.test(rest.type);
    if ((where === 'header' && !('if-match' in headers)) || (where === 'body' && !isSaid)) {
      told['said'] = JSON.stringify([instance, errors, rest]);
    }
  }
  const faults = Object.entries(told).filter(([, text]) => text.includes(CANARY));
  if (status === 500) faults.push(['status', '500']);
  return {
    faults: faults.map((fault) => ({ where, path, headers, status, fault })),
    succeeded: status < 400 ? String(answer.headers['x-request-id']) : null,
  };
}

describe.each(Object.keys(ROWS))('a canary in every input of %s', (operation) => {
  it('is told to nobody', async () => {
    const all: Sending[] = [];
    for await (const sending of sendingsOf(operation)) all.push(sending);
    // An id that is no UUID is tried on every route: without a check, the database answers it with a fault.
    const isPath = ({ where }: Sending) => where === 'path';
    const sendings = [
      ...all.filter(isPath),
      ...turnsOf(
        all.filter((each) => !isPath(each)),
        5,
      ),
    ];
    const before = await latestEntry();
    const succeeded: string[] = [];
    const sendAll = async (isTried: (sending: Sending) => boolean) => {
      for (const sending of sendings.filter(isTried)) {
        // This makes the audit write every refusal, not only the first five of a kind.
        await walk.dataSource.query('delete from audit_refusals');
        const sent = await send(operation, sending);
        expect(sent.faults).toEqual([]);
        if (sent.succeeded !== null) succeeded.push(sent.succeeded);
      }
    };
    await sendAll(isLeftOutOfAudit);
    const refusals = await walk.dataSource.query<{ text: string }[]>(
      `select e::text as text from audit_entries e where id > $1 and (request_id is null or request_id <> all($2))`,
      [before, succeeded],
    );
    expect(refusals.filter(({ text }) => text.includes(CANARY))).toEqual([]);
    await sendAll((sending) => !isLeftOutOfAudit(sending));
    expect(await textOf('outbox', 'throttled_attempts', 'sessions')).not.toContain(CANARY);
  });
});

describe('metrics after a canary in every input', () => {
  it('do not have it', async () => {
    const measured = await metrics();
    expect(measured).toContain('/api/v1/players/:handle');
    expect(measured).not.toContain(CANARY);
  });
});

describe('secrets on their way', () => {
  it('are in no log, no table, no metric and no refusal', async () => {
    const secrets: string[] = [PASSWORD];
    const refusals: string[] = [];
    await makeAccount(walk.dataSource, 'Root', { role: 'administrator' });
    const root = await newBrowser(walk).signIn('Root', PASSWORD);
    const [password, newPassword, wrongPassword] = ['sokath their eyes', 'uncovered at last', 'mirab with sails'];
    const code = 'KANARI-CLAIM-CODE';
    const tomalak = newBrowser(walk);
    const note = async (answer: Promise<{ status: number; text: string }>) => {
      const { status, text } = await answer;
      if (status >= 400) refusals.push(text);
    };
    await note(tomalak.ask('post', '/api/v1/accounts', { handle: 'Tomalak', password, claimCode: code }));
    await note(tomalak.ask('post', '/api/v1/accounts', { handle: 'Tomalak', password: password.slice(0, 9) }));
    await tomalak.ask('post', '/api/v1/accounts', { handle: 'Tomalak', password });
    secrets.push(password, newPassword, wrongPassword, code, password.slice(0, 9));
    secrets.push(...tomalak.cookies.values(), tomalak.csrfToken!);
    await note(tomalak.ask('post', '/api/v1/session', { handle: 'Tomalak', password: wrongPassword }));
    await note(tomalak.ask('post', '/api/v1/session', { handle: wrongPassword, password: 'Tomalak' }));
    await note(tomalak.ask('put', '/api/v1/password', { currentPassword: wrongPassword, newPassword }));
    await tomalak.ask('put', '/api/v1/password', { currentPassword: password, newPassword });
    secrets.push(...tomalak.cookies.values(), tomalak.csrfToken!);
    const made = await tomalak.ask('post', '/api/v1/tokens', { name: 'bot', scopes: ['read'] });
    const token = made.body.token as string;
    const { body } = await root.ask('post', '/api/v1/accounts/Tomalak/password-link');
    const link = (body.url as string).split('#')[1]!;
    secrets.push(token, link);
    await note(tomalak.ask('post', '/api/v1/password', { link: `${link}x`, newPassword }));
    await note(tomalak.ask('post', '/api/v1/password', { link, newPassword: 'short' }));
    await tomalak.ask('post', '/api/v1/password', { link, newPassword });
    await note(tomalak.ask('post', '/api/v1/password', { link, newPassword }));
    for (const path of [
      `/api/v1/session?token=${token}`,
      `/api/v1/players/${token}`,
      `/nowhere/${token}`,
      `/nowhere?x=${token}`,
      `/sign-in/openid/callback?code=${token}&state=${wrongPassword.replaceAll(' ', '+')}`,
    ]) {
      const answer = await walk.get(path);
      refusals.push((answer.body as { instance: string }).instance);
    }
    await walk.get('/api/v1/session').set('x-request-id', token);
    const forbidden = await walk.post(`/api/v1/tournaments/${token}/merge`, await walk.createToken('player', 'Toni'), {
      reason: 'x',
      into: token,
    });
    expect(forbidden.status).toBe(403);

    const tables = await walk.dataSource.query<{ name: string }[]>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const stored = await textOf(...tables.map(({ name }) => name));
    expect(stored).toContain('qdt_***');
    const told = { logged: logged.join(''), stored, measured: await metrics(), refused: refusals.join('\n') };
    for (const [where, text] of Object.entries(told)) {
      for (const secret of secrets) expect([where, text.includes(secret), secret]).toEqual([where, false, secret]);
    }
    expect(refusals.length).toBeGreaterThan(8);
    expect(told.logged).toContain('wrong sign-in of "Tomalak"');
    expect(told.logged).toContain('wrong sign-in of nobody');
  });

  it('are looked for in a log that says something, and names no canary', () => {
    expect(logged.join('')).not.toContain(CANARY);
    expect(logged.join('')).toMatch(/GET \/api\/v1\/players\/:handle: 404 not-found/);
  });
});
