import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { AccountEntity } from './account.entity.js';
import { AccountIdentity } from './identity.entity.js';
import { insertIdentity, type Identity } from './sign-up.js';

export interface IdentifiedAccount {
  readonly accountId: string;
  readonly handle: string;
  readonly isDisabled: boolean;
}

/** Knows which accounts sign in by OpenID Connect. */
@Injectable()
export class IdentityRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the account of an identity; null when it has none. */
  async findAccount({ issuer, subject }: Identity): Promise<IdentifiedAccount | null> {
    const accounts = this.dataSource.getRepository(AccountEntity).createQueryBuilder('a');
    const found = await accounts
      .innerJoin(AccountIdentity, 'i', 'i.accountId = a.id')
      .where('i.issuer = :issuer and i.subject = :subject', { issuer, subject })
      .getOne();
    return found && { accountId: found.id, handle: found.handle, isDisabled: found.disabledAt !== null };
  }

  /** Lets somebody also sign in by an identity; returns false when it belongs to another account by now. */
  link(accountId: string, identity: Identity, { handle, at, requestId }: Author): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      if (!(await insertIdentity(client, accountId, identity, at))) return false;
      const detail = { issuer: identity.issuer };
      await recordAudit(client, { at, actor: handle, action: 'identity.link', subject: handle, detail, requestId });
      return true;
    });
  }
}
