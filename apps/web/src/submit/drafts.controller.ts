import { Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { Clock, May, PageForm, type SentForm } from '@quadrant/http';
import type { Confirmation } from '@quadrant/rules/suspicions';
import { gridIn, suggestAnswers } from '@quadrant/rules/files';
import { t, words } from '../languages/t.js';
import type { PageFault } from '../components/form/form-context.js';
import { problemOf } from '../forms/api-calls.service.js';
import { checkPage } from './check.page.js';
import { confirmPage } from './confirm.page.js';
import { changedMeanwhile } from './changed-meanwhile.js';
import { conflictPage, revisedPage } from './conflict.page.js';
import { previewPage } from './preview.page.js';
import { staleDraftPage, uncountedPage } from './stale-draft.page.js';
import { formKeyOf } from '../query/form-key.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { checkViewOf, type RowsWanted } from './check-view.js';
import { choicesOf, confirmationsOf, faultsOfChoices } from './confirm-form.js';
import { compareLate } from './conflict.js';
import { placesIn, type FindPlace } from './game-places.js';
import { DraftPreviews } from './draft-previews.service.js';
import { editOf, TAKE_DIRECTOR, TAKE_NAME, withMoreRows, type DraftEdit } from './draft-form.js';
import { fileNameOf } from './draft-name.js';
import { SubmitCalls } from './submit-calls.service.js';
import { isProposal, type DraftDetail } from './draft-shapes.js';
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
  async check(@Param('id') id: string, @Query('rows') rows: unknown, @Req() request: FastifyRequest): Promise<VNode> {
    const draft = await this.calls.readDraft(request, id);
    const { live } = draft;
    if (live !== null && live.state !== 'current') return staleDraftPage({ draft, live });
    const { corrects } = draft;
    if (corrects?.state === 'revised') {
      const current = await this.calls.readDocument(request, corrects.tournamentId);
      return revisedPage({ draft, corrects, meanwhile: changedMeanwhile(draft, current) });
    }
    if (corrects !== null && corrects.state !== 'current') return uncountedPage({ draft, corrects });
    const today = new Date(this.clock.now().getTime() - HALF_A_DAY_MS).toISOString().slice(0, 10);
    const ofLast = await this.calls.rememberedAnswers(request);
    const suggested = { ofLast, ofName: suggestAnswers(fileNameOf(draft), today), today };
    const checked = await this.previews.check(request, draft);
    const findPlace = await this.placesIn(request, draft);
    return checkPage(checkViewOf(draft, checked, suggested, rowsWanted(rows), findPlace));
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
    const taken = then === TAKE_NAME ? await this.calls.rememberedAnswers(request) : null;
    const late = Number(form.value('version')) === draft.version ? null : compareLate(draft, form);
    if (late !== null && late.differences.length > 0) {
      void reply.status(409);
      return conflictPage({ draft, ...late, then });
    }
    const rows = withAddedRows(editOf(draft, late?.changed ?? form), draft, then);
    const named = then === TAKE_DIRECTOR ? directorIn(draft) : undefined;
    const edit = withAnswer(withAnswer(rows, draft, 'name', taken?.get('name')), draft, 'director', named);
    if (edit.grid !== null || edit.answers !== null) {
      const answer = await this.calls.changeDraft(request, id, draft.version, {
        ...(edit.answers !== null && { answers: edit.answers }),
        ...(edit.grid !== null && { document: { grid: edit.grid } }),
      });
      // Another window changed the draft since it was read here.
      if (answer.kind === 'refused' && answer.problem.status === 412) return this.save(id, form, request, reply);
      if (answer.kind === 'refused') throw problemOf(answer.problem);
    }
    return redirect(reply, nextOf(id, then, edit.grid?.rows.length ?? null));
  }

  /** Makes the draft again from the current revision, with the changes that the page of the conflict keeps. */
  @Post('anew')
  @May('draft.keep')
  async goOn(
    @Param('id') id: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const draft = await this.calls.readDraft(request, id);
    const revision = Number(form.value('revision'));
    // The page shows again what changed where somebody was faster once more.
    if (draft.corrects?.currentRevision !== revision) return redirect(reply, `/submit/${id}`);
    const { tournamentId } = draft.corrects;
    const document = await this.calls.readDocument(request, tournamentId);
    const isKept = form.value('then') !== 'discard';
    const handles = isKept ? Object.entries(draft.answers).filter(([name]) => name.startsWith('handle.')) : [];
    const before = { document, answers: Object.fromEntries(handles), file: null, live: null };
    const answers = (isKept ? editOf(before, form).answers : null) ?? before.answers;
    const answer = await this.calls.correctAnew(request, tournamentId, { answers, revision });
    if (answer.kind === 'done') return redirect(reply, `/submit/${answer.value.id}`);
    if (STALE.has(answer.problem.type)) return redirect(reply, `/submit/${id}`);
    throw problemOf(answer.problem);
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
    const choices = choicesOf(isProposal(draft) ? NOTHING_FOUND : preview, null);
    return confirmPage({ draft, preview, choices, reason: '', faults: [], findPlace });
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
    // A form that was sent twice has proposed the draft the first time.
    if (draft === null && form.has('proposes')) return redirect(reply, PROPOSED);
    if (draft === null || preview === null) {
      // If a form is sent twice, the first may have submitted the draft, even while the second is being read.
      const now = await this.calls.findDraft(request, id);
      const isSubmitted = now === null || now.live?.state === 'reported';
      const nothing = { confirmations: [], reason: '' };
      return redirect(reply, isSubmitted ? await this.receiptOf(request, id, nothing, formKey) : `/submit/${id}`);
    }
    const choices = choicesOf(isProposal(draft) ? NOTHING_FOUND : preview, form);
    const isChanged = Number(form.value('version')) !== draft.version;
    const reason = form.value('reason');
    const unsaid = draft.corrects !== null && reason === '' ? [tellUnsaid()] : [];
    const faults = isChanged ? [CHANGED] : [...unsaid, ...faultsOfChoices(choices)];
    if (faults.length > 0) {
      void reply.status(isChanged ? 409 : 422);
      return confirmPage({ draft, preview, choices, reason, faults, findPlace: await this.placesIn(request, draft) });
    }
    if (isProposal(draft)) return redirect(reply, await this.propose(request, draft.id, reason));
    const said = { confirmations: confirmationsOf(choices), reason };
    return redirect(reply, await this.receiptOf(request, id, said, formKey));
  }

  /** Games of a live tournament are corrected on the page where it is run. */
  private async placesIn(request: FastifyRequest, draft: DraftDetail): Promise<FindPlace> {
    return placesIn(draft, draft.live && (await this.calls.readLive(request, draft.live.id)));
  }

  /** Proposes the correction that a draft is. @returns the page that lists it */
  private async propose(request: FastifyRequest, id: string, evidence: string): Promise<string> {
    const answer = await this.calls.propose(request, id, evidence);
    if (answer.kind === 'done') return PROPOSED;
    if (STALE.has(answer.problem.type)) return `/submit/${id}`;
    throw problemOf(answer.problem);
  }

  /** Submits a draft, once for each key. @returns the page of its receipt */
  private async receiptOf(
    request: FastifyRequest,
    id: string,
    said: { readonly confirmations: readonly Confirmation[]; readonly reason: string },
    formKey: string,
  ): Promise<string> {
    const answer = await this.calls.submit(request, id, said, formKey);
    // The page of the draft says what happened to its tournament.
    if (answer.kind === 'refused' && STALE.has(answer.problem.type)) return `/submit/${id}`;
    if (answer.kind === 'refused') throw problemOf(answer.problem);
    return answer.value.state === 'held' ? `/submit/waiting/${answer.value.id}` : `/submit/receipts/${answer.value.id}`;
  }
}

