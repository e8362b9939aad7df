import type { PoolClient } from 'pg';
import { headerOf, type PlayedTable, type PlayedTournament, scorePrint } from '@quadrant/rules/suspicions';
import type { Position } from '@quadrant/rules/places';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { hash } from 'node:crypto';

/** A stored tournament that is compared with others. */
export interface StoredTournament {
  /** It belongs to the current revision. */
  readonly submissionRowId: number;
  readonly key: string;
  readonly header: TournamentHeader;
}

/** The row holds the players of a tournament and the tables at which they met. */
interface PlayedRow {
  readonly submissionRowId: number;
  readonly players: readonly (number | null)[] | null;
  readonly matches:
    readonly (readonly [round: number, a: number, b: number, scoreA: number | null, scoreB: number | null])[] | null;
  readonly pods: readonly (readonly [round: number, entries: readonly number[], scores: readonly number[]])[] | null;
}

/**
 * Loads the players and tables of stored tournaments, in their order. It leaves out hidden players: a finding would
 * reveal that they took part.
 *
 * @param positions of their venues, where they are known
 * @param hasTables whether the tables of a tournament are looked at; always by default
 */
export async function loadPlayed(
  client: PoolClient,
  tournaments: readonly StoredTournament[],
  positions: readonly (Position | null)[],
  hasTables: (tournament: StoredTournament) => boolean = () => true,
): Promise<PlayedTournament[]> {
  const ids = (of: readonly StoredTournament[]) => of.map(({ submissionRowId }) => submissionRowId);
  // The rows are grouped, so PostgreSQL reads no table more than once.
  const { rows } = await client.query<PlayedRow>(
    `select i.id as "submissionRowId", e.players, m.matches, d.pods from unnest($1::integer[]) i (id)
       left join (
         select e.submission_id as id, json_agg(case when p.hidden_at is null then p.counts_as end order by e.number) as players
         from entries e join players p on p.id = e.player_id where e.submission_id = any($1) group by e.submission_id) e on e.id = i.id
       left join (
         select submission_id as id, json_agg(json_build_array(round, entry_a, entry_b, score_a, score_b)) as matches
         from matches where submission_id = any($2) and entry_b is not null group by submission_id) m on m.id = i.id
       left join (
         select submission_id as id, json_agg(json_build_array(round, entries, scores)) as pods
         from pods where submission_id = any($2) group by submission_id) d on d.id = i.id`,
    [ids(tournaments), ids(tournaments.filter(hasTables))],
  );
  const played = new Map(rows.map((row) => [row.submissionRowId, row]));
  return tournaments.map(({ key, header, submissionRowId }, index) => {
    const { players, matches, pods } = played.get(submissionRowId)!;
    const position = positions[index] ?? null;
    return { ...headerOf(header), key, position, players: players ?? [], tables: tablesIn({ matches, pods }) };
  });
}

function tablesIn({ matches, pods }: Pick<PlayedRow, 'matches' | 'pods'>): PlayedTable[] {
  return [
    ...(matches ?? []).map(([round, a, b, scoreA, scoreB]) => ({
      round,
      entries: [a, b],
      scores: scoreA === null || scoreB === null ? null : [scoreA, scoreB],
    })),
    ...(pods ?? []).map(([round, entries, scores]) => ({ round, entries, scores })),
  ];
}

/** Hashes the scores of a tournament, so that it is recognized under other handles. Returns null for too few scores. */
export function hashScores(tables: readonly PlayedTable[]): Buffer | null {
  const print = scorePrint(tables);
  return print === null ? null : hash('sha256', print, 'buffer');
}
