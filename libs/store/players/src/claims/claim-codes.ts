import type { PoolClient } from 'pg';
import { foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import { claimCodeMark, deriveClaimCode, hashClaimCode, isClaimCodeOf, type CodeOrigin } from './claim-code.js';
import { claimSecretOf } from './claim-secret.js';

/** A code with which a person claims a player. It is derived, and stored nowhere. */
export interface ClaimCode {
  readonly handle: string;
  readonly code: string;
}

/** A player who gets a code, and the origin from which it is derived. */
export interface CodeWish extends CodeOrigin {
  readonly playerRowId: number;
  /** The report that met the player first. Null means that somebody asked for a code. */
  readonly submissionRowId: number | null;
  readonly handle: string;
}

const LASTS_MS = 90 * 86_400_000;

/** Returns SQL that tells whether the code c of the player p can still be used at a moment. A later claim ends the code. */
const isGood = (now: string): string => `c.used_at is null and c.expires_at > ${now}
  and p.hidden_at is null and p.anonymised_at is null
  and not exists (select from player_claims k where k.player_id = c.player_id and k.state in ('confirmed', 'withdrawn')
    and k.decided_at > c.created_at)`;

/** Gives each player a code for 90 days, in the transaction that stores the player. */
export async function issueClaimCodes(client: PoolClient, wishes: readonly CodeWish[], at: Date): Promise<ClaimCode[]> {
  if (wishes.length === 0) return [];
  const secret = claimSecretOf(client);
  const codes = wishes.map((wish) => deriveClaimCode(secret, wish));
  await client.query(
    `insert into claim_codes (source, mark, player_id, submission_id, created_at, expires_at)
     select source, mark, player, submission, $5, $6
     from unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[]) as said (source, mark, player, submission)`,
    [
      wishes.map(({ source }) => source),
      codes.map((code) => claimCodeMark(secret, code)),
      wishes.map(({ playerRowId }) => playerRowId),
      wishes.map(({ submissionRowId }) => submissionRowId),
      at,
      new Date(at.getTime() + LASTS_MS),
    ],
  );
  return wishes.map(({ handle }, index) => ({ handle, code: codes[index]! }));
}

/** Derives the codes of a submission's receipt again, without those that can no longer be used. */
export const repeatClaimCodes = (client: PoolClient, submissionId: string, now: Date): Promise<ClaimCode[]> =>
  repeatCodes(client, 's.public_id = $2', submissionId, now);

/** Derives the codes again of the players that a batch has created. */
export const repeatCodesOfBatch = (client: PoolClient, batch: number, now: Date): Promise<ClaimCode[]> =>
  repeatCodes(client, 'p.batch = $2 and not p.is_aside', batch, now);

async function repeatCodes(client: PoolClient, where: string, value: string | number, now: Date): Promise<ClaimCode[]> {
  const { rows } = await client.query<CodeOrigin & { handle: string }>(
    `select c.source, p.public_id as "playerId", e.handle
     from submissions s join claim_codes c on c.submission_id = s.id and c.source = s.public_id
       join players p on p.id = c.player_id join entries e on e.submission_id = s.id and e.player_id = c.player_id
     where ${where} and ${isGood('$1')} order by s.id, e.number`,
    [now, value],
  );
  if (rows.length === 0) return [];
  const secret = claimSecretOf(client);
  return rows.map(({ handle, ...origin }) => ({
    handle: normaliseHandle(handle),
    code: deriveClaimCode(secret, origin),
  }));
}

/** Derives the codes of a submission again for its sender; nobody else gets any. */
export async function repeatCodesToSender(
  client: PoolClient,
  submissionId: string,
  sender: string,
  now: Date,
): Promise<ClaimCode[]> {
  const { rows } = await client.query<{ sender: string | null }>(
    `select submitted_by as sender from submissions where public_id = $1`,
    [submissionId],
  );
  const first = rows[0]?.sender ?? null;
  if (first === null || foldHandle(first) !== foldHandle(sender)) return [];
  return repeatClaimCodes(client, submissionId, now);
}

/**
 * Uses up a code.
 *
 * @returns row id of its player; null for a code that is unknown, used or expired, and for one whose player has been
 * claimed since or is hidden
 */
export async function useClaimCode(client: PoolClient, code: string, now: Date): Promise<number | null> {
  const secret = claimSecretOf(client);
  const { rows } = await client.query<CodeOrigin & { playerRowId: number }>(
    `select c.source, c.player_id as "playerRowId", p.public_id as "playerId"
     from claim_codes c join players p on p.id = c.player_id where c.mark = $1 and ${isGood('$2')}`,
    [claimCodeMark(secret, code), now],
  );
  const found = rows.find((origin) => isClaimCodeOf(secret, origin, code));
  if (found === undefined) return useHashedCode(client, code, now);
  // Another person who uses the code at the same time waits here, and is then too late.
  const used = await client.query(
    `update claim_codes set used_at = $3 where source = $1 and player_id = $2 and used_at is null`,
    [found.source, found.playerRowId, now],
  );
  return used.rowCount === 0 ? null : found.playerRowId;
}

/** Uses a code that was issued before codes were derived. The last of them expires 90 days after the update. */
async function useHashedCode(client: PoolClient, code: string, now: Date): Promise<number | null> {
  const { rows } = await client.query<{ playerRowId: number }>(
    `update claim_codes c set used_at = $2 from players p
     where c.hash = $1 and p.id = c.player_id and ${isGood('$2')} returning c.player_id as "playerRowId"`,
    [hashClaimCode(code), now],
  );
  return rows[0]?.playerRowId ?? null;
}
