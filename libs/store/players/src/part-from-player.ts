import type { PoolClient } from 'pg';
import { foldHandle } from '@quadrant/rules/tournament';
import { anonymise, lockNames, type Anonymised } from './anonymise.js';
import { redactHeldReports } from './redact-held-reports.js';
import { redactSubmissions } from './redact-submissions.js';
import { scrubGiven, scrubTexts } from './scrub-texts.js';
import { WithheldNames } from './withheld-names.js';

/** A player is treated like this when the account of its owner is deleted. */
export type PlayerAfterwards = 'hide' | 'anonymise';

/** An account that is deleted. */
export interface LeavingAccount {
  readonly handle: string;
  /** Its player has this row id. It is null where the account has no player. */
  readonly playerId: number | null;
  /** It is shown from now on in place of the handle. */
  readonly label: string;
  readonly player: PlayerAfterwards | null;
}

/**
 * Hides or anonymises the player of an account that is deleted, and replaces the handle of the account by a label wherever
 * it is stored beside reports. A handle that leads to another player stays in reports and texts, because it is also the name
 * of that player. The handle of a player who is hidden stays there too, and is shown as a label.
 *
 * @returns `merge-waits` where nothing was done, because no run has published or undone a merge of the player yet
 * @throws what PostgreSQL says when a publication is running (`isLockTimeout`)
 */
export async function partFromPlayer(client: PoolClient, leaving: LeavingAccount, at: Date): Promise<Anonymised> {
  const { handle, playerId, label, player } = leaving;
  await lockNames(client);
  const key = foldHandle(handle);
  const { rows } = await client.query<{ player: number }>(
    `select p.counts_as as player from player_handles h join players p on p.id = h.player_id where h.handle_key = $1`,
    [key],
  );
  if (playerId !== null) {
    const counts = await countsAs(client, playerId);
    if (player === 'anonymise' && (await anonymise(client, counts, at)) === 'merge-waits') return 'merge-waits';
    if (player === 'hide') {
      await client.query(
        `update players set hiding_asked_at = coalesce(hiding_asked_at, $2), hidden_at = coalesce(hidden_at, $2)
         where counts_as = $1 and anonymised_at is null`,
        [counts, at],
      );
    }
  }
  const names = new WithheldNames(new Map([[key, label]]), new Map());
  await scrubGiven(client, names);
  // Anonymising has replaced the handles of the player by the label of the player.
  if (rows.length > 0) return 'done';
  await redactSubmissions(client, names, at);
  await redactHeldReports(client, names);
  await scrubTexts(client, names);
  return 'done';
}

async function countsAs(client: PoolClient, playerId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select counts_as as id from players where id = $1`, [playerId]);
  return rows[0]!.id;
}
