import { packJson } from '@quadrant/rules/message';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** Pages send this header to an operation. They then get sentences as data, and show them in the reader's language. */
export const SENTENCES_AS_DATA = { 'x-quadrant-sentences': 'data' } as const;

/** Whether the client reads sentences as data; all others get them in English. */
export const readsSentences = (headers: IncomingHttpHeaders): boolean =>
  headers['x-quadrant-sentences'] === SENTENCES_AS_DATA['x-quadrant-sentences'];

/** Writes JSON in the form that the client reads. */
export const jsonFor = ({ headers }: FastifyRequest, value: unknown): string =>
  JSON.stringify(value, readsSentences(headers) ? packJson : undefined);

const ours = ({ headers, url }: FastifyRequest): boolean => readsSentences(headers) && url.startsWith('/api/');

/** Answers pages with sentences as data, when an operation answers in JSON. */
export function tellPagesSentences(instance: FastifyInstance): void {
  instance.addHook('preSerialization', (request, reply, value: unknown, done) => {
    if (ours(request)) {
      if (!reply.hasHeader('content-type')) void reply.type('application/json; charset=utf-8');
      void reply.serializer((told) => jsonFor(request, told));
    }
    done(null, value);
  });
  instance.addHook('onSend', (request, reply, payload, done) => {
    // The header keeps caches on the way from giving such an answer to others.
    if (ours(request)) {
      const others = reply.getHeader('vary');
      void reply.header('vary', [others, ...Object.keys(SENTENCES_AS_DATA)].filter(Boolean).join(', '));
    }
    done(null, payload);
  });
}
