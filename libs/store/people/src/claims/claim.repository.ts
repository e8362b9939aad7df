import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { may, type AccountPrincipal } from '@quadrant/rules/permissions';
import { inTransaction, recordAudit, UNKNOWN_SUBJECT } from '@quadrant/store/audit';
import { useClaimCode, issueClaimCodes, repeatClaimCodes, type ClaimCode } from './claim-codes.js';
import { findClaim, findWaitingClaim, insertClaim, listClaims, settleClaim, type Whose } from './claim-rows.js';
import type { Claim, Claimant, ClaimPage, ClaimPosition, ClaimRefusal, ClaimToDecide } from './claim.js';
import { lockClaimedPlayer, type ClaimedPlayer } from './claimed-player.js';

/** Players and the accounts whose they are. Every attempt stands in the audit. */
@Injectable()
export class ClaimRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Says that a player is the claimant: at once with a code that a receipt told, else as soon as somebody confirms it who
   * knows them.
   */
  claim(
    handle: string,
    { code, message }: { readonly code: string | null; readonly message: string },
    claimant: Claimant,
  ): Promise<Claim | ClaimRefusal> {
    return this.attempt('claim.make', handle, claimant, async (client) => {
      const player = await lockClaimedPlayer(client, handle);
      // Who is hidden is nobody here, with a code too: otherwise a claim would tell that the handle is known.
      if (player === null || player.isHidden) return { kind: 'player-not-found' };
      const hindrance = await findHindrance(client, player, claimant.actor.accountId);
      if (hindrance !== null) return hindrance;
      if (code === null) {
        const waiting = await findWaitingClaim(client, player.rowId, claimant.actor.accountId);
        if (waiting !== null) return { kind: 'claim-waits', id: waiting };
        return insertClaim(client, player, player.namedRowId, claimant, message);
      }
      const meant = await useClaimCode(client, code, claimant.at);
      if (meant === null) return { kind: 'claim-code-wrong' };
      if (!(await countAsTheSame(client, meant, player.rowId))) throw new CodeOfAnother();
      const claim = await insertClaim(client, player, meant, claimant, message);
      return confirm(client, claim, meant, 'a claim code', null, claimant.at);
    }).catch((error: unknown) => {
      // Rolled back, so that the code can still be used for the one that it is for.
      if (error instanceof CodeOfAnother) return { kind: 'claim-code-of-another' } as const;
      throw error;
    });
  }

  /**
   * Codes of the new players of a submission that can still be used.
   *
   * @param id public id of the submission
   */
  listCodesOf(id: string, now: Date): Promise<ClaimCode[]> {
    return inTransaction(this.dataSource, (client) => repeatClaimCodes(client, id, now));
  }

  /** Confirms a claim that waits, or refuses it. */
  decide(
    id: string,
    { isConfirmed, reason }: { readonly isConfirmed: boolean; readonly reason: string },
    claimant: Claimant,
  ): Promise<Claim | ClaimRefusal> {
    return this.attempt(isConfirmed ? 'claim.confirm' : 'claim.refuse', id, claimant, async (client) => {
      const claim = await findClaim(client, id);
      if (claim === null) return { kind: 'claim-not-found' };
      const player = await lockClaimedPlayer(client, claim.player);
      if (player === null) return { kind: 'player-not-found' };
      const current = (await findClaim(client, id))!;
      if (current.state !== 'waiting') return { kind: 'claim-decided', state: current.state };
      if (current.accountId === claimant.actor.accountId) return { kind: 'own-claim' };
      if (!isConfirmed) {
        return settleClaim(client, current, 'refused', { by: claimant.actor.handle, reason, at: claimant.at });
      }
      const hindrance = await findHindrance(client, player, current.accountId);
      return hindrance ?? confirm(client, current, current.playerRowId, claimant.actor.handle, reason, claimant.at);
    });
  }

  /** Gives a player back, their own account first; by anybody else they are nobody's until they are claimed again. */
  release(handle: string, reason: string, claimant: Claimant): Promise<Released | ClaimRefusal> {
    return this.attempt('claim.release', handle, claimant, async (client) => {
      const player = await lockClaimedPlayer(client, handle);
      if (player === null) return { kind: 'player-not-found' };
      const { accountId, handle: by } = claimant.actor;
      const released = player.ownerIds.includes(accountId) ? [accountId] : player.ownerIds;
      if (released.length === 0) return { kind: 'not-claimed' };
      await client.query(`update accounts set player_id = null where id = any($1)`, [released]);
      await client.query(
        `update player_claims set state = 'withdrawn', decided_by = $3, decided_at = $4, reason = $5
         where player_id in (select id from players where counts_as = $1) and account_id = any($2) and state = 'confirmed'`,
        [player.rowId, released, by, claimant.at, reason],
      );
      return { released: player.handle };
    });
  }

  /** A new code for a player whom nobody has claimed, for whoever may confirm them; codes before go on being good. */
  async issueCode(handle: string, claimant: Claimant): Promise<ClaimCode | ClaimRefusal> {
    return this.attempt('claim.issue-code', handle, claimant, async (client) => {
      const player = await lockClaimedPlayer(client, handle);
      if (player === null) return { kind: 'player-not-found' };
      if (player.ownerIds.length > 0) return { kind: 'player-claimed' };
      const { namedRowId: playerRowId, namedPublicId: playerId, namedHandle } = player;
      const wish = { source: randomUUID(), playerId, playerRowId, submissionRowId: null, handle: namedHandle };
      const [code] = await issueClaimCodes(client, [wish], claimant.at);
      return code!;
    });
  }

  /** A player as permissions see them; null for nobody. */
  findPlayer(handle: string): Promise<ClaimedPlayer | null> {
    return inTransaction(this.dataSource, (client) => lockClaimedPlayer(client, handle));
  }

  /** A claim with who may decide it; null for an id that none has. */
  async find(id: string): Promise<ClaimToDecide | null> {
    return inTransaction(this.dataSource, (client) => findClaim(client, id));
  }

  /**
   * Claims that wait for somebody like them, and their own, newest first. Who may decide is known only of a claim that was
   * read: so it reads on until a page is full, and nobody's page is empty because of claims that wait for others.
   */
  list(
    actor: AccountPrincipal,
    { whose, limit, after }: { readonly whose: Whose; readonly limit: number; readonly after: ClaimPosition | null },
  ): Promise<ClaimPage> {
    return inTransaction(this.dataSource, async (client) => {
      const shown: ClaimToDecide[] = [];
      for (let from = after; ;) {
        const claims = await listClaims(client, actor.accountId, whose, READ_AT_ONCE, from);
        shown.push(...claims.filter((claim) => maySee(actor, claim)));
        const last = claims.at(-1);
        if (last === undefined || claims.length < READ_AT_ONCE || shown.length > limit) break;
        from = positionOf(last);
      }
      const rows = shown.slice(0, limit);
      return { rows, after: shown.length > limit ? positionOf(rows.at(-1)!) : null };
    });
  }

  private attempt<T extends object>(
    action: string,
    subject: string,
    { actor, at, requestId }: Claimant,
    work: (client: PoolClient) => Promise<T | ClaimRefusal>,
  ): Promise<T | ClaimRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const answer = await work(client);
      const refusal = 'kind' in answer ? answer.kind : null;
      const detail = refusal === null ? factsOf(answer) : { refusal };
      const about = refusal === 'player-not-found' ? UNKNOWN_SUBJECT : subject;
      await recordAudit(client, { at, actor: actor.handle, action, subject: about, detail, requestId });
      return answer;
    });
  }
}

