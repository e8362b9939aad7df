import type { PoolClient } from 'pg';
import {
  CHAIN_START,
  earlierPosition,
  RatingState,
  type HistoryPosition,
  type HistoryReading,
} from '@quadrant/outcome';
import { listLeagueSeasons } from '../league-seasons.js';
import { findFirstPlayed, loadMerges, membersOf, type StoredMerges } from '../player-merges/stored-merges.js';
import type { HeadRun } from './head.js';
import { selectCount, selectPlayers, type HistoryRange } from './history-range.js';
import { loadLinksBefore, loadStateBefore } from './history-state.js';
import type { Identities } from './identities.js';
import { findEarliestChange } from './pending-changes.js';
import { loadPlayerNumbers, type PlayerNumbers } from './player-numbers.js';
import { readHistory, type LoadedTournament } from './read-history.js';
import { findSubmissionToProcess, type SubmissionToProcess } from './submission-to-process.js';

/** A range of history that was opened, with the players who are numbered in it. */
export interface OpenedHistory extends HistoryReading<LoadedTournament> {
  readonly range: HistoryRange;
  /** As whom players count in it. */
  readonly identities: Identities;
  readonly players: PlayerNumbers;
}

/** Reads history at one moment of the database, for whatever is then made of it. */
export class HistoryReader {
  private merges: StoredMerges | null = null;

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
  async findEarliestChange(): Promise<HistoryPosition | null> {
    const noted = await findEarliestChange(this.reader);
    const merged = await this.findEarliestMerge();
    return noted === null ? merged : earlierPosition(noted, merged);
  }

  /** Where the first published tournament stands of anybody whom a merge moves that waits; null when none does. */
  protected async findEarliestMerge(): Promise<HistoryPosition | null> {
    const merges = await this.loadMerges();
    const moved = merges.unsettled.flatMap(({ playerRowId }) => membersOf(merges, playerRowId));
    return findFirstPlayed(this.reader, moved);
  }

  /** The merges of players, at the moment that is read. */
  protected async loadMerges(): Promise<StoredMerges> {
    return (this.merges ??= await loadMerges(this.reader));
  }

  /**
   * Opens a range of history, which is read as its tournaments are asked for: one at a time. A live range has players count
   * as they do in what is published, the others as was asked for.
   *
   * @param others row ids of players who are to be numbered beside those of the range
   * @param supposed as whom players count, where that is another matter
   */
  async open(
    range: HistoryRange,
    others: readonly number[] = [],
    supposed: Identities | null = null,
  ): Promise<OpenedHistory> {
    const { from } = range;
    const { published, requested } = await this.loadMerges();
    const identities = supposed ?? (range.kind === 'live' ? published : requested);
    const wanted = [selectPlayers(range), ...others.map((rowId) => `select ${rowId}`)].join(' union ');
    const where = from ? `id in (${withCounted(wanted, new Set([published, identities]))})` : 'true';
    const players = await loadPlayerNumbers(this.reader, where, identities);
    const seasons = await listLeagueSeasons(this.reader);
    return {
      range,
      identities,
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

/** SQL: row ids of players, with those as whom they count by any of some identities. */
function withCounted(rowIds: string, all: ReadonlySet<Identities>): string {
  const pairs = [...all].flatMap((identities) => identities.listPairs());
  if (pairs.length === 0) return rowIds;
  const values = pairs.map(([player, countsAs]) => `(${player}, ${countsAs})`).join(', ');
  return `with named (id) as materialized (${rowIds}), counted (player, id) as (values ${values})
    select id from named union select counted.id from counted join named on named.id = player`;
}
