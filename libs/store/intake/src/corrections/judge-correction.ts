import type { PoolClient } from 'pg';
import type { CorrectionCommand, CorrectionRefusal, StoredTournament } from '@quadrant/rules/intake';
import { checkVersion } from '@quadrant/store/audit';
import { findStoredTournament } from '@quadrant/store/history';
import { findSamePlayers } from '@quadrant/store/people';
import { refuseFlag } from './league-flag.js';
import { refuseAuthor, refuseCorrection } from './refuse-correction.js';

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
    (correction.kind === 'league'
      ? await refuseFlag(client, tournament, correction, command)
      : refuseAuthor(tournament, target, command)) ??
    (await checkVersion(client, 'tournament', tournament, versions)) ??
    refuseCorrection(tournament, correction, target) ??
    (correction.kind === 'reinstatement' ? await refuseSamePlayers(client, tournament) : null);
  return refusal ?? { tournament, target };
}

/** While a tournament was gone, two of its players may have been merged. */
async function refuseSamePlayers(client: PoolClient, { current }: StoredTournament): Promise<CorrectionRefusal | null> {
  const { rows: entries } = await client.query<{ handle: string }>(
    `select p.handle from entries e join players p on p.id = e.player_id where e.submission_id = $1 order by e.number`,
    [current.submissionRowId],
  );
  const handles = entries.map(({ handle }) => handle);
  const findings = await findSamePlayers(client, handles);
  return findings.length === 0 ? null : { kind: 'correction-refused', findings };
}
