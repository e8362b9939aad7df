import type { PoolClient } from 'pg';
import type { LeagueRules } from '@quadrant/rules/leagues';
import {
  CHAIN_START,
  compareHistory,
  HistoryState,
  type HistoryPosition,
  type HistoryReading,
  type Identities,
  LeagueInputs,
} from '@quadrant/rules/history';
import type { Switches } from '@quadrant/rules/policy';
import type { HeadRun } from '@quadrant/store/database';
import { findFirstPlayed, loadMerges, membersOf, type StoredMerges } from '@quadrant/store/players';
import { loadRowIds } from '../league-rules/load-row-ids.js';
import { rememberLeagues } from './ledgers-before.js';
import { findFirstWaiting, loadStoredRules, rulesTakenFrom, type StoredRules } from '../league-rules/stored-rules.js';
import { selectCount, selectLeagues, selectPlayers, type HistoryRange } from './history-range.js';
import { loadLinksBefore, loadStateBefore } from './history-state.js';
import { findEarliestChange, findEarliestDueRevision } from './pending-changes.js';
import { loadPlayerNumbers, type PlayerNumbers } from './player-numbers.js';
import { readHistory, type LoadedTournament } from './read-history.js';

/** An opened range of history, with the players who have numbers in it. */
export interface OpenedHistory extends HistoryReading<LoadedTournament> {
  readonly range: HistoryRange;
  /** The merges that count in it. */
  readonly identities: Identities;
  readonly players: PlayerNumbers;
  readonly leagues: LeagueInputs;
  /** Versions of league rules that come into effect with it. */
  readonly settlingRules: readonly StoredRules[];
}

/** An opened history differs from the stored one in these facts. */
export interface UnstoredFacts {
  /** Row ids of players who get numbers in addition to those of the range. */
  readonly players?: readonly number[];
  /** The merges that count instead of the stored ones. */
  readonly identities?: Identities;
  /** Slugs of leagues that have further tournaments in it. */
  readonly leagues?: readonly string[];
  /** Rules that replace those of a league. */
  readonly rules?: LeagueRules;
}

/** Reads history at one moment of the database. */
export class HistoryReader {
  private merges: StoredMerges | null = null;
  private rules: readonly StoredRules[] | null = null;
  /** The interim rulings that apply instead of those in force. */
  protected switches: Switches | null = null;

  constructor(
    protected readonly reader: PoolClient,
    /** The run that readers see at that moment. */
    readonly head: HeadRun,
  ) {}

  /** Returns the position from which a refresh has something to publish; null when it has nothing. */
  async findEarliestChange(): Promise<HistoryPosition | null> {
    const changes = [
      await findEarliestChange(this.reader),
      await findEarliestDueRevision(this.reader),
      await this.findEarliestMerge(),
      await this.findEarliestRules(),
    ];
    return changes.filter((each) => each !== null).toSorted(compareHistory)[0] ?? null;
  }

  /** Finds the first published tournament of the players that a waiting merge moves; null when none waits. */
  protected async findEarliestMerge(): Promise<HistoryPosition | null> {
    const merges = await this.loadMerges();
    const moved = merges.unsettled.flatMap(({ playerRowId }) => membersOf(merges, playerRowId));
    return findFirstPlayed(this.reader, moved);
  }

  protected async loadMerges(): Promise<StoredMerges> {
    return (this.merges ??= await loadMerges(this.reader));
  }

  protected async loadRules(): Promise<readonly StoredRules[]> {
    return (this.rules ??= await loadStoredRules(this.reader, null, this.switches));
  }

  /**
   * Finds the position from which waiting league rules move something; null when none wait. After a rollback, rules may
   * wait whose change is no longer noted.
   */
  protected async findEarliestRules(): Promise<HistoryPosition | null> {
    return findFirstWaiting(await this.loadRules());
  }

  /**
   * Opens a range of history, which is read while its tournaments are asked for, one at a time. In a live range that
   * publishes no merges, players count as they do in what is published; in all others, as was asked for. Waiting rules
   * of leagues are used when they change nothing before the range.
   */
  async open(range: HistoryRange, unstored: UnstoredFacts = {}): Promise<OpenedHistory> {
    const { from } = range;
    const { players: others = [] } = unstored;
    const { published, requested } = await this.loadMerges();
    const identities = unstored.identities ?? (range.kind === 'live' && !range.settles ? published : requested);
    const taken = rulesTakenFrom(await this.loadRules(), from);
    const leagues = new LeagueInputs(
      unstored.rules ? new Map([...taken.rules, [unstored.rules.slug, unstored.rules]]) : taken.rules,
    );
    const rowIds = await loadRowIds(this.reader, leagues.listPlayers());
    const wanted = [selectPlayers(range), ...others.map((rowId) => `select ${rowId}`)].join(' union ');
    const where = from ? `id in (${withCounted(wanted, new Set([published, identities]))})` : 'true';
    const players = await loadPlayerNumbers(this.reader, where, identities);
    const state = from ? await loadStateBefore(this.reader, from, players) : new HistoryState();
    if (from) {
      const slugs = [...(await this.listLeagues(range)), ...(unstored.leagues ?? [])];
      await rememberLeagues(this.reader, state, from, slugs, { inputs: leagues, players, identities });
    }
    return {
      range,
      identities,
      players,
      leagues,
      settlingRules: taken.settling,
      state,
      links: from ? await loadLinksBefore(this.reader, from) : CHAIN_START,
      total: await this.count(range),
      tournaments: readHistory(this.reader, range, { players, leagues, rowIds }),
    };
  }

  private async listLeagues(range: HistoryRange): Promise<string[]> {
    const { rows } = await this.reader.query<{ league: string }>(selectLeagues(range));
    return rows.map(({ league }) => league);
  }

  protected async count(range: HistoryRange): Promise<number> {
    const { rows } = await this.reader.query<{ n: number }>(selectCount(range));
    return rows[0]!.n;
  }
}

/** SQL: selects row ids of players, and the players that they count as by any of these identities. */
function withCounted(rowIds: string, all: ReadonlySet<Identities>): string {
  const pairs = [...all].flatMap((identities) => identities.listPairs());
  if (pairs.length === 0) return rowIds;
  const values = pairs.map(([player, countsAs]) => `(${player}, ${countsAs})`).join(', ');
  return `with named (id) as materialized (${rowIds}), counted (player, id) as (values ${values})
    select id from named union select counted.id from counted join named on named.id = player`;
}
