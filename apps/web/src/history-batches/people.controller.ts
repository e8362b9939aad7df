import { Get, Post, Query } from '@nestjs/common';
import { May, PageForm, type SentForm } from '@quadrant/http';
import {
  answersOfGroups,
  divideEntries,
  entryKey,
  type EntryGroup,
  findMeeting,
  groupEntries,
  moveEntries,
  pairNames,
  parseDecisions,
} from '@quadrant/rules/batches';
import { VERDICTS } from '@quadrant/rules/identity';
import { say } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { PageFault } from '../components/form/form-context.js';
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
import { BatchCalls, KEPT_MINUTES } from './batch-calls.service.js';
import { KEEP } from './batch-words.js';
import type { TakenLines } from './everybody.js';
import { namePage } from './name.page.js';
import { peoplePage } from './people.page.js';
import type { BatchEntry, EntriesOfName } from './shapes.js';
import { DIVIDE, SAVE, TO, whosePage } from './whose.js';
import type { VNode } from 'preact';

const LONGEST_NAME = 200;
/** A batch never asks so much. */
const MOST_SKIPPED = 100_000;
/** Each of them is kept apart from each other one: somebody can still read so many answers. */
const MOST_APART = 10;

interface WantedPeople {
  readonly skip?: string | undefined;
  readonly name?: string | undefined;
  readonly from?: string | undefined;
  readonly lines?: TakenLines;
  readonly faults: readonly PageFault[];
}

/** The third tab settles who is who. */
@PageController('desk/history/:number/people')
export class HistoryPeopleController {
  constructor(private readonly calls: BatchCalls) {}

  @Get()
  @May('batch.bring')
  people(
    @OfBatch() asked: AskedBatch,
    @Query('skip') skip: string | undefined,
    @Query('name') name: string | undefined,
    @Query('from') from: string | undefined,
  ): Promise<VNode> {
    return this.show(asked, { skip, name, from, faults: [] });
  }

  @Post()
  @May('batch.bring')
  async answer(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const verdict = verdictIn(form);
    // A form may answer several questions about the same two spellings.
    const questions = form.fields.flatMap(([name, key]) =>
      /^question(?:-\d{1,4})?$/.test(name) ? (sidesOf(key) ?? []) : [],
    );
    const [first] = questions;
    if (first !== undefined && form.value('verdict') === KEEP) {
      const kept = await this.calls.keepQuestion(asked, first);
      if (kept.kind === 'refused') return this.refuse(asked, faultsOf(kept, null));
      return leadTo(asked, 'people', {
        said: t('The question is yours for {minutes} minutes.', { minutes: KEPT_MINUTES }),
      });
    }
    if (verdict === undefined || first === undefined)
      return this.refuse(asked, [{ field: null, message: t('Choose one of the three answers.') }]);
    const answers = questions.map((question) => ({ ...question, verdict }));
    const answer = await this.calls.answer(asked, answers, true);
    return answer.kind === 'refused'
      ? this.refuse(asked, faultsOf(answer, null))
      : leadTo(asked, 'people', { said: t('Saved. Settle the people again, so that it counts.') });
  }

  /** Says of names that somebody ticked whether they are one person; nothing has to ask it. */
  @Post('together')
  @May('batch.bring')
  async answerTogether(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const verdict = verdictIn(form);
    const ticked = [...new Set(form.fields.flatMap(([name, key]) => (/^who-\d{1,4}$/.test(name) ? [key] : [])))];
    const entries = ticked.flatMap((key) => entryOf(key) ?? []);
    const [first, ...others] = entries;
    if (first === undefined || others.length === 0 || verdict === undefined)
      return this.refuse(asked, [{ field: null, message: t('Tick two names or more, then say who they are.') }]);
    if (verdict !== 'same' && entries.length > MOST_APART)
      return this.refuse(asked, [
        { field: null, message: t('Tick at most {most} names of different people.', { most: MOST_APART }) },
      ]);
    const answers =
      verdict === 'same'
        ? others.map((other) => ({ one: first, other, verdict }))
        : entries.flatMap((one, at) => entries.slice(at + 1).map((other) => ({ one, other, verdict })));
    const answer = await this.calls.answer(asked, answers, false);
    if (answer.kind === 'refused') return this.refuse(asked, faultsOf(answer, null));
    return leadTo(asked, 'people', { said: t('Saved. Settle the people again, so that it counts.') });
  }

