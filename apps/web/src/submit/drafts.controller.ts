import { Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { Clock, May, PageForm, type SentForm } from '@quadrant/http';
import type { Confirmation } from '@quadrant/rules/suspicions';
import { gridIn, suggestAnswers } from '@quadrant/rules/files';
import { words } from '../languages/t.js';
import { problemOf } from '../forms/api-calls.service.js';
import { checkPage } from './check.page.js';
import { confirmPage } from './confirm.page.js';
import { conflictPage } from './conflict.page.js';
import { previewPage } from './preview.page.js';
import { staleDraftPage } from './stale-draft.page.js';
import { formKeyOf } from '../query/form-key.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { checkViewOf, type RowsWanted } from './check-view.js';
import { choicesOf, confirmationsOf, faultsOfChoices } from './confirm-form.js';
import { differencesOf } from './conflict.js';
import { placesIn, type FindPlace } from './game-places.js';
import { DraftPreviews } from './draft-previews.service.js';
import { editOf, withMoreRows, type DraftEdit } from './draft-form.js';
import { fileNameOf } from './draft-name.js';
import { SubmitCalls } from './submit-calls.service.js';
import type { DraftDetail } from './draft-shapes.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Serves the second and the third step of a report: a draft is checked, corrected and submitted. */
@PageController('submit/:id')
export class SubmitDraftsController {
  constructor(
    private readonly calls: SubmitCalls,
    private readonly previews: DraftPreviews,
    private readonly clock: Clock,
  ) {}

  @Get()
  @May('draft.keep')
  async check(
    @Param('id') id: string,
    @Query('rows') rows: unknown,
    @Query('left') leftOut: unknown,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const draft = await this.calls.readDraft(request, id);
    const { live } = draft;
    if (live !== null && live.state !== 'current') return staleDraftPage({ draft, live });
    const today = new Date(this.clock.now().getTime() - HALF_A_DAY_MS).toISOString().slice(0, 10);
    const remembered = [...(await this.calls.rememberedAnswers(request)), ...suggestAnswers(fileNameOf(draft), today)];
    const checked = await this.previews.check(request, draft);
    const left = typeof leftOut === 'string' ? leftOut.slice(0, 500) : null;
    const findPlace = await this.placesIn(request, draft);
    return checkPage(checkViewOf(draft, checked, new Map(remembered), rowsWanted(rows), findPlace), left);
  }

  @Post()
  @May('draft.keep')
  async save(
    @Param('id') id: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const draft = await this.calls.readDraft(request, id);
    const then = form.value('then');
    const edit = withAddedRows(editOf(draft, form), draft, then);
    const version = Number(form.value('version'));
    if (edit.grid !== null || edit.answers !== null) {
      const answer = await this.calls.changeDraft(request, id, version, {
        ...(edit.answers !== null && { answers: edit.answers }),
        ...(edit.grid !== null && { document: { grid: edit.grid } }),
      });
      if (answer.kind === 'refused') {
        if (answer.problem.status !== 412) throw problemOf(answer.problem);
        void reply.status(409);
        return conflictPage({ draft, differences: differencesOf(draft, form), then });
      }
    }
    return redirect(reply, nextOf(id, then, edit.grid?.rows.length ?? null));
  }

  @Post('deletion')
  @May('draft.keep')
  async delete(
    @Param('id') id: string,
    @PageForm() _form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const answer = await this.calls.deleteDraft(request, id);
    // A draft that does not exist any more counts as deleted.
    if (answer.kind === 'refused' && answer.problem.status !== 404) throw problemOf(answer.problem);
    return redirect(reply, '/my/tournaments?done=deleted');
  }

  @Get('preview')
  @May('draft.keep')
  async preview(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const draft = await this.calls.readDraft(request, id);
    const { preview } = await this.previews.check(request, draft);
    return preview === null ? redirect(reply, `/submit/${draft.id}`) : previewPage({ draft, preview });
  }

  @Get('confirm')
  @May('draft.keep')
  async confirm(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const draft = await this.calls.readDraft(request, id);
    const { preview } = await this.previews.check(request, draft);
    if (preview === null) return redirect(reply, `/submit/${draft.id}`);
    const findPlace = await this.placesIn(request, draft);
    return confirmPage({ draft, preview, choices: choicesOf(preview, null), faults: [], findPlace });
  }

  @Post('confirm')
  @May('draft.keep')
  async submit(
    @Param('id') id: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const formKey = formKeyOf(form);
    const draft = await this.calls.findDraft(request, id);
    const preview = draft && (await this.previews.check(request, draft)).preview;
    if (draft === null || preview === null) {
      // If a form is sent twice, the first may have submitted the draft, even while the second is being read.
      const now = await this.calls.findDraft(request, id);
      const isSubmitted = now === null || now.live?.state === 'reported';
      return redirect(reply, isSubmitted ? await this.receiptOf(request, id, [], formKey) : `/submit/${id}`);
    }
    const choices = choicesOf(preview, form);
    const isChanged = Number(form.value('version')) !== draft.version;
    const faults = isChanged ? [CHANGED] : faultsOfChoices(choices);
    if (faults.length > 0) {
      void reply.status(isChanged ? 409 : 422);
      return confirmPage({ draft, preview, choices, faults, findPlace: await this.placesIn(request, draft) });
    }
    return redirect(reply, await this.receiptOf(request, id, confirmationsOf(choices), formKey));
  }

  /** Games of a live tournament are corrected on the page where it is run. */
  private async placesIn(request: FastifyRequest, draft: DraftDetail): Promise<FindPlace> {
    return placesIn(draft, draft.live && (await this.calls.readLive(request, draft.live.id)));
  }

  /** Submits a draft, once for each key. @returns the page of its receipt */
  private async receiptOf(
    request: FastifyRequest,
    id: string,
    confirmations: readonly Confirmation[],
    formKey: string,
  ): Promise<string> {
    const answer = await this.calls.submit(request, id, confirmations, formKey);
    // The page of the draft says what happened to its tournament.
    if (answer.kind === 'refused' && STALE.has(answer.problem.type)) return `/submit/${id}`;
    if (answer.kind === 'refused') throw problemOf(answer.problem);
    return answer.value.state === 'held' ? `/submit/waiting/${answer.value.id}` : `/submit/receipts/${answer.value.id}`;
  }
}

const STALE: ReadonlySet<string> = new Set(['/problems/draft-outdated', '/problems/draft-reported']);

/** A day without a time means its noon (UTC), and no tournament begins in the future. */
const HALF_A_DAY_MS = 43_200_000;

const CHANGED = words({
  field: null,
  message: 'You changed this draft in another window after you had opened this page. Look at it again, then submit.',
});

function redirect(reply: FastifyReply, to: string): string {
  void reply.status(303).header('location', to);
  return '';
}

const rowsWanted = (rows: unknown): RowsWanted => {
  if (rows === 'findings') return rows;
  return typeof rows === 'string' && /^\d{1,5}$/.test(rows) ? Number(rows) : null;
};

function withAddedRows(edit: DraftEdit, { document }: DraftDetail, then: string): DraftEdit {
  const grid = edit.grid ?? gridIn(document);
  return then === 'rows' && grid !== null ? { ...edit, grid: withMoreRows(grid) } : edit;
}

/** The page that follows depends on the button that was pressed. */
function nextOf(id: string, then: string, rows: number | null): string {
  if (then === 'preview') return `/submit/${id}/preview`;
  const [, from] = /^from:(findings|\d{1,5})$/.exec(then) ?? [];
  if (from !== undefined) return `/submit/${id}?rows=${from}`;
  if (then === 'rows' && rows !== null) return `/submit/${id}?rows=${Math.max(0, rows - 50)}#content`;
  return `/submit/${id}`;
}
