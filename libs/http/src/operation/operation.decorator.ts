import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiBody,
  ApiExtension,
  ApiExtraModels,
  ApiOperation,
  type ApiOperationOptions,
  ApiResponse,
  type ApiResponseSchemaHost,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Action, Quota } from '@quadrant/rules/permissions';
import { May } from '../authentication/may.decorator.js';
import { LargeBody } from '../body/body-config.js';
import type { BodyLimits } from '../body/body-limits.js';
import { AllowedOnLowDisk } from '../disk-space.guard.js';
import { WithoutIdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { ApiProblems } from '../problem/api-problems.decorator.js';
import { Counted } from '../quotas/counted.decorator.js';

/** A DTO alone is answered as JSON, without further words. */
export type Answer = Type | AnswerOptions;

/** Without `type`, `either` and `schema`, the answer is no JSON. */
interface AnswerOptions {
  readonly type?: Type;
  readonly either?: readonly Type[];
  readonly schema?: ApiResponseSchemaHost['schema'];
  /** The media types in which the answer is text, besides JSON. */
  readonly text?: string | readonly string[];
  /** The media types in which the answer is no text, besides these. */
  readonly bytes?: readonly string[];
  readonly about?: string;
  /** The header `Location` leads to this. */
  readonly location?: { readonly about: string };
}

/** A handler states only these. All other statuses are derived: see `problemsOf` in `open-api.ts`. */
type StatedProblem = 401 | 403 | 404 | 408 | 409 | 410 | 412 | 422 | 429 | 503;

/** All texts are public: OpenAPI has them. */
export interface OperationOptions {
  readonly summary: string;
  readonly about?: string;
  /** The operation lets in only those who may do this, or one of these: see `May`. Without it, everybody gets in. */
  readonly may?: Action | readonly [Action, ...Action[]];
  /** A request counts against this quota of its sender: see `Counted`. */
  readonly counted?: Quota;
  /** The handler answers this with status 200. */
  readonly answers?: Answer;
  /** The handler answers this with status 201. With `answers` too, it sets the status 200 itself. */
  readonly creates?: Answer;
  /** The handler answers this with status 202. With `answers` too, it sets the status 202 itself. */
  readonly accepts?: Answer;
  readonly problems?: readonly StatedProblem[];
  /** The operation reads larger bodies than 64 kB. */
  readonly bodyLimits?: BodyLimits;
  /** This describes a body that has no DTO, or names the DTO of a body that may be left out. */
  readonly body?: ApiOperationOptions['requestBody'] | { readonly optional: Type };
  /** The answer holds a secret that is kept nowhere, so that it cannot be given again for the same `Idempotency-Key`. */
  readonly idempotencyKey?: 'refused';
  /** Nothing brings back what it ends. Pages ask twice, and say who is concerned: see `IRREVERSIBLE` of the web application. */
  readonly irreversible?: true;
  /** The operation goes on while the disk is nearly full: see `AllowedOnLowDisk`. */
  readonly evenOnLowDisk?: true;
}

/**
 * Says of a handler, next to `@Get` or `@Post`, who may call it, what it counts, and what it answers. Its status and most of its
 * problems follow from that, from its parameters, and from its address.
 *
 * @param operationId no other operation has this name in OpenAPI
 */
export function Operation(operationId: string, options: OperationOptions): MethodDecorator {
  const { summary, about, may, counted, answers, creates, accepts, problems = [], body, bodyLimits } = options;
  const derived = [...(may === undefined ? [] : [401, 403]), ...(counted === undefined ? [] : [429])];
  const isOptional = body !== undefined && 'optional' in body;
  return applyDecorators(
    ApiOperation({
      operationId,
      summary,
      ...(about !== undefined && { description: about }),
      ...(body !== undefined && !isOptional && { requestBody: body }),
    }),
    ...(options.irreversible === undefined ? [] : [ApiExtension('x-irreversible', true)]),
    HttpCode(creates ? 201 : answers ? 200 : 202),
    ...(answers ? answersOf(200, answers) : []),
    ...(creates ? answersOf(201, creates) : []),
    ...(accepts ? answersOf(202, accepts) : []),
    ApiProblems(...new Set([...problems, ...derived])),
    ...(may === undefined ? [] : [typeof may === 'string' ? May(may) : May(...may)]),
    ...(counted === undefined ? [] : [Counted(counted)]),
    ...(isOptional ? [ApiBody({ type: body.optional, required: false })] : []),
    ...(bodyLimits === undefined ? [] : [LargeBody(bodyLimits)]),
    ...(options.idempotencyKey === undefined ? [] : [WithoutIdempotencyKey()]),
    ...(options.evenOnLowDisk === undefined ? [] : [AllowedOnLowDisk()]),
  );
}

function answersOf(status: number, answer: Answer): MethodDecorator[] {
  const {
    type,
    either,
    schema,
    text,
    bytes = [],
    about: description = '',
    location,
  }: AnswerOptions = typeof answer === 'function' ? { type: answer } : answer;
  const headers = location !== undefined && {
    headers: { Location: { description: location.about, schema: { type: 'string', format: 'uri-reference' } } },
  };
  const common = { status, description, ...headers };
  if (text !== undefined) {
    const json = type === undefined ? schema : referenceTo(type);
    const texts = [text].flat().map((each) => [each, { schema: { type: 'string' } }] as const);
    const binary = bytes.map((each) => [each, { schema: { type: 'string', format: 'binary' } }] as const);
    const others = Object.fromEntries<{ schema: object }>([...texts, ...binary]);
    const content = { ...(json && { 'application/json': { schema: json } }), ...others };
    return [...(type ? [ApiExtraModels(type)] : []), ApiResponse({ ...common, content })];
  }
  if (either !== undefined) {
    return [ApiExtraModels(...either), ApiResponse({ ...common, schema: { oneOf: either.map(referenceTo) } })];
  }
  return [ApiResponse(type === undefined ? { ...common, schema: schema ?? {} } : { ...common, type })];
}

const referenceTo = (type: Type) => ({ $ref: getSchemaPath(type) });
