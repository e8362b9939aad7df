import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import {
  type NamedReport,
  prepareReport,
  readBatchFile,
  type ComparedItem,
  listResemblances,
  type SettledBatch,
  settleBatch,
} from '@quadrant/rules/batches';
import type { FilePart } from '@quadrant/rules/files';
import type { PlannedReport } from '@quadrant/rules/intake';
import { joined, say, type Text } from '@quadrant/rules/message';
import type { RatingRules } from '@quadrant/rules/rating';
import { rateInferred, readReport } from '@quadrant/rules/report';
import { finding, hasErrors, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import {
  answersOf,
  BatchPublicationRepository,
  BatchWorkRepository,
  deliver,
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
    const names = await this.repository.listNames(number);
    const settled = settleBatch(items, stored, answers, players, asked, names);
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
    const compared = settled.items.map((each, index) => compareItem(each, items[index]!, prepared, externalIds));
    const storedReports = await this.loadStored(compared.flatMap(({ stored: key }) => key ?? []));
    const resembles = listResemblances(compared, settled.doubles, storedReports);
    const facts = settled.items.map(({ item, handles, namesRemoved }, index): SettledFacts => {
      const own = prepared.get(item) ?? null;
      return { ...tellRead(items[index]!, own, namesRemoved), handles, resembles: resembles.get(item)! };
    });
    await this.repository.storeSettled(number, facts, settled.told, settled.aliases, settled.halves);
  }

  private async loadStored(keys: readonly string[]): Promise<Map<string, NamedReport | null>> {
    const reports = new Map<string, NamedReport | null>();
    for (const key of new Set(keys)) reports.set(key, await this.repository.loadStored(key));
    return reports;
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
      const summary = vague === null ? computed.summary : joined([computed.summary, vague], '. ');
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

function compareItem(
  { item, stored }: SettledBatch['items'][number],
  { sha256, path, first, last, told }: ItemToSettle,
  prepared: ReadonlyMap<string, PreparedReport>,
  externalIds: ReadonlyMap<string, string>,
): ComparedItem {
  const report = prepared.get(item)?.report ?? null;
  return {
    item,
    report: named(report),
    hasGames: told.pairings.length > 0,
    // Files of the same bytes have the same tournaments, by number.
    mark: `${sha256} ${item.slice(path.length)}`,
    first,
    last,
    stored: externalIds.get(report?.tournament.externalId ?? '') ?? stored,
  };
}

/** Says what was read of a tournament, whatever was decided about it. */
function tellRead(
  { item, open, isGameUnknown }: ItemToSettle,
  own: PreparedReport | null,
  namesRemoved: boolean,
): Omit<SettledFacts, 'resembles' | 'handles'> {
  const findings = [...(own?.findings ?? []), ...(namesRemoved ? [NAMED_AGAIN] : [])];
  if (namesRemoved) return { item, findings, base: 'names-removed', prepared: null };
  if (isGameUnknown && own === null) return { item, findings, base: 'no-game', prepared: null };
  if (own?.report == null)
    return { item, findings, base: own === null && open.length > 0 ? 'asks' : 'refused', prepared: null };
  return { item, findings, base: 'ready', prepared: own.bytes };
}

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
