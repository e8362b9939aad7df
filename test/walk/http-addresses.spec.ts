import { describeOpenApi } from '@quadrant/http';
import { useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The address of each of these pages contains something that the reader chooses. */
const PAGES = [
  '/players/{handle}',
  '/leagues/{slug}',
  '/leagues/{slug}/direct',
  '/leagues/{slug}/seasons/{season}',
  '/leagues/{slug}/seasons/{season}/missions',
  '/leaderboards/{game}/{category}',
  '/league-points/{season}',
  '/masters/{year}',
  '/champions-league/{year}',
  '/championships/{kind}/{year}',
  '/disputes/{id}',
  '/findings/{code}',
  '/problems/{code}',
];

const HOSTILE = {
  'a NUL': '%00',
  'a NUL inside': 'a%00b',
  'a line break': 'a%0D%0Ab',
  'a control character of C1': '%C2%85',
  'bytes that are no UTF-8': '%FF%FE',
  'half of a surrogate pair': '%ED%A0%80',
  'a broken escape': '%zz',
  'a replacement character': '%EF%BF%BD',
  'a mark of direction': '%E2%80%AE',
  'a letter outside the first plane': '%F0%90%8D%88',
  '5,000 characters': 'x'.repeat(5000),
  'a number too large for any column': '99999999999999999999',
  'a path upwards': '..%2F..%2Fetc',
};

// A test sends some 150 requests, on a machine that may have much other work.
const TIMEOUT = 120_000;

interface Target {
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly parameters: readonly string[];
  /** Without a token, a guarded operation does not check anything else. */
  readonly isGuarded: boolean;
}

/** The API is described only once, because that takes half a second. */
let described: Target[] | null = null;

const targets = (): Target[] => (described ??= describeTargets());

function describeTargets(): Target[] {
  const { paths } = describeOpenApi(walk.app);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = (operation.parameters ?? []).flatMap((each) =>
        'in' in each && each.in === 'query' ? [each.name] : [],
      );
      return [{ method, path, parameters, isGuarded: (operation.security ?? []).length > 0 }];
    }),
  );
  const pages = [
    ...PAGES,
    '/',
    '/players',
    '/search',
    '/compare',
    '/runs',
    '/audit',
    '/leagues',
    '/sign-in',
    '/sign-up',
    '/account',
    '/disputes',
    '/disputes/new',
  ];
  return [
    ...operations,
    ...pages.map((path) => ({
      method: 'get' as const,
      path,
      parameters: ['q', 'to', 'asOf', 'tournament'],
      isGuarded: false,
    })),
  ];
}

let administrator: string;

beforeAll(async () => {
  administrator = await walk.createToken('administrator', 'Ada');
});

async function ask(method: Target['method'], address: string, token: string | null): Promise<request.Response> {
  const asked = request(walk.app.getHttpServer())[method](address).redirects(0);
  if (token !== null) void asked.set('authorization', `Bearer ${token}`);
  return asked;
}

/** Lists answers with a 5xx, and refusals that are no problem document. */
async function findFaults(address: (target: Target) => string | null): Promise<string[]> {
  const faults: string[] = [];
  for (const target of targets()) {
    const asked = address(target);
    if (asked === null) continue;
    const { status, headers } = await ask(target.method, asked, target.isGuarded ? administrator : null);
    const isProblem = status < 400 || String(headers['content-type']).startsWith('application/problem+json');
    if (status >= 500 || !isProblem) faults.push(`${target.method} ${asked.slice(0, 120)}: ${status}`);
  }
  return faults;
}

describe.each(Object.entries(HOSTILE))('%s', (_, part) => {
  it(
    'in the path of every operation and page gets a problem document and never a 5xx',
    async () => {
      const inPath = ({ path }: Target) => (path.includes('{') ? path.replaceAll(/\{\w+\}/g, part) : null);
      expect(await findFaults(inPath)).toEqual([]);
    },
    TIMEOUT,
  );
});

describe('in a query', () => {
  it.each(['a NUL', 'a control character of C1', 'half of a surrogate pair', '5,000 characters'] as const)(
    '%s in every parameter of every operation and page gets a problem document and never a 5xx',
    async (name) => {
      const value = HOSTILE[name];
      const inQuery = ({ path, parameters }: Target) => {
        if (parameters.length === 0 || path.endsWith('/events')) return null;
        const known = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
        const short = value.slice(0, 12_000 / parameters.length);
        return `${known}?${parameters.map((name) => `${name}=${short}`).join('&')}`;
      };
      expect(await findFaults(inQuery)).toEqual([]);
    },
    TIMEOUT,
  );
});

describe('a path whose escapes are no text', () => {
  it.each(['/players/%E0%A4%A', '/%FF', '/leagues/%zz'])(
    '%s is a 404: a page for a browser, a problem document for a program',
    async (path) => {
      const page = await request(walk.app.getHttpServer()).get(path).set('accept', 'text/html');
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.text).toContain('<h1');
      const document = await request(walk.app.getHttpServer()).get(path);
      expect([document.status, document.headers['content-type']]).toEqual([404, 'application/problem+json']);
    },
  );
});
