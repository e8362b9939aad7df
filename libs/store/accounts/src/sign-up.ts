import type { PoolClient } from 'pg';
import { foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import { mention, recordAudit, type Author } from '@quadrant/store/audit';
import { insertCodedClaim, takeCodedPlayer, type CodedPlayer } from '@quadrant/store/players';
import { chargeQuotas } from './quotas/charge-quotas.js';
import type { Charge } from './quotas/quota-exceeded.js';
import { findHandleObstacle, type HandleObstacle } from './handle-obstacle.js';

/** An OpenID Connect provider identifies a person by this. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** A person who wants an account, with the ways in which they will sign in. */
export interface SignUp {
  readonly handle: string;
  readonly passwordHash: string | null;
  /** One-time code that shows which player they are. */
  readonly claimCode: string | null;
  readonly identity: Identity | null;
  /** The charge for the account, on the address from which it is made. */
  readonly charge: Charge;
}

/** Says why a person cannot make an account by themselves. */
export type SignUpRefusal =
  { readonly kind: 'handle-refused'; readonly obstacle: HandleObstacle } | { readonly kind: 'claim-code-unknown' };

export interface SignedUp {
  readonly kind: 'signed-up';
  readonly accountId: string;
  readonly handle: string;
}

export class SignUpRefused extends Error {
  constructor(readonly refusal: SignUpRefusal) {
    super(refusal.kind);
  }
}

/** Makes an account for the person who asks. @throws SignUpRefused or QuotaExceeded, which undo the use of the code */
export async function insertSignUp(
  client: PoolClient,
  { handle, passwordHash, claimCode, identity, charge }: SignUp,
  { at, requestId }: Omit<Author, 'handle'>,
): Promise<SignedUp> {
  const player = await takePlayer(client, claimCode, at);
  const obstacle = await findHandleObstacle(client, handle, player?.rowId ?? null);
  if (obstacle !== null) throw new SignUpRefused({ kind: 'handle-refused', obstacle });
  const shown = normaliseHandle(handle);
  const { rows } = await client.query<{ id: string }>(
    `insert into accounts (handle, handle_key, player_id, password_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (handle_key) do nothing returning id`,
    [shown, foldHandle(handle), player?.rowId ?? null, passwordHash, at],
  );
  const [account] = rows;
  if (account === undefined) throw new SignUpRefused({ kind: 'handle-refused', obstacle: 'account' });
  if (player !== null) await insertCodedClaim(client, account.id, player, at);
  if (identity !== null) await insertIdentity(client, account.id, identity, at);
  await chargeQuotas(client, [charge], at);
  await recordAudit(client, {
    at,
    actor: shown,
    action: 'account.sign-up',
    subject: shown,
    detail: { playerId: player?.publicId ?? null, issuer: identity?.issuer ?? null },
    requestId,
    mentions: player === null ? [] : [mention('player', player.publicId)],
  });
  return { kind: 'signed-up', accountId: account.id, handle: shown };
}

async function takePlayer(client: PoolClient, claimCode: string | null, at: Date): Promise<CodedPlayer | null> {
  if (claimCode === null) return null;
  const player = await takeCodedPlayer(client, claimCode, at);
  if (player === null) throw new SignUpRefused({ kind: 'claim-code-unknown' });
  return player;
}

/** Links an identity to an account; returns false when it belongs to an account already. */
export async function insertIdentity(
  client: PoolClient,
  accountId: string,
  { issuer, subject }: Identity,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into account_identities (issuer, subject, account_id, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [issuer, subject, accountId, at],
  );
  return rowCount === 1;
}
