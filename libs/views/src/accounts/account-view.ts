import { Injectable } from '@nestjs/common';
import { Clock, hashToken, type Actor } from '@quadrant/http';
import {
  type AccountFilters,
  AccountRepository,
  PasswordRepository,
  SecondFactorRepository,
  SessionRepository,
  TokenRepository,
  type Account,
  type ListedSession,
} from '@quadrant/store/accounts';
import { AccountDeletionRepository } from '@quadrant/store/own-data';
import { AddressRepository } from '@quadrant/store/notices';
import { ClaimRepository, isClaimPosition, type Claim } from '@quadrant/store/players';
import { PushRepository } from '@quadrant/store/push';
import webPush from 'web-push';
import type { AnswerOf } from '../answer-of.js';
import { readPage, readPart, type Asked, type Page } from '../paging/read-page.js';

const ACCOUNTS = {
  isPosition: (value: unknown): value is string => typeof value === 'string',
  positionOf: ({ handleKey }: Account) => handleKey,
};

export type OpenAccount = AnswerOf<AccountView['open']>;
export type AccountsAfter = AnswerOf<AccountView['listAfter']>;
export type OwnSecondFactor = AnswerOf<AccountView['openSecondFactor']>;

/** Answers which accounts there are, and what belongs to each. */
@Injectable()
export class AccountView {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly claims: ClaimRepository,
    private readonly tokens: TokenRepository,
    private readonly sessions: SessionRepository,
    private readonly factors: SecondFactorRepository,
    private readonly passwords: PasswordRepository,
    private readonly deletions: AccountDeletionRepository,
    private readonly addresses: AddressRepository,
    private readonly clock: Clock,
    private readonly push: PushRepository,
  ) {}

  /** Lists all accounts by handle. */
  list(asked: Asked): Promise<Page<Account>> {
    return readPage({ ...asked, listing: 'accounts' }, ACCOUNTS, (limit, after) => this.accounts.list(limit, after));
  }

  /** Lists accounts from after a folded handle, and returns the one after which the next page begins. */
  async listAfter(start: string | null, limit: number, filters: AccountFilters) {
    const found = await this.accounts.list(limit + 1, start, filters);
    const accounts = found.slice(0, limit);
    return { accounts, after: found.length > limit ? accounts.at(-1)!.handleKey : null };
  }

  /** Returns null when nobody has the handle. */
  find(handle: string): Promise<Account | null> {
    return this.accounts.findByHandle(handle);
  }

  /** Lists the claims that the reader can decide, and their own. */
  listClaims(reader: Actor, asked: Asked): Promise<Page<Claim>> {
    return readPart({ ...asked, listing: 'claims' }, isClaimPosition, (after) =>
      this.claims.list(reader, { whose: 'all', limit: asked.limit, after }),
    );
  }

  /** Lists where somebody is signed in. @param secret of the session that asks; null for a token */
  listSessions(accountId: string, secret: string | null): Promise<ListedSession[]> {
    return this.sessions.list(accountId, secret === null ? null : hashToken(secret), this.clock.now());
  }

  /** Returns null when the account is gone. @param secret of the session that asks; null for a token */
  async open(reader: Actor, secret: string | null, mostClaims: number) {
    const account = await this.find(reader.handle);
    if (account === null) return null;
    const claimsOf = (whose: 'own' | 'others') => this.claims.list(reader, { whose, limit: mostClaims, after: null });
    const waiting = await claimsOf('others');
    return {
      account,
      ownClaims: (await claimsOf('own')).rows,
      waitingClaims: waiting.rows,
      moreClaimsWait: waiting.after !== null,
      tokens: await this.tokens.listOf(account.id),
      sessions: await this.listSessions(account.id, secret),
      deletion: await this.deletions.find(account.id),
      hasSecondFactor: (await this.factors.find(account.id))?.since != null,
      address: await this.addresses.find(account.id, this.clock.now()),
      pushKey: (await this.push.keys(() => webPush.generateVAPIDKeys())).publicKey,
      now: this.clock.now(),
    };
  }

  /** Returns everything that an administrator can know about an account; null when nobody has the handle. */
  async openForAdministration(handle: string) {
    const account = await this.find(handle);
    if (account === null) return null;
    return {
      account,
      deletion: await this.deletions.find(account.id),
      hasSecondFactor: (await this.factors.find(account.id))?.since != null,
      sessions: (await this.listSessions(account.id, null)).length,
      tokens: (await this.tokens.listOf(account.id)).filter(({ revokedAt }) => revokedAt === null),
    };
  }

  /** Returns what the reader needs to delete their account, or to keep it; null when the account is gone. */
  async openDeletion({ accountId, handle, handleKey }: Actor) {
    const account = await this.find(handle);
    if (account === null) return null;
    return {
      handle: account.handle,
      player: account.playerHandle,
      deletion: await this.deletions.find(accountId),
      directsAlone: await this.deletions.listDirectedLive({ accountId, handleKey }, this.clock.now()),
    };
  }

  /** Returns the second factor of the reader, and whether they have a password besides. */
  async openSecondFactor({ accountId, handle }: Actor) {
    const holder = await this.passwords.findByHandle(handle);
    return { factor: await this.factors.find(accountId), hasPassword: holder?.passwordHash != null };
  }
}
