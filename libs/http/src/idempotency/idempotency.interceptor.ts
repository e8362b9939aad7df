import { say } from '@quadrant/rules/message';
import { createHash } from 'node:crypto';
import { HttpException, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { KeptAnswer, RequestAttempt, RequestKeyRepository } from '@quadrant/store/accounts';
import { actorOf } from '../authentication/current-actor.decorator.js';
import { GuardedAction } from '../authentication/may.decorator.js';
import type { Clock } from '../clock.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import { Problem } from '../problem/problem.js';
import { KeyTreatment, parseIdempotencyKey } from './idempotency-key.decorator.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';

const CHANGING: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** These headers of an answer are kept and sent again with its body. */
const KEPT_HEADERS = ['location', 'etag', 'retry-after'] as const;

/**
 * Makes requests with the same `Idempotency-Key` take effect only once: the second one gets the answer of the first. It
 * applies to every operation that changes something and identifies its sender; the others refuse the header.
 */
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly reflector = new Reflector();

  constructor(
    private readonly keys: () => RequestKeyRepository,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = parseIdempotencyKey(request.headers['idempotency-key']);
    if (key === null || !CHANGING.has(request.method)) return next.handle();
    const about = [context.getHandler(), context.getClass()];
    const treatment = this.reflector.getAllAndOverride(KeyTreatment, about) as 'own' | 'refused' | undefined;
    if (treatment === 'own') return next.handle();
    const isGuarded = this.reflector.getAllAndOverride(GuardedAction, about) !== undefined;
    if (treatment === 'refused' || !isGuarded) throw refusedKey();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.answer(request, reply, key, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const { tokenId, accountId } = actorOf(request);
    const taken = await this.keys().take(
      { holderId: tokenId ?? accountId, key, requestSha256: hashOf(request) },
      this.clock.now(),
    );
    if (taken.kind === 'free') return this.attempt(taken.attempt, reply, work);
    if (taken.kind !== 'answered') throw PROBLEMS[taken.kind]();
    const { status, headers, body } = taken.answer;
    void reply.status(status).headers(headers);
    return body ?? undefined;
  }

  private async attempt(attempt: RequestAttempt, reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
    const keys = this.keys();
    const body = await keys.carryOut(attempt, this.clock.now(), work).catch(async (error: unknown) => {
      // An unexpected failure may have happened after the commit, or because the database is gone. Then the key stays taken.
      await (isRefusal(error) ? keys.free(attempt) : keys.freeUnlessStored(attempt).catch(() => undefined));
      throw error;
    });
    await keys.keep(attempt, answerOf(reply, body));
    return body;
  }
}

const answerOf = (reply: FastifyReply, body: unknown): KeptAnswer => ({
  status: reply.statusCode,
  headers: Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  ),
  body: body ?? null,
});

/** Requests with the same address and the same body are the same. */
function hashOf({ method, url, body }: FastifyRequest): string {
  const hash = createHash('sha256').update(`${method} ${url}\n`);
  return hash.update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null)).digest('hex');
}

const isRefusal = (error: unknown): boolean =>
  (error instanceof Problem && error.status < 500) || (error instanceof HttpException && error.getStatus() < 500);

const refusedKey = (): Problem =>
  problemOfKind(
    'idempotency-key-refused',
    say`The answer to this request is given once and kept nowhere, so it cannot be repeated for a key.`,
  );

const PROBLEMS = {
  'in-flight': () =>
    problemOfKind('idempotency-key-in-flight', say`Another request with this Idempotency-Key is being worked on.`, {
      headers: { 'retry-after': '1' },
    }),
  'answer-lost': () =>
    problemOfKind(
      'idempotency-answer-lost',
      say`The first request with this Idempotency-Key was carried out or refused, but the server stopped before it could keep the answer.`,
    ),
  'other-request': () =>
    problemOfKind(
      'idempotency-key-reused',
      say`This Idempotency-Key was sent before, within the last 30 days, with another body or to another address.`,
    ),
};
