import type { PoolClient } from 'pg';
import type { LeagueRules } from '@quadrant/rules/leagues';
import {
  bringIn,
  type ChainLinks,
  compareHistory,
  HistoryState,
  type HistoryPosition,
  type HistoryReading,
  type Identities,
  LeagueInputs,
  linksAfterOpenings,
  type OpenedPlayer,
  type OpenedRating,
  openingInstant,
} from '@quadrant/rules/history';
import type { Switches } from '@quadrant/rules/policy';
import type { HeadRun } from '@quadrant/store/database';
import {
  beginsBeforeAll,
  findFirstOpening,
  loadOpenings,
  SELECT_OPENED,
  type StoredOpenings,
} from '../openings/stored-openings.js';
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
  /** The ratings that were brought in, as they count. */
  readonly openings: readonly OpenedRating[];
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

  /**
   * Finds where a waiting merge first moves something: the first published tournament of its players, or the balances
   * that were brought in for them; null when none waits.
   */
  protected async findEarliestMerge(): Promise<HistoryPosition | null> {
    const merges = await this.loadMerges();
    const moved = merges.unsettled.flatMap(({ playerRowId }) => membersOf(merges, playerRowId));
    const firsts = [await findFirstPlayed(this.reader, moved), await findFirstOpening(this.reader, moved)];
    return firsts.filter((each) => each !== null).toSorted(compareHistory)[0] ?? null;
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
    const brought = await this.loadOpenings(range);
    const isBefore = (day: string) => from === null || from.startsAt <= openingInstant(day);
    const wanted = [
      selectPlayers(range),
      ...others.map((rowId) => `select ${rowId}`),
      ...(brought.ratings.some(({ day }) => isBefore(day)) || beginsBeforeAll(from) ? [SELECT_OPENED] : []),
    ].join(' union ');
    const where = from ? `id in (${withCounted(wanted, new Set([published, identities]))})` : 'true';
    const players = await loadPlayerNumbers(this.reader, where, identities);
    const state = from ? await loadStateBefore(this.reader, from, players) : new HistoryState();
    if (from) {
      const slugs = [...(await this.listLeagues(range)), ...(unstored.leagues ?? [])];
      await rememberLeagues(this.reader, state, from, slugs, { inputs: leagues, players, identities });
    }
    for (const { game, category, day } of brought.ratings) {
      if (isBefore(day)) state.clearTrack(game, category);
      else state.setCutOver(game, category, day);
    }
    const openings = bringIn(
      state,
      brought.ratings.filter(({ day }) => isBefore(day)),
      numbersIn(players, brought),
    );
    return {
      range,
      identities,
      players,
      leagues,
      settlingRules: taken.settling,
      state,
      openings,
      links: await this.linksBefore(from, brought),
      total: await this.count(range),
      tournaments: readHistory(this.reader, range, { players, leagues, rowIds }),
    };
  }

  /** A run of its own publishes what was brought in: one that begins with the first tournament. */
  private loadOpenings({ kind, from }: HistoryRange): Promise<StoredOpenings> {
    return loadOpenings(this.reader, kind === 'refresh' && beginsBeforeAll(from) ? 'requested' : 'published');
  }

  private async linksBefore(from: HistoryPosition | null, brought: StoredOpenings): Promise<ChainLinks> {
    return (from && (await loadLinksBefore(this.reader, from))) ?? linksAfterOpenings(brought);
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

/** Returns a function that finds the number of a player by public id, as they count. */
function numbersIn(players: PlayerNumbers, { ratings }: StoredOpenings) {
  const rowIds = new Map(ratings.map(({ player, playerRowId }) => [player, playerRowId]));
  return (player: string): OpenedPlayer | null => {
    const rowId = rowIds.get(player)!;
    const number = players.findCounted(rowId);
    return number === null ? null : { number, isOwn: !players.isMerged(rowId) };
  };
}

/** SQL: selects row ids of players, and the players that they count as by any of these identities. */
function withCounted(rowIds: string, all: ReadonlySet<Identities>): string {
  const pairs = [...all].flatMap((identities) => identities.listPairs());
  if (pairs.length === 0) return rowIds;
  const values = pairs.map(([player, countsAs]) => `(${player}, ${countsAs})`).join(', ');
  return `with named (id) as materialized (${rowIds}), counted (player, id) as (values ${values})
    select id from named union select counted.id from counted join named on named.id = player`;
}
