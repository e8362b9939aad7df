import type { PoolClient } from 'pg';
import { correctionToPublish, type CorrectionNote, type CorrectionToPublish } from '@quadrant/rules/runs';
import { findStoredTournament } from '@quadrant/store/history';

/** Finds the corrections of some tournaments that a run has to publish, and leaves out tournaments of which nothing waits. */
export async function findCorrectionsToPublish(
  client: PoolClient,
  tournamentKeys: readonly string[],
): Promise<CorrectionToPublish[]> {
  const found: CorrectionToPublish[] = [];
  for (const key of tournamentKeys) {
    const notes = await listNotes(client, key);
    const tournament = notes.length > 0 ? await findStoredTournament(client, key) : null;
    const correction = correctionToPublish(tournament, notes);
    if (correction !== null) found.push(correction);
  }
  return found;
}

async function listNotes(client: PoolClient, tournamentKey: string): Promise<CorrectionNote[]> {
  const { rows } = await client.query<CorrectionNote>(
    `select p.id, p.actor, p.reason from pending_changes p join tournaments t on t.id = p.tournament_id
     where t.key = $1 and p.kind in ('withdrawal', 'level', 'league-flag', 'merge') order by p.id`,
    [tournamentKey],
  );
  return rows;
}
