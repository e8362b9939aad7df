import { createHash } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../authentication/session-cookie.js';
import { KEY_HEADER } from '../idempotency/idempotency-key.decorator.js';
import { describeProblem } from '../problem/api-problems.decorator.js';
import { ProblemDto } from '../problem/problem.dto.js';

export const DOCS_PATH = '/docs';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** An unknown query key is refused on these paths. */
const API_PATH = '/api/v1/';
const OPEN_API_PATH = '/api/v1/openapi.json';

/** The function makes the document of an application only once. */
const descriptions = new WeakMap<INestApplication, () => unknown>();

/** Returns the OpenAPI 3.1 document that describes all routes of an application, in a new object. */
export function describeOpenApi(app: INestApplication): OpenAPIObject {
  const frame = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Quadrant')
    .setDescription('Finished tournaments go in; ratings, league points and Masters points come out.')
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'A token: see /api/v1/tokens.' })
    .addCookieAuth(
      SESSION_COOKIE,
      { type: 'apiKey', in: 'cookie', description: 'A session; changes need the header X-CSRF-Token too.' },
      'session',
    )
    .build();
  const document = SwaggerModule.createDocument(app, frame, { extraModels: [ProblemDto] });
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      // OpenAPI 3.1, 4.8.10.1: an empty list means that nobody has to be identified.
      const operation = item[method];
      if (operation === undefined) continue;
      operation.security ??= [];
      for (const status of problemsOf(path, method)) operation.responses[status] ??= describeProblem(status);
      if (method !== 'get' && operation.security.length > 0) describeKey(operation);
    }
  }
  return document;
}

/**
 * The statuses of the problems that an operation can answer with because of its address and its method, whatever it does. The server
 * reads a body with every method but GET, also where a handler takes none.
 */
function problemsOf(path: string, method: (typeof METHODS)[number]): number[] {
  if (!path.startsWith(API_PATH)) return [];
  return [400, ...(path.includes('{') ? [404] : []), ...(method === 'get' ? [] : [413, 415]), 503];
}

/** Says that an operation takes an idempotency key, unless it says something about one by itself. */
function describeKey(operation: NonNullable<OpenAPIObject['paths'][string]['post']>): void {
  if ('x-idempotency-key' in operation) return;
  operation.parameters ??= [];
  if (operation.parameters.some((each) => 'name' in each && each.name === KEY_HEADER.name)) return;
  operation.parameters.push({ ...KEY_HEADER, in: 'header', schema: { type: 'string' } });
}

/** Serves the document as JSON and, for people, as a page. It has to be called before the application is initialized. */
export function serveOpenApi(app: INestApplication): void {
  const document = once(() => describeOpenApi(app));
  SwaggerModule.setup(DOCS_PATH, app, document, { raw: false, customSiteTitle: 'Quadrant API' });
  const served = once(() => serialize(document()));
  descriptions.set(app, served);
  app.getHttpAdapter().get(OPEN_API_PATH, (_request: FastifyRequest, reply: FastifyReply) => {
    const { bytes, tag } = served();
    void reply.header('etag', tag).type('application/json; charset=utf-8').send(bytes);
  });
}

/** Makes the document of an initialized application, which takes half a second of CPU, before a request has to wait for it. */
export function prepareOpenApi(app: INestApplication): void {
  descriptions.get(app)?.();
}

/** The document never changes while the process runs, so its bytes and their tag are made once. */
function serialize(document: OpenAPIObject): { readonly bytes: Buffer; readonly tag: string } {
  const bytes = Buffer.from(JSON.stringify(document));
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, tag: `W/"${hash}"` };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
