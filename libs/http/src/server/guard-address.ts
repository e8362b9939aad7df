import { say } from '@quadrant/rules/message';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../problem/problem-kinds.js';
import { type RequestError, refusedParts } from '../validation/invalid-request.js';

// Control characters (PostgreSQL has no NUL) and halves of surrogate pairs (UTF-8 has none). No slug, handle, id, day or
// search text of ours has one, so that they are refused once, for every route.
const BROKEN = /[\p{Cc}\p{Cs}]/u;

const NO_SUCH_NAME = notFound(say`The address holds a character that no name here has, or a name that is too long.`);

const MOST_PARAMETERS = 50;

/** As many as a cursor may have; the whole address fits into 16 kB anyway. */
const LONGEST_VALUE = 4000;

/**
 * Refuses every request whose path or query holds characters that cannot be stored, or too many parameters, before any
 * handler sees it: 404 for the path, since nothing has such a name, and 400 that names the parameters of a query.
 */
export function guardAddresses(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) return done();
    if (brokenParts('path', request.params).length > 0) return done(NO_SUCH_NAME);
    const inQuery = crowded(request) ?? brokenParts('query', request.query);
    done(inQuery.length > 0 ? refusedParts('query', inQuery) : undefined);
  });
}

function crowded({ query }: FastifyRequest): RequestError[] | null {
  const count = Object.values(query as object).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : 1),
    0,
  );
  if (count <= MOST_PARAMETERS) return null;
  const detail = `has ${count} parameters, at most ${MOST_PARAMETERS} are read`;
  return [{ in: 'query', name: '?', detail }];
}

function brokenParts(place: 'path' | 'query', parts: unknown): RequestError[] {
  return Object.entries(parts as Record<string, unknown>).flatMap(([name, value]) => {
    const texts = [value].flat().filter((each) => typeof each === 'string');
    const shown = BROKEN.test(name) ? JSON.stringify(name) : name;
    if (BROKEN.test(name) || texts.some((text) => BROKEN.test(text))) {
      return [{ in: place, name: shown, detail: say`holds a control character or half of a character` }];
    }
    if (texts.every((text) => text.length <= LONGEST_VALUE)) return [];
    return [{ in: place, name: shown, detail: say`must be at most ${LONGEST_VALUE} characters long` }];
  });
}
