import type { PoolClient } from 'pg';
import type { RatingState } from '@quadrant/outcome';
import type { HeadRun } from './head.js';
import { HistoryReader, type OpenedHistory } from './history-reader.js';
import type { HistoryRange } from './history-range.js';
import type { PublishedStep } from './outcome-rows.js';
import { listPendingChanges, removePendingChanges } from './pending-changes.js';
import { insertRun, type RunFacts } from './runs.js';
import type { Snapshot } from './snapshot.js';
import type { SubmissionToProcess } from './submission-to-process.js';
import { writeRatings } from './write-ratings.js';
import { StepWriter, type PublishedCounts } from './write-steps.js';

/** One publication under way: what is written here belongs to the run `number`. */
export class Publication extends HistoryReader {
  readonly number: number;
  private replaying: { readonly history: OpenedHistory; readonly writer: StepWriter } | null = null;
  /** Changes that waited for a refresh and that this one publishes. */
  private published: readonly string[] = [];

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
  async settle({ tournamentRowId, submissionRowId, revision }: SubmissionToProcess): Promise<void> {
    await this.client.query(
      `with tried as (update submissions set state = 'accepted', state_reason = null where id = $1 and state = 'failed' returning id)
       update tournaments set due_revision = $3 where id = $2 and current_revision = $3 and exists (select from tried)`,
      [submissionRowId, tournamentRowId, revision],
    );
  }

  /** Opens the range of history for the one replay of this publication. */
  override async open(range: HistoryRange): Promise<OpenedHistory> {
    const history = await super.open(range);
    this.replaying = { history, writer: await StepWriter.open(this.client, this.number, history.players) };
    if (range.kind === 'refresh') this.published = await listPendingChanges(this.reader);
    return history;
  }

  /** Writes what differs from what is published; the closed rows keep their past. */
  write(steps: readonly PublishedStep[]): Promise<void> {
    return this.opened().writer.write(steps);
  }

  /** Completes what the replay wrote with what hangs on its end: `state` is as the last tournament left it. */
  async complete(state: RatingState): Promise<PublishedCounts> {
    const { history, writer } = this.opened();
    // Tables that are swapped must not be held by whoever read them.
    await this.snapshot.close();
    if (history.range.kind === 'refresh') await writer.closeWithdrawn();
    const counts = await writer.finish();
    const everybody = history.range.from === null;
    await writeRatings(this.client, this.number, state, { players: history.players, everybody });
    return counts;
  }

  /** Moves the head: with the COMMIT that follows, readers see this run. */
  async finish(facts: RunFacts): Promise<void> {
    await removePendingChanges(this.client, this.published);
    await insertRun(this.client, this.head, facts);
  }

  private opened() {
    if (this.replaying === null) throw new Error('No history was opened.');
    return this.replaying;
  }
}
