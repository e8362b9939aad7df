import { Get, Post, Query } from '@nestjs/common';
import { May, PageForm, type SentForm } from '@quadrant/http';
import {
  answerLacking,
  answerOpen,
  answerOfText,
  changeTexts,
  answersOfTable,
  answerUndated,
  groupLacking,
  type LackingAnswer,
  type LackingFact,
  OFTEN_LACKING,
  looksLikeResults,
  parseManifest,
  proposalsToTake,
  refuseUndated,
  type ToldText,
} from '@quadrant/rules/batches';
import { refuseTexts } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { ApiAnswer } from '../forms/api-calls.service.js';
import { PageController } from '../serving/page-controller.decorator.js';
import {
  asRefusal,
  type AskedBatch,
  type BatchFault,
  faultOfTable,
  faultsOf,
  leadTo,
  OfBatch,
  tableIn,
} from './asked-batch.js';
import { BatchCalls } from './batch-calls.service.js';
import { factsPage } from './facts.page.js';
import { countOpen } from './open-facts.js';
import { LACKING_BY, type LackingBy } from './lacking.js';
import { textsOf } from './texts.js';
import type { ManifestRow } from './shapes.js';
import type { VNode } from 'preact';

/** A telephone shows the facts of a file below each other. */
const FILES_A_PAGE = 20;

interface WantedFacts {
  readonly page?: string | undefined;
  /** The page that has this file is wanted. */
  readonly file?: string | undefined;
  readonly by?: LackingBy;
  readonly faults: readonly BatchFault[];
  /** A refused form keeps what somebody answered for a shape, or told about texts of all files. */
  readonly shape?: { readonly fingerprint: string; readonly answers: Readonly<Record<string, string>> };
  readonly typed?: readonly ToldText[];
}

/** The second tab asks what the files do not say. */
@PageController('desk/history/:number/facts')
export class HistoryFactsController {
  constructor(private readonly calls: BatchCalls) {}

  @Get()
  @May('batch.bring')
  facts(
    @OfBatch() asked: AskedBatch,
    @Query('page') page: string | undefined,
    @Query('by') by: string | undefined,
    @Query('file') file: string | undefined,
  ): Promise<VNode> {
    return this.show(asked, { page, file, by: lackingBy(by), faults: [] });
  }

  @Post('shapes')
  @May('batch.bring')
  async saveShape(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const answers = Object.fromEntries(
      form.fields.flatMap(([name, told]) => {
        const [, field, kind] = /^(.+)\.(key|word)$/.exec(name) ?? [];
        const value = field === undefined ? '' : form.value(field);
        return value === '' || told === '' ? [] : [[kind === 'word' ? `word.${told}` : told, value]];
      }),
    );
    const fingerprint = form.value('fingerprint');
    const texts = textsOf(form).filter(({ text }) => text !== '');
    const told = { ...answers, ...Object.fromEntries(texts.map(answerOfText)) };
    const answer = await this.calls.saveRecipe(asked, fingerprint, told);
    if (answer.kind === 'done') return this.answer(asked, answer);
    return this.refuse(asked, { shape: { fingerprint, answers: told }, faults: faultsOf(answer, null) });
  }

  @Post('files')
  @May('batch.bring')
  async saveFiles(
    @OfBatch() asked: AskedBatch,
    @Query('page') page: string | undefined,
    @PageForm() form: SentForm,
  ): Promise<VNode | string> {
    const rows = form.fields.flatMap(([name, file]) => {
      if (!/^row-\d{1,3}$/.test(name)) return [];
      return [{ file, values: textsBelow(form, `${name}.`), before: textsBelow(form, `before-${name}.`) }];
    });
    return this.save(asked, rows, page);
  }

