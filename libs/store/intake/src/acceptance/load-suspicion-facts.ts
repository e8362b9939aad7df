import type { PoolClient } from 'pg';
import { NEARBY_MS, NOTHING_NEARBY, tablesOf, type SuspicionFacts } from '@quadrant/rules/suspicions';
import type { ExistingTournament, PeopleFacts } from '@quadrant/rules/intake';
import { foldHandle } from '@quadrant/rules/tournament';
import type { Delivery } from '../acceptance.js';
import { hashScores, loadPlayed, type StoredTournament, findPositions } from '@quadrant/store/suspicions';

/** A convention has fewer tournaments at one time; only the nearest of them are compared. */
const MOST_NEARBY = 100;

/** Loads the data that a report is compared with. It loads nothing for imports, which `loadRepeats` compares together. */
export async function loadSuspicionFacts(
  client: PoolClient,
  { role, report, revisionOf }: Delivery,
  existing: ExistingTournament | null,
  people: PeopleFacts,
): Promise<SuspicionFacts> {
  if (role === 'operator') return NOTHING_NEARBY;
  const { tournament, entries } = report;
  const known = entries.map(({ handle }) => people.known.get(foldHandle(handle))?.countsAs ?? null);
  const players = known.filter((player) => player !== null);
  const scores = hashScores(tablesOf(report));
  const isComparable = players.length > 0 || scores !== null;
  const rows = isComparable
    ? await findNearby(client, { tournament, players, scores, own: existing?.key ?? revisionOf })
    : [];
  const asksForPlaces = rows.some(({ header }) => !header.online && header.venue !== null) && tournament.venue !== null;
  const [position = null, ...positions] = asksForPlaces
    ? await findPositions(client, [tournament, ...rows.map(({ header }) => header)])
    : [];
  const hasTables = ({ header }: StoredTournament) =>
    header.game === tournament.game && header.format === tournament.format;
  const nearby = rows.length === 0 ? [] : await loadPlayed(client, rows, positions, hasTables);
  const isMixed = players.length > 0 && players.length < entries.length;
  return { nearby, position, ratings: isMixed ? await loadRatings(client, tournament, players) : new Map() };
}

/** Tournaments at about the same time in which one of the players took part, and those with the same scores. */
async function findNearby(
  client: PoolClient,
  {
    tournament: { startsAt },
    players,
    scores,
    own,
  }: {
    readonly tournament: Delivery['report']['tournament'];
    readonly players: readonly number[];
    readonly scores: Buffer | null;
    readonly own: string | null;
  },
): Promise<StoredTournament[]> {
  const instant = Date.parse(startsAt);
  // The few that were played at about the time come first, whatever PostgreSQL estimates: it never reads all of history.
  const { rows } = await client.query<StoredTournament>(
    `with near as materialized (
       select id, tournament_id, revision, starts_at, header, score_print from submissions where starts_at between $1 and $2),
     same as materialized (select id from players where counts_as = any($5) and hidden_at is null),
     alike as materialized (
       select * from near s where s.score_print = $6 or exists (
         select from entries e where e.submission_id = s.id and e.player_id = any(array(select id from same))))
     select s.id as "submissionRowId", t.key, s.header
     from alike s cross join lateral (
       select id, key, current_revision, withdrawn_at, merged_into from tournaments where id = s.tournament_id offset 0) t
     where t.current_revision = s.revision and t.withdrawn_at is null and t.merged_into is null
       and t.key is distinct from $4::uuid
     order by abs(extract(epoch from s.starts_at - $3::timestamptz)), t.id limit ${MOST_NEARBY}`,
    [new Date(instant - NEARBY_MS), new Date(instant + NEARBY_MS), startsAt, own, players, scores],
  );
  return rows;
}

/** Loads the players' ratings in the category that is played. A player without one gets their overall rating. */
async function loadRatings(
  client: PoolClient,
  { game, format }: Delivery['report']['tournament'],
  players: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await client.query<{ player: number; rating: number }>(
    `select distinct on (player_id) player_id as player, rating from ratings
     where game = $1 and player_id = any($2) and category in ($3, 'overall')
     order by player_id, category = $3 desc`,
    [game, players, format],
  );
  return new Map(rows.map(({ player, rating }) => [player, rating]));
}
