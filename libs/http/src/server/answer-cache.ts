import { readsSentences } from '../sentences/sentences.js';
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import type { BoardsWatch } from '@quadrant/store/database';
import type { Clock } from '../clock.js';
import type { Connections } from '../connections/connections.js';
import { languageOf } from './page-language.js';
import { requestIdOf } from './request-id.js';
import type { ShortAnswer, ShortAnswers, ShortWay } from './short-answers.js';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** These answers depend only on the published run, its players, leagues and the day, and not on the client. */
const KEPT = [
  /^\/api\/v1\/(leaderboards(\/|\?|$)|movers(\?|$)|players\/[^/?]+\/(career|opponents)(\/|\?|$))/,
  /^\/api\/v1\/leagues\/[^/?]+\/(lifetime|seasons\/[^/?]+(\/(table|halves|playoffs|live))?)(\?|$)/,
  /^\/api\/v1\/(league-points\/(lifetime|seasons\/[^/?]+)|masters\/[^/?]+)(\?|$)/,
  /^\/leaderboards(\/[^/?]+\/[^/?]+)?(\?|$)/,
  /^\/(masters\/[^/?]+|league-points(\/[^/?]+)?)(\?|$)/,
  // The page of a season itself also lists reports that are in no run yet.
  /^\/leagues\/[^/?]+\/seasons\/[^/?]+\/(first|second|playoffs)[^/?]*(\?|$)/,
];

/** Such a page finds players by name too, and new players are in no run yet. */
const AROUND = /^\/leaderboards\/.*[?&]around=/;

/** A longer address is rarely asked for twice. */
const LONGEST_ADDRESS = 500;

const isKept = (url: string): boolean =>
  url.length <= LONGEST_ADDRESS && KEPT.some((kept) => kept.test(url)) && !AROUND.test(url);

/** A client is a stranger when its only cookies are the theme and the language. */
const isOfStranger = (cookie = ''): boolean =>
  cookie === '' || cookie.split('; ').every((each) => /^quadrant-(theme=(light|dark)|language=(en|de))$/.test(each));

/** Returns the key of an answer. Pages are written in the language of their reader, JSON is the same for everybody. */
function keyOf(url: string, { cookie, ...headers }: IncomingHttpHeaders): string {
  const asked = cookie === undefined ? url : `${cookie} ${url}`;
  return url.startsWith('/api/') ? asked : `${languageOf({ cookie, ...headers })} ${asked}`;
}

/** All answers of a process together have at most this size. */
const MOST_BYTES = 64 * 1024 * 1024;

/** So many addresses are remembered after their first request. With their keys they take some megabytes. */
const MOST_ASKED_ONCE = 10_000;

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
  readonly key: string;
  readonly moment: number;
  readonly tag: string;
  /** The address matches this template. */
  readonly route: string;
  readonly plain: Form;
  /** The headers of a 304, for a client that has the answer already. */
  readonly unchanged: readonly string[];
  /** A form is made when a client first asks for it; it is a promise meanwhile. */
  readonly compressed: Map<Encoding, Form | Promise<Form>>;
}

/** All answers of a route have these headers. The lists alternate names and values. */
interface SharedHeaders {
  readonly all: readonly string[];
  /** These headers are sent with a 304 too. */
  readonly unchanged: readonly string[];
}

/** An answer is made from these parts. */
interface MadeAnswer {
  readonly route: string;
  readonly tag: string;
  readonly shared: SharedHeaders;
  /** The `link` header, when there is one. */
  readonly link: readonly string[];
  readonly body: string;
}

