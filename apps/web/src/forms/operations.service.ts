import { unpackJson, say } from '@quadrant/rules/message';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { csrfTokenOf, problemOfKind, readSessionSecret, SENTENCES_AS_DATA, type ProblemDocument } from '@quadrant/http';
import { API_URL } from './api-settings.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A page sends this request to the API in the name of its reader. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  /** The body is sent as JSON; bytes are sent as they are, and the headers name their type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  /** The body as it came, such as that of a file. */
  readonly bytes: Buffer;
  readonly setCookies: readonly string[];
}

/** These headers say who asks, and from where: the API treats the request as if it came from the browser. */
const PASSED_ON = [
  'cookie',
  'host',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/** Sends requests of pages to the API: in this process, or at `API_URL`. */
@Injectable()
export class Operations {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(API_URL) private readonly apiUrl: string | null,
  ) {}

  /** Asks something for a page without changing anything, such as a preview. */
  ask(request: FastifyRequest, asked: Asked): Promise<Answered> {
    const secret = readSessionSecret(request);
    const { origin: _origin, ...own } = passedOn(request);
    // A link from elsewhere may lead to the page, but the page itself is from this site.
    const headers = {
      ...own,
      'sec-fetch-site': 'same-origin',
      ...(secret !== null && { 'x-csrf-token': csrfTokenOf(secret) }),
    };
    return this.sendWith(request, headers, asked);
  }

  send(request: FastifyRequest, asked: Asked): Promise<Answered> {
    return this.sendWith(request, passedOn(request), asked);
  }

  private async sendWith(
    request: FastifyRequest,
    own: Readonly<Record<string, string>>,
    { method, path, body, headers = {} }: Asked,
  ): Promise<Answered> {
    const sent = {
      ...own,
      accept: 'application/json',
      ...SENTENCES_AS_DATA,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    if (this.apiUrl !== null) return this.sendAway(this.apiUrl + path, method, sent, payload);
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await instance.inject({
      method: method as 'POST',
      url: path,
      headers: sent,
      ...(payload !== undefined && { payload }),
      ...remoteOf(request),
    });
    return {
      status: answer.statusCode,
      body: parse(answer.payload),
      bytes: answer.rawPayload,
      setCookies: [answer.headers['set-cookie'] ?? []].flat(),
    };
  }

  private async sendAway(
    url: string,
    method: string,
    headers: Record<string, string>,
    payload: string | Buffer | undefined,
  ): Promise<Answered> {
    const { host: _host, ...sent } = headers;
    try {
      const answer = await fetch(url, {
        method,
        headers: sent,
        redirect: 'manual',
        ...(payload !== undefined && { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return {
        status: answer.status,
        body: parse(bytes.toString()),
        bytes,
        setCookies: answer.headers.getSetCookie(),
      };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw problemOfKind('service-unavailable', say`The API does not answer: ${reason}.`, {
        headers: { 'retry-after': '5' },
      });
    }
  }
}

/** Returns the headers of a request by which the API and pages decide who asks. */
export function passedOn({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Returns the origin of a request, for another request that is made inside it. */
export function remoteOf({ raw }: FastifyRequest): { remoteAddress?: string } {
  const { remoteAddress } = raw.socket;
  return remoteAddress === undefined ? {} : { remoteAddress };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, unpackJson);
  } catch {
    return null;
  }
}

/** Returns the problem of a refused request. */
export const problemIn = ({ status, body }: Answered): ProblemDocument => {
  if (typeof body === 'object' && body !== null && 'title' in body) return body as ProblemDocument;
  return problemOfKind('internal-error', say`The answer has the status ${status}, and cannot be read.`).toDocument(
    '',
    '',
  );
};
