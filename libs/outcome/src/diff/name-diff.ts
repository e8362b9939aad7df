import type { DiffCause, HistoryDiff, PointsTableId } from './history-diff.js';

/** What the numbers of a diff stand for, or the names that it has in their place. */
export interface DiffNames<Player, Tournament, Table, P = number, T = number, B = PointsTableId> {
  readonly player: (player: P) => Player;
  readonly tournament: (tournament: T) => Tournament;
  readonly table: (table: B) => Table;
}

/** The same diff with names in place of numbers, or with others in place of those that it has. */
export function nameDiff<Player, Tournament, Table, P = number, T = number, B = PointsTableId>(
  diff: HistoryDiff<P, T, B>,
  names: DiffNames<Player, Tournament, Table, P, T, B>,
): HistoryDiff<Player, Tournament, Table> {
  const causeOf = ({ kind, tournament }: DiffCause<T>): DiffCause<Tournament> => ({
    kind,
    tournament: tournament === null ? null : names.tournament(tournament),
  });
  const rowOf = <Row extends { readonly player: P }>(row: Row) => ({ ...row, player: names.player(row.player) });
  return {
    ...diff,
    largest: diff.largest.map((row) => ({ ...rowOf(row), cause: row.cause && causeOf(row.cause) })),
    leaderboards: diff.leaderboards.map((board) => ({
      ...board,
      rankChanges: { ...board.rankChanges, largest: board.rankChanges.largest.map(rowOf) },
    })),
    pointsTables: {
      ...diff.pointsTables,
      largest: diff.pointsTables.largest.map(({ table, placeChanges, ...counts }) => ({
        table: names.table(table),
        ...counts,
        placeChanges: { ...placeChanges, largest: placeChanges.largest.map(rowOf) },
      })),
    },
    causes: {
      ...diff.causes,
      largest: diff.causes.largest.map(({ players, ...cause }) => ({ ...causeOf(cause), players })),
    },
  };
}

/** The numbers that a diff mentions, each once. */
export function listMentioned(diff: HistoryDiff): { readonly players: number[]; readonly tournaments: number[] } {
  const causes = [...diff.causes.largest, ...diff.largest.flatMap(({ cause }) => cause ?? [])];
  return {
    players: [
      ...new Set([
        ...diff.largest.map(({ player }) => player),
        ...diff.leaderboards.flatMap(({ rankChanges }) => rankChanges.largest.map(({ player }) => player)),
        ...diff.pointsTables.largest.flatMap(({ placeChanges }) => placeChanges.largest.map(({ player }) => player)),
      ]),
    ],
    tournaments: [...new Set(causes.flatMap(({ tournament }) => tournament ?? []))],
  };
}
