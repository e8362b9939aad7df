import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { may, type AccountPrincipal } from '@quadrant/rules/permissions';
import type { AuditAction } from '@quadrant/rules/events';
import { inTransaction, recordAudit, UNKNOWN_SUBJECT } from '@quadrant/store/audit';
import { accountsOfHandles, coordinatorsOf, tellPeople } from '@quadrant/store/notices';
import { useClaimCode, issueClaimCodes, repeatClaimCodes, type ClaimCode } from './claim-codes.js';
import { findClaim, findWaitingClaim, insertClaim, listClaims, settleClaim, type Whose } from './claim-rows.js';
import type { Claim, Claimant, ClaimPage, ClaimPosition, ClaimRefusal, ClaimToDecide } from './claim.js';
import { lockClaimedPlayer, type ClaimedPlayer } from './claimed-player.js';

/** Links players to accounts. The audit shows every attempt. */
@Injectable()
export class ClaimRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Claims a player. The claim is confirmed at once with the code of a receipt. Otherwise it waits for a person who
   * knows them.
   */
  claim(
    handle: string,
    { code, message }: { readonly code: string | null; readonly message: string },
    claimant: Claimant,
  ): Promise<Claim | ClaimRefusal> {
    return this.attempt('claim.make', handle, claimant, async (client) => {
      const player = await lockClaimedPlayer(client, handle);
      // A hidden player is not found, even with a code: otherwise a claim would reveal that the handle is known.
      if (player === null || player.isHidden) return { kind: 'player-not-found' };
      const hindrance = await findHindrance(client, player, claimant.actor.accountId);
      if (hindrance !== null) return hindrance;
      if (code === null) {
        const waiting = await findWaitingClaim(client, player.rowId, claimant.actor.accountId);
        if (waiting !== null) return { kind: 'claim-waits', id: waiting };
        const claim = await insertClaim(client, player, player.namedRowId, claimant, message);
        await tellDeciders(client, claim, claimant);
        return claim;
      }
      const meant = await useClaimCode(client, code, claimant.at);
      if (meant === null) return { kind: 'claim-code-wrong' };
      if (!(await countAsTheSame(client, meant, player.rowId))) throw new CodeOfAnother();
      const claim = await insertClaim(client, player, meant, claimant, message);
      return confirm(client, claim, meant, 'a claim code', null, claimant.at);
    }).catch((error: unknown) => {
      // The transaction was rolled back, so that the code still works for its own player.
      if (error instanceof CodeOfAnother) return { kind: 'claim-code-of-another' } as const;
      throw error;
    });
  }

  /** Lists the codes of a submission's new players that can still be used. @param id public id of the submission */
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
      const hindrance = isConfirmed ? await findHindrance(client, player, current.accountId) : null;
      if (hindrance !== null) return hindrance;
      const notice = { kind: 'claim-decided', about: id, facts: { claim: id } } as const;
      await tellPeople(client, notice, [current.accountId], claimant.at);
      if (!isConfirmed) {
        return settleClaim(client, current, 'refused', { by: claimant.actor.handle, reason, at: claimant.at });
      }
      return confirm(client, current, current.playerRowId, claimant.actor.handle, reason, claimant.at);
    });
  }

  /** Unlinks a player from the caller's account, or from all accounts. Without one, the player can be claimed again. */
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

  /** Makes a new code for a player that nobody has claimed, for a person who may confirm them. Earlier codes stay valid. */
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

  /** Finds a player as permissions see them; null when there is none. */
  findPlayer(handle: string): Promise<ClaimedPlayer | null> {
    return inTransaction(this.dataSource, (client) => lockClaimedPlayer(client, handle));
  }

  /** Finds a claim with its possible deciders; null for an id that no claim has. */
  async find(id: string): Promise<ClaimToDecide | null> {
    return inTransaction(this.dataSource, (client) => findClaim(client, id));
  }

  /**
   * Lists the claims that the actor may decide, and their own, newest first. Only a claim that was read shows who may
   * decide it. So this reads on until a page is full: claims that wait for others never leave a page empty.
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
    action: AuditAction,
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

/** One statement reads so many claims. */
const READ_AT_ONCE = 200;

const maySee = (actor: AccountPrincipal, { accountId, state, subject, isHidden }: ClaimToDecide): boolean =>
  (accountId === actor.accountId && (!isHidden || state === 'confirmed')) ||
  (state === 'waiting' && may(actor, 'claim.decide', subject).allowed);

const positionOf = ({ createdAt, id }: Claim): ClaimPosition => ({ createdAt: createdAt.toISOString(), id });

/** A player who has no account any more. */
interface Released {
  /** It is the player's handle. */
  readonly released: string;
}

/** Tells the people who may decide a claim that it waits. */
async function tellDeciders(client: PoolClient, { id: claim }: Claim, { actor, at }: Claimant): Promise<void> {
  const { directorKeys = [], place } = (await findClaim(client, claim))!.subject;
  const able = [...(await accountsOfHandles(client, directorKeys)), ...(await coordinatorsOf(client, place))];
  const people = [...new Set(able)].filter((id) => id !== actor.accountId);
  await tellPeople(client, { kind: 'claim-waits', about: claim, facts: { claim } }, people, at);
}

class CodeOfAnother extends Error {}

/** The audit gets these facts, and never a code. */
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
