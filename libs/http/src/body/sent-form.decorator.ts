import { say } from '@quadrant/rules/message';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { onMethodOf } from '../on-method-of.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import { bodyConfig } from './body-config.js';
import { REPORT_BODY } from './body-limits.js';
import { SentForm } from './sent-form.js';

const FormOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): SentForm => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (body instanceof SentForm) return body;
  throw problemOfKind('missing-body', say`The request came without a form.`, {
    advice: say`Send the form of the page.`,
  });
});

/** A parameter that receives the form that a page sends without a script, as a `SentForm`. @param bytes 2 MB unless given */
export function PageForm(bytes: number = REPORT_BODY.bytes): ParameterDecorator {
  return onMethodOf(FormOfRequest(), bodyConfig({ limits: { ...REPORT_BODY, bytes }, takes: 'form' }));
}
