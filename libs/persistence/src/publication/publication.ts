import type { PoolClient } from 'pg';
import { compareHistory, END_OF_HISTORY, type HistoryPosition, type HistoryState } from '@quadrant/outcome';
import { findCorrectionToPublish, type CorrectionToPublish } from '../corrections/correction-to-publish.js';
import { listGoneTournaments } from '../diff/gone-tournaments.js';
import { settleRules } from '../leagues/stored-rules.js';
import { settleMerges } from '../player-merges/settle-merges.js';
import type { UnsettledMerge } from '../player-merges/stored-merges.js';
import type { RefreshProgress } from '../refresh-work.repository.js';
import { finishRequest } from './finish-request.js';
import type { HeadRun } from './head.js';
import { HistoryReader, type OpenedHistory } from './history-reader.js';
import type { HistoryRange } from './history-range.js';
import type { PublishedStep } from './outcome-rows.js';
import type { PublishedCounts } from './lot.js';
import { letWait } from './let-wait.js';
import { listPendingChanges, listPendingMerges, removePendingChanges } from './pending-changes.js';
import { insertRun, type RunFacts, type RunKind } from './runs.js';
import type { Snapshot } from './snapshot.js';
import type { SubmissionToProcess } from './submission-to-process.js';
import { StepWriter } from './write-steps.js';

/** What waits for its run: a merge of players, its undoing, or a change of a league. */
export interface ChangeToPublish {
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: string;
  readonly range: HistoryRange;
}

/** One publication under way: what is written here belongs to the run `number`. */
export class Publication extends HistoryReader {
  readonly number: number;
  private replaying: { readonly history: OpenedHistory; readonly writer: StepWriter } | null = null;
  /** Changes that waited for a refresh and that this one publishes. */
  private published: readonly string[] = [];
  /** Row ids of published tournaments that this one no longer takes in. */
  private gone: readonly number[] = [];
  /** Merges of players that this one publishes, or undoes. */
  private settling: readonly UnsettledMerge[] = [];
  /** Versions of rules of leagues that come into effect with this one. */
  private settlingRules: OpenedHistory['settlingRules'] = [];
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

  /** A submission that could not be taken in before, and can now, is what history has of its tournament. */
  async retake({ tournamentRowId, submissionRowId, revision }: SubmissionToProcess): Promise<void> {
    await this.client.query(
      `with tried as (update submissions set state = 'accepted', state_reason = null where id = $1 and state = 'failed' returning id)
       update tournaments set due_revision = $3 where id = $2 and current_revision = $3 and exists (select from tried)`,
      [submissionRowId, tournamentRowId, revision],
    );
  }

  /**
   * The correction of a tournament that waits for a run of its own. Where one comes back, this publication is that run;
   * null: there is nothing to publish any more.
   */
  async takeCorrection(tournamentKey: string): Promise<CorrectionToPublish | null> {
    const found = await findCorrectionToPublish(this.reader, tournamentKey);
    if (found === null) return null;
    const { changes, range, ...correction } = found;
    if (range === null) await removePendingChanges(this.client, changes);
    else this.published = changes;
    return range && { ...correction, range };
  }

  /**
   * A merge of players, or its undoing, that waits for a run of its own: this one, which takes every other along; null:
   * there is nothing to publish any more.
   */
  async takeMerge(mergeId: string): Promise<ChangeToPublish | null> {
    const { unsettled } = await this.loadMerges();
    const merge = unsettled.find(({ id }) => id === mergeId);
    if (merge === undefined) return null;
    const { state, requestedBy, reason } = merge;
    return {
      kind: state === 'requested' ? 'player-merge' : 'player-merge-undo',
      requestedBy,
      reason,
      range: await this.findSettlingRange(),
    };
  }

