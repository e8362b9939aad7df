import { randomUUID } from 'node:crypto';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { Reader } from './accounts/reader.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

beforeAll(() => makeAccount(walk.dataSource, 'ann'));

describe('a form without a script', () => {
  it('signs somebody in, goes on to the page that they wanted, and signs them out with a word', async () => {
    const ann = Reader.of(walk);
    await ann.open('/account');
    expect(ann.path).toBe('/sign-in?to=%2Faccount');
    await ann.send('sign-in', { handle: 'ann', password: PASSWORD });
    expect([ann.path, ann.status]).toEqual(['/account', 200]);
    await ann.send('sign-out');
    expect(ann.path).toBe('/');
    expect(ann.text).toContain('You are signed out of this browser.');
    expect((await ann.open('/')).text).not.toContain('You are signed out');
  });

  it('leaves its word to the page that somebody opens when a script loads another one first', async () => {
    const ann = await newBrowser(walk).signIn('ann', PASSWORD);
    const form = { _operation: 'DELETE /api/v1/session', _then: '/', _said: 'You are signed out.' };
    const sent = { ...form, _csrf: ann.csrfToken ?? '' };
    expect((await ann.ask('post', '/send?from=/account', new URLSearchParams(sent).toString())).status).toBe(303);
    const loaded = await ann.ask('get', '/', undefined, { accept: 'text/html', 'quadrant-background': '1' });
    expect(loaded.text).not.toContain('You are signed out');
    expect((await ann.ask('get', '/')).text).toContain('You are signed out');
    expect((await ann.ask('get', '/')).text).not.toContain('You are signed out');
  });

  it('shows the same page with the reason and what was typed, but for passwords, when it is refused', async () => {
    const ann = await Reader.of(walk).open('/sign-in?to=/disputes');
    await ann.send('sign-in', { handle: '"><script>ann', password: 'shaka when the walls fell' });
    expect(ann.status).toBe(401);
    expect(ann.html).toContain('<title>Error: Sign in');
    expect(ann.html).toContain('value="&quot;>&lt;script>ann"');
    expect(ann.html).not.toContain('shaka');
    expect(ann.html).toContain('name="_then" value="/disputes"');
    expect((await ann.open(ann.path)).path).toBe('/sign-in?to=/disputes');
  });

  it('is refused when another site sends it, or when it names no operation', async () => {
    const { browser } = Reader.of(walk);
    const foreign = { accept: 'text/html', 'sec-fetch-site': 'cross-site' };
    const sent = '_form=x&_operation=POST+/api/v1/session&handle=ann';
    expect((await browser.ask('post', '/send?from=/', sent, foreign)).text).toContain('does not come from a page');
    for (const operation of ['GET /api/v1/players', 'POST /sign-in', 'POST https://evil.example/api/v1/x', '']) {
      const body = new URLSearchParams({ _operation: operation }).toString();
      expect((await browser.ask('post', '/send?from=/', body)).status).toBe(400);
    }
    const json = await browser.ask('post', '/send?from=/', { _operation: 'POST /api/v1/session' });
    expect(json.status).toBe(415);
  });

  it('leads to no other site', async () => {
    const { browser } = Reader.of(walk);
    for (const then of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const sent = { _operation: 'POST /api/v1/session', _then: then, handle: 'ann', password: PASSWORD };
      const answer = await browser.ask('post', '/send?from=/', new URLSearchParams(sent).toString());
      expect([answer.status, answer.headers['location']]).toEqual([303, '/']);
    }
  });

  it('needs the CSRF token of the session, like every other change', async () => {
    const ann = await newBrowser(walk).signIn('ann', PASSWORD);
    ann.csrfToken = null;
    const sent = new URLSearchParams({ _operation: 'DELETE /api/v1/session', _csrf: 'guessed' }).toString();
    expect((await ann.ask('post', '/send?from=/account', sent)).status).toBe(403);
    expect((await ann.ask('get', '/account')).status).toBe(200);
  });
});

/** Lists the addresses of pages that take a form, each with the most bytes that it reads. */
function listFormPages(): { readonly path: string; readonly bytes: number }[] {
  const controllers = [...walk.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const { prototype } = metatype as { readonly prototype: object };
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = Object.getOwnPropertyDescriptor(prototype, name)?.value as object | undefined;
      if (typeof handler !== 'function') return [];
      const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as RouteOfForm | undefined;
      if (config?.body?.takes !== 'form') return [];
      const parts = [metatype, handler].map((each) => String(Reflect.getMetadata(PATH_METADATA, each!)));
      const path = `/${parts.join('/')}`
        .replace(/\/+/g, '/')
        .replace(/(.)\/$/, '$1')
        .replace(/:\w+/g, '1');
      return [{ path, bytes: config.body.limits.bytes }];
    });
  });
}

interface RouteOfForm {
  readonly body?: { readonly takes: string; readonly limits: { readonly bytes: number } };
}

const MEGABYTE = 1024 * 1024;

describe('a form with a file that is too large', () => {
  it('is answered with a page that names the limit, wherever a page takes a form', async () => {
    const ann = await newBrowser(walk).signIn('ann', PASSWORD);
    const pages = listFormPages();
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/send', '/submit', '/desk/history/1/files']),
    );
    for (const { path, bytes } of pages) {
      const files = [{ field: 'file', name: 'large.txt', content: Buffer.alloc(bytes, 'x') }];
      const { status, text, headers } = await ann.sendForm(`${path}?from=/`, [], files);
      expect([path, status, headers['content-type']]).toEqual([path, 413, 'text/html; charset=utf-8']);
      expect(text).toContain(`What was sent is larger than ${bytes / MEGABYTE} MB, the limit of this operation.`);
    }
  });

  it('is shown again without the text of the file when the operation reads less than the form, so that no browser stops', async () => {
    const ann = await newBrowser(walk).signIn('ann', PASSWORD);
    const fields = [
      ['_form', 'any'],
      ['_fileFor', 'list'],
      ['_operation', `PUT /api/v1/announcements/${randomUUID()}/deck-lists/ann`],
    ] as const;
    for (const bytes of [100 * 1024, 2 * MEGABYTE - 2000]) {
      const files = [{ field: 'file', name: 'deck.txt', content: '3 Ensign\n'.repeat(bytes / 9) }];
      const { status, text } = await ann.sendForm('/send?from=/sign-in', fields, files);
      expect(status).toBe(413);
      expect(text.length).toBeLessThan(100_000);
    }
  });
});
