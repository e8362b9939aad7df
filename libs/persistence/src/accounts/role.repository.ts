import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { continentOf, type Continent, type Grant } from '@quadrant/policy';
import { foldHandle } from '@quadrant/tournament';
import { recordAudit, type Author } from '../audit.js';
import { inTransaction } from '../transaction.js';
import { insertGrant } from './account-rows.js';
import { lockAdministrators } from './administrators.js';

/** Roles that accounts were given. */
@Injectable()
export class RoleRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The continent of a region, by its folded name; null when nobody can say. Here the table of regions is to be asked; as
   * long as there is none, the players who come from there say it by their countries, if all say the same.
   */
  async findContinent(region: string): Promise<Continent | null> {
    const rows = await this.dataSource.query<{ region: string; country: string }[]>(
      `select distinct region, country from players where region is not null and country is not null`,
    );
    const continents = new Set(
      rows.filter((row) => foldHandle(row.region) === region).map(({ country }) => continentOf(country)),
    );
    const [continent = null] = continents;
    return continents.size === 1 ? continent : null;
  }

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
    return inTransaction(this.dataSource, async (client) => {
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
        const { rowCount } = await client.query(
          `select from role_grants where id = $1 and account_id = $2 and revoked_at is null`,
          [id, account.id],
        );
        return rowCount ? 'last-administrator' : 'unknown';
      }
      const detail = { ...grant, reason };
      await recordAudit(client, { at, actor, action: 'role.revoke', subject: account.handle, detail, requestId });
      return 'done';
    });
  }
}
