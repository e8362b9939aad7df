import { unpackJson } from '@quadrant/rules/message';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { readSessionSecret, SENTENCES_AS_DATA, SentForm, type ProblemDocument } from '@quadrant/http';
import { inLanguage } from '../languages/language.js';
import { problemPage } from './problem.page.js';
import { sendAgainPage } from './send-again.page.js';
import { addressOf } from '../query/address.js';
import { Frames } from './frames.service.js';
import { readLanguage, tellLanguage } from './page-language.js';
import { renderPage } from './render-page.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Shows refusals as pages to people. Every error, even an unknown address, has become a problem document before it is
 * sent, so this is the one place that sees them all; status and headers stay as they are. People who must sign in
 * first, or set up a second factor, are redirected there, or keep the input of a form until they have.
 */
@Injectable()
export class ProblemPages implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly frames: Frames,
  ) {}

  onModuleInit(): void {
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('onRequest', (request, _reply, done) => {
      if (wantsPage(request)) Object.assign(request.headers, SENTENCES_AS_DATA);
      done();
    });
    instance.addHook('onSend', async (request, reply, payload) => {
      if (!isProblem(reply) || !wantsPage(request) || !isBytes(payload)) return payload;
      // The tag belongs to the document, not to the page.
      void reply.removeHeader('etag').type('text/html; charset=utf-8').header('cache-control', 'no-store');
      const language = readLanguage(request);
      tellLanguage(reply, language);
      const problem = JSON.parse(payload.toString(), unpackJson) as ProblemDocument;
      const isSignedOut = reply.statusCode === 401 && request.headers.authorization === undefined;
      const typed = request.body instanceof SentForm ? request.body : null;
      if (typed !== null && (isSignedOut || isOfAnotherSession(problem, request))) {
        return inLanguage(language, async () => {
          const again = sendAgainPage({ address: request.url, form: typed, isSignedOut });
          return renderPage(again, await this.frames.findWhatCanBe(request));
        });
      }
      if (isSignedOut) return sendTo(reply, addressOf('/sign-in', { to: request.url }));
      if (problem.type.endsWith('/second-factor-required')) return sendTo(reply, '/account/second-factor');
      return inLanguage(language, async () =>
        renderPage(problemPage(problem, request.url), await this.frames.findWhatCanBe(request)),
      );
    });
  }
}

/** The form was opened before its sender signed in again; the browser itself says that the form is from this site. */
const isOfAnotherSession = ({ type }: ProblemDocument, request: FastifyRequest): boolean =>
  type.endsWith('/csrf-token-wrong') && readSessionSecret(request) !== null;

function sendTo(reply: FastifyReply, address: string): string {
  void reply.status(303).removeHeader('www-authenticate').header('location', address);
  return '';
}

function isProblem(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/problem+json');
}

/** Browsers ask for HTML, programs do not. The API answers everybody in JSON. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

function isBytes(payload: unknown): payload is Buffer | string {
  return Buffer.isBuffer(payload) || typeof payload === 'string';
}
