import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { problemOfKind } from '../problem/problem-kinds.js';
import { onMethodOf } from '../on-method-of.js';
import { bodyConfig } from './body-config.js';
import { REPORT_BODY } from './body-limits.js';

const BodyBytes = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw problemOfKind('missing-body', 'The request came without a body.');
});

/**
 * A parameter that receives the report of an `application/json` request as the bytes that were sent, unread: not decoded,
 * not parsed, perhaps not even UTF-8. It may have 2 MB. An empty or missing body is a 400.
 */
export function RawBody(): ParameterDecorator {
  return onMethodOf(BodyBytes(), bodyConfig({ limits: REPORT_BODY, isRaw: true }));
}
