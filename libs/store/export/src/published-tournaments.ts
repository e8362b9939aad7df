import { shownDate } from '@quadrant/store/database';
import type { PoolClient } from 'pg';
import { findSeason, type LeagueRules } from '@quadrant/rules/leagues';
import { compareHistory, type HistoryPosition } from '@quadrant/rules/history';
import type { PublishedTables, PublishedTournament } from '@quadrant/rules/verification';
import { findPolicy, kFactorOn, type RatingRules } from '@quadrant/rules/rating';
import type { Level, RuleSystemId } from '@quadrant/rules/tournament';
import { TOSS_SEED } from '@quadrant/store/tosses';
import { SETTLED_LEAGUE } from '@quadrant/store/history';
import {
  readAwards,
  readBadges,
  readChanges,
  readDocuments,
  readEntitlements,
  readStandings,
} from './published-rows.js';

/** A page has so many tournaments. */
const PAGE = 250;

/** A published tournament in the form of the database. */
export interface StoredTournament extends PublishedTournament {
  readonly submissionRowId: number;
  /** The unredacted document; null when the caller did not ask for it. */
  readonly document: Buffer | null;
}

interface Context {
  readonly rules: RatingRules;
  readonly leagues: readonly LeagueRules[];
}

/** These changes wait for a refresh. Until then, published numbers may differ from those that would be computed now. */
interface WaitingChanges {
  readonly tournaments: ReadonlySet<number>;
  /** The position of the first waiting change that is not about a single tournament. */
  readonly everythingFrom: HistoryPosition | null;
}

/** The database has the other facts of a published tournament as they are. */
type Computed = 'startsAt' | 'players' | 'leagueSeason' | 'policy' | 'kFactor' | 'chainSha256' | 'changeWaits';

interface TournamentRow extends Omit<StoredTournament, Computed | 'document' | keyof PublishedTables> {
  readonly tournamentRowId: number;
  readonly startsAt: Date;
  readonly playerRowIds: readonly number[];
  readonly league: string | null;
  readonly localDate: string;
  /** The last day that it may be. */
  readonly lastDay: string;
  readonly ruleSystem: RuleSystemId;
  readonly level: Level;
  readonly chainSha256: string | null;
}

const SELECT_PAGE = `
  select o.tournament_id as "tournamentRowId", o.submission_id as "submissionRowId", o.key, t.external_id as "externalId",
    s.revision, encode(s.sha256, 'hex') as sha256, o.starts_at as "startsAt", c.players as "playerRowIds",
    s.lead_time_counts_as_met as "leadTimeCountsAsMet", s.announced, coalesce(t.level_override, s.held_level) as "levelOverride",
    t.rated_override as "ratedOverride", ${SETTLED_LEAGUE} as "leagueOverride",
    ${TOSS_SEED} as toss, c.participants, c.sanctioned, c.rated, length(c.games) / 8 as "ratedGames",
    c.league, ${shownDate('c')} as "localDate", c.local_date::text as "lastDay", c.rule_system as "ruleSystem", c.level,
    encode(c.standings_sha256, 'hex') as "standingsSha256", encode(o.input_sha256, 'hex') as "inputSha256",
    encode(o.outcome_sha256, 'hex') as "outcomeSha256", encode(h.sha256, 'hex') as "chainSha256", o.since_run as run
  from outcomes o
    join tournaments t on t.id = o.tournament_id
    join submissions s on s.id = o.submission_id
    join scorecards c on c.submission_id = o.submission_id
    left join history_chain h on h.tournament_id = o.tournament_id
  where $1::timestamptz is null or (o.starts_at, o.key) > ($1, $2::uuid)
  order by o.starts_at, o.key limit ${PAGE}`;

/** Reads published tournaments, a page at a time. */
export class PublishedTournaments {
  private constructor(
    private readonly client: PoolClient,
    private readonly context: Context,
    private readonly publicIds: ReadonlyMap<number, string>,
    /** Public ids after merges, by row id: documents name the player before the merge. */
    private readonly countedIds: ReadonlyMap<number, string>,
    private readonly waiting: WaitingChanges,
  ) {}

  static async open(client: PoolClient, context: Context): Promise<PublishedTournaments> {
    const { rows } = await client.query<[number, string, number]>({
      rowMode: 'array',
      text: `select id, public_id, counts_as from players`,
    });
    const publicIds = new Map(rows.map(([id, publicId]) => [id, publicId]));
    const countedIds = new Map(rows.map(([id, , countsAs]) => [id, publicIds.get(countsAs)!]));
    return new PublishedTournaments(client, context, publicIds, countedIds, await findWaitingChanges(client));
  }

