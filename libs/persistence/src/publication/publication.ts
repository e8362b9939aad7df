import type { PoolClient } from 'pg';
import type { LeagueSeason } from '@quadrant/league';
import type { HistoryPosition, RatingState } from '@quadrant/outcome';
import { listLeagueSeasons } from '../league-seasons.js';
import { loadChainBefore, loadRatingsBefore } from './history-state.js';
import { loadTournaments, type LoadedTournament } from './loaded-tournament.js';
import type { PublishedStep } from './outcome-rows.js';
import { findSubmissionToProcess, type SubmissionToProcess } from './submission-to-process.js';
import { writeRatings } from './write-ratings.js';
import { closeMissingTournaments, markProcessed, writeSteps, type PublishedCounts } from './write-steps.js';

/** What a run says of itself, besides its number. */
export interface RunFacts {
  readonly kind: 'tournament' | 'refresh' | 'correction';
  readonly requestedBy: string;
  readonly reason: string;
  readonly tournaments: number;
  readonly games: number;
  readonly changed: PublishedCounts;
  readonly chainSha256: string;
  readonly engineVersion: string;
  readonly startedAt: Date;
  readonly publishedAt: Date;
}

/** One publication under way: everything read and written here belongs to the run `number`. */
export class Publication {
  readonly number: number;
  private seasons: Promise<LeagueSeason[]> | null = null;
  private readonly takenIn: number[] = [];

  constructor(
    private readonly client: PoolClient,
    head: number,
  ) {
    this.number = head + 1;
  }

  /** Null for a tournament or revision that nobody knows. */
  findSubmission(tournamentKey: string, revision: number): Promise<SubmissionToProcess | null> {
    return findSubmissionToProcess(this.client, tournamentKey, revision);
  }

  /**
   * What a live run replays, in the order of history: the submission itself and every tournament already taken in that
   * stands at or after `from`.
   */
  async listLiveHistory(
    from: HistoryPosition,
    { submissionRowId, tournamentRowId }: SubmissionToProcess,
  ): Promise<number[]> {
    const { rows } = await this.client.query<{ id: number }>(
      `select submission_id as id from (
         select submission_id, starts_at, key from outcomes
         where (starts_at, key) >= ($1::timestamptz, $2::uuid) and tournament_id <> $3
         union all
         select s.id, s.starts_at, t.key from submissions s join tournaments t on t.id = s.tournament_id where s.id = $4
       ) taken_in
       order by starts_at, key`,
      [new Date(from.startsAt), from.key, tournamentRowId, submissionRowId],
    );
    return rows.map(({ id }) => id);
  }

  /** What a refresh replays, in the order of history: every tournament's current revision, the awaiting ones too. */
  async listFullHistory(): Promise<number[]> {
    const { rows } = await this.client.query<{ id: number }>(
      `select case when s.state = 'failed' then o.submission_id else s.id end as id
       from tournaments t
         join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
         left join outcomes o on o.tournament_id = t.id
       where s.state <> 'withdrawn' and (s.state <> 'failed' or o.submission_id is not null)
       order by case when s.state = 'failed' then o.starts_at else s.starts_at end, t.key`,
    );
    return rows.map(({ id }) => id);
  }

  /** Everyone who plays in any of the submissions. */
  async listPlayersOf(submissionRowIds: readonly number[]): Promise<number[]> {
    const { rows } = await this.client.query<{ id: number }>(
      `select distinct player_id as id from entries where submission_id = any($1)`,
      [submissionRowIds],
    );
    return rows.map(({ id }) => id);
  }

  /** In the order of `submissionRowIds`. */
  async loadTournaments(submissionRowIds: readonly number[]): Promise<LoadedTournament[]> {
    // Once for the whole run: a season that is added meanwhile belongs to the next one.
    this.seasons ??= listLeagueSeasons(this.client);
    return loadTournaments(this.client, submissionRowIds, await this.seasons);
  }

  /** Ratings of some players just before a position of history. */
  loadRatingsBefore(position: HistoryPosition, players: readonly number[]): Promise<RatingState> {
    return loadRatingsBefore(this.client, position, players);
  }

  /** Chain hash just before a position of history. */
  loadChainBefore(position: HistoryPosition): Promise<string> {
    return loadChainBefore(this.client, position);
  }

  /** Writes what differs from what is published; the closed rows keep their past. */
  writeSteps(steps: readonly PublishedStep[]): Promise<PublishedCounts> {
    for (const { tournament } of steps) this.takenIn.push(tournament.submissionRowId);
    return writeSteps(this.client, this.number, steps);
  }

  /** Closes what is published of tournaments that are not among the submissions of a full history. */
  closeMissingTournaments(submissionRowIds: readonly number[]): Promise<number> {
    return closeMissingTournaments(this.client, this.number, submissionRowIds);
  }

  /** @param players whose ratings `state` has in full; null when it has everybody's */
  writeRatings(state: RatingState, players: readonly number[] | null): Promise<void> {
    return writeRatings(this.client, this.number, state, players);
  }

  /**
   * Marks what was taken in as processed and moves the head: with the COMMIT that follows, readers see this run. Last of
   * all, because a correction that arrives meanwhile must not wait for the whole run to change a submission's state.
   */
  async finish(facts: RunFacts): Promise<void> {
    await markProcessed(this.client, this.takenIn);
    await this.client.query(
      `insert into runs (number, kind, requested_by, reason, tournaments, games, tournaments_changed, rating_changes,
          awards, chain_sha256, engine_version, started_at, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, decode($10, 'hex'), $11, $12, $13)`,
      [
        this.number,
        facts.kind,
        facts.requestedBy,
        facts.reason,
        facts.tournaments,
        facts.games,
        facts.changed.tournaments,
        facts.changed.ratingChanges,
        facts.changed.awards,
        facts.chainSha256,
        facts.engineVersion,
        facts.startedAt,
        facts.publishedAt,
      ],
    );
    await this.client.query(`update publication set head_run = $1`, [this.number]);
  }
}