/** Claims of one statement. */
const READ_AT_ONCE = 200;

const maySee = (actor: AccountPrincipal, { accountId, state, subject, isHidden }: ClaimToDecide): boolean =>
  (accountId === actor.accountId && (!isHidden || state === 'confirmed')) ||
  (state === 'waiting' && may(actor, 'claim.decide', subject).allowed);

const positionOf = ({ createdAt, id }: Claim): ClaimPosition => ({ createdAt: createdAt.toISOString(), id });

/** A player who is nobody's any more. */
interface Released {
  /** Their handle. */
  readonly released: string;
}

class CodeOfAnother extends Error {}

/** What the audit is told: never a code. */
function factsOf(answer: object): object {
  if (!('id' in answer)) return {};
  const { id, player, account, state, reason } = answer as Claim;
  return { claim: id, player, account, state, reason };
}

async function findHindrance(
  client: PoolClient,
  { ownerIds, rowId }: ClaimedPlayer,
  accountId: string,
): Promise<ClaimRefusal | null> {
  if (ownerIds.length > 0) return { kind: 'player-claimed' };
  const { rows } = await client.query<{ handle: string }>(
    `select p.handle from accounts a join players p on p.id = a.player_id where a.id = $1 and p.counts_as <> $2`,
    [accountId, rowId],
  );
  return rows[0] ? { kind: 'account-has-player', player: rows[0].handle } : null;
}

async function confirm(
  client: PoolClient,
  claim: Claim,
  playerRowId: number,
  by: string,
  reason: string | null,
  at: Date,
): Promise<Claim> {
  await client.query(`update accounts set player_id = $2 where id = $1`, [claim.accountId, playerRowId]);
  return settleClaim(client, claim, 'confirmed', { by, reason, at });
}

async function countAsTheSame(client: PoolClient, rowId: number, other: number): Promise<boolean> {
  const { rows } = await client.query<{ same: boolean }>(`select counts_as = $2 as same from players where id = $1`, [
    rowId,
    other,
  ]);
  return rows[0]?.same === true;
}
