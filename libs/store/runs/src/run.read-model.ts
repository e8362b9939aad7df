import type { Text } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RunChange } from '@quadrant/rules/history';
import { type Pause, findHeadRun, findOldestRun } from '@quadrant/store/history';
import { findHiddenNames, showRun, type WithheldNames } from '@quadrant/store/players';

/** Describes one publication: why it was made and what it changed. */
export interface RunRow {
  readonly number: number;
  readonly kind: string;
  readonly requestedBy: string;
  readonly reason: Text;
  /** How many changes it was made for; 0 for refreshes and rollbacks. */
  readonly changeCount: number;
  /** These changes caused the run. A single run lists all of them, a list of runs the first few of each. */
  readonly changes: readonly RunChange[];
  /** Counts the tournaments that were replayed; `games` counts the rated games in them. */
  readonly tournaments: number;
  readonly games: number;
  /** These numbers count the rows that differed and were written. */
  readonly tournamentsChanged: number;
  readonly ratingChanges: number;
  readonly awards: number;
  readonly inputsSha256: string;
  readonly chainSha256: string;
  readonly engineVersion: string;
  readonly rulesSha256: string;
  /** The run that counted as the official one. */
  readonly officialRun: number | null;
  /** The closed parts of seasons in which it moved points. Closing a part only limits who may change it. */
  readonly closedParts: readonly { readonly league: string; readonly season: string; readonly part: string }[];
  /** A rollback went back to this run. It is null for other runs. */
  readonly rolledBackTo: number | null;
  /** The key is a part of the work, the value is in milliseconds. */
  readonly timings: Readonly<Record<string, number>>;
  readonly startedAt: Date;
  readonly publishedAt: Date;
}

/** The run that readers see, and whether another one may follow. */
export interface PublicationState {
  /** It is 0 before the first run. */
  readonly headRun: number;
  /** It is null before the first run. */
  readonly publishedAt: Date | null;
  readonly officialRun: number | null;
  readonly pause: Pause | null;
}

/** The names of the tournaments and leagues for which runs were made. */
export interface SubjectNames {
  /** The key is that of the tournament. */
  readonly tournaments: ReadonlyMap<string, string>;
  /** The key is the slug. */
  readonly leagues: ReadonlyMap<string, string>;
}

interface StoredState extends Omit<PublicationState, 'pause'> {
  /** It is null while runs are published. */
  readonly pausedAt: Date | null;
  readonly pausedBy: string;
  readonly reason: string;
}

/** A list of runs shows so many changes of each run. */
const LISTED_CHANGES = 5;

const COLUMNS = `number, kind, requested_by as "requestedBy", reason, jsonb_array_length(changes) as "changeCount", tournaments, games,
  tournaments_changed as "tournamentsChanged", rating_changes as "ratingChanges", awards,
  encode(inputs_sha256, 'hex') as "inputsSha256", encode(chain_sha256, 'hex') as "chainSha256",
  engine_version as "engineVersion", encode(rules_sha256, 'hex') as "rulesSha256", official_run as "officialRun",
  rolled_back_to as "rolledBackTo", closed_parts as "closedParts", timings, started_at as "startedAt",
  published_at as "publishedAt"`;

/** Lists everything that was ever published, run by run. */
@Injectable()
export class RunReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the number of the run that readers see; 0 before the first. */
  getHead(): Promise<number> {
    return findHeadRun(this.dataSource);
  }

  /** Returns the number of the oldest run whose numbers are kept. */
  getOldest(): Promise<number> {
    return findOldestRun(this.dataSource);
  }

  /** Returns the run that readers see, and whether publication is paused. */
  async getPublication(): Promise<PublicationState> {
    const rows = await this.dataSource.query<StoredState[]>(
      `select p.head_run as "headRun", r.published_at as "publishedAt", r.official_run as "officialRun",
         p.paused_at as "pausedAt", p.paused_by as "pausedBy", p.pause_reason as reason
       from publication p left join runs r on r.number = p.head_run`,
    );
    const { pausedAt, pausedBy, reason, ...state } = rows[0]!;
    const pause = pausedAt && { pausedAt, pausedBy, reason };
    return { ...state, pause: pause && showPause(pause, await findHiddenNames(this.dataSource)) };
  }

  /** Lists runs, newest first; `before` is the number of the last run already seen. */
  async list(limit: number, before: number | null): Promise<RunRow[]> {
    const rows = await this.dataSource.query<RunRow[]>(
      `select ${COLUMNS}, jsonb_path_query_array(changes, '$[0 to ${LISTED_CHANGES - 1}]') as changes
       from runs where $1::integer is null or number < $1 order by number desc limit $2`,
      [before, limit],
    );
    const names = await findHiddenNames(this.dataSource);
    return rows.map((row) => showRun(row, names));
  }

  /** Returns null for a run that does not exist. */
  async findByNumber(number: number): Promise<RunRow | null> {
    const rows = await this.dataSource.query<RunRow[]>(`select ${COLUMNS}, changes from runs where number = $1`, [
      number,
    ]);
    return rows[0] ? showRun(rows[0], await findHiddenNames(this.dataSource)) : null;
  }

  /** Returns the current names of the tournaments and leagues for which runs were made. */
  async nameSubjectsOf(runs: readonly RunRow[]): Promise<SubjectNames> {
    const changes = runs.flatMap((run) => run.changes);
    const keys = [...new Set(changes.flatMap(({ tournament }) => tournament ?? []))];
    const slugs = [...new Set(changes.flatMap(({ league }) => league ?? []))];
    const rows = await this.dataSource.query<{ key: string; name: string; isLeague: boolean }[]>(
      `select t.key::text, s.name, false as "isLeague" from tournaments t
         join submissions s on s.tournament_id = t.id and s.revision = t.current_revision where t.key = any($1::uuid[])
       union all select slug, name, true from leagues where slug = any($2::text[])`,
      [keys, slugs],
    );
    const namesOf = (isLeague: boolean) =>
      new Map(rows.filter((row) => row.isLeague === isLeague).map(({ key, name }) => [key, name]));
    return { tournaments: namesOf(false), leagues: namesOf(true) };
  }
}

const showPause = ({ pausedBy, reason, ...pause }: Pause, names: WithheldNames): Pause => ({
  ...pause,
  pausedBy: names.show(pausedBy),
  reason: names.showText(reason),
});
