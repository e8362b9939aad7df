import { Readable } from 'node:stream';
import etag from '@fastify/etag';
import { type AnswerCache, isSameTag } from './answer-cache.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD'];

/** Tags every answer by its content, and answers 304 to clients that have that content already. */
export async function registerConditionalRequests(instance: FastifyInstance, cache: AnswerCache): Promise<void> {
  // The tag names the content before compression, so it is a weak one (RFC 9110, section 8.8.1). The plugin would
  // compare it with a single tag only.
  await instance.register(etag, { weak: true, replyWith304: false });
  cache.keepAnswers(instance);
  instance.addHook('onSend', (request, reply, payload, done) => {
    // Routes that send a file have compared its tag already.
    if (payload instanceof Readable || !isKnown(request, reply)) return done(null, payload);
    void reply.status(304);
    done(null, '');
  });
}

function isKnown({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const tag = reply.getHeader('etag');
  if (typeof tag !== 'string' || reply.statusCode !== 200 || !READING.includes(method)) return false;
  return isSameTag(headers['if-none-match'], tag);
}
