import type { FastifyInstance } from 'fastify';

/** A new connection carries this much in its first round trip (RFC 6928: ten segments of 1,460 bytes), with room for headers. */
const FIRST_ROUND_TRIP = 12_288;

/**
 * Leaves small answers to changes, such as receipts, uncompressed: they arrive in the same round trip either way, and
 * compressing and reading one takes 1 to 2 ms. Pages and lists are compressed, since people read many of them over slow
 * connections.
 */
export function leaveSmallAnswersAsTheyAre(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, _reply, payload, done) => {
    const isSmall = typeof payload === 'string' && Buffer.byteLength(payload) <= FIRST_ROUND_TRIP;
    // @fastify/compress leaves an answer uncompressed when the request has this header.
    if (isSmall && request.method !== 'GET') request.headers['x-no-compression'] = 'small';
    done(null, payload);
  });
}
