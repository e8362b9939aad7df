import { Injectable } from '@nestjs/common';
import { addressKey, Authority, Clock, type Actor } from '@quadrant/http';
import { may, type Action } from '@quadrant/rules/permissions';
import { findHandleFault } from '@quadrant/rules/tournament';
import {
  ClaimRepository,
  type Claim,
  type Claimant,
  type ClaimCode,
  type ClaimedPlayer,
  type ClaimRefusal,
} from '@quadrant/store/players';
import { Attempts } from '../accounts/attempts.service.js';
import { problemOfClaim } from './claim-refusal.js';
import type { FastifyRequest } from 'fastify';

export interface Asking {
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/** Connects players with the accounts that they belong to. */
@Injectable()
export class Claims {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly attempts: Attempts,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem for a claim that is refused, 429 after too many wrong codes */
  async claim(handle: string, wish: { code: string | null; message: string }, asking: Asking): Promise<Claim> {
    requireHandle(handle);
    const claim = () => this.claims.claim(handle, wish, this.claimantOf(asking));
    if (wish.code === null) return granted(await claim());
    const attempts = [
      { purpose: 'claim-code', subject: asking.actor.accountId },
      { purpose: 'claim-code-address', subject: addressKey(asking.request.ip) },
    ] as const;
    return granted(await this.attempts.limit(attempts, async () => unlessGuessed(await claim())));
  }

  /** @throws Problem when they may not, or when it is decided */
  async decide(id: string, isConfirmed: boolean, reason: string, asking: Asking): Promise<Claim> {
    const claim = await this.claims.find(id);
    if (claim === null) throw problemOfClaim({ kind: 'claim-not-found' });
    await this.authority.require(asking.actor, 'claim.decide', claim.subject, asking.request);
    return granted(await this.claims.decide(id, { isConfirmed, reason }, this.claimantOf(asking)));
  }

  /** @throws Problem when they may not, or when the player is nobody's */
  async release(handle: string, reason: string, asking: Asking): Promise<{ readonly released: string }> {
    await this.requireForPlayer(handle, 'player.change', asking);
    return granted(await this.claims.release(handle, reason, this.claimantOf(asking)));
  }

  /** @throws Problem when they may not, or when the player is somebody's */
  async issueCode(handle: string, asking: Asking): Promise<ClaimCode> {
    await this.requireForPlayer(handle, 'claim.decide', asking);
    return granted(await this.claims.issueCode(handle, this.claimantOf(asking)));
  }

  private async requireForPlayer(handle: string, action: Action, { actor, request }: Asking): Promise<void> {
    requireHandle(handle);
    const player = await this.claims.findPlayer(handle);
    if (player === null || isWithheld(player, actor, action)) throw problemOfClaim({ kind: 'player-not-found' });
    await this.authority.require(actor, action, player.subject, request);
  }

  private claimantOf({ actor, request }: Asking): Claimant {
    return { actor, at: this.clock.now(), requestId: request.id };
  }
}

/** These refusals tell somebody who tries codes, or handles with a code, that the guess was wrong. */
const WRONG_GUESSES: ReadonlySet<string> = new Set(['claim-code-wrong', 'claim-code-of-another', 'player-not-found']);

function unlessGuessed(answer: Claim | ClaimRefusal): Claim | ClaimRefusal {
  if ('kind' in answer && WRONG_GUESSES.has(answer.kind)) throw problemOfClaim(answer);
  return answer;
}

/** Hidden players look as if they did not exist to people who may not do this. */
const isWithheld = ({ isHidden, subject }: ClaimedPlayer, actor: Actor, action: Action): boolean =>
  isHidden && !may(actor, action, subject).allowed;

/** An invalid handle leads to nobody; the database would not accept every such text. */
function requireHandle(handle: string): void {
  if (findHandleFault(handle) !== null) throw problemOfClaim({ kind: 'player-not-found' });
}

function granted<T extends object>(answer: T | ClaimRefusal): T {
  if ('kind' in answer) throw problemOfClaim(answer);
  return answer;
}
