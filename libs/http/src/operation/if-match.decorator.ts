import { say } from '@quadrant/rules/message';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { onMethodOf } from '../on-method-of.js';
import { ApiProblems } from '../problem/api-problems.decorator.js';
import { problemOfKind } from '../problem/problem-kinds.js';

// RFC 9110, section 8.8.3: a list of entity tags, each perhaps a weak one.
const EACH_TAG = /(?:W\/)?"[\x21\x23-\x7e]*"/g;
const TAGS = /^(?:W\/)?"[\x21\x23-\x7e]*"(?:[ \t]*,[ \t]*(?:W\/)?"[\x21\x23-\x7e]*")*$/;
const VERSION = /^(?:W\/)?"v([1-9]\d{0,8})"$/;

/**
 * The versions that an `If-Match` header allows: `"v3"` is version 3. Null allows any: no header, or `*`. A version names
 * all that there is of a tournament, a player or a league, so a weak tag of it is as good.
 *
 * @throws Problem 400 for a header that is no list of tags, and for a tag that is no version, as an ETag of an answer is none
 */
export function parseIfMatch(header: string | undefined): number[] | null {
  if (header === undefined || header.trim() === '*') return null;
  if (!TAGS.test(header.trim())) {
    throw problemOfKind('invalid-if-match', say`If-Match is ${JSON.stringify(header)}, which is no list of tags.`);
  }
  return (header.match(EACH_TAG) ?? []).map(versionOf);
}

function versionOf(tag: string): number {
  const version = VERSION.exec(tag)?.[1];
  if (version !== undefined) return Number(version);
  throw problemOfKind('invalid-if-match', say`${tag} is no version; an ETag names the bytes of one answer.`, {
    advice: say`Send the \`version\` that you read: If-Match: "v3" for version 3.`,
  });
}

const VersionsOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): number[] | null =>
  parseIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** As {@link parseIfMatch}, but `any` where the header allows any version, and null only where there is no header. */
export function parseStatedIfMatch(header: string | undefined): number[] | 'any' | null {
  return header === undefined ? null : (parseIfMatch(header) ?? 'any');
}

const StatedVersionsOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): number[] | 'any' | null =>
  parseStatedIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

type Versioned = 'tournament' | 'player' | 'league' | 'region' | 'held report' | 'draft' | 'announcement';

/** Decorates a parameter that receives the versions of `If-Match`, as {@link parseIfMatch} gives them, and describes the header. */
export function IfMatch(what: Versioned): ParameterDecorator {
  // A held report that has changed may be decided already, which no newer version undoes.
  const refusedWith = what === 'held report' ? 409 : 412;
  return onMethodOf(VersionsOfRequest(), describeHeader(what, refusedWith, ''), ApiProblems(refusedWith));
}

/**
 * Decorates a parameter that receives the versions of `If-Match`, as {@link parseStatedIfMatch} gives them, and describes the header.
 *
 * @param neededFor the operation refuses these changes without the header
 */
export const StatedIfMatch = (what: Versioned, neededFor: string): ParameterDecorator =>
  onMethodOf(
    StatedVersionsOfRequest(),
    describeHeader(what, 412, `. Needed for ${neededFor}: 428 without it`),
    ApiProblems(412, 428),
  );

const describeHeader = (what: Versioned, refusedWith: number, need: string): MethodDecorator =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description: `The \`version\` that the ${what} had when it was read, as \`"v3"\`; ${refusedWith} if it has changed since. Not an ETag${need}`,
  });
