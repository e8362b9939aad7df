import { headerOf, type PlayedTable, type PlayedTournament, type Position } from '@quadrant/rules/intake';
import type { TournamentHeader } from '@quadrant/rules/tournament';

/** A stored tournament as it is compared with others. */
export interface PlayedRow {
  readonly key: string;
  readonly header: TournamentHeader;
  readonly players: readonly (number | null)[] | null;
  readonly matches:
    readonly (readonly [round: number, a: number, b: number, scoreA: number | null, scoreB: number | null])[] | null;
  readonly pods: readonly (readonly [round: number, entries: readonly number[], scores: readonly number[]])[] | null;
}

/**
 * SQL: what a {@link PlayedRow} needs of the revision s of the tournament t. Nobody who is hidden is found by a comparison:
 * who is told of it would learn that they were there.
 *
 * @param hasTables SQL: whether the tables are looked at
 */
export const playedColumns = (hasTables = 'true'): string => `t.key, s.header,
  (select json_agg(case when p.hidden_at is null then p.counts_as end order by e.number)
    from entries e join players p on p.id = e.player_id where e.submission_id = s.id) as players,
  (select json_agg(json_build_array(m.round, m.entry_a, m.entry_b, m.score_a, m.score_b))
    from matches m where m.submission_id = s.id and m.entry_b is not null and ${hasTables}) as matches,
  (select json_agg(json_build_array(d.round, d.entries, d.scores))
    from pods d where d.submission_id = s.id and ${hasTables}) as pods`;

/** @param position of its venue, where it is known */
export function playedOf(
  { key, header, players, matches, pods }: PlayedRow,
  position: Position | null,
): PlayedTournament {
  const tables: PlayedTable[] = [
    ...(matches ?? []).map(([round, a, b, scoreA, scoreB]) => ({
      round,
      entries: [a, b],
      scores: scoreA === null || scoreB === null ? null : [scoreA, scoreB],
    })),
    ...(pods ?? []).map(([round, entries, scores]) => ({ round, entries, scores })),
  ];
  return { ...headerOf(header), key, position, players: players ?? [], tables };
}
