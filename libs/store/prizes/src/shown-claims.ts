import { shownDate } from '@quadrant/store/database';
import type { PoolClient } from 'pg';
import { showClaim, type ChampionshipTournament, type ShownClaim } from '@quadrant/rules/prizes';
import { continentOf } from '@quadrant/rules/permissions';

/** A published championship tournament with its published submission. */
export interface PlayedTournament extends ChampionshipTournament {
  readonly submissionRowId: number;
}

type Row = Omit<PlayedTournament, 'startsAt' | 'continent'> & {
  readonly startsAt: Date;
  readonly country: string | null;
};

/**
 * Loads the published tournaments of Continentals and Worlds in the order of history. They are few enough to be read
 * each time. One that gives no worth to its places is a heat: its Finals decide.
 */
export async function loadPlayedTournaments(client: Pick<PoolClient, 'query'>): Promise<PlayedTournament[]> {
  const { rows } = await client.query<Row>(
    `select t.key, o.starts_at as "startsAt", ${shownDate('c')} as "localDate", s.name, s.header->>'country' as country, c.game,
       c.kind, not c.awards_points as "isHeat", c.submission_id as "submissionRowId"
     from scorecards c join outcomes o on o.tournament_id = c.tournament_id and o.submission_id = c.submission_id
       join tournaments t on t.id = c.tournament_id join submissions s on s.id = c.submission_id
     where c.kind in ('continental', 'worlds') and c.kind <> 'local' order by o.starts_at, t.key`,
  );
  return rows.map(({ startsAt, country, ...tournament }) => ({
    ...tournament,
    startsAt: startsAt.getTime(),
    continent: continentOf(country),
  }));
}

/** SQL: rounds for which entry e claimed an Earned Bye or was given one. */
const ROUNDS = `array(select unnest(e.earned_byes) union select m.round from matches m
  where m.submission_id = e.submission_id and m.entry_a = e.number and m.result = 'EARNED_BYE' order by 1)`;

/** Loads what players show in tournaments: the key is the player after merges. One who shows nothing took part without. */
export async function loadClaims(
  client: Pick<PoolClient, 'query'>,
  played: readonly PlayedTournament[],
  players: readonly number[],
): Promise<ShownClaim[]> {
  if (played.length === 0 || players.length === 0) return [];
  const { rows } = await client.query<Omit<ShownClaim, 'tournament'> & { submissionRowId: number }>(
    `select e.submission_id as "submissionRowId", e.number as entry, p.counts_as as player, ${ROUNDS} as rounds,
       e.head_start as "headStart"
     from entries e join players p on p.id = e.player_id
     where e.submission_id = any($1) and p.counts_as = any($2)`,
    [played.map(({ submissionRowId }) => submissionRowId), players],
  );
  const tournaments = new Map(played.map(({ submissionRowId, ...tournament }) => [submissionRowId, tournament]));
  return rows.map(({ submissionRowId, ...claim }) =>
    showClaim({ ...claim, tournament: tournaments.get(submissionRowId)! }),
  );
}

/** Finds the players who claim something in one of these tournaments. It returns their row ids after merges. */
export async function findClaimants(
  client: Pick<PoolClient, 'query'>,
  played: readonly PlayedTournament[],
): Promise<number[]> {
  if (played.length === 0) return [];
  const { rows } = await client.query<{ player: number }>(
    `select distinct p.counts_as as player from entries e join players p on p.id = e.player_id
     where e.submission_id = any($1) and (e.earned_byes <> '{}' or e.head_start > 0 or exists (
       select from matches m where m.submission_id = e.submission_id and m.entry_a = e.number and m.result = 'EARNED_BYE'))`,
    [played.map(({ submissionRowId }) => submissionRowId)],
  );
  return rows.map(({ player }) => player);
}
