import { Injectable } from '@nestjs/common';
import { Problem, type ProblemDocument } from '@quadrant/http';
import { Operations, problemIn } from './operations.service.js';
import type { FastifyRequest } from 'fastify';

/** A page sends this to the API in the name of its reader. */
export interface ApiCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query, which begin with /api/v1. */
  readonly path: string;
  /** Sent as JSON; bytes are sent as they are. */
  readonly body?: object | Buffer;
  /** Media type of a body that is given as bytes. */
  readonly type?: string;
  /** The version of the changed thing, as its reader saw it. */
  readonly version?: number;
  /** The same key again gives the same answer. While the first request is under way, the second waits for it. */
  readonly idempotencyKey?: string;
}

const WAIT_MS = 500;
const MOST_WAITS = 20;

/** The API answers with the value, or says why there is none. */
export type ApiAnswer<Value> =
  | { readonly kind: 'done'; readonly status: number; readonly value: Value }
  | { readonly kind: 'refused'; readonly problem: ProblemDocument };

/** Asks the public operations for a page, with the session that its reader has. */
@Injectable()
export class ApiCalls {
  constructor(private readonly operations: Operations) {}

  /** @throws Problem 401 where the session ended meanwhile */
  async ask<Value>(request: FastifyRequest, call: ApiCall): Promise<ApiAnswer<Value>> {
    for (let waits = 0; ; waits += 1) {
      const answer = await this.askOnce<Value>(request, call);
      const isUnderWay = answer.kind === 'refused' && answer.problem.type.endsWith('/idempotency-key-in-flight');
      if (!isUnderWay || waits === MOST_WAITS) return answer;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }

  /** @throws Problem that the API refuses with */
  async get<Value>(request: FastifyRequest, path: string): Promise<Value> {
    const answer = await this.ask<Value>(request, { path });
    if (answer.kind === 'refused') throw problemOf(answer.problem);
    return answer.value;
  }

  /** @returns the bytes of a file; null where the API refuses it. @throws Problem 401 where the session ended meanwhile */
  async bytes(request: FastifyRequest, path: string): Promise<Buffer | null> {
    const answered = await this.operations.ask(request, { method: 'GET', path });
    if (answered.status === 401) throw problemOf(problemIn(answered));
    return answered.status < 400 ? answered.bytes : null;
  }

  private async askOnce<Value>(request: FastifyRequest, call: ApiCall): Promise<ApiAnswer<Value>> {
    const { method = 'GET', path, body } = call;
    const headers = headersOf(call);
    const answered = await this.operations.ask(request, { method, path, headers, ...(body && { body }) });
    if (answered.status < 400) return { kind: 'done', status: answered.status, value: answered.body as Value };
    const problem = problemIn(answered);
    if (answered.status === 401) throw problemOf(problem);
    return { kind: 'refused', problem };
  }
}

/** Turns the refusal of an operation into a refusal of the page that called it. */
export function problemOf({ type, title, status, detail, advice, ...rest }: ProblemDocument): Problem {
  const { instance: _instance, requestId: _requestId, ...extra } = rest;
  return new Problem({ code: type.replace(/^.*\//, ''), title, status, detail, advice, extra });
}

function headersOf({ body, type, version, idempotencyKey }: ApiCall): Record<string, string> {
  return {
    ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
    ...(version !== undefined && { 'if-match': `"v${version}"` }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}
