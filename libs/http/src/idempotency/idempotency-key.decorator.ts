import { say } from '@quadrant/rules/message';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension, ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { onMethodOf } from '../on-method-of.js';
import { problemOfKind } from '../problem/problem-kinds.js';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/**
 * The key of an `Idempotency-Key` header, or null where there is none.
 * @throws Problem 400 unless it is 1 to 255 visible ASCII characters
 */
export function parseIdempotencyKey(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && VISIBLE_ASCII.test(header)) return header;
  throw problemOfKind(
    'invalid-idempotency-key',
    say`The key is empty, too long, or has characters that it may not have.`,
  );
}

const KeyOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): string | null =>
  parseIdempotencyKey(context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key']),
);

/** How an operation treats a key, where that is not the usual way: by itself, or not at all. */
export const KeyTreatment = Reflector.createDecorator<'own' | 'refused'>();

export const KEY_HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description: 'Same key and same body: the same answer again, without doing anything twice.',
} as const;

/** A parameter that receives the request's idempotency key as `string | null`, in an operation that keeps keys by itself. */
export function IdempotencyKey(): ParameterDecorator {
  return onMethodOf(KeyOfRequest(), KeyTreatment('own'), ApiHeader(KEY_HEADER));
}

/** Refuses a key, for an answer that holds a secret which is kept nowhere, so that it cannot be given again. */
export const WithoutIdempotencyKey = (): MethodDecorator =>
  applyDecorators(KeyTreatment('refused'), ApiExtension('x-idempotency-key', 'refused'));
