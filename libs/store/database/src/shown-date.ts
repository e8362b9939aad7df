/**
 * Returns the SQL text of the date of a scorecard as far as it is known: `2006-03-04`, `2006-03`, `2006` or `unknown`.
 *
 * @param scorecard the alias of the table `scorecards`
 */
export const shownDate = (scorecard: string): string =>
  `coalesce(${scorecard}.known_date, ${scorecard}.local_date::text)`;

/**
 * Returns the same for a submission.
 *
 * @param submission the alias of the table `submissions`
 */
export const shownDateOfReport = (submission: string): string =>
  `coalesce(${submission}.header->>'date', ${submission}.local_date::text)`;

/**
 * Returns the SQL text of the month of the tournament that stands at an instant in history; null where its day is known.
 *
 * @param instant SQL of the instant at which it stands
 * @param game SQL of its game title
 */
export const monthAt = (instant: string, game: string): string =>
  `(select min(m.known_date) from scorecards m where m.known_date is not null and m.starts_at = ${instant} and m.game = ${game})`;
