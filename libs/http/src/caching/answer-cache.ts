import { readsSentences } from '../sentences.js';
import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BoardsWatch } from '@quadrant/store/runs';
import type { Clock } from '../clock.js';
import type { Connections } from '../connections/connections.js';
import { requestIdOf } from '../server/request-id.js';
import { type KeptOptions, keptOptionsOf } from './kept.decorator.js';
import { isStranger, momentOf, readerOf } from './kept-for.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A longer address is rarely asked for twice. */
const LONGEST_ADDRESS = 500;

/** All answers of a process together have at most this size. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Compression makes smaller answers larger, or hardly smaller. */
const LEAST_COMPRESSED = 1024;

/** These headers belong to one answer, and not to the next one with the same content. */
const OWN_HEADERS = ['x-request-id', 'content-length', 'connection', 'date', 'vary', 'server-timing'];

/** A 304 has only these headers of an answer, since the client has the others already (RFC 9110, section 15.4.5). */
const UNCHANGED_HEADERS = ['cache-control', 'content-location', 'expires'];

type Encoding = 'br' | 'gzip';

/** A body with the headers that are sent with it; the list alternates names and values. */
interface Form {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

interface Answer {
  readonly moment: number;
  readonly tag: string;
  readonly route: string;
  readonly plain: Form;
  /** The headers of a 304, for a client that has the answer already. */
  readonly unchanged: readonly string[];
  /** A form is made when a client first asks for it; it is a promise meanwhile. */
  readonly compressed: Map<Encoding, Form | Promise<Form>>;
}

interface AnswersAt {
  readonly options: KeptOptions;
  /** The key names the reader's choices. */
  readonly byReader: Map<string, Answer>;
}

interface Wish {
  readonly options: KeptOptions;
  readonly address: string;
  readonly reader: string;
  readonly moment: number;
  readonly state: number;
}

/** Tells whether a query has a parameter. Forms send empty fields too. */
const isGiven = (query: unknown, name: string): boolean =>
  !['', undefined].includes((query as Readonly<Record<string, string | undefined>>)[name]);

const keyOf = ({ reader, address }: Wish): string => `${reader} ${address}`;

/** It tells when answers are outdated, and which day it is. */
export interface AnswerFreshness {
  readonly watch: BoardsWatch;
  readonly clock: Clock;
}

/** It is called for every answer that is sent from here, without Fastify. */
export type CountAnswer = (route: string, status: number, seconds: number) => void;

/**
 * Keeps the answers of handlers with `@Kept`, ready to send. Sending one needs neither Fastify nor Nest nor PostgreSQL:
 * the routing and hooks of Fastify take longer than sending it.
 *
 * An address is looked up as it was sent. Two ways to ask the same are two answers, because an answer repeats its
 * address: in the `Link` header, and in the links of a page.
 */
export class AnswerCache {
  /** The key is the address. */
  private readonly answers = new Map<string, AnswersAt>();
  private readonly wishes = new WeakMap<IncomingMessage, Wish>();
  /** The first request for an answer that is not kept yet, and the requests that wait for the same one, by key. */
  private readonly asking = new Map<string, { readonly first: Wish; readonly others: (() => void)[] }>();
  private bytes = 0;
  private state: number | null = null;
  private freshness: AnswerFreshness | null = null;
  private count: CountAnswer = () => undefined;

  constructor(private readonly connections: Connections) {}

  /** @param freshness null means that no answers are kept */
  start(freshness: AnswerFreshness | null, count: CountAnswer): void {
    this.freshness = freshness;
    this.count = count;
  }

  /** Sends kept answers, and passes every other request on. */
  before(listener: RequestListener): RequestListener {
    return (request, response) => {
      const start = performance.now();
      const answer = this.find(request);
      if (answer === null) return listener(request, response);
      const count = (status: number) => this.count(answer.route, status, (performance.now() - start) / 1000);
      this.send(request, response, answer, count);
    };
  }

