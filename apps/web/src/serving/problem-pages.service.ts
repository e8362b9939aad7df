import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ProblemDocument } from '@quadrant/http';
import { problemPage } from '../pages/problem.page.js';
import { addressOf } from '../query/address.js';
import { Frames } from './frames.service.js';
import { renderPage } from './render-page.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Shows refusals as pages to people. Everything that goes wrong, an unknown address too, has become one problem document
 * by the time it is sent, so this is the one place that sees them all; status and headers stay as they are. Only who has
 * to sign in first is sent there.
 */
@Injectable()
export class ProblemPages implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly frames: Frames,
  ) {}

  onModuleInit(): void {
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('onSend', async (request, reply, payload) => {
      if (!isProblem(reply) || !wantsPage(request) || !isBytes(payload)) return payload;
      // The tag was made of the document.
      void reply.removeHeader('etag').type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (reply.statusCode === 401 && request.headers.authorization === undefined) return sendToSignIn(request, reply);
      const problem = JSON.parse(payload.toString()) as ProblemDocument;
      return renderPage(problemPage(problem, request.url), await this.frames.findWhatCanBe(request));
    });
  }
}

function sendToSignIn({ url }: FastifyRequest, reply: FastifyReply): string {
  void reply
    .status(303)
    .removeHeader('www-authenticate')
    .header('location', addressOf('/sign-in', { to: url }));
  return '';
}

function isProblem(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/problem+json');
}

/** Browsers name HTML, programs do not; what is asked of the API is answered in JSON to everybody. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

function isBytes(payload: unknown): payload is Buffer | string {
  return Buffer.isBuffer(payload) || typeof payload === 'string';
}
