import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import {
  type NamedReport,
  prepareReport,
  readBatchFile,
  relateReports,
  type Relation,
  settleBatch,
} from '@quadrant/rules/batches';
import type { FilePart } from '@quadrant/rules/files';
import type { PlannedReport } from '@quadrant/rules/intake';
import { joined, say, type Text } from '@quadrant/rules/message';
import type { RatingRules } from '@quadrant/rules/rating';
import { rateInferred, readReport } from '@quadrant/rules/report';
import { finding, foldHandle, hasErrors, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import {
  answersOf,
  BatchPublicationRepository,
  BatchWorkRepository,
  deliver,
  type DoubleOf,
  type FileToRead,
  type ItemToSettle,
  type PreparedItem,
  type SettledFacts,
  type StepToWork,
} from '@quadrant/store/batches';
import { RATING_RULES } from '@quadrant/store/history';
import type { Delivery } from '@quadrant/store/intake';
import { PreviewRepository } from '@quadrant/store/previews';
import { compareThrough } from './compare-through.js';
import { moveVague } from './move-vague.js';
import { PROGRESS_MS } from './progress.js';

/** Does the steps of batches: reads and settles them, says what publishing would move, publishes them, and takes them back. */
@Injectable()
export class Batches {
  private readonly logger = new Logger('Batches');

  constructor(
    private readonly repository: BatchWorkRepository,
    private readonly publications: BatchPublicationRepository,
    private readonly previews: PreviewRepository,
    private readonly clock: Clock,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {}

  /** Does a step that a batch waits for; nothing where it waits for another one. It may be done twice without harm. */
  async work(number: number, step: string): Promise<void> {
    const asked = await this.repository.findStep(number, step);
    if (asked === null) return;
    switch (asked.step) {
      case 'read':
        await this.read(number);
        break;
      case 'diff':
        await this.diff(asked);
        break;
      case 'publish':
        if (asked.state === 'publishing')
          await this.publications.publish(number, (done, total) => this.repository.reportProgress(number, done, total));
        break;
      case 'undo':
        if (asked.state === 'undoing') await this.publications.undo(number, this.clock.now());
        break;
    }
    this.logger.log(`batch ${number}: ${step} done`);
  }

  /** A step of a batch failed for the last time, for now. */
  fail(number: number, step: string, reason: Text): Promise<void> {
    return this.repository.fail(number, step, reason);
  }

  private async read(number: number): Promise<void> {
    const report = this.reporterOf(number);
    // A recipe holds for files of a shape, which is known once they were read.
    for (let round = 0; round < 2; round++) {
      const files = await this.repository.listFiles(number);
      for (const [index, file] of files.entries()) {
        if (file.isStale) {
          const bytes = await this.repository.readContent(number, file.path);
          const parts = file.parts && (await this.readParts(number, file.parts));
          const read = readBatchFile(bytes, file.path, answersOf(file), this.clock.now(), parts);
          await this.repository.storeRead(number, file, read);
        }
        await report(index + 1, files.length);
      }
    }
    await this.settle(number);
    await this.repository.finishReading(number);
  }

  private async readParts(number: number, parts: NonNullable<FileToRead['parts']>): Promise<FilePart[]> {
    const read: FilePart[] = [];
    for (const part of parts) {
      const bytes = await this.repository.readContent(number, part.path);
      read.push({ path: part.path, bytes, answers: answersOf(part) });
    }
    return read;
  }

  /** Settles who is who, writes the reports with these people, and finds tournaments that came twice. */
  private async settle(number: number): Promise<void> {
    const items = await this.repository.listItems(number);
    const stored = await this.repository.listStored();
    const players = await this.repository.listPlayers();
    const answers = await this.repository.listAnswers(number);
    const asked = await this.repository.listAskedKinds(number);
    const inferredRated = await this.repository.findInferredRated(number);
    await setImmediate();
    const settled = settleBatch(items, stored, answers, players, asked);
    const now = this.clock.now();
    const prepared = new Map<string, PreparedReport>();
    for (const [index, { item, handles }] of settled.items.entries()) {
      const report = prepareItem(items[index]!, handles, inferredRated, now);
      if (report !== null) prepared.set(item, report);
      await setImmediate();
    }
    const externalIds = await this.repository.findExternalIds(
      [...prepared.values()].flatMap(({ report }) => report?.tournament.externalId ?? []),
    );
    const facts: SettledFacts[] = [];
    const ofBytes = new Map<string, ItemToSettle[]>();
    for (const [index, { item, doubleOf, namesRemoved }] of settled.items.entries()) {
      const told = items[index]!;
      const own = prepared.get(item) ?? null;
      const stored = externalIds.get(own?.report?.tournament.externalId ?? '') ?? doubleOf?.tournament ?? null;
      const mark = `${told.sha256} ${item.slice(told.path.length)}`;
      const equal = ofBytes.get(mark) ?? [];
      const copied = equal.find((earlier) => mayBeSameDay(earlier, told))?.item ?? null;
      const other = stored !== null ? null : (copied ?? doubleOf?.item ?? null);
      ofBytes.set(mark, [...equal, told]);
      const double = await this.relate(own, { stored, other }, prepared);
      facts.push(judgeItem(told, own, double, namesRemoved));
    }
    await this.repository.storeSettled(number, facts, settled.told, settled.aliases, settled.halves);
  }

  private async relate(
    own: PreparedReport | null,
    { stored, other }: { readonly stored: string | null; readonly other: string | null },
    prepared: ReadonlyMap<string, PreparedReport>,
  ): Promise<DoubleOf | null> {
    if (stored === null && other === null) return null;
    const against =
      stored === null ? named(prepared.get(other!)?.report ?? null) : await this.repository.loadStored(stored);
    const one = named(own?.report ?? null);
    const fold = ({ report, people }: NamedReport): NamedReport => ({ report, people: people.map(foldHandle) });
    const relation: Relation = one && against ? relateReports(fold(one), fold(against)) : 'equal';
    return { item: other, tournament: stored, relation };
  }

  private async diff({ number, askedBy }: StepToWork): Promise<void> {
    await this.settle(number);
    const report = this.reporterOf(number);
    const at = this.clock.now();
    const computed = await this.previews.open(async (preview) => {
      const items = await this.repository.listPrepared(number);
      const deliveries = items.map((item) => deliver(item, { batch: number, by: askedBy, at }));
      const plans = await preview.judgeReports(deliveries, (done) => report(done, items.length * 2));
      const planned: { item: (typeof items)[number]; delivery: Delivery; plan: PlannedReport }[] = [];
      for (const [index, plan] of plans.entries()) {
        const item = items[index]!;
        if (plan.kind === 'planned') planned.push({ item, delivery: deliveries[index]!, plan });
        else if (plan.kind === 'repeated')
          await this.repository.doubleItem(number, item.item, plan.current.tournamentId);
        else await this.repository.refuseItem(number, item.item, 'findings' in plan ? plan.findings : [GONE]);
      }
      if (planned.length === 0) return null;
      const { history, unstored } = await preview.openWithAll(planned);
      const { computed, state } = await compareThrough(preview, this.rules, history, {
        unstored,
        onProgress: ({ tournamentsDone, tournamentsTotal }) =>
          report(items.length + Math.round((items.length * tournamentsDone) / tournamentsTotal), items.length * 2),
      });
      const winners = planned.map(({ item: { sender }, delivery: { report }, plan: { scoring } }) => ({
        sender,
        winners: scoring.standings.flatMap(({ entry, place }) => (place === 1 ? [report.entries[entry]!.handle] : [])),
      }));
      const vague = await moveVague(this.previews, this.rules, planned, { state, players: history.players });
      const summary = vague === null ? computed.summary : joined([computed.summary, vague], ' ');
      return { ...computed, summary, winners, fingerprint: fingerprintOf(planned.map(({ item }) => item)) };
    });
    if (computed === null) {
      await this.repository.fail(number, 'diff', say`No tournament of the batch is ready to be published.`);
      return;
    }
    await this.repository.storeDiff(number, computed, this.clock.now());
  }

  private reporterOf(number: number): (done: number, total: number) => Promise<void> {
    let next = 0;
    return async (done, total) => {
      await setImmediate();
      const now = performance.now();
      if (now < next && done < total) return;
      next = now + PROGRESS_MS;
      await this.repository.reportProgress(number, done, total);
    };
  }
}

interface PreparedReport {
  readonly bytes: Uint8Array;
  /** It is null when the report has errors. */
  readonly report: TournamentReport | null;
  readonly findings: readonly Finding[];
}

/** @param inferredRated why inferred results are rated, unless the report says it itself; null: they are not */
function prepareItem(
  { document, told }: ItemToSettle,
  handles: readonly string[],
  inferredRated: string | null,
  now: Date,
): PreparedReport | null {
  if (document === null) return null;
  const names = told.people.map(({ name }) => name);
  const renamed = prepareReport(document, names, handles);
  const first = readReport(renamed, { now });
  const isDecided =
    inferredRated !== null &&
    first.report?.inferredRated === undefined &&
    first.findings.some(({ code }) => code === 'result-inferred');
  const bytes = isDecided ? rateInferred(renamed, inferredRated) : renamed;
  const { report, findings } = isDecided ? readReport(bytes, { now }) : first;
  return { bytes, report: hasErrors(findings) ? null : report, findings };
}

const named = (report: TournamentReport | null) =>
  report && { report, people: report.entries.map(({ handle }) => handle) };

function judgeItem(
  { item, open, decision }: ItemToSettle,
  own: PreparedReport | null,
  doubleOf: DoubleOf | null,
  namesRemoved: boolean,
): SettledFacts {
  const report = own?.report ?? null;
  const findings = [...(own?.findings ?? []), ...(namesRemoved ? [NAMED_AGAIN] : [])];
  const facts = { item, findings, doubleOf, prepared: null, revises: null };
  if (decision === 'leave-out') return { ...facts, state: 'left-out' };
  if (namesRemoved) return { ...facts, state: decision === null ? 'double' : 'refused' };
  if (report === null) return { ...facts, state: own === null && open.length > 0 ? 'asks' : 'refused' };
  const revises = decision === 'revise' ? (doubleOf?.tournament ?? null) : null;
  if (doubleOf !== null && decision !== 'other' && revises === null) return { ...facts, state: 'double' };
  return { ...facts, state: 'ready', prepared: own!.bytes, revises };
}

/** Equal files of different days are different tournaments; the manifest says their days. */
const mayBeSameDay = (one: ItemToSettle, other: ItemToSettle): boolean =>
  one.first === null ||
  one.last === null ||
  other.first === null ||
  other.last === null ||
  (one.first <= other.last && other.first <= one.last);

/** Neither a second tournament nor a revision brings a removed name back. */
const NAMED_AGAIN: Finding = finding(
  'removed-player',
  '',
  say`The same tournament is stored, and the name of one of its players was removed for good. The file names them.`,
  say`Leave it out. To correct a result, correct the stored tournament.`,
);

/** Batches do not undo what a coordinator did. */
const GONE: Finding = finding(
  'tournament-gone',
  '',
  say`The tournament is stored with other content, and was withdrawn or merged into another.`,
  say`Have a coordinator reinstate it first, or leave it out of the batch.`,
);

/** Identifies the reports that are published together. */
function fingerprintOf(items: readonly PreparedItem[]): string {
  const hash = createHash('sha256');
  for (const { item, prepared, revises } of items) {
    hash.update(JSON.stringify([item, revises]));
    hash.update(createHash('sha256').update(prepared).digest());
  }
  return hash.digest('hex');
}
