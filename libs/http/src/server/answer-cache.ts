import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BoardsWatch } from '@quadrant/store/database';
import { todayOf, type Clock } from '../clock.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers that follow from the published run, from the players in it and from the day alone, whoever asks. */
const KEPT = /^\/api\/v1\/(leaderboards(\/|\?|$)|movers(\?|$)|players\/[^/?]+\/(career|opponents)(\/|\?|$))/;

/** Of all answers of a process together. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Smaller ones grow when they are compressed, or nearly. */
const LEAST_COMPRESSED = 1024;

/** What belongs to one answer, and not to the next with the same content. */
const OWN_HEADERS = ['x-request-id', 'content-length', 'connection', 'date', 'vary'];

type Encoding = 'br' | 'gzip';

interface Answer {
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly tag: string;
  readonly body: Buffer;
  /** Made when somebody asks for them first. */
  readonly compressed: Map<Encoding, Buffer>;
}

interface Mark {
  readonly key: string;
  readonly state: number;
}

/** What tells that answers are old, and the day they belong to. */
export interface AnswerFreshness {
  readonly watch: BoardsWatch;
  readonly clock: Clock;
}

/**
 * Keeps the answers that many ask for, as they are sent, until a run is published or a player is changed. With a kept answer
 * neither Nest nor PostgreSQL is asked.
 */
export class AnswerCache {
  private readonly answers = new Map<string, Answer>();
  private readonly marks = new WeakMap<FastifyRequest, Mark>();
  private bytes = 0;
  private state: number | null = null;

  private freshness: AnswerFreshness | null = null;

  /** @param freshness null: nothing is kept */
  start(freshness: AnswerFreshness | null): void {
    this.freshness = freshness;
  }

  /** Answers with what is kept; must come after what may refuse a connection. */
  answerRequests(instance: FastifyInstance): void {
    instance.addHook('onRequest', (request, reply, done) => {
      const mark = this.markOf(request);
      const answer = mark && this.answers.get(mark.key);
      if (answer) return this.send(request, reply, answer);
      if (mark) this.marks.set(request, mark);
      done();
    });
  }

  /** Keeps what is sent; must come between what tags an answer and what compresses it. */
  keepAnswers(instance: FastifyInstance): void {
    instance.addHook('onSend', async (request, reply, payload) => {
      const mark = this.marks.get(request);
      if (mark && typeof payload === 'string' && reply.statusCode === 200) this.keep(mark, reply, payload);
      // Whoever is told of a run, or of a change that they made, reads nothing older here from then on.
      if (mark === undefined && request.url.startsWith('/api/')) await this.freshness?.watch.catchUp();
      return payload;
    });
  }

  /** Null for what is not kept. Somebody who is signed in may be refused, which is not decided here. */
  private markOf({ method, url, headers }: FastifyRequest): Mark | null {
    if (method !== 'GET' || !KEPT.test(url) || headers.authorization !== undefined || headers.cookie !== undefined) {
      return null;
    }
    const { freshness } = this;
    const state = freshness?.watch.state ?? null;
    if (state !== this.state) this.forget(state);
    return freshness === null || state === null ? null : { key: `${todayOf(freshness.clock)} ${url}`, state };
  }

  private forget(state: number | null): void {
    this.state = state;
    this.answers.clear();
    this.bytes = 0;
  }

  private keep({ key, state }: Mark, reply: FastifyReply, payload: string): void {
    const tag = reply.getHeader('etag');
    // Something was published while it was made.
    if (typeof tag !== 'string' || state !== this.state || state !== this.freshness?.watch.state) return;
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.includes(name) ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    );
    const body = Buffer.from(payload);
    this.answers.set(key, {
      headers: Object.fromEntries(headers) as Answer['headers'],
      tag,
      body,
      compressed: new Map(),
    });
    this.grow(body.length);
  }

  /** The oldest answers go first. */
  private grow(bytes: number): void {
    this.bytes += bytes;
    for (const [key, { body, compressed }] of this.answers) {
      if (this.bytes <= MOST_BYTES) return;
      this.answers.delete(key);
      this.bytes -= [body, ...compressed.values()].reduce((sum, each) => sum + each.length, 0);
    }
  }

  private send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
    const { raw } = reply.hijack();
    const headers = { ...answer.headers, 'x-request-id': request.id, vary: 'accept-encoding' };
    if (isSameTag(request.headers['if-none-match'], answer.tag)) {
      const { 'content-type': _type, ...others } = headers as Record<string, string | string[]>;
      raw.writeHead(304, others).end();
      return;
    }
    const encoding = encodingOf(request.headers['accept-encoding'], answer.body.length);
    const body = encoding && this.compress(answer, encoding);
    raw
      .writeHead(200, {
        ...headers,
        ...(body && { 'content-encoding': encoding }),
        'content-length': (body ?? answer.body).length,
      })
      .end(body ?? answer.body);
  }

  /** Null until it has been compressed: whoever asks first gets the plain text. */
  private compress(answer: Answer, encoding: Encoding): Buffer | null {
    const known = answer.compressed.get(encoding);
    if (known) return known.length > 0 ? known : null;
    answer.compressed.set(encoding, Buffer.alloc(0));
    void COMPRESS[encoding](answer.body).then((body) => {
      answer.compressed.set(encoding, body);
      this.grow(body.length);
    });
    return null;
  }
}

const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Null for a plain body. */
function encodingOf(accepted: string | string[] | undefined, bytes: number): Encoding | null {
  if (bytes < LEAST_COMPRESSED || typeof accepted !== 'string') return null;
  const names = accepted.split(',').map((each) => each.trim().toLowerCase());
  const isAccepted = (name: Encoding) =>
    names.some(
      (each) => each === name || (/^;\s*q=(1|0?\.\d*[1-9])/.test(each.slice(name.length)) && each.startsWith(name)),
    );
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : null;
}

/** RFC 9110, section 13.1.2: `*`, or a list of tags, of which one is weakly equal to the tag of the answer. */
export function isSameTag(condition: string | undefined, tag: string): boolean {
  if (condition === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return condition.trim() === '*' || condition.match(/"[^"]*"/g)?.includes(opaque) === true;
}
