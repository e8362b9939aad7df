import { Logger } from '@nestjs/common';
import { endWork, noteWork, resumeWork, startWork, type Work } from '@quadrant/watching';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** The log of a process that was killed says which of these it had begun and not ended. */
const logger = new Logger('Request');

/**
 * Makes a work of every request, so that lines of the log have its ids. The log names each request that may change
 * something, at its beginning and at its end; reading is at the level `debug`. It names the route and never the address,
 * which may hold a secret.
 */
export function followRequests(instance: FastifyInstance): void {
  const works = new WeakMap<FastifyRequest, Work>();
  instance.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const work: Work = {
      kind: 'request',
      name: `${method} ${routeOptions.url ?? 'unknown route'}`,
      ids: { request: request.id },
      traceparent: typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined,
    };
    works.set(request, work);
    startWork(work, () => {
      noteWork(idsOfRoute(request));
      if (!READING.includes(method)) logger.log(`${work.name} begins`);
      done();
    });
  });
  // The parser of a body runs in the context of its connection, which an earlier request may have begun.
  instance.addHook('preValidation', (request, _reply, done) => resumeWork(works.get(request)!, done));
  instance.addHook('onResponse', (request, reply, done) => {
    const work = works.get(request)!;
    work.status = reply.statusCode;
    resumeWork(work, () => {
      const told = `${work.name} answered ${reply.statusCode} in ${Math.round(reply.elapsedTime)} ms`;
      if (READING.includes(request.method)) logger.debug(told);
      else logger.log(told);
    });
    endWork(work);
    done();
  });
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Only what is an id: any other text in an address may be a secret that does not belong there. */
function idsOfRoute({ routeOptions, params }: FastifyRequest) {
  const { id, number } = Object(params) as { id?: unknown; number?: unknown };
  const url = routeOptions.url ?? '';
  return {
    ...(url.includes('/tournaments/:id') && typeof id === 'string' && UUID.test(id) && { tournament: id }),
    ...(url.includes('/runs/:number') && /^\d{1,9}$/.test(String(number)) && { run: Number(number) }),
  };
}
