import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE } from '../authentication/session-cookie.js';
import { ProblemDto } from './problem.dto.js';

export const DOCS_PATH = '/docs';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const OPEN_API_PATH = '/api/v1/openapi.json';

/** The OpenAPI 3.1 document of all routes of an application, in a new object. */
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
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      // OpenAPI 3.1, 4.8.10.1: an empty list says that nobody is asked who he is.
      const operation = item[method];
      if (operation !== undefined) operation.security ??= [];
    }
  }
  return document;
}

/** Serves the document as JSON and, for people, as a page. Has to be called before the application is initialized. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup(DOCS_PATH, app, () => describeOpenApi(app), {
    jsonDocumentUrl: OPEN_API_PATH,
    raw: ['json'],
    customSiteTitle: 'Quadrant API',
  });
}
