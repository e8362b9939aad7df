import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { Grant } from '@quadrant/rules/permissions';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { insertGrant } from './account-rows.js';
import { lockAdministrators } from './administrators.js';
import { RoleGrant } from './role.entity.js';

/** Roles that accounts were given. */
@Injectable()
export class RoleRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Gives an account a role; false when it has it already. */
  grant(
    account: { readonly id: string; readonly handle: string },
    { grant, reason }: { readonly grant: Grant; readonly reason: string },
    { handle: actor, at, requestId }: Author,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      if (!(await insertGrant(client, account.id, grant, { by: actor, reason, at }))) return false;
      const detail = { ...grant, reason };
      await recordAudit(client, { at, actor, action: 'role.grant', subject: account.handle, detail, requestId });
      return true;
    });
  }

  /** Takes a role away again. It has to be one that the account has. */
  revoke(
    account: { readonly id: string; readonly handle: string },
    { id, reason }: { readonly id: string; readonly reason: string },
    { handle: actor, at, requestId }: Author,
  ): Promise<'unknown' | 'last-administrator' | 'done'> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const administrators = await lockAdministrators(client);
      const { rows } = await client.query<Grant>(
        `update role_grants set revoked_by = $3, revoked_at = $4
         where id = $1 and account_id = $2 and revoked_at is null
           and not (role = 'administrator' and $5::uuid[] = array[account_id])
         returning role, continent, region`,
        [id, account.id, actor, at, administrators],
      );
      const [grant] = rows;
      if (grant === undefined) {
        const isGiven = await manager.existsBy(RoleGrant, { id, accountId: account.id, revokedAt: IsNull() });
        return isGiven ? 'last-administrator' : 'unknown';
      }
      const detail = { ...grant, reason };
      await recordAudit(client, { at, actor, action: 'role.revoke', subject: account.handle, detail, requestId });
      return 'done';
    });
  }
}
