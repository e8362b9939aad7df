import { say } from '@quadrant/rules/message';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { onMethodOf } from '../on-method-of.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import { bodyConfig } from './body-config.js';
import { type BodyLimits, REPORT_BODY } from './body-limits.js';
import { SentFile } from './sent-file.js';

const FileOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): SentFile => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (body instanceof SentFile) return body;
  throw problemOfKind('missing-body', say`The request came without a body.`, { advice: say`Send a file as the body.` });
});

/**
 * A parameter that receives the file of a request as a `SentFile`: its bytes are not decoded, not parsed, perhaps not even
 * text. The body may have 2 MB, unless other limits are given, and be one of `FILE_TYPES`. An empty or missing body is a 400.
 */
export function UploadedFile(limits: BodyLimits = REPORT_BODY): ParameterDecorator {
  return onMethodOf(FileOfRequest(), bodyConfig({ limits, takes: 'file' }));
}
