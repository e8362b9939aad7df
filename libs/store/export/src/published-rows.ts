import type { PoolClient } from 'pg';
import type {
  PublishedAward,
  PublishedBadge,
  PublishedChange,
  PublishedEntitlement,
  PublishedStanding,
} from '@quadrant/rules/verification';
import type { Category, DecidedBy } from '@quadrant/rules/tournament';

type PublicIds = ReadonlyMap<number, string>;

type ChangeRow = [
  tournament: number,
  category: Category,
  player: number,
  games: number,
  before: number,
  after: number,
  run: number,
];

/** Reads the rating changes of tournaments. The key is the tournament; they are sorted by category and player as texts. */
export async function readChanges(
  client: PoolClient,
  tournamentRowIds: readonly number[],
  publicIds: PublicIds,
): Promise<Map<number, PublishedChange[]>> {
  const { rows } = await client.query<ChangeRow>({
    rowMode: 'array',
    text: `select tournament_id, category, player_id, games, before, after, since_run
       from rating_changes where tournament_id = any($1)`,
    values: [tournamentRowIds],
  });
  return groupBy(
    rows,
    ([, category, player, games, before, after, run]) => ({
      category,
      player: publicIds.get(player) ?? '',
      games,
      before,
      after,
      run,
    }),
    (one, other) => compareText(one.category, other.category) || compareText(one.player, other.player),
  );
}

type AwardRow = [
  tournament: number,
  kind: PublishedAward['kind'],
  player: number,
  place: number,
  participants: number,
  points: number,
  league: string | null,
  season: string,
  phase: PublishedAward['phase'],
  rule: string,
  section: string,
  reason: string | null,
  run: number,
];

/** Reads the awards of tournaments. The key is the tournament; they have the order in which they were given. */
export async function readAwards(
  client: PoolClient,
  tournamentRowIds: readonly number[],
  publicIds: PublicIds,
): Promise<Map<number, PublishedAward[]>> {
  const { rows } = await client.query<AwardRow>({
    rowMode: 'array',
    text: `select a.tournament_id, a.kind, a.player_id, a.place, a.participants, a.points, l.slug,
         coalesce(s.season, a.masters_season::text, ''), a.phase, a.rule, a.section, a.reason, a.since_run
       from awards a left join league_seasons s on s.id = a.league_season_id left join leagues l on l.id = s.league_id
       where a.tournament_id = any($1) order by a.tournament_id, a.ordinal`,
    values: [tournamentRowIds],
  });
  return groupBy(
    rows,
    ([, kind, player, place, participants, points, league, season, phase, rule, section, ...rest]) => ({
      kind,
      player: publicIds.get(player) ?? '',
      place,
      participants,
      points,
      league,
      season,
      phase,
      rule,
      section,
      reason: rest[0],
      run: rest[1],
    }),
    null,
  );
}

interface PrizeRow {
  readonly id: number;
  readonly playerRowId: number;
}

const PRIZE_COLUMNS = `tournament_id as id, player_id as "playerRowId", place, rule, section, since_run as run`;

/** Reads the entitlements that places gave. The key is the tournament; they have the order in which they were given. */
export async function readEntitlements(
  client: PoolClient,
  tournamentRowIds: readonly number[],
  publicIds: PublicIds,
): Promise<Map<number, PublishedEntitlement[]>> {
  const { rows } = await client.query<PrizeRow & Omit<PublishedEntitlement, 'player'>>(
    `select ${PRIZE_COLUMNS}, into_kind as "into", edition, continent, earned_byes as "earnedByes", head_start as "headStart"
     from entitlements where tournament_id = any($1) order by tournament_id, ordinal`,
    [tournamentRowIds],
  );
  return groupPrizes(rows, publicIds);
}

/** Reads the badges that places gave. The key is the tournament; they have the order in which they were given. */
export async function readBadges(
  client: PoolClient,
  tournamentRowIds: readonly number[],
  publicIds: PublicIds,
): Promise<Map<number, PublishedBadge[]>> {
  const { rows } = await client.query<PrizeRow & Omit<PublishedBadge, 'player'>>(
    `select ${PRIZE_COLUMNS}, badge from badges where tournament_id = any($1) order by tournament_id, ordinal`,
    [tournamentRowIds],
  );
  return groupPrizes(rows, publicIds);
}

function groupPrizes<Row extends PrizeRow>(rows: readonly Row[], publicIds: PublicIds) {
  return groupBy(
    rows.map((row) => [row.id, row] as const),
    ([, { id: _id, playerRowId, ...prize }]) => ({ player: publicIds.get(playerRowId) ?? '', ...prize }),
    null,
  );
}

type StandingRow = [
  submission: number,
  player: number,
  place: number,
  points: number | null,
  strengthOfSchedule: number | null,
  extendedStrengthOfSchedule: number | null,
  differential: number | null,
  cumulativeVictoryPoints: number | null,
  roundsWon: number | null,
  decidedBy: DecidedBy,
  stated: string | null,
  pointsAtLeast: boolean,
];

/** Reads the final orders. The key is the submission. */
export async function readStandings(
  client: PoolClient,
  submissionRowIds: readonly number[],
  publicIds: PublicIds,
): Promise<Map<number, PublishedStanding[]>> {
  const { rows } = await client.query<StandingRow>({
    rowMode: 'array',
    text: `select r.submission_id, e.player_id, r.place, r.points, r.strength_of_schedule, r.extended_strength_of_schedule,
         r.differential, r.cumulative_victory_points, r.rounds_won, r.decided_by, r.stated, r.points_at_least
       from standings r join entries e on e.submission_id = r.submission_id and e.number = r.entry
       where r.submission_id = any($1)`,
    values: [submissionRowIds],
  });
  return groupBy(
    rows,
    ([, player, place, points, strengthOfSchedule, extendedStrengthOfSchedule, differential, ...rest]) => ({
      player: publicIds.get(player) ?? '',
      place,
      points,
      strengthOfSchedule,
      extendedStrengthOfSchedule,
      differential,
      cumulativeVictoryPoints: rest[0],
      roundsWon: rest[1],
      decidedBy: rest[2],
      stated: rest[3],
      pointsAtLeast: rest[4],
    }),
    (one, other) => one.place - other.place,
  );
}

/** Reads the unredacted documents. The key is the submission. */
export async function readDocuments(
  client: PoolClient,
  submissionRowIds: readonly number[],
): Promise<Map<number, Buffer>> {
  if (submissionRowIds.length === 0) return new Map();
  const { rows } = await client.query<[number, Buffer]>({
    rowMode: 'array',
    text: `select id, raw from submissions where id = any($1)`,
    values: [submissionRowIds],
  });
  return new Map(rows);
}

function groupBy<Row extends readonly [number, ...unknown[]], Item>(
  rows: readonly Row[],
  describe: (row: Row) => Item,
  /** Null keeps the order of the rows. */
  compare: ((one: Item, other: Item) => number) | null,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const row of rows) {
    const group = groups.get(row[0]);
    if (group) group.push(describe(row));
    else groups.set(row[0], [describe(row)]);
  }
  if (compare !== null) for (const group of groups.values()) group.sort(compare);
  return groups;
}

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
