import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/**
 * Security headers for every answer. Nothing here forces https (no HSTS, no upgrade-insecure-requests): a tournament
 * hall runs this over plain http in its own network.
 */
export async function registerSecurityHeaders(instance: FastifyInstance, docsPath: string): Promise<void> {
  await instance.register(helmet, {
    strictTransportSecurity: false,
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
  });
  instance.addHook('onRequest', (request, reply, done) => {
    // Swagger UI brings its own style elements, and few other pages may.
    if (isWithin(docsPath, request.url)) allowOwnStyles(reply);
    done();
  });
}

/** Lets the page of an answer bring style elements and attributes of its own. Scripts still come only from files. */
export function allowOwnStyles(reply: FastifyReply): void {
  void reply.helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...DIRECTIVES, styleSrc: ["'self'", "'unsafe-inline'"] },
    },
  });
}

function isWithin(folder: string, url: string): boolean {
  const path = url.split('?', 1)[0];
  return path === folder || path?.startsWith(`${folder}/`) === true;
}
