import { packJson } from '@quadrant/rules/message';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** How pages ask an operation: sentences come as data then, which pages say in the language of their reader. */
export const SENTENCES_AS_DATA = { 'x-quadrant-sentences': 'data' } as const;

/** Whether who asks reads sentences as data; everybody else gets their English words. */
export const readsSentences = (headers: IncomingHttpHeaders): boolean =>
  headers['x-quadrant-sentences'] === SENTENCES_AS_DATA['x-quadrant-sentences'];

/** JSON for whoever asked. */
export const jsonFor = ({ headers }: FastifyRequest, value: unknown): string =>
  JSON.stringify(value, readsSentences(headers) ? packJson : undefined);

const ours = ({ headers, url }: FastifyRequest): boolean => readsSentences(headers) && url.startsWith('/api/');

/** Answers pages with sentences as data, where an operation answers in JSON. */
export function tellPagesSentences(instance: FastifyInstance): void {
  instance.addHook('preSerialization', (request, reply, value: unknown, done) => {
    if (ours(request)) {
      if (!reply.hasHeader('content-type')) void reply.type('application/json; charset=utf-8');
      void reply.serializer((told) => jsonFor(request, told));
    }
    done(null, value);
  });
  instance.addHook('onSend', (request, reply, payload, done) => {
    // A cache on the way gives such an answer to nobody else.
    if (ours(request)) {
      const others = reply.getHeader('vary');
      void reply.header('vary', [others, ...Object.keys(SENTENCES_AS_DATA)].filter(Boolean).join(', '));
    }
    done(null, payload);
  });
}
