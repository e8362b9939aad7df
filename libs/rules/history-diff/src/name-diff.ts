import type { DiffCause, HistoryDiff, PointsTableId, PrizesDiff } from './history-diff.js';

/** Functions that replace the numbers of a diff by names, or its names by others. */
export interface DiffNames<Player, Tournament, Table, P = number, T = number, B = PointsTableId> {
  readonly player: (player: P) => Player;
  readonly tournament: (tournament: T) => Tournament;
  readonly table: (table: B) => Table;
}

/** Returns the same diff with its numbers replaced by names, or its names by others. */
export function nameDiff<Player, Tournament, Table, P = number, T = number, B = PointsTableId>(
  diff: HistoryDiff<P, T, B>,
  names: DiffNames<Player, Tournament, Table, P, T, B>,
): HistoryDiff<Player, Tournament, Table> {
  const causeOf = ({ kind, tournament }: DiffCause<T>): DiffCause<Tournament> => ({
    kind,
    tournament: tournament === null ? null : names.tournament(tournament),
  });
  const rowOf = <Row extends { readonly player: P }>(row: Row) => ({ ...row, player: names.player(row.player) });
  const playerOf = (player: P | null) => (player === null ? null : names.player(player));
  const prizesOf = (prizes: PrizesDiff<P, T>): PrizesDiff<Player, Tournament> => ({
    ...prizes,
    largest: prizes.largest.map((row) => ({ ...rowOf(row), tournament: names.tournament(row.tournament) })),
  });
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
    entitlements: prizesOf(diff.entitlements),
    badges: prizesOf(diff.badges),
    seasons: {
      ...diff.seasons,
      largest: diff.seasons.largest.map(({ season, qualifications, champion, places }) => ({
        season: names.table(season),
        qualifications: { ...qualifications, largest: qualifications.largest.map(rowOf) },
        champion: champion && { before: playerOf(champion.before), after: playerOf(champion.after) },
        places: { ...places, largest: places.largest.map(rowOf) },
      })),
    },
    causes: {
      ...diff.causes,
      largest: diff.causes.largest.map(({ players, ...cause }) => ({ ...causeOf(cause), players })),
    },
  };
}

/** Lists each number that a diff mentions once. */
export function listMentioned(diff: HistoryDiff): { readonly players: number[]; readonly tournaments: number[] } {
  const causes = [...diff.causes.largest, ...diff.largest.flatMap(({ cause }) => cause ?? [])];
  const prizes = [...diff.entitlements.largest, ...diff.badges.largest];
  const rows = [
    ...diff.largest,
    ...diff.leaderboards.flatMap(({ rankChanges }) => rankChanges.largest),
    ...diff.pointsTables.largest.flatMap(({ placeChanges }) => placeChanges.largest),
    ...prizes,
    ...diff.seasons.largest.flatMap(({ qualifications, places }) => [...qualifications.largest, ...places.largest]),
  ];
  const champions = diff.seasons.largest.flatMap(({ champion }) => [champion?.before ?? [], champion?.after ?? []]);
  return {
    players: [...new Set([...rows.map(({ player }) => player), ...champions.flat()])],
    tournaments: [...new Set([...causes, ...prizes].flatMap(({ tournament }) => tournament ?? []))],
  };
}
