import type { PoolClient } from 'pg';
import { CHAIN_START, RatingState, type HistoryPosition, type HistoryReading } from '@quadrant/outcome';
import { listLeagueSeasons } from '../league-seasons.js';
import type { HeadRun } from './head.js';
import { selectCount, selectPlayers, type HistoryRange } from './history-range.js';
import { loadLinksBefore, loadStateBefore } from './history-state.js';
import { findEarliestChange } from './pending-changes.js';
import { loadPlayerNumbers, type PlayerNumbers } from './player-numbers.js';
import { readHistory, type LoadedTournament } from './read-history.js';
import { findSubmissionToProcess, type SubmissionToProcess } from './submission-to-process.js';

/** A range of history that was opened, with the players who are numbered in it. */
export interface OpenedHistory extends HistoryReading<LoadedTournament> {
  readonly range: HistoryRange;
  readonly players: PlayerNumbers;
}

/** Reads history at one moment of the database, for whatever is then made of it. */
export class HistoryReader {
  constructor(
    protected readonly reader: PoolClient,
    /** The run that readers see at that moment. */
    readonly head: HeadRun,
  ) {}

  /** Null for a tournament or revision that nobody knows. */
  findSubmission(tournamentKey: string, revision: number): Promise<SubmissionToProcess | null> {
    return findSubmissionToProcess(this.reader, tournamentKey, revision);
  }

  /** Where the earliest change stands that waits for a refresh; null when none does. */
  findEarliestChange(): Promise<HistoryPosition | null> {
    return findEarliestChange(this.reader);
  }

  /**
   * Opens a range of history, which is read as its tournaments are asked for: one at a time.
   *
   * @param others row ids of players who are to be numbered beside those of the range
   */
  async open(range: HistoryRange, others: readonly number[] = []): Promise<OpenedHistory> {
    const { from } = range;
    const wanted = [selectPlayers(range), ...others.map((rowId) => `select ${rowId}`)].join(' union ');
    const players = await loadPlayerNumbers(this.reader, from ? `id in (${wanted})` : 'true');
    const seasons = await listLeagueSeasons(this.reader);
    return {
      range,
      players,
      state: from ? await loadStateBefore(this.reader, from, players) : new RatingState(),
      links: from ? await loadLinksBefore(this.reader, from) : CHAIN_START,
      total: await this.count(range),
      tournaments: readHistory(this.reader, range, { players, seasons }),
    };
  }

  protected async count(range: HistoryRange): Promise<number> {
    const { rows } = await this.reader.query<{ n: number }>(selectCount(range));
    return rows[0]!.n;
  }
}