interface Mark {
  readonly key: string;
  readonly address: string;
  readonly moment: number;
  readonly state: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Returns the day or minute for which an answer is valid. Pages say how long ago something was; JSON depends only on the day. */
const momentOf = (url: string, now: Date): number =>
  Math.floor(now.getTime() / (url.startsWith('/api/') ? DAY_MS : MINUTE_MS));

/** It tells when answers are outdated, and which day it is. */
export interface AnswerFreshness {
  readonly watch: BoardsWatch;
  readonly clock: Clock;
  /** It is null when no operation answers shortly. */
  readonly short: ShortAnswers | null;
}

/** It is called for every answer that is sent from here. */
export type CountAnswer = (route: string, status: number, seconds: number) => void;

/**
 * Keeps the answers that many clients ask for, ready to send, until a run is published or a player is changed. They
 * need neither Fastify nor Nest nor PostgreSQL: the routing and hooks of Fastify take longer than sending one.
 */
export class AnswerCache {
  private readonly answers = new Map<string, Answer>();
  private readonly marks = new WeakMap<IncomingMessage, Mark>();
  /** The first request for an answer that is not kept yet, and the requests that wait for the same one, by key. */
  private readonly asking = new Map<string, { readonly first: Mark; readonly others: (() => void)[] }>();
  /** These keys belong to answers that were made once and not kept. */
  private readonly askedOnce = new Set<string>();
  /** The key is the route; the headers are those of its last answer. */
  private readonly shared = new Map<string, SharedHeaders>();
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
      const answer = this.find(request);
      if (answer !== null) return this.send(request, response, answer);
      const mark = this.marks.get(request);
      if (mark === undefined) return listener(request, response);
      if (this.answerShortly(request, response, mark)) return;
      const asked = this.asking.get(mark.key);
      if (asked === undefined) {
        this.asking.set(mark.key, { first: mark, others: [] });
        // The first client may disconnect before there is an answer.
        response.once('close', () => this.goOn(mark));
        return listener(request, response);
      }
      asked.others.push(() => {
        const made = this.find(request);
        return made ? this.send(request, response, made) : listener(request, response);
      });
    };
  }

  /**
   * Answers from data in memory. It does not keep an answer at the first request: most addresses with filters are asked
   * for once, and keeping their answers takes as long as making them.
   *
   * @returns false when only Nest can answer
   */
  private answerShortly(request: IncomingMessage, response: ServerResponse, mark: Mark): boolean {
    const start = performance.now();
    const way = this.freshness?.short?.find(mark.address);
    const shared = way && this.shared.get(way.route);
    if (!shared) return false;
    const { route } = way;
    const made = makeShortly(way, mark.address);
    if (made === null) return false;
    const tag = `W/"${hash('sha1', made.json, 'base64')}"`;
    const link = made.link === null ? [] : ['link', made.link];
    const answer = { route, tag, shared, link, body: made.json };
    if (this.askedOnce.has(mark.key)) this.send(request, response, this.put(mark, answer));
    else {
      if (this.askedOnce.size === MOST_ASKED_ONCE) this.askedOnce.clear();
      this.askedOnce.add(mark.key);
      this.count(route, sendOnce(request, response, answer), (performance.now() - start) / 1000);
    }
    return true;
  }

  /** Releases the requests that waited for the first one with this mark. They get the kept answer, or each asks for it. */
  private goOn(first: Mark): void {
    const asked = this.asking.get(first.key);
    if (asked?.first !== first) return;
    this.asking.delete(first.key);
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
      const mark = this.marks.get(request.raw);
      if (mark && typeof payload === 'string' && reply.statusCode === 200) this.keep(mark, reply, payload);
      if (mark) this.goOn(mark);
      // When a client has learned of a run or of its own change, it must not read older answers from here afterwards.
      if (mark === undefined && request.url.startsWith('/api/')) await this.freshness?.watch.catchUp();
      return payload;
    });
  }

  /** Returns null for an answer that is not kept. A signed-in client may be refused, which is not decided here. */
  private find(request: IncomingMessage): Answer | null {
    const { freshness } = this;
    if (freshness === null || request.method !== 'GET' || readsSentences(request.headers)) return null;
    const { url = '', headers, socket } = request;
    const { state } = freshness.watch;
    if (state !== this.state) this.forget(state);
    if (state === null || headers.authorization !== undefined || this.connections.isRefused(socket)) return null;
    const { cookie } = headers;
    const key = keyOf(url, headers);
    const moment = momentOf(url, freshness.clock.now());
    const answer = this.answers.get(key);
    if (answer?.moment === moment) return answer;
    // A known answer needs no look at its address, which takes longer than finding it.
    if (isKept(url) && isOfStranger(cookie)) this.marks.set(request, { key, address: url, moment, state });
    return null;
  }

  private forget(state: number | null): void {
    this.state = state;
    this.answers.clear();
    this.askedOnce.clear();
    this.bytes = 0;
  }

  private keep(mark: Mark, reply: FastifyReply, payload: string): void {
    const { etag: tag, ...headers } = reply.getHeaders();
    // A run was published while the answer was made.
    if (typeof tag !== 'string' || !this.isNow(mark)) return;
    if (headers['set-cookie'] !== undefined) return;
    const { link, 'content-type': type, ...others } = headers;
    const vary = [headers['vary'] ?? [], 'accept-encoding'].flat().map(String).join(', ');
    const all = [...flat(others), 'vary', vary, 'content-type', String(type)];
    const kept = Object.entries(others).filter(([name]) => UNCHANGED_HEADERS.includes(name));
    const unchanged = [...flat(Object.fromEntries(kept)), 'vary', vary];
    const route = reply.request.routeOptions.url ?? 'unknown';
    this.shared.set(route, { all, unchanged });
    this.put(mark, { route, tag, shared: { all, unchanged }, link: flat({ link }), body: payload });
  }

  /** Whether nothing was published since the request. */
  private isNow({ state }: Mark): boolean {
    return state === this.state && state === this.freshness?.watch.state;
  }

  private put({ key, moment }: Mark, { route, tag, shared, link, body }: MadeAnswer): Answer {
    const plain = formOf([...shared.all, 'etag', tag, ...link], Buffer.from(body));
    const unchanged = [...shared.unchanged, 'etag', tag];
    const answer = { key, moment, tag, route, plain, unchanged, compressed: new Map() };
    this.drop(key);
    this.answers.set(key, answer);
    this.grow(plain.body.length);
    return answer;
  }

  /** Removes the oldest answers when there are too many bytes. */
  private grow(bytes: number): void {
    this.bytes += bytes;
    for (const key of this.answers.keys()) {
      if (this.bytes <= MOST_BYTES) return;
      this.drop(key);
    }
  }

  private drop(key: string): void {
    const answer = this.answers.get(key);
    if (answer === undefined) return;
    this.answers.delete(key);
    const forms = [answer.plain, ...answer.compressed.values()];
    this.bytes -= forms.reduce((sum, form) => sum + (form instanceof Promise ? 0 : form.body.length), 0);
  }

  private send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const start = performance.now();
    const id = ['x-request-id', requestIdOf(request)];
    const respond = (status: number, headers: readonly string[], body?: Buffer) => {
      response.writeHead(status, [...headers, ...id]).end(body);
      this.count(answer.route, status, (performance.now() - start) / 1000);
    };
    if (isSameTag(request.headers['if-none-match'], answer.tag)) return respond(304, answer.unchanged);
    const encoding = encodingOf(request.headers['accept-encoding'], answer.plain.body.length);
    const form = encoding === null ? answer.plain : this.compress(answer, encoding);
    if (!(form instanceof Promise)) return respond(200, form.headers, form.body);
    void form.then(({ headers, body }) => respond(200, headers, body));
  }

  /** Returns a promise while it is being compressed: a plain page is seven times as large. */
  private compress(answer: Answer, encoding: Encoding): Form | Promise<Form> {
    const known = answer.compressed.get(encoding);
    if (known !== undefined) return known;
    const { plain } = answer;
    const compressing = COMPRESS[encoding](plain.body).then(
      (body) => {
        const own = plain.headers.slice(0, plain.headers.indexOf('content-length'));
        const form = formOf([...own, 'content-encoding', encoding], body);
        answer.compressed.set(encoding, form);
        if (this.answers.get(answer.key) === answer) this.grow(body.length);
        return form;
      },
      () => plain,
    );
    answer.compressed.set(encoding, compressing);
    return compressing;
  }
}

