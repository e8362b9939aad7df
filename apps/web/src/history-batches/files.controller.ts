import { Get, Post, Query } from '@nestjs/common';
import { May, PageForm, type SentForm } from '@quadrant/http';
import { withPlainBreaks } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { asRefusal, type AskedBatch, type BatchFault, faultsOf, leadTo, OfBatch } from './asked-batch.js';
import { BatchCalls, type SentFiles } from './batch-calls.service.js';
import { isOpen } from './batch-frame.js';
import { filesPage } from './files.page.js';
import { editableOf, refuseTyped } from './correct-file.js';
import { filePage, resultsPage } from './results.page.js';
import type { ItemState } from './shapes.js';
import type { VNode } from 'preact';

/** Files that are sent together without a script, such as an archive of thousands, have at most so many bytes. */
const LARGEST_FORM = 32 * 1024 * 1024;
/** A text that a person typed, as a form sends it. */
const LARGEST_TYPED = 1024 * 1024;
/** A telephone shows the facts of a file below each other. */
const FILES_A_PAGE = '20';
const MOST_ITEMS = '1000';
const LONGEST_ITEM = 320;
const ITEM_STATES: readonly ItemState[] = ['ready', 'asks', 'double', 'refused', 'left-out', 'read'];

interface WantedFiles {
  readonly state?: string | undefined;
  readonly after?: string | undefined;
  readonly faults: readonly PageFault[];
}

/** The first tab, and what was read from each file. */
@PageController('desk/history/:number')
export class HistoryFilesController {
  constructor(private readonly calls: BatchCalls) {}

  @Get()
  @May('batch.bring')
  files(
    @OfBatch() asked: AskedBatch,
    @Query('state') state: string | undefined,
    @Query('after') after: string | undefined,
  ): Promise<VNode> {
    return this.show(asked, { state, after, faults: [] });
  }

  /** Takes files from a browser that runs no script. */
  @Post('files')
  @May('batch.bring')
  async take(@OfBatch() asked: AskedBatch, @PageForm(LARGEST_FORM) form: SentForm): Promise<VNode | string> {
    const faults: BatchFault[] = form.files.length === 0 ? [{ field: 'file', message: t('Choose a file.') }] : [];
    let received = 0;
    // A corrected file keeps the path of the file in whose place it is sent.
    const place = form.value('path');
    for (const { name, bytes } of form.files) {
      if (bytes.length === 0) {
        faults.push({ field: 'file', message: `${name}: ${t('The file is empty.')}` });
        continue;
      }
      const answer = await this.calls.sendFile(asked, place === '' ? name : place, bytes);
      if (answer.kind === 'refused') faults.push(...faultsOf(answer, 'file'));
      else {
        received += receivedIn(answer.value);
        faults.push(
          ...answer.value.refused.map(({ path, reason }) => ({ field: 'file', message: `${path}: ${reason}` })),
        );
      }
    }
    if (faults.length > 0) return asRefusal(asked, await this.show(asked, { faults }), faults);
    const said = t('{received, plural, one {# file} other {# files}} added. Read them when all are there.', {
      received,
    });
    return leadTo(asked, '', { said });
  }

  @Get('results')
  @May('batch.bring')
  async results(@OfBatch() asked: AskedBatch, @Query('item') item: string | undefined): Promise<VNode> {
    const wanted = (item ?? '').slice(0, LONGEST_ITEM);
    const batch = await this.calls.find(asked);
    const results = wanted === '' ? null : await this.calls.results(asked, wanted);
    if (results?.kind !== 'done') return this.showFile(asked, wanted);
    const { file, parts } = results.value.item;
    const editable = await Promise.all(
      isOpen(batch)
        ? [file, ...parts].map(async (path) => editableOf(path, await this.calls.content(asked, path)))
        : [],
    );
    return resultsPage({ batch, results: results.value, editable: editable.filter((each) => each !== null) });
  }

  /** Replaces a file by a text that somebody typed, unless it changed since they opened it. */
  @Post('text')
  @May('batch.bring')
  async correct(@OfBatch() asked: AskedBatch, @PageForm(LARGEST_TYPED) form: SentForm): Promise<VNode | string> {
    const path = form.value('path');
    const typed = withPlainBreaks(form.text('text'));
    const now = editableOf(path, await this.calls.content(asked, path));
    const fault = refuseTyped(typed, now?.text ?? '');
    const refuse = async (faults: readonly BatchFault[]) =>
      asRefusal(asked, await this.showFile(asked, path, { typed, faults }), faults);
    if (fault !== null) return refuse([{ field: 'text', message: fault }]);
    const answer = await this.calls.sendFile(asked, path, Buffer.from(typed), form.value('sha256'));
    if (answer.kind === 'refused') return refuse(faultsOf(answer, 'text'));
    const [notTaken] = answer.value.refused;
    if (notTaken !== undefined) return refuse([{ field: 'text', message: tell(notTaken.reason) }]);
    const said = t('Your text replaced {file}. Read the files again, so that it counts.', { file: path });
    return leadTo(asked, 'results', { said, query: { item: path } });
  }

  private async showFile(
    asked: AskedBatch,
    file: string,
    { typed, faults }: { readonly typed: string | null; readonly faults: readonly PageFault[] } = {
      typed: null,
      faults: [],
    },
  ): Promise<VNode> {
    const [batch, own, page, refused, content] = await Promise.all([
      this.calls.find(asked),
      file === '' ? null : this.calls.results(asked, file),
      this.calls.items(asked, { after: file, limit: MOST_ITEMS }),
      this.calls.refused(asked),
      file === '' ? null : this.calls.content(asked, file),
    ]);
    const items = own?.kind === 'done' ? [own.value.item] : page.items.filter((each) => each.file === file);
    const findings = refused.find(({ path }) => path === file)?.findings ?? [];
    return filePage({ batch, file, items, findings, editable: editableOf(file, content), typed, faults });
  }

  private async show(asked: AskedBatch, { state, after, faults }: WantedFiles): Promise<VNode> {
    const wanted = ITEM_STATES.find((each) => each === state) ?? null;
    const [batch, page, refused, leftOut] = await Promise.all([
      this.calls.find(asked),
      this.calls.items(asked, { state: wanted, after: after ?? null, limit: FILES_A_PAGE }),
      this.calls.refused(asked),
      this.calls.leftOut(asked),
    ]);
    return filesPage({ batch, page, refused, leftOut, state: wanted, faults });
  }
}

const receivedIn = ({ received, replaced, unchanged }: SentFiles): number => received + replaced + unchanged;
