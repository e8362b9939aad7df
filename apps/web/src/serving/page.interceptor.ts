import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';
import { defer, firstValueFrom, type Observable } from 'rxjs';
import { inLanguage } from '../languages/language.js';
import { formStates } from './form-states.js';
import { Frames } from './frames.service.js';
import { readLanguage, tellLanguage } from './page-language.js';
import { renderPage } from './render-page.js';
import { forgetSaid, readSaid } from './said-cookie.js';

/** Makes the text of the page that a controller answers with. A text that the controller itself answers with stays as it is. */
@Injectable()
export class PageInterceptor implements NestInterceptor<VNode | string, string> {
  constructor(private readonly frames: Frames) {}

  intercept(context: ExecutionContext, next: CallHandler<VNode | string>): Observable<string> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const language = readLanguage(request);
    tellLanguage(reply, language);
    const start = performance.now();
    // Controllers make pages as values, with their texts, so they need the language, too.
    return defer(() =>
      inLanguage(language, () =>
        firstValueFrom(next.handle()).then((page) => this.render(page, request, reply, start)),
      ),
    );
  }

  /** @param start when the page began to be read */
  private async render(
    page: VNode | string,
    request: FastifyRequest,
    reply: FastifyReply,
    start: number,
  ): Promise<string> {
    void reply.type('text/html; charset=utf-8');
    if (typeof page === 'string') return page;
    const surroundings = await this.frames.find(request);
    // People who use the same browser later must not be able to go back to this page.
    if (surroundings.viewer !== null) void reply.header('cache-control', 'no-store');
    const formState = formStates.getStore() ?? null;
    const said = formState === null ? readSaid(request) : formState.said;
    if (said !== null && formState === null) forgetSaid(reply);
    const read = performance.now();
    const text = renderPage(page, { ...surroundings, frame: { ...surroundings.frame, said } }, formState);
    void reply.header('server-timing', tellTimes({ read: read - start, render: performance.now() - read }));
    return text;
  }
}

/** Browsers show these times of an answer: milliseconds of each part (W3C Server Timing). */
const tellTimes = (parts: Readonly<Record<string, number>>): string =>
  Object.entries(parts)
    .map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(2)}`)
    .join(', ');
