import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOfKind } from '../problem/problem-kinds.js';
import { bodyConfigOf } from './body-config.js';
import { parseJsonBody } from './json-text.js';
import { dropBody, readBody } from './read-body.js';

/**
 * The one kind of body that is read: `application/json`, whatever its parameters. A route with `@RawBody()` gets the
 * bytes, every other route the parsed value; every other type is a 415. A route reads 64 kB unless it says otherwise.
 */
export function registerJsonContent(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    // An unknown route is a 404, whatever was sent to it.
    if (request.is404) return dropBody(payload);
    const { limits, isRaw } = bodyConfigOf(request.routeOptions.config);
    const bytes = await readBody(payload, limits.bytes);
    refuseEncoded(request);
    if (isRaw) return bytes;
    if (bytes.length === 0) throw problemOfKind('missing-body', 'The body is empty.');
    return parseJsonBody(bytes, limits);
  });
  instance.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    await dropBody(payload);
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