  @Post('manifest.csv')
  @May('batch.bring')
  async takeManifest(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const stored = new Map((await this.calls.manifest(asked)).map(({ file, values }) => [file, values]));
    const manifest = parseManifest(tableIn(form), 'manifest.csv', [...stored.keys()]);
    if ('refusal' in manifest) return this.refuse(asked, { faults: faultOfTable(manifest.refusal) });
    const answer = await this.calls.saveManifest(asked, answersOfTable(manifest, stored));
    if (answer.kind === 'refused' || manifest.unused.length === 0) return this.answer(asked, answer);
    return this.show(asked, { faults: manifest.unused.flatMap(faultOfTable) });
  }

  /** Takes what Quadrant proposes for every file that nobody has answered. */
  @Post('proposals')
  @May('batch.bring')
  async takeProposals(@OfBatch() asked: AskedBatch, @PageForm() _form: SentForm): Promise<VNode | string> {
    const rows = (await this.calls.manifest(asked)).flatMap((row) => {
      const { file, values } = row;
      const taken = proposalsToTake(row);
      return Object.keys(taken).length === 0 ? [] : [{ file, values: { ...values, ...taken }, before: values }];
    });
    return this.save(asked, rows);
  }

  /** Answers at once for all files that lack a fact. */
  @Post('all')
  @May('batch.bring')
  async answerAll(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const answers = new Map(
      form.fields.flatMap(([name, key]) => {
        const value = /^all-\d\.key$/.test(name) ? form.value(name.slice(0, -'.key'.length)).trim() : '';
        return value === '' ? [] : [[key, value] as const];
      }),
    );
    const [manifest, shapes] = await Promise.all([this.calls.manifest(asked), this.calls.shapes(asked)]);
    const recipes = new Map(shapes.map(({ fingerprint, answers: said }) => [fingerprint, said]));
    const lacking = manifest.map((row) => ({
      ...row,
      open: row.open.filter((key) => (recipes.get(row.shape ?? '')?.[key] ?? '') === ''),
    }));
    const before = new Map(manifest.map(({ file, values }) => [file, values]));
    const rows = answerOpen(lacking, answers, null).map((row) => ({ ...row, before: before.get(row.file)! }));
    return this.save(asked, rows);
  }

  /** Says how texts are read in all files, or in those of a folder. */
  @Post('texts')
  @May('batch.bring')
  async answerTexts(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const typed = textsOf(form);
    const told = typed.filter(({ text }) => text !== '');
    const manifest = await this.calls.manifest(asked);
    const before = new Map(manifest.map(({ file, values }) => [file, values]));
    const folder = form.value('folder');
    const rows = changeTexts(manifest, typed, folder === '' ? null : folder);
    // Each row has the same texts: they are checked once, so that the reason names no file.
    const refusal = refuseTexts(new Map(told.map(answerOfText)));
    if (refusal !== null) return this.refuse(asked, { typed: told, faults: [{ field: null, message: tell(refusal) }] });
    return this.save(
      asked,
      rows.map((row) => ({ ...row, before: before.get(row.file)! })),
    );
  }

  /** Answers at once for many files that do not say their date, their game or their director. */
  @Post('lacking')
  @May('batch.bring')
  async answerLacking(
    @OfBatch() asked: AskedBatch,
    @Query('fact') told: string | undefined,
    @Query('by') wanted: string | undefined,
    @PageForm() form: SentForm,
  ): Promise<VNode | string> {
    const by = lackingBy(wanted);
    const fact = lackingFact(told);
    const valueOf = (name: string) => form.value(`${name}.typed`).trim() || form.value(`${name}.choice`);
    const groups = form.fields.flatMap(([name, key]): LackingAnswer[] =>
      /^group-\d{1,3}$/.test(name)
        ? [{ of: by === 'folder' ? { folder: key } : { shape: key }, value: valueOf(name) }]
        : [],
    );
    const answers = [...groups, { of: 'all', value: valueOf('all') } as const].filter(({ value }) => value !== '');
    const dates = answers.map(({ of, value }) => ({ of, date: value }));
    const refusal =
      fact === 'startsAt' ? dates.map(({ date }) => refuseUndated(date)).find((each) => each !== null) : undefined;
    if (refusal !== undefined) return this.refuse(asked, { by, faults: [{ field: null, message: tell(refusal) }] });
    const manifest = await this.calls.manifest(asked);
    const before = new Map(manifest.map(({ file, values }) => [file, values]));
    const answered = fact === 'startsAt' ? answerUndated(manifest, dates) : answerLacking(manifest, fact, answers);
    const rows = answered.map((row) => ({ ...row, before: before.get(row.file)! }));
    return this.save(asked, rows);
  }

