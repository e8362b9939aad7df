import type { DiffCause, HistoryDiff, PointsTableId } from './history-diff.js';

/** What the numbers of a diff stand for. */
export interface DiffNames<Player, Tournament, Table> {
  readonly player: (number: number) => Player;
  readonly tournament: (number: number) => Tournament;
  readonly table: (table: PointsTableId) => Table;
}

/** The same diff with names in place of numbers. */
export function nameDiff<Player, Tournament, Table>(
  diff: HistoryDiff,
  names: DiffNames<Player, Tournament, Table>,
): HistoryDiff<Player, Tournament, Table> {
  const causeOf = ({ kind, tournament }: DiffCause): DiffCause<Tournament> => ({
    kind,
    tournament: tournament === null ? null : names.tournament(tournament),
  });
  const rowOf = <Row extends { readonly player: number }>(row: Row) => ({ ...row, player: names.player(row.player) });
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