  /** Shows who would get the tournaments that somebody ticked, or saves what was shown. */
  @Post('whose')
  @May('batch.bring')
  async divide(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const name = form.value('name').slice(0, LONGEST_NAME);
    const [batch, found] = await Promise.all([this.calls.find(asked), this.calls.entries(asked, name)]);
    // The page would show people as they were before the worker settles them again.
    if (batch.job !== null) {
      const message = tell(say`A worker does the step ${batch.job.step}.`);
      return this.refuse(asked, [{ field: null, message, isBusy: true }]);
    }
    const before = groupEntries(found.entries);
    const sent = groupsIn(form, found.entries);
    if (sent === null)
      return this.refuse(asked, [
        { field: null, message: t('The tournaments of this name were changed meanwhile. Look for the name again.') },
      ]);
    const show = (groups: readonly EntryGroup<BatchEntry>[], faults: readonly BatchFault[]) =>
      whosePage({ batch, name, groups, faults });
    const refuse = (faults: readonly BatchFault[]) => asRefusal(asked, show(sent, faults), faults);
    if (form.value('step') === SAVE) {
      const fault = await this.saveGroups(asked, sent, before, found);
      if (fault !== null) return refuse(fault);
      return leadTo(asked, 'people', {
        said: t('Saved. Settle the people again, so that it counts.'),
        query: { name },
      });
    }
    const ticked = new Set(form.fields.flatMap(([field, key]) => (/^entry-\d{1,4}$/.test(field) ? [key] : [])));
    const move = form.value('move');
    if (ticked.size === 0) return refuse([{ field: null, message: t('Tick at least one tournament.') }]);
    const to = move.startsWith(TO) ? Number(move.slice(TO.length)) : null;
    if (move === '' || (to !== null && sent[to] === undefined))
      return refuse([{ field: 'move', message: t('Choose whose the ticked tournaments are.') }]);
    if (move === DIVIDE && ticked.size > MOST_APART)
      return refuse([
        { field: null, message: t('Tick at most {most} tournaments of different people.', { most: MOST_APART }) },
      ]);
    const groups = move === DIVIDE ? divideEntries(sent, ticked) : moveEntries(sent, ticked, to);
    if (groups.length === sent.length && groups.every(({ entries }, at) => entries.length === sent[at]!.entries.length))
      return refuse([
        {
          field: null,
          message: t('Nothing would change. To divide, tick a tournament of each person among those of one.'),
        },
      ]);
    void asked.reply.status(200);
    return show(groups, []);
  }

  private async saveGroups(
    asked: AskedBatch,
    groups: readonly EntryGroup<BatchEntry>[],
    before: readonly EntryGroup<BatchEntry>[],
    { stored }: EntriesOfName,
  ): Promise<BatchFault[] | null> {
    const meeting = findMeeting(groups);
    if (meeting !== null)
      return [
        {
          field: null,
          message: t('In {tournament}, one person would be two entries. Move one of them to somebody else.', {
            tournament: meeting,
          }),
        },
      ];
    const { answers: given } = await this.calls.everybody(asked);
    const standing = given.filter(({ takenBackBy }) => takenBackBy === null);
    const { answers, instead } = answersOfGroups(groups, before, standing, stored);
    if (answers.length === 0) return [{ field: null, message: t('Nothing was changed, so nothing was saved.') }];
    const answer = await this.calls.answer(asked, answers, false, { instead });
    return answer.kind === 'refused' ? faultsOf(answer, null) : null;
  }

  /** Shows the spellings of a person, of which one is published. */
  @Get('name')
  @May('batch.bring')
  async chooseName(
    @OfBatch() asked: AskedBatch,
    @Query('tournament') tournament: string | undefined,
    @Query('spelling') spelling: string | undefined,
  ): Promise<VNode> {
    return this.showName(asked, entryKey({ tournament: tournament ?? '', spelling: spelling ?? '' }), '', []);
  }

  /** Keeps the name under which a person is published. */
  @Post('name')
  @May('batch.bring')
  async saveName(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const [key, typed] = [form.value('entry'), form.value('typed')];
    const one = entryOf(key);
    const name = typed || form.value('chosen');
    if (one === null || name === '')
      return this.showName(asked, key, typed, [{ field: 'typed', message: t('Choose a spelling, or write a name.') }]);
    const answer = await this.calls.answer(asked, [], false, { names: [{ one, name }] });
    if (answer.kind === 'refused') return this.showName(asked, key, typed || name, faultsOf(answer, 'typed'));
    const said = t('{spelling} is published as {name}. Settle the people again, so that it counts.', {
      spelling: one.spelling,
      name,
    });
    return leadTo(asked, 'people', { said, query: { name: one.spelling } });
  }

