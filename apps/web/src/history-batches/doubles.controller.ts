import { Get, Post, Query } from '@nestjs/common';
import { May, PageForm, type SentForm } from '@quadrant/http';
import { PART_OF } from '@quadrant/rules/batches';
import { t } from '../languages/t.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { asRefusal, type AskedBatch, type BatchFault, faultsOf, leadTo, OfBatch } from './asked-batch.js';
import { BatchCalls } from './batch-calls.service.js';
import { doublesPage } from './doubles.page.js';
import type { VNode } from 'preact';

/** The fourth tab decides about tournaments that were brought twice, and joins halves. */
@PageController('desk/history/:number/doubles')
export class HistoryDoublesController {
  constructor(private readonly calls: BatchCalls) {}

  @Get()
  @May('batch.bring')
  doubles(@OfBatch() asked: AskedBatch, @Query('page') page: string | undefined): Promise<VNode> {
    return this.show(asked, page, []);
  }

  /** Says which of some files is right, or that they are different tournaments. */
  @Post('decide')
  @May('batch.bring')
  async decide(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const items = form.fields.flatMap(([name, item]) => (/^item-\d{1,4}$/.test(name) ? [item] : []));
    const kept = form.value('kept');
    if (kept === '') return this.refuse(asked, [{ field: null, message: t('Choose which of the files is right.') }]);
    const isOne = kept !== ALL;
    const reason =
      form.value('reason').trim() ||
      (isOne ? t('Another file of the same tournament is right.') : t('They are different tournaments.'));
    const answer = await this.calls.decideDouble(asked, {
      items,
      kept: isOne ? kept.slice(FILE.length) : null,
      reason,
    });
    if (answer.kind === 'refused') return this.refuse(asked, faultsOf(answer, null));
    return leadTo(asked, 'doubles', { said: t('Decided.') });
  }

  /** Joins a file with the one that has another part of its tournament, or takes that back; then the files are read again. */
  @Post('join')
  @May('batch.bring')
  async join(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const [file, partOf] = [form.value('other'), form.value('first')];
    const row = (await this.calls.manifest(asked)).find((each) => each.file === file);
    const before = { [PART_OF]: row?.values[PART_OF] ?? '' };
    const saved = await this.calls.saveManifest(asked, [{ file, values: { [PART_OF]: partOf }, before }]);
    const answer = saved.kind === 'refused' ? saved : await this.calls.read(asked);
    if (answer.kind === 'refused') return this.refuse(asked, faultsOf(answer, null));
    const said =
      partOf === ''
        ? t('They are two tournaments again. The files are being read.')
        : t('Joined. The files are being read.');
    return leadTo(asked, 'doubles', { said });
  }

  private async refuse(asked: AskedBatch, faults: readonly BatchFault[]): Promise<VNode> {
    return asRefusal(asked, await this.show(asked, undefined, faults), faults);
  }

  private async show(asked: AskedBatch, wanted: string | undefined, faults: readonly PageFault[]): Promise<VNode> {
    const [batch, doubles, halves] = await Promise.all([
      this.calls.find(asked),
      this.calls.doubles(asked),
      this.calls.halves(asked),
    ]);
    const page = Math.max(1, Math.floor(Number(wanted ?? 1)) || 1);
    return doublesPage({ batch, doubles, halves, page, faults });
  }
}

/** The value of a choice: the name of a file may be any text. */
const ALL = 'all';
const FILE = 'file ';
