import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ProblemDocument } from '@quadrant/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemPage } from '../pages/problem.page.js';
import { renderPage } from './render-page.js';

/**
 * Shows refusals as pages to people. Everything that goes wrong, an unknown address too, has become one problem document
 * by the time it is sent, so this is the one place that sees them all; status and headers stay as they are.
 */
@Injectable()
export class ProblemPages implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('onSend', (request, reply, payload, done) => {
      if (!isProblem(reply) || !wantsPage(request) || !isBytes(payload)) {
        done(null, payload);
        return;
      }
      const problem = JSON.parse(payload.toString()) as ProblemDocument;
      // The tag was made of the document.
      void reply.removeHeader('etag').type('text/html; charset=utf-8');
      done(null, renderPage(problemPage(problem)));
    });
  }
}

function isProblem(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/problem+json');
}

/** Browsers name HTML, programs do not; what is asked of the API is answered in JSON to everybody. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');
  return isPage && headers.accept?.includes('text/html') === true;
}

function isBytes(payload: unknown): payload is Buffer | string {
  return Buffer.isBuffer(payload) || typeof payload === 'string';
}