  async *read(withDocument: (submissionRowId: number) => boolean): AsyncGenerator<StoredTournament[]> {
    let last: TournamentRow | undefined;
    do {
      const { rows } = await this.client.query<TournamentRow>(SELECT_PAGE, [last?.startsAt ?? null, last?.key ?? null]);
      if (rows.length > 0) yield await this.complete(rows, withDocument);
      last = rows.length < PAGE ? undefined : rows.at(-1);
    } while (last !== undefined);
  }

  private async complete(
    rows: readonly TournamentRow[],
    withDocument: (submissionRowId: number) => boolean,
  ): Promise<StoredTournament[]> {
    const { client, publicIds, countedIds } = this;
    const tournaments = rows.map(({ tournamentRowId }) => tournamentRowId);
    const submissions = rows.map(({ submissionRowId }) => submissionRowId);
    const changes = await readChanges(client, tournaments, publicIds);
    const awards = await readAwards(client, tournaments, publicIds);
    const entitlements = await readEntitlements(client, tournaments, publicIds);
    const badges = await readBadges(client, tournaments, publicIds);
    const standings = await readStandings(client, submissions, countedIds);
    const documents = await readDocuments(client, submissions.filter(withDocument));
    return rows.map((row) => ({
      ...this.describe(row),
      document: documents.get(row.submissionRowId) ?? null,
      standings: standings.get(row.submissionRowId) ?? NOTHING.standings,
      changes: changes.get(row.tournamentRowId) ?? NOTHING.changes,
      awards: awards.get(row.tournamentRowId) ?? NOTHING.awards,
      entitlements: entitlements.get(row.tournamentRowId) ?? NOTHING.entitlements,
      badges: badges.get(row.tournamentRowId) ?? NOTHING.badges,
    }));
  }

  private describe(row: TournamentRow): Omit<StoredTournament, 'document' | keyof PublishedTables> {
    const { tournamentRowId, startsAt, playerRowIds, league, localDate, lastDay, ruleSystem, level, ...rest } = row;
    const { rules, leagues } = this.context;
    const policy = findPolicy(rules, ruleSystem, lastDay);
    const ofLeague = leagues.find(({ slug }) => slug === league);
    const season = ofLeague && findSeason(ofLeague.seasons, localDate);
    const position = { startsAt: startsAt.getTime(), key: row.key };
    return {
      ...rest,
      startsAt: position.startsAt,
      players: playerRowIds.map((rowId) => this.countedIds.get(rowId) ?? ''),
      leagueSeason: season ? `${season.league}/${season.season}` : null,
      policy: policy?.name ?? null,
      kFactor: policy && kFactorOn(rules, ruleSystem, level, lastDay),
      chainSha256: row.chainSha256 ?? '',
      changeWaits: this.isWaiting(tournamentRowId, position),
    };
  }

  private isWaiting(tournamentRowId: number, position: HistoryPosition): boolean {
    const { tournaments, everythingFrom } = this.waiting;
    if (tournaments.has(tournamentRowId)) return true;
    return everythingFrom !== null && compareHistory(everythingFrom, position) <= 0;
  }
}

const NOTHING: PublishedTables = { standings: [], changes: [], awards: [], entitlements: [], badges: [] };

/**
 * SQL: selects waiting changes that leave the published numbers as they were computed: a report, a withdrawal, a merge
 * of players, or rules of a league.
 */
const IS_HARMLESS = `(kind in ('tournament', 'revision', 'withdrawal', 'player-merge', 'player-merge-undo', 'batch', 'batch-undo')
  or league_rules_id is not null)`;

async function findWaitingChanges(client: PoolClient): Promise<WaitingChanges> {
  const { rows } = await client.query<{ id: number }>(
    `select distinct p.tournament_id as id from pending_changes p join outcomes o using (tournament_id)
     where not ${IS_HARMLESS}`,
  );
  const { rows: others } = await client.query<{ startsAt: Date; key: string }>(
    `select starts_at as "startsAt", key from pending_changes where tournament_id is null and not ${IS_HARMLESS}
     order by starts_at, key limit 1`,
  );
  const first = others[0];
  return {
    tournaments: new Set(rows.map(({ id }) => id)),
    everythingFrom: first ? { startsAt: first.startsAt.getTime(), key: first.key } : null,
  };
}
