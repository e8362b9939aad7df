import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OPERATOR, type AccountPrincipal, type Grant, type Principal, type Scope } from '@quadrant/policy';
import { foldHandle, normaliseHandle } from '@quadrant/tournament';
import { mention, recordAudit } from '../audit.js';
import { inTransaction } from '../transaction.js';
import { ensureAccount, insertGrant } from './account-rows.js';
import { PRINCIPAL_COLUMNS, principalOf, type PrincipalRow } from './principal-rows.js';

/** A token that was looked up: what it stands for, or why it stands for nothing any more. */
export type FoundToken =
  | { readonly kind: 'valid'; readonly tokenId: string; readonly principal: AccountPrincipal }
  | { readonly kind: 'revoked' | 'account-disabled' }
  | { readonly kind: 'expired'; readonly expiresAt: Date };

/** A change that somebody asked for and may not make. */
export interface ForbiddenRequest {
  readonly actor: Pick<Principal, 'handle' | 'scopes'>;
  /** Method and route. */
  readonly action: string;
  /** The path that was asked for. */
  readonly subject: string;
  readonly at: Date;
  readonly requestId: string;
}

/** A token before it is stored; of its text only the hash is known. */
export interface NewToken {
  readonly hash: Buffer;
  readonly handle: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Null: it lasts until it is revoked. */
  readonly expiresAt: Date | null;
  /** Role that comes with it, where whoever runs the program gives one. */
  readonly grant: Grant | null;
}

type TokenRow = PrincipalRow & {
  readonly id: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
};

/** "Last used" is told by the minute: a write for every request would cost more than the request. */
const USE_IS_TOLD_EVERY_MS = 60_000;

/** Tokens, of which only the hash is known. */
@Injectable()
export class TokenRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What the token of this hash stands for; null when nobody knows it. Notes that it was used. */
  async findByHash(hash: Buffer, now: Date): Promise<FoundToken | null> {
    const [row] = await this.dataSource.query<TokenRow[]>(
      `select t.id, t.scopes, t.expires_at as "expiresAt", t.revoked_at as "revokedAt", t.last_used_at as "lastUsedAt",
         ${PRINCIPAL_COLUMNS}
       from tokens t join accounts a on a.id = t.account_id where t.hash = $1`,
      [hash],
    );
    if (row === undefined) return null;
    if (row.revokedAt !== null) return { kind: 'revoked' };
    if (row.disabledAt !== null) return { kind: 'account-disabled' };
    if (row.expiresAt !== null && row.expiresAt <= now) return { kind: 'expired', expiresAt: row.expiresAt };
    if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() >= USE_IS_TOLD_EVERY_MS) {
      await this.dataSource.query(`update tokens set last_used_at = $2 where id = $1`, [row.id, now]);
    }
    return { kind: 'valid', tokenId: row.id, principal: principalOf(row, row.scopes) };
  }

  /** Says in the audit what somebody wanted to change and may not. */
  noteForbidden({ actor: { handle, scopes }, ...request }: ForbiddenRequest): Promise<void> {
    return inTransaction(this.dataSource, (client) =>
      recordAudit(client, { ...request, actor: handle, detail: { refusal: 'forbidden', scopes } }),
    );
  }

  /** Keeps the hash of a token that whoever runs the program makes, with account and role where they are missing. */
  async create({ hash, handle, name, scopes, expiresAt, grant }: NewToken, at: Date): Promise<void> {
    await inTransaction(this.dataSource, async (client) => {
      const accountId = await ensureAccount(client, handle, at);
      const granting = { by: OPERATOR.handle, reason: 'came with a token of the operator', at };
      const isNewRole = grant !== null && (await insertGrant(client, accountId, grant, granting));
      await client.query(
        `insert into tokens (hash, account_id, name, scopes, expires_at, created_at) values ($1, $2, $3, $4, $5, $6)`,
        [hash, accountId, name, scopes, expiresAt, at],
      );
      await recordAudit(client, {
        at,
        actor: OPERATOR.handle,
        action: 'token.create',
        subject: normaliseHandle(handle),
        detail: { name, scopes, expiresAt, ...(isNewRole && { granted: grant }) },
        requestId: null,
        mentions: [mention('account', foldHandle(handle))],
      });
    });
  }
}