/** This page lists the proposals of the reader, and says that there is a new one. */
const PROPOSED = '/disputes?done=proposed';

/** The people who accept a proposal confirm what may be wrong about it. */
const NOTHING_FOUND = { findings: [] };

/** Somebody changed the tournament of a draft, or it does not count any more. */
const STALE: ReadonlySet<string> = new Set([
  '/problems/draft-outdated',
  '/problems/draft-reported',
  '/problems/revised-meanwhile',
  '/problems/tournament-merged',
  '/problems/tournament-withdrawn',
  '/problems/version-changed',
]);

const tellUnsaid = (): PageFault => ({ field: 'reason', message: t('Say why you correct the results.') });

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

/** Returns the director that a line above the table of a draft names. */
const directorIn = ({ findings }: DraftDetail): string | undefined =>
  findings.find(({ code }) => code === 'other-director')?.suggestion;

/** Takes what a page offers, if the person pressed the button for it. */
const withAnswer = (edit: DraftEdit, { answers }: DraftDetail, name: string, value: string | undefined): DraftEdit =>
  value === undefined ? edit : { ...edit, answers: { ...(edit.answers ?? answers), [name]: value } };

/** The page that follows depends on the button that was pressed. */
function nextOf(id: string, then: string, rows: number | null): string {
  if (then === 'preview') return `/submit/${id}/preview`;
  const [, from] = /^from:(findings|\d{1,5})$/.exec(then) ?? [];
  if (from !== undefined) return `/submit/${id}?rows=${from}`;
  if (then === 'rows' && rows !== null) return `/submit/${id}?rows=${Math.max(0, rows - 50)}#content`;
  return `/submit/${id}`;
}