  private async show(
    asked: AskedBatch,
    { page: wanted, file, by = 'folder', faults, shape, typed }: WantedFacts,
  ): Promise<VNode> {
    const [batch, stored, manifest] = await Promise.all([
      this.calls.find(asked),
      this.calls.shapes(asked),
      this.calls.manifest(asked),
    ]);
    const shapes = stored.map((each) => (each.fingerprint === shape?.fingerprint ? { ...each, ...shape } : each));
    // The files that lack most facts come first; columns are asked about by shape.
    const lacks = ({ open }: ManifestRow): number => open.filter((key) => !key.startsWith('column.')).length;
    const rows = manifest.toSorted((a, b) => lacks(b) - lacks(a) || (a.file < b.file ? -1 : 1));
    const pages = Math.max(1, Math.ceil(rows.length / FILES_A_PAGE));
    const page = Math.min(pages, Math.max(1, Math.floor(Number(wanted ?? pageOf(rows, file))) || 1));
    const shown = rows.slice((page - 1) * FILES_A_PAGE, page * FILES_A_PAGE);
    const results = new Set(shapes.filter(looksLikeResults).map(({ fingerprint }) => fingerprint));
    const asking = rows.map((row) =>
      results.has(row.shape ?? '') ? row : { ...row, open: row.open.filter((key) => !key.startsWith('column.')) },
    );
    const open = countOpen(asking, new Map(shapes.map(({ fingerprint, answers }) => [fingerprint, answers])));
    const lacking = OFTEN_LACKING.map((fact) => ({ fact, groups: groupLacking(manifest, fact, by) }));
    return factsPage({
      batch,
      shapes,
      open,
      all: manifest,
      typed: typed ?? null,
      rows: shown,
      page,
      pages,
      by,
      lacking,
      faults,
    });
  }

  private async refuse(asked: AskedBatch, wanted: WantedFacts): Promise<VNode> {
    return asRefusal(asked, await this.show(asked, wanted), wanted.faults);
  }

  private async save(
    asked: AskedBatch,
    rows: Parameters<BatchCalls['saveManifest']>[1],
    page?: string,
  ): Promise<VNode | string> {
    return this.answer(asked, await this.calls.saveManifest(asked, rows), page);
  }

  private answer(asked: AskedBatch, answer: ApiAnswer<unknown>, page?: string): Promise<VNode> | string {
    if (answer.kind === 'refused') return this.refuse(asked, { page, faults: faultsOf(answer, 'file') });
    const said = t('Saved. Read the files again, so that the answers count.');
    return leadTo(asked, 'facts', { said, query: { page: page ?? null } });
  }
}

/** Returns the page on which a file is; the first one for a file that is not there. */
const pageOf = (rows: readonly { readonly file: string }[], file: string | undefined): number =>
  Math.floor(
    Math.max(
      0,
      rows.findIndex((row) => row.file === file),
    ) / FILES_A_PAGE,
  ) + 1;

/** Returns what stands in the fields of a row, by what follows in their names. */
const textsBelow = (form: SentForm, start: string): Record<string, string> =>
  Object.fromEntries(
    form.fields.flatMap(([field, value]) =>
      field.startsWith(start) ? [[field.slice(start.length), value.trim()] as const] : [],
    ),
  );

const lackingBy = (wanted: string | undefined): LackingBy => LACKING_BY.find((each) => each === wanted) ?? 'folder';

const lackingFact = (told: string | undefined): LackingFact =>
  OFTEN_LACKING.find((each) => each === told) ?? 'startsAt';
