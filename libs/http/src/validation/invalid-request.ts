import { type Text, say } from '@quadrant/rules/message';
import { escapeKey } from '@quadrant/rules/tournament';
import type { Paramtype } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { demandOf, type Demand } from '../fields/text-rule.js';
import type { Problem } from '../problem/problem.js';
import { problemOfKind } from '../problem/problem-kinds.js';

export interface RequestError {
  readonly in: 'query' | 'path' | 'body';
  /** The name of a parameter, or a JSON pointer (RFC 6901) into the body. */
  readonly name: string;
  readonly detail: Text;
}

/** People do not correct more errors in one go; the rest is only counted. */
const MOST_ERRORS = 50;

/** A name that the sender chose can be as long as the body. */
const LONGEST_NAME = 200;

const PLACES = { query: 'query', param: 'path', body: 'body', custom: 'body' } as const satisfies Record<
  Paramtype,
  string
>;

/** Returns 400 with the errors of every part. It lists 50 at most, and counts the rest. */
export function invalidRequest(source: Paramtype, errors: readonly ValidationError[]): Problem {
  const place = PLACES[source];
  return refusedParts(
    place,
    errors.flatMap((error) => listErrors(place, [], error)),
  );
}

/** Does the same for errors that are listed already. */
export function refusedParts(place: RequestError['in'], errors: readonly RequestError[]): Problem {
  const listed = errors.slice(0, MOST_ERRORS);
  const names = [...new Set(listed.map(({ name }) => name))].join(', ');
  const more = errors.length - listed.length;
  const rest = more === 0 ? '' : say` ${more} more ${more === 1 ? say`error is` : say`errors are`} not listed.`;
  return problemOfKind('invalid-request', say`Not valid in the ${place}: ${names}.${rest}`, {
    extra: { errors: listed },
  });
}

function listErrors(place: RequestError['in'], parents: readonly string[], error: ValidationError): RequestError[] {
  const path = [...parents, error.property];
  const own = Object.entries(constraintsOf(error)).map(([rule, message]) => ({
    in: place,
    name: nameOf(place, path),
    detail: rule === 'whitelistValidation' ? say`is not known here` : (demandIn(error, rule) ?? message),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => listErrors(place, path, child))];
}

/** Returns the sentence behind the string that class-validator keeps. */
const demandIn = ({ contexts, value }: ValidationError, rule: string): Text | undefined => {
  const demand = (contexts?.[rule] as { readonly demand: Demand } | undefined)?.demand;
  return demand === undefined ? undefined : demandOf(demand, value);
};

/**
 * A value that is not a number is neither too large nor too small, so these messages are left out. So is that of
 * `ValidateNested`: the rules of objects beside it say the same.
 */
function constraintsOf({ constraints: all = {}, value }: ValidationError): Readonly<Record<string, string>> {
  const { nestedValidation: _nested, ...constraints } = all;
  if (constraints['isInt'] === undefined || (typeof value === 'number' && !Number.isNaN(value))) return constraints;
  const { min: _min, max: _max, ...others } = constraints;
  return others;
}

function nameOf(place: RequestError['in'], path: readonly string[]): string {
  return place === 'body' ? bodyPointer(path) : shorten(path.join('.'));
}

/** Returns the JSON pointer of a place in the body. It is shortened when the sender's own names are very long. */
export function bodyPointer(path: readonly string[]): string {
  let pointer = '';
  for (const step of path) {
    // A pointer to each of 3,000 texts below a name of 30 kB took half a second.
    if (pointer.length > LONGEST_NAME) break;
    pointer += `/${escapeKey(step.slice(0, LONGEST_NAME + 1))}`;
  }
  return shorten(pointer);
}

/** Shortens a name of the sender's own, so that it can be repeated to them. */
export const shorten = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
