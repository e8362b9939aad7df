import { Controller, Get, Header, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BoardsWatch } from '@quadrant/store/runs';
import { bareApplication, madeReady } from '../../../../test/builders/http-application.js';
import { ask as send } from '../../../../test/builders/in-process.js';
import { createHttpApplication } from '../application.js';
import { Clock } from '../clock.js';
import { Kept } from './kept.decorator.js';

/** It counts how often a handler was asked. */
let asked = 0;
/** A handler answers when this is resolved. */
let opened: Promise<void> = Promise.resolve();

@Controller()
class NumbersController {
  @Get('api/v1/numbers')
  @Kept({ until: 'midnight', exceptFor: ['of'] })
  async list(@Query() _: Record<string, unknown>): Promise<object> {
    const number = ++asked;
    await opened;
    return { number };
  }

  @Get('api/v1/newest')
  newest(): object {
    return { number: ++asked };
  }

  @Get('greeting')
  @Kept({ until: 'midnight' })
  @Header('vary', 'accept-language')
  greet(): string {
    return `hello ${++asked}`;
  }

  @Get('numbers')
  @Kept({ by: ['language', 'theme'], until: 'next-minute' })
  show(): string {
    return `number ${++asked}`;
  }
}

const NOON = new Date('2014-11-10T12:00:00Z');
const watch = { state: 1 as number | null, catchUp: () => Promise.resolve() };
let app: NestFastifyApplication;

const setTime = (text: string) => jest.spyOn(app.get(Clock, { strict: false }), 'now').mockReturnValue(new Date(text));

const ask = (path: string, headers: Record<string, string> = {}) => send(app, 'get', path).set(headers);

/** Returns the number that the answer has. */
async function read(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { text } = await ask(path, headers).expect(200);
  return Number(/\d+/.exec(text)?.[0]);
}

beforeAll(async () => {
  const [root, options] = bareApplication([NumbersController]);
  const providers = [...(root.providers ?? []), { provide: BoardsWatch, useValue: watch }];
  app = await madeReady(await createHttpApplication({ ...root, providers }, options));
});
afterAll(() => app.close());
beforeEach(() => {
  setTime(NOON.toISOString());
  watch.state = (watch.state ?? 0) + 1;
});

describe('a kept answer', () => {
  it('is given to the next client until something changes, and not while changes may be missed', async () => {
    const first = await read('/api/v1/numbers');
    expect(await read('/api/v1/numbers')).toBe(first);
    watch.state! += 1;
    expect(await read('/api/v1/numbers')).toBe(first + 1);
    watch.state = null;
    expect(await read('/api/v1/numbers')).toBe(first + 2);
    expect(await read('/api/v1/numbers')).toBe(first + 3);
  });

  it('ends at midnight in UTC, or with the minute, as its handler says', async () => {
    const [json, page] = [await read('/api/v1/numbers'), await read('/numbers')];
    setTime('2014-11-10T12:00:59Z');
    expect([await read('/api/v1/numbers'), await read('/numbers')]).toEqual([json, page]);
    setTime('2014-11-10T23:59:59Z');
    expect(await read('/api/v1/numbers')).toBe(json);
    expect(await read('/numbers')).toBeGreaterThan(page);
    setTime('2014-11-11T00:00:00Z');
    expect(await read('/api/v1/numbers')).toBeGreaterThan(json);
  });

  it('is another one for each address, language and theme on which it depends', async () => {
    const readers: Record<string, string>[] = [
      {},
      { 'accept-language': 'de' },
      { cookie: 'quadrant-theme=dark' },
      { cookie: 'quadrant-theme=dark; quadrant-language=de' },
    ];
    const readAll = async (path: string) => {
      const found: number[] = [];
      for (const headers of readers) found.push(await read(path, headers));
      return found;
    };
    const pages = await readAll('/numbers');
    expect(new Set(pages).size).toBe(readers.length);
    expect(await readAll('/numbers')).toEqual(pages);
    expect(await read('/numbers', { cookie: 'quadrant-language=de; quadrant-theme=dark' })).toBe(pages[3]);
    expect(new Set(await readAll('/api/v1/numbers')).size).toBe(1);
    expect(await read('/api/v1/numbers?limit=1')).not.toBe(await read('/api/v1/numbers'));
  });

  it('is not given to somebody who is signed in or has other cookies, and theirs is given to nobody', async () => {
    const mine = await read('/numbers', { cookie: 'quadrant-theme=dark; quadrant-session=secret' });
    const first = await read('/numbers', { cookie: 'quadrant-theme=dark' });
    expect(first).toBeGreaterThan(mine);
    expect(await read('/numbers', { cookie: 'quadrant-theme=dark; other=1' })).toBeGreaterThan(first);
    const ofAll = await read('/api/v1/numbers');
    expect(await read('/api/v1/numbers', { authorization: 'Bearer token' })).toBeGreaterThan(ofAll);
    expect(await read('/api/v1/numbers')).toBe(ofAll);
  });

  it('has the same headers as the first one, and is known by its tag', async () => {
    const [first, again] = [await ask('/api/v1/numbers').expect(200), await ask('/api/v1/numbers').expect(200)];
    const own = ({ headers }: typeof first) => ({ ...headers, date: '', 'x-request-id': '' });
    expect(own(again)).toEqual({ ...own(first), vary: 'accept-encoding' });
    await ask('/api/v1/numbers', { 'if-none-match': first.headers['etag']! }).expect(304);
  });

  it.each(['/api/v1/numbers?of=ann', '/api/v1/newest', '/greeting'])('is not made for %s', async (path) => {
    const first = await read(path);
    expect(await read(path)).toBe(first + 1);
  });
});

describe('an answer that is going to be kept', () => {
  /** Asks five times, and does something before the handler answers the first request. */
  async function askTogether(meanwhile: () => void): Promise<number[]> {
    let open: () => void = () => undefined;
    opened = new Promise((resolve) => (open = resolve));
    const before = asked;
    const answers = Promise.all([1, 2, 3, 4, 5].map(() => read('/api/v1/numbers')));
    while (asked === before) await new Promise((done) => setTimeout(done, 1));
    await new Promise((done) => setTimeout(done, 50));
    meanwhile();
    open();
    return answers;
  }

  it('is made once for all who ask for it at the same time', async () => {
    const before = asked;
    expect(new Set(await askTogether(() => undefined))).toEqual(new Set([before + 1]));
  });

  it('is made for each of them when something changed meanwhile, and then kept', async () => {
    const before = asked;
    const found = await askTogether(() => (watch.state! += 1));
    expect(found.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5].map((each) => before + each));
    expect(await read('/api/v1/numbers')).toBeGreaterThan(before + 1);
    expect(asked).toBe(before + 5);
  });
});
