import { jsonFor } from '../sentences.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maskOurSecrets, maskSecrets } from './mask-secrets.js';
import type { Problem } from './problem.js';
import { toUriReference } from './uri-reference.js';

/** Answers one request with one problem. The answer is never kept by a cache: it speaks of this request only. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  // Fastify closes the connection after every body error, to be safe; one that was read to its end can stay.
  if (request.raw.complete) reply.removeHeader('connection');
  // Answers are kept by proxies and shown to others: what was sent in the wrong place is not repeated.
  const document = maskOurSecrets(
    jsonFor(request, problem.toDocument(request.id, toUriReference(maskSecrets(request.originalUrl)))),
  );
  // As bytes: to a text Fastify would add a charset, a parameter that this media type does not have.
  const body = Buffer.from(document);
  void reply
    .status(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers, 'x-request-id': request.id })
    .type('application/problem+json')
    .send(body);
}
