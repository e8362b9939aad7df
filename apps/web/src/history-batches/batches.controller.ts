import { Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { type Actor, CurrentActor, May, PageForm, type SentForm } from '@quadrant/http';
import { mayEver, maySendPast } from '@quadrant/rules/permissions';
import { HistoryWindowView } from '@quadrant/views';
import {
  answersOf,
  answerUndated,
  groupUndated,
  parseDecisions,
  parseManifest,
  PART_OF,
  refuseUndated,
  type UndatedAnswer,
} from '@quadrant/rules/batches';
import { VERDICTS } from '@quadrant/rules/identity';
import type { Text } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { ApiAnswer } from '../forms/api-calls.service.js';
import type { PageFault } from '../components/form/form-context.js';
import { addressOf } from '../query/address.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { saySoon } from '../serving/said-cookie.js';
import { BatchCalls, KEPT_MINUTES, type SentFiles } from './batch-calls.service.js';
import { KEEP } from './batch-words.js';
import { batchesPage } from './batches.page.js';
import { diffPage } from './diff.page.js';
import { donePage } from './done.page.js';
import { doublesPage } from './doubles.page.js';
import { factsPage } from './facts.page.js';
import { UNDATED_BY, type UndatedBy } from './undated.js';
import { filesPage } from './files.page.js';
import { peoplePage } from './people.page.js';
import { chooseResultsPage, resultsPage } from './results.page.js';
import { splitPage } from './split.page.js';
import type { ItemPage, ItemState } from './shapes.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Files that are sent together without a script, such as an archive of thousands, have at most so many bytes. */
const LARGEST_FORM = 32 * 1024 * 1024;
const ROWS_A_PAGE = 50;
const MOST_ITEMS = '1000';
/** A telephone shows the facts of a file below each other. */
const FILES_A_PAGE = 20;
const ITEM_STATES: readonly ItemState[] = ['ready', 'asks', 'double', 'refused', 'left-out', 'read'];

/** The pages on which coordinators bring the past: from files to one published run, and back. */
@PageController('desk/history')
export class HistoryBatchesController {
  constructor(
    private readonly calls: BatchCalls,
    private readonly windows: HistoryWindowView,
  ) {}

  @Get()
  @May('batch.bring')
  async list(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const isCoordinator = mayEver(actor, 'batch.manage').allowed;
    const windows = isCoordinator ? [] : (await this.windows.listOpen()).filter((each) => maySendPast(actor, each));
    return batchesPage({ batches: await this.calls.list(request), windows, isCoordinator });
  }

  @Get('splits')
  @May('player.merge')
  async split(
    @Query('handle') handle: string | undefined,
    @Query('take') take: string | string[] | undefined,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const player = await this.calls.toSplit(request, handle ?? '');
    return splitPage({ player, leaving: new Set([take ?? []].flat()) });
  }

  @Get(':number')
  @May('batch.bring')
  files(
    @Param('number') number: string,
    @Query('state') state: string | undefined,
    @Query('after') after: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    return this.showFiles(request, number, { state, after, faults: [] });
  }

  /** Takes files from a browser that runs no script. */
  @Post(':number/files')
  @May('batch.bring')
  async takeFiles(
    @Param('number') number: string,
    @PageForm(LARGEST_FORM) form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    if (form.files.length === 0)
      return this.refuseFiles(request, reply, number, [{ field: 'file', message: t('Choose a file.') }]);
    const faults: PageFault[] = [];
    let received = 0;
    // A corrected file keeps the path of the file in whose place it is sent.
    const place = form.value('path');
    for (const { name, bytes } of form.files) {
      const answer = await this.calls.sendFile(request, number, place === '' ? name : place, bytes);
      if (answer.kind === 'refused') faults.push(...faultsOf(answer, 'file'));
      else {
        received += receivedIn(answer.value);
        faults.push(
          ...answer.value.refused.map(({ path, reason }) => ({ field: 'file', message: `${path}: ${reason}` })),
        );
      }
    }
    if (faults.length > 0) return this.refuseFiles(request, reply, number, faults);
    saySoon(
      reply,
      t('{received, plural, one {# file} other {# files}} added. Read them when all are there.', { received }),
    );
    return redirect(reply, `/desk/history/${number}`);
  }

  @Get(':number/facts')
  @May('batch.bring')
  facts(
    @Param('number') number: string,
    @Query('page') page: string | undefined,
    @Query('by') by: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    return this.showFacts(request, number, page, undatedBy(by), []);
  }

  @Post(':number/facts/shapes')
  @May('batch.bring')
  async saveShape(
    @Param('number') number: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const answers = Object.fromEntries(
      form.fields.flatMap(([name, told]) => {
        const [, field, kind] = /^(.+)\.(key|word)$/.exec(name) ?? [];
        const value = field === undefined ? '' : form.value(field);
        return value === '' || told === '' ? [] : [[kind === 'word' ? `word.${told}` : told, value]];
      }),
    );
    const answer = await this.calls.saveRecipe(request, number, form.value('fingerprint'), answers);
    return this.afterFacts(request, reply, number, answer);
  }

  @Post(':number/facts/files')
  @May('batch.bring')
  async saveFiles(
    @Param('number') number: string,
    @Query('page') page: string | undefined,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const rows = form.fields.flatMap(([name, file]) => {
      if (!/^row-\d{1,3}$/.test(name)) return [];
      const values = form.fields.flatMap(([field, value]) =>
        field.startsWith(`${name}.`) ? [[field.slice(name.length + 1), value.trim()] as const] : [],
      );
      return [{ file, values: Object.fromEntries(values) }];
    });
    return this.afterFacts(request, reply, number, await this.calls.saveManifest(request, number, rows), page);
  }

  @Post(':number/facts/manifest.csv')
  @May('batch.bring')
  async takeManifest(
    @Param('number') number: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const files = (await this.calls.manifest(request, number)).map(({ file }) => file);
    const manifest = parseManifest(tableIn(form), 'manifest.csv', files);
    if ('refusal' in manifest) return this.refuseFacts(request, reply, number, faultOf(manifest.refusal));
    const rows = [...manifest.rows].map(([file, row]) => ({ file, values: Object.fromEntries(answersOf(row)) }));
    return this.afterFacts(request, reply, number, await this.calls.saveManifest(request, number, rows));
  }

  /** Takes what Quadrant proposes for every file that nobody has answered. */
  @Post(':number/facts/proposals')
  @May('batch.bring')
  async takeProposals(
    @Param('number') number: string,
    @PageForm() _form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const rows = (await this.calls.manifest(request, number)).flatMap(({ file, values, proposed, open }) => {
      const unanswered = open.filter((key) => (values[key] ?? '') === '');
      const taken = unanswered.flatMap((key) => (proposed[key] === undefined ? [] : [[key, proposed[key]] as const]));
      return taken.length === 0 ? [] : [{ file, values: { ...values, ...Object.fromEntries(taken) } }];
    });
    return this.afterFacts(request, reply, number, await this.calls.saveManifest(request, number, rows));
  }

  /** Answers at once for many files that say no date. */
  @Post(':number/facts/undated')
  @May('batch.bring')
  async answerUndated(
    @Param('number') number: string,
    @Query('by') wanted: string | undefined,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const by = undatedBy(wanted);
    const dateOf = (name: string) => form.value(`${name}.day`).trim() || form.value(`${name}.date`);
    const groups = form.fields.flatMap(([name, key]): UndatedAnswer[] =>
      /^group-\d{1,3}$/.test(name)
        ? [{ of: by === 'folder' ? { folder: key } : { shape: key }, date: dateOf(name) }]
        : [],
    );
    const answers = [...groups, { of: 'all', date: dateOf('all') } as const].filter(({ date }) => date !== '');
    const refusal = answers.map(({ date }) => refuseUndated(date)).find((each) => each !== null);
    if (refusal !== undefined)
      return this.refuseFacts(request, reply, number, [{ field: null, message: tell(refusal) }], undefined, by);
    const rows = answerUndated(await this.calls.manifest(request, number), answers);
    return this.afterFacts(request, reply, number, await this.calls.saveManifest(request, number, rows));
  }

  /** Takes the answers of earlier batches for shapes that have none in this one. */
  @Post(':number/facts/earlier')
  @May('batch.bring')
  async takeEarlier(
    @Param('number') number: string,
    @PageForm() _form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    let answer: ApiAnswer<unknown> | null = null;
    for (const { fingerprint, answers, earlier } of await this.calls.shapes(request, number)) {
      if (earlier === null || Object.keys(answers).length > 0) continue;
      answer = await this.calls.saveRecipe(request, number, fingerprint, earlier.answers);
      if (answer.kind === 'refused') break;
    }
    return answer === null
      ? redirect(reply, `/desk/history/${number}/facts`)
      : this.afterFacts(request, reply, number, answer);
  }

  @Get(':number/people')
  @May('batch.bring')
  people(
    @Param('number') number: string,
    @Query('skip') skip: string | undefined,
    @Query('name') name: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    return this.showPeople(request, number, { skip, name, faults: [] });
  }

  @Post(':number/people')
  @May('batch.bring')
  async answer(
    @Param('number') number: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const verdict = VERDICTS.find((each) => each === form.value('verdict'));
    // A form may answer several questions about the same two spellings.
    const questions = form.fields.flatMap(([name, key]) =>
      /^question(?:-\d{1,4})?$/.test(name) ? (sidesOf(key) ?? []) : [],
    );
    const [first] = questions;
    if (first !== undefined && form.value('verdict') === KEEP) {
      const kept = await this.calls.keepQuestion(request, number, first);
      if (kept.kind === 'refused') return this.refusePeople(request, reply, number, faultsOf(kept, null));
      saySoon(reply, t('The question is yours for {minutes} minutes.', { minutes: KEPT_MINUTES }));
      return redirect(reply, `/desk/history/${number}/people`);
    }
    if (verdict === undefined || first === undefined)
      return this.refusePeople(request, reply, number, [
        { field: null, message: t('Choose one of the three answers.') },
      ]);
    const answers = questions.map((question) => ({ ...question, verdict }));
    const answer = await this.calls.answer(request, number, answers, true);
    if (answer.kind === 'refused') return this.refusePeople(request, reply, number, faultsOf(answer, null));
    return redirect(reply, `/desk/history/${number}/people`);
  }

  /** Says of two entries that somebody chose from a list whether they are one person; nothing has to ask it. */
  @Post(':number/people/pair')
  @May('batch.bring')
  async answerPair(
    @Param('number') number: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const [one, other] = [entryOf(form.value('one')), entryOf(form.value('other'))];
    const verdict = VERDICTS.find((each) => each === form.value('verdict'));
    if (one === null || other === null || verdict === undefined || form.value('one') === form.value('other'))
      return this.refusePeople(request, reply, number, [
        { field: null, message: t('Choose two different tournaments of the name.') },
      ]);
    const answer = await this.calls.answer(request, number, [{ one, other, verdict }], false);
    if (answer.kind === 'refused') return this.refusePeople(request, reply, number, faultsOf(answer, null));
    saySoon(reply, t('Saved. Settle the people again, so that it counts.'));
    return redirect(reply, `/desk/history/${number}/people`);
  }

  @Post(':number/people/people.csv')
  @May('batch.bring')
  async takePeople(
    @Param('number') number: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const decisions = parseDecisions(tableIn(form), 'people.csv');
    if ('refusal' in decisions) return this.refusePeople(request, reply, number, faultOf(decisions.refusal));
    const { answers } = decisions;
    if (answers.length === 0)
      return this.refusePeople(request, reply, number, [
        { field: 'file', message: t('The table has no decision. Fill in the column “decision”.') },
      ]);
    const answer = await this.calls.answer(request, number, answers, false);
    if (answer.kind === 'refused') return this.refusePeople(request, reply, number, faultsOf(answer, 'file'));
    saySoon(reply, t('{used, plural, one {# decision} other {# decisions}} taken.', { used: answers.length }));
    return redirect(reply, `/desk/history/${number}/people`);
  }

  @Get(':number/doubles')
  @May('batch.bring')
  doubles(
    @Param('number') number: string,
    @Query('after') after: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    return this.showDoubles(request, number, after, []);
  }

  /** Joins a file with the one that has another part of its tournament, or takes that back; then the files are read again. */
  @Post(':number/doubles/join')
  @May('batch.bring')
  async join(
    @Param('number') number: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const [file, partOf] = [form.value('other'), form.value('first')];
    const row = (await this.calls.manifest(request, number)).find((each) => each.file === file);
    const { [PART_OF]: _, ...values } = row?.values ?? {};
    const said = partOf === '' ? values : { ...values, [PART_OF]: partOf };
    const saved = await this.calls.saveManifest(request, number, [{ file, values: said }]);
    const answer = saved.kind === 'refused' ? saved : await this.calls.read(request, number);
    if (answer.kind === 'refused') {
      void reply.status(422);
      return this.showDoubles(request, number, undefined, faultsOf(answer, null));
    }
    saySoon(
      reply,
      partOf === ''
        ? t('They are two tournaments again. The files are being read.')
        : t('Joined. The files are being read.'),
    );
    return redirect(reply, `/desk/history/${number}/doubles`);
  }

  /** Leaves out every copy that says the same as another tournament, and about which nobody has decided. */
  @Post(':number/doubles/equal')
  @May('batch.bring')
  async leaveCopiesOut(
    @Param('number') number: string,
    @PageForm() _form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    let left = 0;
    let after: string | null = null;
    do {
      const page: ItemPage = await this.calls.items(request, number, { state: 'double', after, limit: MOST_ITEMS });
      for (const { id, doubleOf, decision } of page.items) {
        if (doubleOf?.relation !== 'equal' || decision !== null) continue;
        const answer = await this.calls.leaveOut(request, number, id, t('It says the same as another tournament.'));
        if (answer.kind === 'done') left += 1;
      }
      after = page.next;
    } while (after !== null);
    saySoon(reply, t('{left, plural, one {# copy is} other {# copies are}} left out.', { left }));
    return redirect(reply, `/desk/history/${number}/doubles`);
  }

  @Get(':number/results')
  @May('batch.bring')
  async results(
    @Param('number') number: string,
    @Query('item') item: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const wanted = (item ?? '').slice(0, LONGEST_ITEM);
    const batch = await this.calls.find(request, number);
    const results = wanted === '' ? null : await this.calls.results(request, number, wanted);
    if (results?.kind === 'done') return resultsPage({ batch, results: results.value });
    const page = await this.calls.items(request, number, { after: wanted, limit: MOST_ITEMS });
    return chooseResultsPage({ batch, file: wanted, items: page.items.filter(({ file }) => file === wanted) });
  }

  @Get(':number/diff')
  @May('batch.bring')
  async diff(@Param('number') number: string, @Req() request: FastifyRequest): Promise<VNode> {
    const [batch, diff] = await Promise.all([this.calls.find(request, number), this.calls.diff(request, number)]);
    return diffPage({ batch, diff });
  }

  @Get(':number/done')
  @May('batch.bring')
  async done(
    @Param('number') number: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const [batch, diff] = await Promise.all([this.calls.find(request, number), this.calls.diff(request, number)]);
    const isCoordinator = mayEver(actor, 'batch.publish').allowed;
    const undo = isCoordinator && batch.state === 'published' ? await this.calls.undo(request, number) : null;
    return donePage({
      batch,
      diff,
      isCoordinator,
      undo: undo === null ? null : undo.kind === 'done' ? undo.value : undo.problem,
    });
  }

  private async showDoubles(
    request: FastifyRequest,
    number: string,
    after: string | undefined,
    faults: readonly PageFault[],
  ): Promise<VNode> {
    const [batch, page, halves] = await Promise.all([
      this.calls.find(request, number),
      this.calls.items(request, number, { state: 'double', after: after ?? null, limit: String(ROWS_A_PAGE) }),
      this.calls.halves(request, number),
    ]);
    return doublesPage({ batch, page, halves, faults });
  }

  private async showFiles(
    request: FastifyRequest,
    number: string,
    {
      state,
      after,
      faults,
    }: {
      readonly state?: string | undefined;
      readonly after?: string | undefined;
      readonly faults: readonly PageFault[];
    },
  ): Promise<VNode> {
    const wanted = ITEM_STATES.find((each) => each === state) ?? null;
    const query = { state: wanted, after: after ?? null, limit: String(FILES_A_PAGE) };
    const [batch, page, refused] = await Promise.all([
      this.calls.find(request, number),
      this.calls.items(request, number, query),
      this.calls.refused(request, number),
    ]);
    return filesPage({ batch, page, refused, state: wanted, faults });
  }

  private refuseFiles(request: FastifyRequest, reply: FastifyReply, number: string, faults: readonly PageFault[]) {
    void reply.status(422);
    return this.showFiles(request, number, { faults });
  }

  private async showFacts(
    request: FastifyRequest,
    number: string,
    wanted: string | undefined,
    by: UndatedBy,
    faults: readonly PageFault[],
  ): Promise<VNode> {
    const [batch, shapes, manifest] = await Promise.all([
      this.calls.find(request, number),
      this.calls.shapes(request, number),
      this.calls.manifest(request, number),
    ]);
    // The files that lack most come first.
    const rows = manifest.toSorted((a, b) => b.open.length - a.open.length || (a.file < b.file ? -1 : 1));
    const pages = Math.max(1, Math.ceil(rows.length / FILES_A_PAGE));
    const page = Math.min(pages, Math.max(1, Math.floor(Number(wanted ?? 1)) || 1));
    const shown = rows.slice((page - 1) * FILES_A_PAGE, page * FILES_A_PAGE);
    const open = new Map<string, number>();
    for (const row of rows) for (const key of row.open) open.set(key, (open.get(key) ?? 0) + 1);
    const undated = { by, groups: groupUndated(manifest, by) };
    return factsPage({ batch, shapes, open, rows: shown, page, pages, undated, faults });
  }

  private async afterFacts(
    request: FastifyRequest,
    reply: FastifyReply,
    number: string,
    answer: ApiAnswer<unknown>,
    page?: string,
  ): Promise<VNode | string> {
    if (answer.kind === 'refused') return this.refuseFacts(request, reply, number, faultsOf(answer, 'file'), page);
    saySoon(reply, t('Saved. Read the files again, so that the answers count.'));
    return redirect(reply, addressOf(`/desk/history/${number}/facts`, { page: page ?? null }));
  }

  private refuseFacts(
    request: FastifyRequest,
    reply: FastifyReply,
    number: string,
    faults: readonly PageFault[],
    page?: string,
    by: UndatedBy = 'folder',
  ) {
    void reply.status(422);
    return this.showFacts(request, number, page, by, faults);
  }

  private async showPeople(
    request: FastifyRequest,
    number: string,
    {
      skip: skipped,
      name: wanted,
      faults,
    }: {
      readonly skip?: string | undefined;
      readonly name?: string | undefined;
      readonly faults: readonly PageFault[];
    },
  ): Promise<VNode> {
    const skip = Math.min(MOST_SKIPPED, Math.max(0, Math.floor(Number(skipped ?? 0)) || 0));
    const name = (wanted ?? '').trim().slice(0, LONGEST_NAME);
    const [batch, people, entries] = await Promise.all([
      this.calls.find(request, number),
      this.calls.people(request, number, skip),
      name === '' ? [] : this.calls.entries(request, number, name),
    ]);
    return peoplePage({ batch, people, skip, search: name === '' ? null : { name, entries }, faults });
  }

  private refusePeople(request: FastifyRequest, reply: FastifyReply, number: string, faults: readonly PageFault[]) {
    void reply.status(422);
    return this.showPeople(request, number, { faults });
  }
}

const LONGEST_NAME = 200;
const LONGEST_ITEM = 320;

const undatedBy = (wanted: string | undefined): UndatedBy => UNDATED_BY.find((each) => each === wanted) ?? 'folder';

/** A batch never asks so much. */
const MOST_SKIPPED = 100_000;

/** The text of the table that a form sends. */
const tableIn = (form: SentForm): string => form.file?.bytes.toString('utf8') ?? '';

const faultOf = (refusal: Text): PageFault[] => [{ field: 'file', message: tell(refusal) }];

/** Reads the key of a question: the tournaments and the spellings of its two sides. */
function sidesOf(key: string) {
  const [tournament, spelling, otherTournament, otherSpelling] = textsOf(key, 4) ?? [];
  if (otherSpelling === undefined) return null;
  return {
    one: { tournament: tournament!, spelling: spelling! },
    other: { tournament: otherTournament!, spelling: otherSpelling },
  };
}

/** Reads an entry: its tournament and its spelling. */
function entryOf(key: string) {
  const [tournament, spelling] = textsOf(key, 2) ?? [];
  return spelling === undefined ? null : { tournament: tournament!, spelling };
}

/** Reads a JSON list of so many texts; null for anything else. */
function textsOf(key: string, count: number): readonly string[] | null {
  try {
    const parts: unknown = JSON.parse(key);
    const isRight = Array.isArray(parts) && parts.length === count && parts.every((part) => typeof part === 'string');
    return isRight ? parts : null;
  } catch {
    return null;
  }
}

const receivedIn = ({ received, replaced, unchanged }: SentFiles): number => received + replaced + unchanged;

const faultsOf = (
  { problem: { detail, advice } }: Extract<ApiAnswer<unknown>, { kind: 'refused' }>,
  field: PageFault['field'],
): PageFault[] => [{ field, message: `${tell(detail)} ${tell(advice)}` }];

function redirect(reply: FastifyReply, path: string): string {
  void reply.status(303).header('location', path);
  return '';
}