  /**
   * Lets requests wait for the first one that asks for the same, when its answer is going to be kept. Its hook must come
   * before those that set headers of answers: a kept answer has all of its headers.
   */
  shareAnswers(instance: FastifyInstance): void {
    instance.addHook('onRequest', (request, reply, done) => {
      const wish = this.note(request);
      if (wish === null) return done();
      const key = keyOf(wish);
      const asked = this.asking.get(key);
      if (asked === undefined) {
        this.asking.set(key, { first: wish, others: [] });
        // The first client may disconnect before there is an answer.
        reply.raw.once('close', () => this.goOn(wish));
        return done();
      }
      const goOn = () => {
        const made = this.find(request.raw);
        if (made === null) {
          this.note(request);
          return done();
        }
        void reply.hijack();
        this.send(request.raw, reply.raw, made);
      };
      // Otherwise, it would go on as a part of the first request.
      asked.others.push(AsyncResource.bind(goOn));
    });
  }

  /** Releases the requests that waited for the first one. They get the kept answer, or each asks for it. */
  private goOn(first: Wish): void {
    const asked = this.asking.get(keyOf(first));
    if (asked?.first !== first) return;
    this.asking.delete(keyOf(first));
    for (const goOn of asked.others) goOn();
  }

  /** Keeps answers that are sent. Its hook must be between the one that tags an answer and the one that compresses it. */
  keepAnswers(instance: FastifyInstance): void {
    // While the process stops, Fastify answers and asks clients to close their connections.
    instance.addHook('preClose', (done) => {
      this.freshness = null;
      done();
    });
    instance.addHook('onSend', async (request, reply, payload) => {
      const wish = this.wishes.get(request.raw);
      if (wish && typeof payload === 'string' && reply.statusCode === 200) this.keep(wish, reply, payload);
      if (wish) this.goOn(wish);
      // When a client has learned of a run or of its own change, it must not read older answers from here afterwards.
      if (wish === undefined && request.url.startsWith('/api/')) await this.freshness?.watch.catchUp();
      return payload;
    });
  }

  private find(request: IncomingMessage): Answer | null {
    const { url = '', headers } = request;
    const now = this.nowFor(request);
    const found = now && this.answers.get(url);
    if (!found) return null;
    const { options, byReader } = found;
    const answer = byReader.get(readerOf(options, headers));
    return answer?.moment === momentOf(options, now.at) ? answer : null;
  }

  /** Remembers that the answer to a request is going to be kept. It returns null when it is not. */
  private note({ raw, query, routeOptions }: FastifyRequest): Wish | null {
    const options = keptOptionsOf(routeOptions.config);
    const now = options && this.nowFor(raw);
    if (!now) return null;
    const { url: address = '', headers } = raw;
    if (address.length > LONGEST_ADDRESS) return null;
    if (options.exceptFor?.some((name) => isGiven(query, name))) return null;
    const { state, at } = now;
    const wish = { options, address, reader: readerOf(options, headers), moment: momentOf(options, at), state };
    this.wishes.set(raw, wish);
    return wish;
  }

  /**
   * Forgets what has ended. It returns null when no kept answer may be sent to this client: who is signed in may be
   * refused or see more, which is not decided here.
   */
  private nowFor({ method, headers, socket }: IncomingMessage): { readonly state: number; readonly at: Date } | null {
    const { freshness } = this;
    if (freshness === null || method !== 'GET' || readsSentences(headers)) return null;
    const { state } = freshness.watch;
    if (state !== this.state) this.forget(state);
    if (state === null || !isStranger(headers) || this.connections.isRefused(socket)) return null;
    return { state, at: freshness.clock.now() };
  }

  private forget(state: number | null): void {
    this.state = state;
    this.answers.clear();
    this.bytes = 0;
  }

  private keep(wish: Wish, reply: FastifyReply, payload: string): void {
    const { etag: tag, link, 'content-type': type, ...others } = reply.getHeaders();
    // A run was published while the answer was made.
    if (typeof tag !== 'string' || !this.isNow(wish)) return;
    if (others['set-cookie'] !== undefined) return;
    // The answer depends on its reader, and its handler does not say on what.
    if (others['vary'] !== undefined && wish.options.by === undefined) return;
    const vary = [others['vary'] ?? [], 'accept-encoding'].flat().map(String).join(', ');
    const all = [...flat(others), 'vary', vary, 'content-type', String(type), 'etag', tag, ...flat({ link })];
    const kept = Object.entries(others).filter(([name]) => UNCHANGED_HEADERS.includes(name));
    this.put(wish, {
      moment: wish.moment,
      tag,
      route: reply.request.routeOptions.url ?? 'unknown',
      plain: formOf(all, Buffer.from(payload)),
      unchanged: [...flat(Object.fromEntries(kept)), 'vary', vary, 'etag', tag],
      compressed: new Map(),
    });
  }

