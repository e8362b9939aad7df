import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOfKind } from '../problem/problem-kinds.js';
import { parseJsonBody } from './json-text.js';
import { keepsRawBody } from './raw-body.decorator.js';
import { readBody } from './read-body.js';

/**
 * The one kind of body that is read: `application/json`, whatever its parameters. A route with `@RawBody()` gets the
 * bytes, every other route the parsed value; every other type is a 415.
 */
export function registerJsonContent(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const bytes = await readBody(payload, request.routeOptions.bodyLimit);
    // An unknown route is a 404, whatever was sent to it.
    if (request.is404) return undefined;
    refuseEncoded(request);
    if (keepsRawBody(request.routeOptions.config)) return bytes;
    if (bytes.length === 0) throw problemOfKind('missing-body', 'The body is empty.');
    return parseJsonBody(bytes);
  });
  instance.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    await readBody(payload, request.routeOptions.bodyLimit);
    if (!request.is404) refuseType(request);
  });
}

function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return;
  throw problemOfKind('unsupported-media-type', `The body is encoded as ${encoding}.`);
}

function refuseType({ headers }: FastifyRequest): never {
  const type = headers['content-type'];
  throw problemOfKind('unsupported-media-type', type ? `The body is of type ${type}.` : 'The body names no type.');
}
