import type { PoolClient } from 'pg';
import {
  isDue,
  planRun,
  type StoredChanges,
  type SubmissionToProcess,
  thingsOf,
  type WaitingChange,
} from '@quadrant/rules/runs';
import type { HistoryState, RunChange } from '@quadrant/rules/history';
import type { HeadRun, Snapshot } from '@quadrant/store/database';
import { settleMerges, type UnsettledMerge } from '@quadrant/store/players';
import { listGoneTournaments } from './gone-tournaments.js';
import {
  beginsBeforeAll,
  settleOpenings,
  settleRules,
  HistoryReader,
  type OpenedHistory,
  type HistoryRange,
  type PublishedStep,
  listPendingChanges,
  listPendingMerges,
  removePendingChanges,
} from '@quadrant/store/history';
import { findCorrectionsToPublish } from './corrections-to-publish.js';
import { findBatchesToPublish, listWaitingBatches, settleBatches, type WaitingBatch } from './batches-to-publish.js';
import { findLeagueChanges } from './league-changes.js';
import { type RefreshProgress, finishRequest } from '@quadrant/store/refreshes';
import type { PublishedCounts } from './lot.js';
import { letWait } from './let-wait.js';
import { insertRun, type RunFacts } from './runs.js';
import { findSubmissionsToProcess } from './submissions-to-process.js';
import {
  findJobsOf,
  listAllJobs,
  listWaitingJobs,
  removeDoneJobs,
  removeJobs,
  type WaitingJob,
} from './waiting-jobs.js';
import { StepWriter } from './write-steps.js';

/** The changes that some jobs ask for, as one run makes them. */
export interface ChangesToPublish {
  /** It has at least one. */
  readonly changes: readonly RunChange[];
  readonly range: HistoryRange;
}

/** A publication in progress: everything that it writes belongs to the run `number`. */
export class Publication extends HistoryReader {
  readonly number: number;
  private replaying: { readonly history: OpenedHistory; readonly writer: StepWriter } | null = null;
  /** Changes that waited for a refresh and that this publication includes. */
  private published: readonly string[] = [];
  /** Row ids of published tournaments that this publication no longer includes. */
  private gone: readonly number[] = [];
  /** Merges of players that this publication makes visible, or undoes. */
  private settling: readonly UnsettledMerge[] = [];
  /** Versions of league rules that come into effect with this publication. */
  private settlingRules: OpenedHistory['settlingRules'] = [];
  /** Batches that this publication publishes, or undoes. */
  private settlingBatches: readonly WaitingBatch[] = [];
  /** Jobs of the outbox that this publication does. */
  private taken: readonly WaitingJob[] = [];
  /** Jobs of the outbox that a refresh completes when it comes across what they ask for. */
  private perhapsDone: readonly WaitingJob[] = [];
  private isRewriting = false;

  /**
   * @param client writes, and holds the publication lock
   * @param snapshot reads: what it reads stays the same while this run writes
   */
  constructor(
    private readonly client: PoolClient,
    private readonly snapshot: Snapshot,
    head: HeadRun,
  ) {
    super(snapshot.client, head);
    this.number = head.number + 1;
  }

  /** Lists the jobs in the outbox that the next run includes, oldest first. */
  listWaiting(): Promise<WaitingJob[]> {
    return listWaitingJobs(this.reader);
  }

  /** The jobs that ask for one change, with those that failed before. */
  findJobs(change: WaitingChange): Promise<WaitingJob[]> {
    return findJobsOf(this.reader, change);
  }

  /**
   * Takes jobs into this publication, which removes them from the outbox. Null means that nothing is left to publish;
   * the jobs are then removed immediately.
   */
  async take(jobs: readonly WaitingJob[]): Promise<ChangesToPublish | null> {
    const { changes, from, tournaments, settlesMerges, retaken, notes } = planRun(await this.loadChanges(jobs));
    for (const submission of retaken) await this.retake(submission);
    this.published = notes;
    this.taken = jobs;
    if (changes.length === 0) {
      await this.removeTaken();
      return null;
    }
    return { changes, range: { kind: 'live', from, changes: tournaments, settles: settlesMerges } };
  }

  /** Leaves jobs to the refresh that follows a pause, and removes them from the outbox. */
  async letWait(jobs: readonly WaitingJob[], at: Date): Promise<void> {
    const { revisions } = thingsOf(jobs.map(({ change }) => change));
    const due = (await findSubmissionsToProcess(this.reader, revisions)).filter(isDue);
    for (const submission of due) await letWait(this.client, submission, at);
    await removeJobs(this.client, jobs);
  }

  /** Makes the replay write every row again, whether its hash differs or not. */
  rewriteAll(): void {
    this.isRewriting = true;
  }

