import { Get, Post, Req, Res } from '@nestjs/common';
import { CurrentActor, May, PageForm, type Actor, type SentForm } from '@quadrant/http';
import { type Grid, LARGEST_TYPED } from '@quadrant/rules/files';
import { FileOpener } from '@quadrant/threads';
import { plainly } from '../components/plain-words.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { ApiAnswer } from '../forms/api-calls.service.js';
import type { PageFault } from '../components/form/form-context.js';
import { columnsPage } from './columns.page.js';
import { HistoryWindowView } from '@quadrant/views';
import { givePage, type GiveFacts } from './give.page.js';
import { adviceOf } from '../components/finding-notes.js';
import { formKeyOf } from '../query/form-key.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { Viewers } from '../frame/viewers.service.js';
import { gridOfColumns, tableIn } from './columns-form.js';
import type { DraftDetail, PageFinding } from './draft-shapes.js';
import { emptyGrid } from './draft-form.js';
import { SubmitCalls } from './submit-calls.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** A new grid has this many empty rows. */
const FIRST_ROWS = 12;

/** The first step of a report turns its results into a draft. */
@PageController('submit')
export class SubmitController {
  constructor(
    private readonly calls: SubmitCalls,
    private readonly opener: FileOpener,
    private readonly viewers: Viewers,
    private readonly historyWindows: HistoryWindowView,
  ) {}

  @Get()
  give(@Req() request: FastifyRequest): Promise<VNode> {
    return this.showGive(request, [], '');
  }

  @Post()
  @May('draft.keep')
  async take(
    @PageForm() form: SentForm,
    @CurrentActor() { accountId }: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const key = formKeyOf(form);
    if (form.value('way') === 'grid') {
      return this.goOn(reply, request, '', await this.calls.createFromGrid(request, emptyGrid(FIRST_ROWS), null, key));
    }
    const bytes = form.file?.bytes ?? Buffer.from(form.text('text'));
    const field = form.has('text') ? 'text' : 'file';
    const name = form.file?.name ?? null;
    if (bytes.toString().trim() === '') {
      const message = field === 'text' ? t('Paste the cells of your table.') : tellNoFile(name);
      return this.showGive(request, [{ field, message }], '', reply);
    }
    const answers = await this.calls.rememberedAnswers(request);
    const opened = await this.opener.ask('openGrid', { account: accountId, size: bytes.length }, bytes, answers);
    if (opened.kind === 'unnamed') {
      void reply.status(422);
      return columnsPage({ rows: opened.rows, name, faults: [] });
    }
    const isTyped = opened.kind === 'grid' && isSmall(opened.grid);
    const answer = isTyped
      ? await this.calls.createFromGrid(request, opened.grid, withoutEnding(name), key)
      : await this.calls.createFromFile(request, bytes, name ?? t('pasted text'), key);
    return this.goOn(reply, request, form.text('text'), answer, field);
  }

  @Post('columns')
  @May('draft.keep')
  async nameColumns(
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const rows = tableIn(form);
    const name = form.value('name') || null;
    const grid: Grid | PageFault = gridOfColumns(rows, form);
    if ('message' in grid) {
      void reply.status(422);
      return columnsPage({ rows, name, faults: [grid], chosen: form });
    }
    const answer = await this.calls.createFromGrid(request, grid, withoutEnding(name), formKeyOf(form));
    return this.goOn(reply, request, '', answer);
  }

  private async goOn(
    reply: FastifyReply,
    request: FastifyRequest,
    text: string,
    answer: ApiAnswer<DraftDetail>,
    field: 'file' | 'text' | null = null,
  ): Promise<VNode | string> {
    if (answer.kind === 'refused') {
      const { detail, advice, findings } = answer.problem;
      const faults = (findings as readonly PageFinding[] | undefined)?.map((finding) => faultOf(finding, field));
      return this.showGive(
        request,
        faults ?? [{ field: null, message: `${tell(detail)} ${tell(advice)}` }],
        text,
        reply,
      );
    }
    void reply.status(303).header('location', `/submit/${answer.value.id}`);
    return '';
  }

  private async showGive(
    request: FastifyRequest,
    faults: readonly PageFault[],
    text: string,
    reply?: FastifyReply,
  ): Promise<VNode> {
    if (faults.length > 0) void reply?.status(422);
    const isSignedIn = (await this.viewers.find(request)) !== null;
    const drafts: GiveFacts['drafts'] = isSignedIn ? await this.calls.listDrafts(request) : [];
    return givePage({ isSignedIn, drafts, windows: await this.historyWindows.listOpen(), faults, text });
  }
}

/** A larger table stays a file: nobody edits thousands of cells in a form. */
const isSmall = (grid: Grid): boolean => Buffer.byteLength(JSON.stringify({ grid })) <= LARGEST_TYPED;

const tellNoFile = (name: string | null): string =>
  name === null ? t('Choose a file.') : t('{name} is empty. Choose a file with results.', { name });

/** Removes the ending of a file name, which may be the name of the tournament. */
const withoutEnding = (name: string | null): string | null => {
  const base = (name ?? '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[A-Za-z0-9]{1,12}$/, '')
    .trim();
  return base === '' ? null : base.slice(0, 100);
};

const faultOf = ({ code, line, message, advice }: PageFinding, field: PageFault['field']): PageFault => ({
  field,
  message: `${line === undefined || line === 1 ? '' : t('Line {line}: ', { line })}${plainly(message)} ${tell(adviceOf({ code, advice }))}`,
});
