import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeModule } from '@quadrant/http';
import { ApiModule } from '../../apps/api/src/api.module.js';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import { IngestModule } from '../../apps/ingest/src/ingest.module.js';
import { WebModule } from '../../apps/web/src/web.module.js';
import { NOBODY, readOrigin } from '../builders/caddyfile.js';
import { operationsOf } from '../smoke/operations.mjs';

const read = (path: string): string => readFileSync(join(process.cwd(), path), 'utf8');

const caddyfile = read('Caddyfile');

/** Every process answers these about itself, so the origin asks any of them. */
const OPERATIONS = /^\/(health|metrics)\b/;

/** The origin shows these to nobody: Prometheus asks the parts themselves. */
const FOR_OPERATORS = ['GET /metrics', 'GET /health/workers', 'GET /health/verification'];

const APPS = { ingest: IngestModule, api: ApiModule, web: WebModule };
const operations = new Map<string, string[]>();

beforeAll(async () => {
  for (const [app, module] of Object.entries(APPS)) {
    const told = operationsOf(await describeModule(module));
    operations.set(
      app,
      told.map(({ method, path }) => `${method} ${path}`),
    );
  }
});

const hostsFor = (text: string, requests: readonly string[]): string[] => {
  const send = readOrigin(text);
  return requests.map((request) => {
    const [method = '', path = ''] = request.split(' ');
    return send({ method, path }).replace(/:3000$/, '');
  });
};

/** Lists operations that the rules of a Caddyfile send to an app without them. */
function misledBy(text: string): string[] {
  const all = [...new Set([...operations.values()].flat())];
  const hosts = hostsFor(text, all);
  return all.filter((operation, index) =>
    FOR_OPERATORS.includes(operation)
      ? hosts[index] !== NOBODY
      : !operations.get(hosts[index] ?? '')?.includes(operation),
  );
}

describe('Caddyfile', () => {
  it('sends every operation to an app that has it', () => {
    expect(misledBy(caddyfile)).toEqual([]);
  });

  it('sends pages, their pictures and forms to web, the documentation and sign-in by OpenID Connect to api', () => {
    const pages = ['/', '/sign-in', '/players/a%2Fb', '/leagues/wct/direct', '/assets/quadrant.css'];
    const ofApi = ['/docs', '/docs/swagger-ui.css', '/api/v1/openapi.json', '/sign-in/openid/callback'];
    const hosts = hostsFor(
      caddyfile,
      [...pages, ...ofApi].map((path) => `GET ${path}`),
    );
    expect(hosts).toEqual([...pages.map(() => 'web'), ...ofApi.map(() => 'api')]);
  });

  it('sends nobody on to metrics and to details of health, however they write the address', () => {
    const ways = ['/metrics', '/METRICS', '/metrics/', '/%6detrics', '/health/workers', '/health/verification'];
    const hosts = hostsFor(
      caddyfile,
      ways.map((path) => `GET ${path}`),
    );
    expect(hosts).toEqual(ways.map(() => NOBODY));
  });

  it.each([
    ['metrics are sent on', 'respond 404', 'reverse_proxy api:3000', ['GET /metrics', 'GET /health/workers']],
    ['a path is missing', ' /api/v1/what-if', '', ['POST /api/v1/what-if']],
    ['a path is too wide', '/player-merges/*/undo', '/player-merges/*', [/^GET \/api\/v1\/player-merges\/[\w-]+$/]],
    [
      'a star has to match a slash',
      'path_regexp ^/api/v1/players/.+/merge$',
      'path /api/v1/players/*/merge',
      [/merge$/],
    ],
    ['a method is missing', 'method PATCH', '', [/^GET \/api\/v1\/tournaments\//]],
    ['an app takes what another one has', 'reverse_proxy api:3000', 'reverse_proxy web:3000', [/leaderboards/]],
  ])('is found wrong when %s', (_, rule, instead, named) => {
    const wrong = misledBy(caddyfile.replace(rule, instead));
    for (const each of named) expect(wrong).toContainEqual(expect.stringMatching(each));
  });

  it('is refused when it has a rule that this test cannot read', () => {
    for (const line of ['header Server quadrant', '@old not path /api/*', '@old path */merge', 'rewrite * /api']) {
      expect(() => readOrigin(caddyfile.replace('route {', `route {\n${line}`))).toThrow('cannot read');
    }
  });

  it('names services of docker-compose.yml that run the app of that name', () => {
    const services = read('docker-compose.yml');
    for (const app of Object.keys(APPS)) {
      const command = `command: \\[node, [^\\]]*dist/apps/${app}/src/main\\.js\\]`;
      expect(services).toMatch(new RegExp(`  ${app}:\n    <<: \\*quadrant\n    ${command}`));
    }
  });
});

describe('ingest, api and web', () => {
  it('have no operation in common but those of operators', () => {
    const [ingest = [], api = [], web = []] = [...operations.values()].map((all) =>
      all.filter((operation) => !OPERATIONS.test(operation.split(' ')[1] ?? '')),
    );
    expect(ingest.filter((operation) => api.includes(operation))).toEqual([]);
    expect(ingest.length).toBeGreaterThan(10);
    expect(web).toEqual([]);
  });

  it('have together the operations of the front door', async () => {
    const together = new Set([...operations.values()].flat());
    const frontDoor = operationsOf(await describeModule(FrontDoorModule)).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect([...together].sort()).toEqual(frontDoor.sort());
  });
});
