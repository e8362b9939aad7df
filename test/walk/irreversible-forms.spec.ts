import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IRREVERSIBLE, isIrreversible } from '../../apps/web/src/forms/irreversible.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import type { Browser } from './accounts/browser.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const PAGES = path.resolve(__dirname, '../../apps/web/src');

interface Operations {
  readonly paths: Record<string, Record<string, { readonly 'x-irreversible'?: true }>>;
}

const withoutNames = (operation: string): string => operation.replace(/\{\w+\}/g, '{}');

/** Each tag `<Form …>` or `<Decision …>` of a page, up to the next one. */
const formsOfSource = (source: string): string[] =>
  source.match(/<(?:Form|Decision)\b(?:(?!<(?:Form|Decision)\b)[^])*/g) ?? [];

/** The operation of a form, with every value in its path as one word. A path that begins with a name is written out. */
const operationIn = (form: string, source: string): string | null => {
  const written = /operation[=:] ?[{`'"]+((?:POST|PUT|PATCH|DELETE) [^`'"]+)/.exec(form)?.[1];
  if (written === undefined) return null;
  const start = /const (?:api|path|operation) = `([^`]+)`/.exec(source)?.[1] ?? '';
  const whole = written.replace(/ \$\{(?:api|path|operation)\}/, ` ${start}`);
  return whole.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x').replace(/\{\w+\}/g, 'x');
};

const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
  .map((file) => readFileSync(path.join(PAGES, file), 'utf8'));

const forms = pages.flatMap((source) =>
  formsOfSource(source).flatMap((form) => {
    const operation = operationIn(form, source);
    if (operation === null) return [];
    const [method = '', address = ''] = operation.split(' ', 2);
    return [{ form, operation, isFinal: isIrreversible({ method, path: address }) }];
  }),
);

describe('what cannot be undone', () => {
  it('is the same for pages and for OpenAPI', async () => {
    const { body } = await walk.get('/api/v1/openapi.json').expect(200);
    const marked = Object.entries((body as Operations).paths).flatMap(([address, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation['x-irreversible'] === true ? [`${method.toUpperCase()} ${address}`] : [],
      ),
    );
    expect(marked.map(withoutNames).toSorted()).toEqual(IRREVERSIBLE.map(withoutNames).toSorted());
  });

  it.each(IRREVERSIBLE)('has a form that says who is concerned: %s', (operation) => {
    const [method = '', address = ''] = operation.replace(/\{\w+\}/g, 'x').split(' ', 2);
    const own = forms.filter((form) => withoutNames(form.operation) === `${method} ${address}`);
    expect(own.length).toBeGreaterThan(0);
    for (const { form } of own) expect(form).toContain('concerns={');
  });

  it('is all that is asked twice', () => {
    expect(forms.length).toBeGreaterThan(100);
    for (const { form, operation, isFinal } of forms)
      expect({ operation, isAskedTwice: form.includes('concerns={') }).toEqual({ operation, isAskedTwice: isFinal });
  });
});

describe('a form for it', () => {
  let ann: Browser;
  let fields: [string, string][];

  const send = (more: readonly (readonly [string, string])[] = []) =>
    ann.sendForm('/send?from=/account', [...fields, ...more], null);

  const isRevoked = async (): Promise<boolean> => {
    const [token] = await walk.dataSource.query<{ isRevoked: boolean }[]>(
      `select revoked_at is not null as "isRevoked" from tokens where name = 'laptop'`,
    );
    return token!.isRevoked;
  };

  beforeAll(async () => {
    await makeAccount(walk.dataSource, 'ann');
    ann = await newBrowser(walk).signIn('ann', PASSWORD);
    const made = await ann.ask('post', '/api/v1/tokens', { name: 'laptop', scopes: ['results:write'] });
    expect(made.status).toBe(201);
    const { text } = await ann.ask('get', '/account');
    const form = /<form id="revoke-[^"]*"[^>]*>(.*?)<\/form>/s.exec(text)?.[1] ?? '';
    fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  });

  it('does nothing at first, and says who is concerned', async () => {
    const { status, text } = await send();
    expect(status).toBe(200);
    expect(text).toContain('<h1>Are you sure?</h1>');
    expect(text).toContain('Every program that uses the token laptop is refused at once.');
    expect(text).toMatch(/<a class="button first" href="\/account">No, go back<\/a>/);
    expect(await isRevoked()).toBe(false);
    ann.cookies.set('quadrant-language', 'de');
    expect((await send()).text).toContain('<h1>Bist du sicher?</h1>');
    ann.cookies.delete('quadrant-language');
  });

  it('is carried out when the second page sends it', async () => {
    const { text } = await send();
    const form = /<form id="confirm"[^>]*action="\/send\?from=%2Faccount"[^>]*>(.*?)<\/form>/s.exec(text)?.[1] ?? '';
    fields = [...form.matchAll(/<(?:input|button)[^>]*name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    const answer = await send();
    expect([answer.status, answer.headers['location']]).toEqual([303, '/account']);
    expect(await isRevoked()).toBe(true);
  });
});
