import { say } from '@quadrant/rules/message';
import { Controller, Get, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  AllowedOnLowDisk,
  localPath,
  PageForm,
  problemOfKind,
  SameOriginGuard,
  SentForm,
  type ProblemDocument,
} from '@quadrant/http';
import { inLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';
import { problemPage } from '../serving/problem.page.js';
import { addressOf } from '../query/address.js';
import type { FormState, Typed } from '../components/form/form-state.js';
import { formStates } from '../serving/form-states.js';
import { Frames } from '../serving/frames.service.js';
import { readLanguage, tellLanguage } from '../serving/page-language.js';
import { renderPage } from '../serving/render-page.js';
import { saySoon } from '../serving/said-cookie.js';
import { fillText } from './filled-text.js';
import { Operations, passedOn, problemIn, remoteOf, type Answered } from './operations.service.js';
import { CONFIRMED, confirmPage } from './confirm.page.js';
import { isIrreversible } from './irreversible.js';
import { carriedFields, readOperation, type AskedOperation } from './asked-operation.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** These operations sign somebody in, so a refusal does not mean that a session has ended. */
const SIGN_IN = ['/api/v1/session', '/api/v1/session/second-factor'];
const REFUSED_KEY = '/problems/idempotency-key-refused';

const tellSignedInAgain = (): string =>
  t('You are signed in again. Nothing was sent yet: check the form, then send it.');

/**
 * Takes the forms of pages, as browsers send them without any script. Each form names an operation of the API, which
 * decides. After a success the next page says what was done. After a refusal the same page appears again, with the
 * reason and everything that was typed.
 */
@ApiExcludeController()
@Controller('send')
export class FormsController {
  constructor(
    private readonly operations: Operations,
    private readonly host: HttpAdapterHost,
    private readonly frames: Frames,
  ) {}

  /** The address of a refused form may be opened again. */
  @Get()
  goBack(@Query('from') from: string | string[] | undefined, @Res({ passthrough: true }) reply: FastifyReply): void {
    redirect(reply, pathOf(from));
  }

  @Post()
  @UseGuards(SameOriginGuard)
  @AllowedOnLowDisk()
  async take(
    @Query('from') from: string | string[] | undefined,
    @PageForm() given: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const sent = given.withFileText(given.value('_fileFor'));
    const form = readOperation(sent);
    if (form === null) throw problemOfKind('bad-request', say`No form of this site sends such fields.`);
    const page = pathOf(from);
    if (isIrreversible(form) && !form.isTrial && !sent.has(CONFIRMED)) return this.askAgain(sent, page, request, reply);
    const answer = await this.carryOut(form, request);
    for (const cookie of answer.setCookies) void reply.header('set-cookie', cookie);
    if (answer.status === 401 && !SIGN_IN.includes(form.path)) {
      const state = stateOf(form, { carried: carriedFields(sent, page) });
      return this.show(request, reply, addressOf('/sign-in', { to: page }), state, answer);
    }
    const carried = sent.text('_carried');
    if (answer.status >= 300) {
      const state = stateOf(form, { problem: problemIn(answer), carried: carried || null });
      return this.show(request, reply, page, state, answer);
    }
    if (carried !== '') return this.bringBack(formIn(carried), request, reply, answer);
    const said = form.said === null ? null : fillText(form.said, answer.body, form.typed);
    if (form.showsAnswer) {
      const { isTrial } = form;
      const typed = isTrial ? form.typed : new Map<string, string[]>();
      return this.show(request, reply, page, stateOf(form, { answer: answer.body, said, isTrial, typed }), answer);
    }
    if (said !== null) saySoon(reply, said);
    const next = fillText(form.then ?? page, answer.body, form.typed, encodeURIComponent);
    redirect(reply, localPath(next));
    return '';
  }

  /** Nothing is done yet: the page says who is concerned. */
  private async askAgain(sent: SentForm, page: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const language = readLanguage(request);
    tellLanguage(reply, language);
    void reply.status(200).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return inLanguage(language, async () =>
      renderPage(confirmPage(sent, page), await this.frames.findWhatCanBe(request)),
    );
  }

  /** A few operations take no key, because their answer is not stored. */
  private async carryOut(form: AskedOperation, request: FastifyRequest): Promise<Answered> {
    const { method, path, body, key, version, csrfToken } = form;
    const headers = {
      ...(csrfToken !== null && { 'x-csrf-token': csrfToken }),
      ...(version !== null && { 'if-match': `"v${version}"` }),
    };
    const asked = { method, path, ...((method !== 'DELETE' || Object.keys(body).length > 0) && { body }) };
    const keyed = key === null ? headers : { ...headers, 'idempotency-key': key };
    const answer = await this.operations.send(request, { ...asked, headers: keyed });
    if (answer.status !== 400 || problemIn(answer).type !== REFUSED_KEY) return answer;
    return this.operations.send(request, { ...asked, headers });
  }

  /** Shows on its page again what somebody had typed when their session ended. */
  private bringBack(
    sent: SentForm,
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Answered,
  ): Promise<string> | string {
    const form = readOperation(sent);
    const page = pathOf(sent.value('_from') || undefined);
    if (form !== null)
      return this.show(
        request,
        reply,
        page,
        stateOf(form, { said: inLanguage(readLanguage(request), tellSignedInAgain) }),
        answer,
      );
    redirect(reply, page);
    return '';
  }

  /** Makes a page that shows the result of one of its forms. */
  private async show(
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    state: FormState,
    { setCookies, status }: Answered,
  ): Promise<string> {
    const headers = passedOn(request);
    const cookie = withCookies(headers['cookie'], setCookies);
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    // The request starts only when it is awaited, so it is awaited in here.
    const shown = await formStates.run(
      state,
      async () =>
        await instance.inject({
          method: 'GET',
          url: page,
          headers: { ...headers, ...wishOf(request), cookie, accept: 'text/html' },
          ...remoteOf(request),
        }),
    );
    tellLanguage(reply, readLanguage(request));
    void reply
      .status(status < 300 ? 200 : status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store');
    if (shown.statusCode === 200) return shown.payload;
    // The reader may no longer see the page, or it is gone: only the reason is left to show.
    if (state.problem !== null) return this.showProblem(state.problem, request);
    redirect(reply, page);
    return '';
  }

  private async showProblem(problem: ProblemDocument, request: FastifyRequest): Promise<string> {
    return inLanguage(readLanguage(request), async () =>
      renderPage(problemPage(problem, request.url), await this.frames.findWhatCanBe(request)),
    );
  }
}

/** Reads a form that the sign-in carried along as one text. */
const formIn = (carried: string): SentForm => new SentForm([...new URLSearchParams(carried)], [], null);

/** A browser stops for seconds when a field holds more: such a text came from a file, or from a paste. */
const LONGEST_SHOWN_AGAIN = 100_000;

const shownAgain = (typed: Typed): Typed =>
  new Map([...typed].filter(([, texts]) => texts.every(({ length }) => length <= LONGEST_SHOWN_AGAIN)));

const stateOf = (form: AskedOperation, facts: Partial<FormState>): FormState => ({
  form: form.id,
  typed: shownAgain(form.typed),
  problem: null,
  answer: null,
  said: null,
  isTrial: false,
  carried: null,
  ...facts,
});

/** Passes on the language that the browser asks for. The API gets none, because it answers in English. */
function wishOf({ headers }: FastifyRequest): Record<string, string> {
  const wish = headers['accept-language'];
  return wish === undefined ? {} : { 'accept-language': wish };
}

const pathOf = (from: string | string[] | undefined): string => {
  const path = localPath([from].flat()[0] ?? '/');
  // A form at such an address would send itself again and again.
  return path.startsWith('/send') ? '/' : path;
};

function redirect(reply: FastifyReply, path: string): void {
  void reply.status(303).header('cache-control', 'no-store').header('location', path);
}

/** Returns the cookies that the browser sends from now on. */
function withCookies(cookie: string | undefined, setCookies: readonly string[]): string {
  const jar = new Map((cookie ?? '').split(/; */).map((each) => [each.split('=', 1)[0] ?? '', each] as const));
  for (const line of setCookies) {
    const [pair = ''] = line.split(';', 1);
    jar.set(pair.split('=', 1)[0] ?? '', pair);
  }
  return [...jar.values()].filter((each) => each !== '').join('; ');
}
