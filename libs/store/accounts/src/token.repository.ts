import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { OPERATOR, type AccountPrincipal, type Grant, type Principal, type Scope } from '@quadrant/rules/permissions';
import { foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import type { RefusedRequest } from '@quadrant/rules/events';
import { mention, recordAudit, type Author, inTransaction, onConnection } from '@quadrant/store/audit';
import { askTogether, columnsOf, withoutRoom } from '@quadrant/store/database';
import { ensureAccount, insertGrant } from './account-rows.js';
import { PRINCIPAL_COLUMNS, principalOf, type PrincipalRow } from './principal-rows.js';
import { RoleGrant } from './role.entity.js';
import { Token } from './token.entity.js';

/** A token that was looked up: its principal, or why it is no longer valid. */
export type FoundToken =
  | { readonly kind: 'valid'; readonly tokenId: string; readonly principal: AccountPrincipal }
  | { readonly kind: 'revoked' | 'account-disabled' }
  | { readonly kind: 'expired'; readonly expiresAt: Date };

/** A change that somebody asked for and may not make. */
export interface ForbiddenRequest {
  readonly actor: Pick<Principal, 'handle' | 'scopes'>;
  /** It names the method and the route. */
  readonly action: RefusedRequest;
  /** The path that was asked for. */
  readonly subject: string;
  readonly at: Date;
  readonly requestId: string;
}

/** A token before it is stored. Only the hash of its text is known. */
export interface NewToken {
  readonly hash: Buffer;
  readonly handle: string;
  readonly name: string;
  /** The first characters, by which the owner recognizes it. */
  readonly prefix?: string;
  readonly scopes: readonly Scope[];
  /** Null means that it lasts until it is revoked. */
  readonly expiresAt: Date | null;
  /** A role that the operator gives with the token; null gives none. */
  readonly grant: Grant | null;
}

/** A token that its owner makes for themselves. */
export type OwnToken = Omit<NewToken, 'handle' | 'grant'> & { readonly accountId: string };

export interface ListedToken extends Token {
  /** It is the handle of the account. */
  readonly handle: string;
}

const LISTED = `select ${columnsOf(Token, 't')}, a.handle from tokens t join accounts a on a.id = t.account_id`;

async function findToken(client: PoolClient, hash: Buffer): Promise<TokenRow | undefined> {
  const { rows } = await client.query<TokenRow>(
    `select t.id, t.scopes, t.expires_at as "expiresAt", t.revoked_at as "revokedAt", t.last_used_at as "lastUsedAt",
       ${PRINCIPAL_COLUMNS}
     from tokens t join accounts a on a.id = t.account_id where t.hash = $1`,
    [hash],
  );
  return rows[0];
}

type TokenRow = PrincipalRow & Pick<Token, 'id' | 'scopes' | 'expiresAt' | 'revokedAt' | 'lastUsedAt'>;

/** The operator's token with this scope makes its owner an approved director, unless it gives another role. */
const REPORTING: Scope = 'results:write';
const APPROVED: Grant = { role: 'director', region: null };

/** Tells whether reports of an account count already, even if in one region only. A token does not widen that. */
const canReport = (manager: EntityManager, accountId: string): Promise<boolean> =>
  manager.existsBy(RoleGrant, { accountId, role: Not('administrator'), revokedAt: IsNull() });

/** "Last used" is exact to the minute: a write for every request would cost more than the request. */
const USE_IS_TOLD_EVERY_MS = 60_000;

/** Stores tokens. Only their hash is known. */
@Injectable()
export class TokenRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the token of this hash and notes that it was used. It returns null when there is no such token. */
  async findByHash(hash: Buffer, now: Date): Promise<FoundToken | null> {
    const row = await onConnection(this.dataSource, (client) => askTogether(client, () => findToken(client, hash)));
    if (row === undefined) return null;
    if (row.revokedAt !== null) return { kind: 'revoked' };
    if (row.disabledAt !== null) return { kind: 'account-disabled' };
    if (row.expiresAt !== null && row.expiresAt <= now) return { kind: 'expired', expiresAt: row.expiresAt };
    if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() >= USE_IS_TOLD_EVERY_MS) {
      await withoutRoom(this.dataSource.query(`update tokens set last_used_at = $2 where id = $1`, [row.id, now]));
    }
    return { kind: 'valid', tokenId: row.id, principal: principalOf(row, row.scopes) };
  }

  /** Notes in the audit which change somebody wanted to make and may not. */
  noteForbidden({ actor: { handle, scopes }, ...request }: ForbiddenRequest): Promise<void> {
    return inTransaction(this.dataSource, (client) =>
      recordAudit(client, { ...request, actor: handle, detail: { refusal: 'forbidden', scopes } }),
    );
  }

  /**
   * Stores the hash of a token that the operator makes, with the account and the role where they are missing. A token
   * that can submit reports makes its owner an approved director, if it gives no other role and they have none by which
   * reports count.
   *
   * @returns the role that they have now and did not have before
   */
  async create({ handle, grant: wanted, ...token }: NewToken, at: Date): Promise<Grant | null> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const accountId = await ensureAccount(client, handle, at);
      const needsApproval = token.scopes.includes(REPORTING) && !(await canReport(manager, accountId));
      const grant = wanted ?? (needsApproval ? APPROVED : null);
      const granting = { by: OPERATOR.handle, reason: 'came with a token of the operator', at };
      const isNewRole = grant !== null && (await insertGrant(client, accountId, grant, granting));
      const detail = await insertToken(manager, { ...token, accountId }, at);
      await recordAudit(client, {
        at,
        actor: OPERATOR.handle,
        action: 'token.create',
        subject: normaliseHandle(handle),
        detail: { ...detail, ...(isNewRole && { granted: grant }) },
        requestId: null,
        mentions: [mention('account', foldHandle(handle))],
      });
      return isNewRole ? grant : null;
    });
  }

  /** Stores the hash of a token that its owner makes. */
  createOwn(token: OwnToken, { handle, at, requestId }: Author): Promise<ListedToken> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const detail = await insertToken(manager, token, at);
      await recordAudit(client, { at, actor: handle, action: 'token.create', subject: handle, detail, requestId });
      const { rows } = await client.query<ListedToken>(`${LISTED} where t.id = $1`, [detail.id]);
      return rows[0]!;
    });
  }

  /** Lists all tokens of an account, newest first, including the revoked ones. */
  listOf(accountId: string): Promise<ListedToken[]> {
    return this.dataSource.query(`${LISTED} where t.account_id = $1 order by t.created_at desc, t.id`, [accountId]);
  }

  /** Returns null when no token has the id. */
  async findById(id: string): Promise<ListedToken | null> {
    const [row] = await this.dataSource.query<ListedToken[]>(`${LISTED} where t.id = $1`, [id]);
    return row ?? null;
  }

  /** Revokes a token at once; returns false when it is revoked already. */
  revoke({ id, handle, name, prefix }: ListedToken, { handle: actor, at, requestId }: Author): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(
        `update tokens set revoked_at = $2, revoked_by = $3 where id = $1 and revoked_at is null`,
        [id, at, actor],
      );
      if (rowCount === 0) return false;
      const detail = { id, name, prefix };
      await recordAudit(client, { at, actor, action: 'token.revoke', subject: handle, detail, requestId });
      return true;
    });
  }
}

/** Stores a token, and returns what the audit notes of it: everything except its hash. */
async function insertToken(
  manager: EntityManager,
  { hash, accountId, name, prefix, scopes, expiresAt }: OwnToken,
  at: Date,
) {
  const token = { hash, accountId, name, prefix: prefix ?? null, scopes: [...scopes], expiresAt, createdAt: at };
  const { identifiers } = await manager.insert(Token, token);
  return { id: identifiers[0]!['id'] as string, name, prefix, scopes, expiresAt };
}