  /** Opens the range of history for the one replay of this publication. */
  override async open(range: HistoryRange): Promise<OpenedHistory> {
    const history = await super.open(range);
    this.settlingRules = history.settlingRules;
    this.replaying = {
      history,
      writer: await StepWriter.open(this.client, this.number, history.players, {
        isRefresh: range.kind === 'refresh',
        isRewriting: this.isRewriting,
        isWhole: range.from === null,
        openings: history.openings,
      }),
    };
    const settlesMerges = range.kind === 'refresh' || range.settles;
    if (range.kind === 'refresh') {
      this.published = await listPendingChanges(this.reader);
      this.settlingBatches = await listWaitingBatches(this.reader);
      this.perhapsDone = await listAllJobs(this.reader);
    } else if (settlesMerges) this.published = [...this.published, ...(await listPendingMerges(this.reader))];
    if (settlesMerges) this.settling = (await this.loadMerges()).unsettled;
    // A tournament that is withdrawn while this runs is still replayed; the next run closes it.
    const changes = range.kind === 'live' ? range.changes : [];
    const closing = changes.flatMap((each) => (each.submissionRowId === null ? [each.tournamentRowId] : []));
    const gone = await listGoneTournaments(this.reader, range, closing);
    this.gone = gone.map(({ tournamentRowId }) => tournamentRowId);
    return history;
  }

  /** Nobody follows the progress of a run of one tournament. */
  protected override count(range: HistoryRange): Promise<number> {
    return range.kind === 'refresh' ? super.count(range) : Promise.resolve(0);
  }

  /** Writes the differences from what is published; the closed rows keep their past. */
  write(steps: readonly PublishedStep[]): Promise<void> {
    return this.opened().writer.write(steps);
  }

  /**
   * Completes the replay with everything that depends on its end. The last tournament has left `state`.
   *
   * @throws MergeTakenBack when a merge that it publishes is no longer wanted
   */
  async complete(state: HistoryState): Promise<PublishedCounts> {
    const { writer } = this.opened();
    // This precedes the swap of tables: a transaction that holds a player's row may still want to read them.
    await settleMerges(this.client, this.number, this.settling);
    await settleRules(this.client, this.number, this.settlingRules);
    const { range } = this.opened().history;
    if (range.kind === 'refresh' && beginsBeforeAll(range.from)) await settleOpenings(this.client, this.number);
    // Tables that are swapped must not be held by a reader.
    await this.snapshot.close();
    return writer.finish(state, this.gone);
  }

  /**
   * Records this run in the request that asked for it.
   *
   * @throws RefreshCancelled when it was called off
   */
  finishRequest(requestId: string, progress: RefreshProgress, now: Date): Promise<void> {
    return finishRequest(this.client, requestId, this.number, progress, now);
  }

  /** Moves the head: with the COMMIT that follows, readers see this run. */
  async finish(facts: RunFacts): Promise<void> {
    await this.replaying?.writer.keepMovers(facts.publishedAt);
    // This comes late, since everybody who notes or enqueues something waits for these rows.
    await this.removeTaken();
    await removeDoneJobs(this.client, this.perhapsDone);
    await settleBatches(this.client, this.settlingBatches, this.number, facts.publishedAt);
    await insertRun(this.client, this.head, facts);
  }

  /** Waits until nothing is being written any more, even after an error. The transaction must not end before. */
  async settled(): Promise<void> {
    await this.replaying?.writer.settled();
  }

  /** Lists the new tables. PostgreSQL has no statistics of them until it is asked to gather them. */
  listFreshTables(): readonly string[] {
    return this.replaying?.writer.fresh.tables ?? [];
  }

  private async loadChanges(jobs: readonly WaitingJob[]): Promise<StoredChanges> {
    const wanted = thingsOf(jobs.map(({ change }) => change));
    const { unsettled } = await this.loadMerges();
    const corrections = await findCorrectionsToPublish(this.reader, wanted.corrected);
    const submissions = await findSubmissionsToProcess(this.reader, wanted.revisions);
    const merges = unsettled.some(({ id }) => wanted.merges.includes(id)) ? unsettled : [];
    const leagues = await findLeagueChanges(this.reader, wanted.leagues);
    const batches = await findBatchesToPublish(this.reader, wanted.batches);
    this.settlingBatches = batches;
    return {
      submissions,
      corrections,
      merges,
      mergesFrom: merges.length > 0 ? await this.findEarliestMerge() : null,
      leagues,
      leaguesFrom: leagues.length > 0 ? await this.findEarliestRules() : null,
      batches,
    };
  }

  /** Includes a submission that failed before and can be processed now as the current one of its tournament. */
  private async retake({ tournamentRowId, submissionRowId, revision }: SubmissionToProcess): Promise<void> {
    // In the order in which corrections lock them; one that came since the snapshot stays as it is.
    await this.client.query(`select from tournaments where id = $1 for no key update`, [tournamentRowId]);
    await this.client.query(
      `with tried as (update submissions set state = 'accepted', state_reason = null where id = $1 and state = 'failed' returning id)
       update tournaments set due_revision = $3
       where id = $2 and current_revision = $3 and withdrawn_at is null and exists (select from tried)`,
      [submissionRowId, tournamentRowId, revision],
    );
  }

  private async removeTaken(): Promise<void> {
    await removePendingChanges(this.client, this.published);
    await removeJobs(this.client, this.taken);
  }

  private opened() {
    if (this.replaying === null) throw new Error('No history was opened.');
    return this.replaying;
  }
}