  private isNow({ state }: Wish): boolean {
    return state === this.state && state === this.freshness?.watch.state;
  }

  private put({ options, address, reader }: Wish, answer: Answer): void {
    const { byReader } = this.answers.get(address) ?? { byReader: new Map<string, Answer>() };
    this.bytes -= bytesOf(byReader.get(reader));
    byReader.set(reader, answer);
    // The newest address is the last one.
    this.answers.delete(address);
    this.answers.set(address, { options, byReader });
    this.grow(answer.plain.body.length);
  }

  private grow(bytes: number): void {
    this.bytes += bytes;
    for (const [address, { byReader }] of this.answers) {
      if (this.bytes <= MOST_BYTES) return;
      this.answers.delete(address);
      for (const answer of byReader.values()) this.bytes -= bytesOf(answer);
    }
  }

  /** @param count is called when the answer was sent */
  private send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
    count: (status: number) => void = () => undefined,
  ): void {
    const id = ['x-request-id', requestIdOf(request)];
    const respond = (status: number, headers: readonly string[], body?: Buffer) => {
      response.writeHead(status, [...headers, ...id]).end(body);
      count(status);
    };
    if (isSameTag(request.headers['if-none-match'], answer.tag)) return respond(304, answer.unchanged);
    const encoding = encodingOf(request.headers['accept-encoding'], answer.plain.body.length);
    const form = encoding === null ? answer.plain : this.compress(request.url ?? '', answer, encoding);
    if (!(form instanceof Promise)) return respond(200, form.headers, form.body);
    void form.then(({ headers, body }) => respond(200, headers, body));
  }

  /** Returns a promise while it is being compressed: a plain page is seven times as large. */
  private compress(address: string, answer: Answer, encoding: Encoding): Form | Promise<Form> {
    const known = answer.compressed.get(encoding);
    if (known !== undefined) return known;
    const { plain } = answer;
    const compressing = COMPRESS[encoding](plain.body).then(
      (body) => {
        const own = plain.headers.slice(0, plain.headers.indexOf('content-length'));
        const form = formOf([...own, 'content-encoding', encoding], body);
        answer.compressed.set(encoding, form);
        const isKept = [...(this.answers.get(address)?.byReader.values() ?? [])].includes(answer);
        if (isKept) this.grow(body.length);
        return form;
      },
      () => plain,
    );
    answer.compressed.set(encoding, compressing);
    return compressing;
  }
}

const bytesOf = (answer: Answer | undefined): number =>
  (answer === undefined ? [] : [answer.plain, ...answer.compressed.values()]).reduce(
    (sum, form) => sum + (form instanceof Promise ? 0 : form.body.length),
    0,
  );

const formOf = (headers: readonly string[], body: Buffer): Form => ({
  headers: [...headers, 'content-length', String(body.length)],
  body,
});

const flat = (headers: Readonly<Record<string, number | string | string[] | undefined>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.includes(name) ? [] : [value].flat().flatMap((each) => [name, String(each)]),
  );

const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

function encodingOf(accepted: string | string[] | undefined, bytes: number): Encoding | null {
  if (bytes < LEAST_COMPRESSED) return null;
  return accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : null;
}

/** Whether a client accepts an encoding (RFC 9110, section 12.5.3). */
function accepts(accepted: string | string[] | undefined, name: Encoding): boolean {
  if (typeof accepted !== 'string') return false;
  const names = accepted.split(',').map((each) => each.trim().toLowerCase());
  return names.some(
    (each) => each === name || (/^;\s*q=(1|0?\.\d*[1-9])/.test(each.slice(name.length)) && each.startsWith(name)),
  );
}

/** RFC 9110, section 13.1.2: `*`, or a list of tags, of which one is weakly equal to the tag of the answer. */
export function isSameTag(condition: string | undefined, tag: string): boolean {
  if (condition === undefined) return false;
  if (condition === tag) return true;
  const opaque = tag.replace(/^W\//, '');
  return condition.trim() === '*' || condition.match(/"[^"]*"/g)?.includes(opaque) === true;
}
