import type { PoolClient } from 'pg';
import { validate as isUuid } from 'uuid';
import type { Claim, Claimant, ClaimPosition, ClaimToDecide } from './claim.js';
import { DIRECTORS_OF_PLAYER, subjectOf, type ClaimedPlayer } from './claimed-player.js';

type Row = Omit<ClaimToDecide, 'subject'> & {
  readonly country: string | null;
  readonly region: string | null;
  readonly directors: readonly (string | null)[] | null;
};

const SELECT = `
  select c.id, c.player_id as "playerRowId", p.handle as player, p.hidden_at is not null as "isHidden", a.handle as account, c.account_id as "accountId", c.state, c.message,
    c.created_at as "createdAt", c.decided_by as "decidedBy", c.decided_at as "decidedAt", c.reason, p.country, p.region,
    ${DIRECTORS_OF_PLAYER} as directors
  from player_claims c
    join players own on own.id = c.player_id join players p on p.id = own.counts_as
    join accounts a on a.id = c.account_id`;

const toClaim = ({ country, region, directors, ...claim }: Row): ClaimToDecide => ({
  ...claim,
  subject: subjectOf([], country, region, directors),
});

/** Returns null for an id that no claim has. */
export async function findClaim(client: PoolClient, id: string): Promise<ClaimToDecide | null> {
  if (!isUuid(id)) return null;
  const { rows } = await client.query<Row>(`${SELECT} where c.id = $1`, [id]);
  return rows[0] ? toClaim(rows[0]) : null;
}

/** Says which claims are listed: all of an account, those of others that wait, or both. */
export type Whose = 'own' | 'others' | 'all';

const WHOSE: Readonly<Record<Whose, string>> = {
  own: 'c.account_id = $1',
  others: `c.state = 'waiting' and c.account_id <> $1`,
  all: `(c.state = 'waiting' or c.account_id = $1)`,
};

/** Lists the claims that follow a position, the newest first. */
export async function listClaims(
  client: PoolClient,
  accountId: string,
  whose: Whose,
  limit: number,
  after: ClaimPosition | null,
): Promise<ClaimToDecide[]> {
  const { rows } = await client.query<Row>(
    `${SELECT} where ${WHOSE[whose]} and ($2::timestamptz is null or (c.created_at, c.id) < ($2, $3::uuid))
     order by c.created_at desc, c.id desc limit $4`,
    [accountId, after?.createdAt ?? null, after?.id ?? null, limit],
  );
  return rows.map(toClaim);
}

/** Returns the id of an account's waiting claim on a player; null when none waits. */
export async function findWaitingClaim(
  client: PoolClient,
  playerRowId: number,
  accountId: string,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `select c.id from player_claims c join players p on p.id = c.player_id
     where p.counts_as = $1 and c.account_id = $2 and c.state = 'waiting'`,
    [playerRowId, accountId],
  );
  return rows[0]?.id ?? null;
}

/** Stores a claim that waits. @param meantRowId the player that the account claims, before merges */
export async function insertClaim(
  client: PoolClient,
  player: ClaimedPlayer,
  meantRowId: number,
  { actor, at }: Claimant,
  message: string,
): Promise<Claim> {
  const { rows } = await client.query<{ id: string }>(
    `insert into player_claims (player_id, account_id, state, message, created_at) values ($1, $2, 'waiting', $3, $4)
     on conflict (player_id, account_id) where state = 'waiting' do update set message = excluded.message returning id`,
    [meantRowId, actor.accountId, message, at],
  );
  return {
    id: rows[0]!.id,
    player: player.handle,
    account: actor.handle,
    accountId: actor.accountId,
    state: 'waiting',
    message,
    createdAt: at,
    decidedBy: null,
    decidedAt: null,
    reason: null,
  };
}

export interface Settlement {
  readonly by: string;
  readonly reason: string | null;
  readonly at: Date;
}

/** Ends a claim that waits. */
export async function settleClaim(
  client: PoolClient,
  { id, player, account, accountId, message, createdAt }: Claim,
  state: 'confirmed' | 'refused',
  { by, reason, at }: Settlement,
): Promise<Claim> {
  await client.query(
    `update player_claims set state = $2, decided_by = $3, decided_at = $4, reason = $5 where id = $1`,
    [id, state, by, at, reason],
  );
  return { id, player, account, accountId, state, message, createdAt, decidedBy: by, decidedAt: at, reason };
}
