import { Readable } from 'node:stream';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD'];

/** Gives every answer a tag of its content, and answers 304 to whoever has that content already. */
export async function registerConditionalRequests(instance: FastifyInstance): Promise<void> {
  // The tag names the content before compression, so it is a weak one (RFC 9110, section 8.8.1). The plugin would
  // compare it with a single tag only.
  await instance.register(etag, { weak: true, replyWith304: false });
  instance.addHook('onSend', (request, reply, payload, done) => {
    // What sends a file has compared its tag already.
    if (payload instanceof Readable || !isKnown(request, reply)) return done(null, payload);
    void reply.status(304);
    done(null, '');
  });
}

/** RFC 9110, section 13.1.2: `*`, or a list of tags, of which one is weakly equal to the tag of the answer. */
function isKnown({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const condition = headers['if-none-match'];
  const tag = reply.getHeader('etag');
  if (condition === undefined || typeof tag !== 'string' || reply.statusCode !== 200 || !READING.includes(method)) {
    return false;
  }
  const opaque = tag.replace(/^W\//, '');
  return condition.trim() === '*' || condition.match(/"[^"]*"/g)?.includes(opaque) === true;
}