/** Returns null also after an error, since Nest will report it. */
function makeShortly({ answer }: ShortWay, address: string): ShortAnswer | null {
  try {
    return answer(address);
  } catch {
    return null;
  }
}

/**
 * Sends an answer without keeping it, and returns its status. It is compressed here, not in a thread, and only lightly:
 * 13 kB become 2.2 kB in 0.05 ms, while brotli needs 0.5 ms for 1.7 kB.
 */
function sendOnce(request: IncomingMessage, response: ServerResponse, { tag, shared, link, body }: MadeAnswer): number {
  const id = ['x-request-id', requestIdOf(request)];
  if (isSameTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, [...shared.unchanged, 'etag', tag, ...id]).end();
    return 304;
  }
  const accepted = request.headers['accept-encoding'];
  const headers = [...shared.all, 'etag', tag, ...link];
  if (body.length >= LEAST_COMPRESSED && accepts(accepted, 'gzip')) {
    const compressed = gzipSync(body, { level: constants.Z_BEST_SPEED });
    const own = ['content-encoding', 'gzip', 'content-length', String(compressed.length)];
    response.writeHead(200, [...headers, ...own, ...id]).end(compressed);
  } else {
    const bytes = Buffer.byteLength(body);
    // Texts with one byte per character are written faster this way.
    const encoding = bytes === body.length ? 'latin1' : 'utf8';
    response.writeHead(200, [...headers, 'content-length', String(bytes), ...id]).end(body, encoding);
  }
  return 200;
}

const formOf = (headers: readonly string[], body: Buffer): Form => ({
  headers: [...headers, 'content-length', String(body.length)],
  body,
});

/** Returns the headers that every form of an answer has; names and values alternate. */
const flat = (headers: Readonly<Record<string, number | string | string[] | undefined>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.includes(name) ? [] : [value].flat().flatMap((each) => [name, String(each)]),
  );

const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Returns null when the body is sent plain. */
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
