import type { PoolClient } from 'pg';
import type { CorrectionCommand, CorrectionRefusal } from './correction.js';
import { refuseAuthor, refuseCorrection } from './refuse-correction.js';
import { findStoredTournament, type StoredTournament } from './stored-tournament.js';
import { checkVersion } from './version-condition.js';

/** The tournaments of a correction, or why it is refused. */
export async function judgeCorrection(
  client: PoolClient,
  command: CorrectionCommand,
): Promise<{ tournament: StoredTournament; target: StoredTournament | null } | CorrectionRefusal> {
  const { tournamentKey, correction, versions } = command;
  const tournament = await findStoredTournament(client, tournamentKey);
  if (tournament === null) return { kind: 'tournament-not-found' };
  const target = correction.kind === 'merge' ? await findStoredTournament(client, correction.into) : null;
  const refusal =
    refuseAuthor(tournament, command) ??
    (await checkVersion(client, 'tournament', tournament, versions)) ??
    refuseCorrection(tournament, correction, target);
  return refusal ?? { tournament, target };
}
