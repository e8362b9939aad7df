import { unpackJson } from '@quadrant/rules/message';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { readSessionSecret, SENTENCES_AS_DATA, SentForm, type ProblemDocument } from '@quadrant/http';
import { inLanguage } from '../languages/language.js';
import { problemPage } from '../pages/problem.page.js';
import { sendAgainPage } from '../pages/send-again.page.js';
import { addressOf } from '../query/address.js';
import { Frames } from './frames.service.js';
import { readLanguage, tellLanguage } from './page-language.js';
import { renderPage } from './render-page.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Shows refusals as pages to people. Everything that goes wrong, an unknown address too, has become one problem document
 * by the time it is sent, so this is the one place that sees them all; status and headers stay as they are. Only who has
 * to sign in first, or to set up a second factor, is sent there, or keeps what they typed into a form until they have.
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
      // The tag was made of the document.
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

/** A form that was opened before its sender signed in again; the browser itself says that it is a form of ours. */
const isOfAnotherSession = ({ type }: ProblemDocument, request: FastifyRequest): boolean =>
  type.endsWith('/csrf-token-wrong') && readSessionSecret(request) !== null;

function sendTo(reply: FastifyReply, address: string): string {
  void reply.status(303).removeHeader('www-authenticate').header('location', address);
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