  private async showName(asked: AskedBatch, key: string, typed: string, faults: readonly BatchFault[]): Promise<VNode> {
    const [batch, { everybody }] = await Promise.all([this.calls.find(asked), this.calls.everybody(asked)]);
    const person = everybody.find(({ written }) => written.some((each) => entryKey(each) === key));
    if (person === undefined || person.handle !== null)
      return this.refuse(asked, [
        { field: null, message: t('This person was settled in another way meanwhile. Look for the name again.') },
      ]);
    const page = namePage({ batch, person, typed, faults });
    return faults.length === 0 ? page : asRefusal(asked, page, faults);
  }

  /** Takes lines such as “Kahless = Jan Petersen”. Lines that cannot be used are shown with the reason. */
  @Post('lines')
  @May('batch.bring')
  async takeLines(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const { everybody, answers: given } = await this.calls.everybody(asked);
    const standing = given.filter(({ takenBackBy }) => takenBackBy === null);
    const { answers, used, unused } = pairNames(form.text('lines'), everybody, standing);
    const answer = answers.length === 0 ? null : await this.calls.answer(asked, answers, false);
    if (answer?.kind === 'refused') return this.refuse(asked, faultsOf(answer, null));
    if (unused.length > 0) {
      void asked.reply.status(200);
      return this.show(asked, { lines: { used, unused }, faults: [] });
    }
    if (answers.length === 0) return this.refuse(asked, [{ field: null, message: t('Write at least one line.') }]);
    const said = t(
      '{used, plural, one {# line was} other {# lines were}} saved. Settle the people again, so that they count. The page then says which of them contradict the files.',
      { used },
    );
    return leadTo(asked, 'people', { said });
  }

  @Post('people.csv')
  @May('batch.bring')
  async takeTable(@OfBatch() asked: AskedBatch, @PageForm() form: SentForm): Promise<VNode | string> {
    const decisions = parseDecisions(tableIn(form), 'people.csv');
    if ('refusal' in decisions) return this.refuse(asked, faultOfTable(decisions.refusal));
    const { answers, names } = decisions;
    if (answers.length + names.length === 0)
      return this.refuse(asked, [
        { field: 'file', message: t('The table has no decision. Fill in the column “decision”.') },
      ]);
    const answer = await this.calls.answer(asked, answers, false, { names });
    if (answer.kind === 'refused') return this.refuse(asked, faultsOf(answer, 'file'));
    const said = t('{used, plural, one {# decision} other {# decisions}} taken.', {
      used: answers.length + names.length,
    });
    return leadTo(asked, 'people', { said });
  }

  private async show(asked: AskedBatch, wanted: WantedPeople): Promise<VNode> {
    const [skip, from] = [countIn(wanted.skip), countIn(wanted.from)];
    const name = (wanted.name ?? '').trim().slice(0, LONGEST_NAME);
    const [batch, people, { entries }] = await Promise.all([
      this.calls.find(asked),
      this.calls.people(asked, { skip, name, from }),
      name === '' || name.includes(';') ? { entries: [] } : this.calls.entries(asked, name),
    ]);
    return peoplePage({ batch, people, skip, name, from, entries, lines: wanted.lines ?? null, faults: wanted.faults });
  }

  private async refuse(asked: AskedBatch, faults: readonly BatchFault[]): Promise<VNode> {
    return asRefusal(asked, await this.show(asked, { faults }), faults);
  }
}

/** Reads how many rows an address leaves out. */
const countIn = (text: string | undefined): number =>
  Math.min(MOST_SKIPPED, Math.max(0, Math.floor(Number(text ?? 0)) || 0));

const verdictIn = (form: SentForm) => VERDICTS.find((each) => each === form.value('verdict'));

/** Reads the key of a question: the tournaments and the spellings of its two sides. */
function sidesOf(key: string) {
  const [tournament, spelling, otherTournament, otherSpelling] = textsOf(key, 4) ?? [];
  if (otherSpelling === undefined) return null;
  return {
    one: { tournament: tournament!, spelling: spelling! },
    other: { tournament: otherTournament!, spelling: otherSpelling },
  };
}

/** Reads who has which entry on a page that shows it; null where these are not the entries of now. */
function groupsIn(form: SentForm, entries: readonly BatchEntry[]): EntryGroup<BatchEntry>[] | null {
  const open = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const groups = new Map<string, BatchEntry[]>();
  for (const [field, key] of form.fields) {
    const [group, tournament, spelling] = /^of-\d{1,4}$/.test(field) ? (textsOf(key, 3) ?? []) : [];
    if (spelling === undefined) continue;
    const own = entryKey({ tournament: tournament!, spelling });
    const entry = open.get(own);
    if (entry === undefined) return null;
    open.delete(own);
    groups.set(group!, [...(groups.get(group!) ?? []), entry]);
  }
  if (open.size > 0 || groups.size === 0) return null;
  return [...groups].map(([group, those]) => ({ handle: form.value(`handle-${group}`) || null, entries: those }));
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
