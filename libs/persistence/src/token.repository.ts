import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldHandle, normaliseHandle, type Role } from '@quadrant/tournament';
import { OPERATOR } from './acceptance/acceptance.js';
import { mention, recordAudit } from './audit.js';
import { Token } from './entities/token.entity.js';
import { inTransaction } from './transaction.js';

/** Who a token stands for. */
export interface TokenOwner {
  readonly id: string;
  readonly role: Role;
  readonly handle: string;
  readonly handleKey: string;
}

/** A change that somebody asked for, and that his role may not make. */
export interface ForbiddenRequest {
  readonly actor: Pick<TokenOwner, 'handle' | 'role'>;
  /** Method and route. */
  readonly action: string;
  /** The path that was asked for. */
  readonly subject: string;
  readonly at: Date;
  readonly requestId: string;
}

/** Tokens, of which only the hash is known. */
@Injectable()
export class TokenRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Who holds the token of this hash; null when there is none or it was revoked. */
  async findByHash(hash: Buffer): Promise<TokenOwner | null> {
    const token = await this.dataSource.getRepository(Token).findOneBy({ hash });
    if (!token || token.revokedAt) return null;
    return { id: token.id, role: token.role, handle: token.handle, handleKey: token.handleKey };
  }

  /** Says in the audit what was refused to the holder of a token. */
  noteForbidden({ actor: { handle, role }, ...request }: ForbiddenRequest): Promise<void> {
    return inTransaction(this.dataSource, (client) =>
      recordAudit(client, { ...request, actor: handle, detail: { refusal: 'forbidden', role } }),
    );
  }

  /** Keeps the hash of a new token, and says so in the audit. */
  async create(hash: Buffer, role: Role, handle: string, now: Date): Promise<void> {
    await inTransaction(this.dataSource, async (client) => {
      await client.query(
        `insert into tokens (hash, role, handle, handle_key, created_at) values ($1, $2, $3, $4, $5)`,
        [hash, role, normaliseHandle(handle), foldHandle(handle), now],
      );
      await recordAudit(client, {
        at: now,
        actor: OPERATOR.handle,
        action: 'token.create',
        subject: normaliseHandle(handle),
        detail: { role },
        requestId: null,
        mentions: [mention('account', foldHandle(handle))],
      });
    });
  }
}
