/**
 * SQL: whether only the source of the standings states the places of a submission, since not all games are known.
 *
 * @param row the alias of a row with its `submission_id`
 */
export const isStated = (row: string): string =>
  `(${row}.submission_id in (select id from submissions where closing ? 'statedStandings'))`;
