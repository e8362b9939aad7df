import type { Paramtype } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { Problem } from '../problem/problem.js';
import { problemOfKind } from '../problem/problem-kinds.js';

/** One thing that is wrong with one part of a request. */
interface RequestError {
  readonly in: 'query' | 'path' | 'body';
  /** Name of a parameter, or JSON pointer (RFC 6901) into the body. */
  readonly name: string;
  readonly detail: string;
}

const PLACES = { query: 'query', param: 'path', body: 'body', custom: 'body' } as const satisfies Record<
  Paramtype,
  string
>;

/** 400 that lists every error of every part. */
export function invalidRequest(source: Paramtype, errors: readonly ValidationError[]): Problem {
  const place = PLACES[source];
  const listed = errors.flatMap((error) => listErrors(place, [], error));
  const names = [...new Set(listed.map(({ name }) => name))].join(', ');
  return problemOfKind('invalid-request', `Not valid in the ${place}: ${names}.`, { extra: { errors: listed } });
}

function listErrors(place: RequestError['in'], parents: readonly string[], error: ValidationError): RequestError[] {
  const path = [...parents, error.property];
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    in: place,
    name: nameOf(place, path),
    detail: rule === 'whitelistValidation' ? 'is not known here' : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => listErrors(place, path, child))];
}

function nameOf(place: RequestError['in'], path: readonly string[]): string {
  if (place !== 'body') return path.join('.');
  return path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