  /**
   * A change of a league's rules that waits for a run of its own: this one, which takes everything of the kind along; null:
   * there is nothing to publish any more.
   */
  async takeLeague(slug: string): Promise<ChangeToPublish | null> {
    const { rows } = await this.reader.query<{ actor: string; reason: string }>(
      `select p.actor, p.reason from pending_changes p join league_rules r on r.id = p.league_rules_id
         join leagues l on l.id = r.league_id where l.slug = $1 order by p.id`,
      [slug],
    );
    const last = rows.at(-1);
    if (last === undefined) return null;
    const reason = rows.map((row) => row.reason).join('; ');
    return { kind: 'league', requestedBy: last.actor, reason, range: await this.findSettlingRange() };
  }

  /** Lets the replay write every row anew, whether its hash says that it differs or not. */
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
      }),
    };
    if (range.kind === 'refresh') this.published = await listPendingChanges(this.reader);
    if (range.kind === 'settling') this.published = await listPendingMerges(this.reader);
    if (range.kind !== 'live') this.settling = (await this.loadMerges()).unsettled;
    // What is withdrawn while this runs is in what it replays: the next run closes it.
    const isGone = range.kind === 'live' && range.submissionRowId === null;
    const gone = await listGoneTournaments(this.reader, range, isGone ? [range.tournamentRowId] : []);
    this.gone = gone.map(({ tournamentRowId }) => tournamentRowId);
    return history;
  }

  /** Nobody follows how far the run of one tournament has come. */
  protected override count(range: HistoryRange): Promise<number> {
    return range.kind === 'refresh' ? super.count(range) : Promise.resolve(0);
  }

  /** Writes what differs from what is published; the closed rows keep their past. */
  write(steps: readonly PublishedStep[]): Promise<void> {
    return this.opened().writer.write(steps);
  }

  /** Completes what the replay wrote with what hangs on its end: `state` is as the last tournament left it. */
  async complete(state: HistoryState): Promise<PublishedCounts> {
    const { history, writer } = this.opened();
    // Tables that are swapped must not be held by whoever read them.
    await this.snapshot.close();
    return writer.finish(state, { gone: this.gone, everybody: history.range.from === null });
  }

  /** Publishes nothing of a submission that was due: it waits until publishing is resumed. */
  letWait(submission: SubmissionToProcess, position: HistoryPosition, at: Date): Promise<void> {
    return letWait(this.client, submission, position, at);
  }

  /**
   * Notes this run on the request that asked for it.
   *
   * @throws RefreshCancelled when it was called off
   */
  finishRequest(requestId: string, progress: RefreshProgress, now: Date): Promise<void> {
    return finishRequest(this.client, requestId, this.number, progress, now);
  }

  /**
   * Moves the head: with the COMMIT that follows, readers see this run.
   *
   * @throws MergeTakenBack when a merge that it publishes is no longer wanted
   */
  async finish(facts: RunFacts): Promise<void> {
    await removePendingChanges(this.client, this.published);
    await settleMerges(this.client, this.number, this.settling);
    await settleRules(this.client, this.number, this.settlingRules);
    await insertRun(this.client, this.head, facts);
  }

  /** Waits until nothing is being written any more, well or not: the transaction must not end before. */
  async settled(): Promise<void> {
    await this.replaying?.writer.settled();
  }

  /** Tables that it made anew: PostgreSQL knows nothing of what is in them until somebody asks it to look. */
  listFreshTables(): readonly string[] {
    return this.replaying?.writer.fresh.tables ?? [];
  }

  /** From the first tournament on that a merge of players moves that waits, or a change of a league. */
  private async findSettlingRange(): Promise<HistoryRange> {
    const waiting = [await this.findEarliestMerge(), await this.findEarliestRules()].filter((each) => each !== null);
    return { kind: 'settling', from: waiting.toSorted(compareHistory)[0] ?? END_OF_HISTORY };
  }

  private opened() {
    if (this.replaying === null) throw new Error('No history was opened.');
    return this.replaying;
  }
}
