/** A report of a tournament that is published, or about to be. */
export interface LiveReport {
  readonly league: string | null;
  readonly localDate: string;
  /** The public id of the wanted player in it; null when they did not take part. */
  readonly player: string | null;
}

export interface Participant {
  /** They played under this public id. */
  readonly player: string;
  /** The first and last local calendar date of the tournament; its reports may name several. */
  readonly from: string;
  readonly to: string;
}

export interface ParticipantRefusal {
  readonly kind: 'award-tournament-unknown' | 'award-not-of-league' | 'award-player-unknown';
}

/**
 * Finds the player who gets points by hand (000, 12.5): they must have taken part in a tournament of the league.
 *
 * @param reports the due one before the published one
 */
export function findManualParticipant(
  league: string,
  reports: readonly LiveReport[],
): Participant | ParticipantRefusal {
  if (reports.length === 0) return { kind: 'award-tournament-unknown' };
  const ofLeague = reports.filter((report) => report.league === league);
  if (ofLeague.length === 0) return { kind: 'award-not-of-league' };
  const player = ofLeague.find((report) => report.player !== null)?.player ?? null;
  return player === null ? { kind: 'award-player-unknown' } : { player, ...daysOfReports(ofLeague) };
}

/** @param reports at least one */
export function daysOfReports(reports: readonly Pick<LiveReport, 'localDate'>[]): Pick<Participant, 'from' | 'to'> {
  const dates = reports.map(({ localDate }) => localDate).sort();
  return { from: dates[0]!, to: dates.at(-1)! };
}
