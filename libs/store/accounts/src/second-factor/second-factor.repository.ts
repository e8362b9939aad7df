import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { inTransaction, recordAudit, type Author } from '@quadrant/store/audit';
import { AccountEntity } from '../account.entity.js';
import { accountKey } from '../account-rows.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { seal, unseal } from './seal.js';
import { SecondFactorEntity } from './second-factor.entity.js';

/** The second factor of an account, as it is stored. */
export interface SecondFactor {
  /** The app computes codes from it, in base32. It is null when the installation's key does not open it. */
  readonly secret: string | null;
  /** It is null while the factor is being set up: sign-ins do not ask for it yet. */
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
}

interface FactorRow {
  readonly sealedSecret: Buffer;
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
}

/** Stores codes of the second factor: the secret is encrypted, and recovery codes are known only by their hash. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null for an account that has none and is not setting one up. */
  async find(accountId: string): Promise<SecondFactor | null> {
    const [row] = await this.dataSource.query<FactorRow[]>(
      `select sealed_secret as "sealedSecret", confirmed_at as since,
         (select count(*)::int from recovery_codes c where c.account_id = f.account_id and c.used_at is null) as "recoveryCodesLeft"
       from second_factors f where account_id = $1`,
      [accountId],
    );
    if (row === undefined) return null;
    const { sealedSecret, ...rest } = row;
    return { ...rest, secret: unseal(this.dataSource, accountId, sealedSecret) };
  }

  /** Stores the secret of a factor that is being set up, and replaces an earlier one. @returns false when one is on */
  async begin(accountId: string, secret: string, at: Date): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `insert into second_factors (account_id, sealed_secret, begun_at) values ($1, $2, $3)
       on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at
         where second_factors.confirmed_at is null
       returning account_id`,
      [accountId, seal(this.dataSource, accountId, secret), at],
    );
    return rows.length > 0;
  }

  /**
   * Switches on a factor for which a right code was given.
   *
   * @param secret that the code was compared with
   * @param step of the code, which is used up by this
   * @returns false when it is on already, or another one was begun meanwhile
   */
  confirm({ accountId, secret, step, hashes }: NewFactor, { handle, at, requestId }: Author): Promise<boolean> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const begun = await lockFactor(manager, { accountId, confirmedAt: IsNull() });
      if (begun === null || unseal(this.dataSource, accountId, begun.sealedSecret) !== secret) return false;
      await manager.update(SecondFactorEntity, { accountId }, { confirmedAt: at, lastStep: String(step) });
      await replaceCodes(manager, accountId, hashes);
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'second-factor.on',
        subject: handle,
        detail: {},
        requestId,
      });
      return true;
    });
  }

  /** Uses up the code of a time step, and all earlier ones. @returns false for one that is used up already */
  async useStep(accountId: string, step: number): Promise<boolean> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `update second_factors set last_step = $2
       where account_id = $1 and confirmed_at is not null and (last_step is null or last_step < $2)`,
      [accountId, step],
    );
    return changed > 0;
  }

  /** Uses up a recovery code. @returns false for one that does not exist, or that was used */
  useRecoveryCode(accountId: string, hash: Buffer, { handle, at, requestId }: Author): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(
        `update recovery_codes set used_at = $3 where account_id = $1 and hash = $2 and used_at is null`,
        [accountId, hash, at],
      );
      if (rowCount === 0) return false;
      const action = 'second-factor.recovery-code';
      await recordAudit(client, { at, actor: handle, action, subject: handle, detail: {}, requestId });
      return true;
    });
  }

  /** Replaces all recovery codes. @returns false when there is no factor */
  renewCodes(accountId: string, hashes: readonly Buffer[], { handle, at, requestId }: Author): Promise<boolean> {
    return inTransaction(this.dataSource, async (client, manager) => {
      if ((await lockFactor(manager, { accountId, confirmedAt: Not(IsNull()) })) === null) return false;
      await replaceCodes(manager, accountId, hashes);
      const action = 'second-factor.new-codes';
      await recordAudit(client, { at, actor: handle, action, subject: handle, detail: {}, requestId });
      return true;
    });
  }

  /** Switches off the factor of the person's own account. @returns false when none was on */
  async remove(accountId: string, { handle, at, requestId }: Author): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(
        `delete from second_factors where account_id = $1 and confirmed_at is not null`,
        [accountId],
      );
      if (rowCount === 0) return false;
      const action = 'second-factor.off';
      await recordAudit(client, { at, actor: handle, action, subject: handle, detail: {}, requestId });
      return true;
    });
  }

  /** Removes the factor of an account whose owner has lost it. */
  reset(
    text: string,
    reason: string,
    { handle: actor, at, requestId }: Author,
  ): Promise<'reset' | 'no-factor' | 'no-account'> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const account = await manager.findOneBy(AccountEntity, { handleKey: accountKey(text) });
      if (account === null) return 'no-account';
      const { rowCount } = await client.query(
        `delete from second_factors where account_id = $1 and confirmed_at is not null`,
        [account.id],
      );
      if (rowCount === 0) return 'no-factor';
      const action = 'second-factor.reset';
      await recordAudit(client, { at, actor, action, subject: account.handle, detail: { reason }, requestId });
      return 'reset';
    });
  }

  /** Seals what a browser carries between the two steps of a sign-in; only `openChallenge` opens it. */
  sealChallenge(text: string): string {
    return seal(this.dataSource, CHALLENGE, text).toString('base64url');
  }

  /** Returns null for a text that this installation did not seal. */
  openChallenge(text: string): string | null {
    return unseal(this.dataSource, CHALLENGE, Buffer.from(text, 'base64url'));
  }
}

const CHALLENGE = 'sign-in';

interface NewFactor {
  readonly accountId: string;
  readonly secret: string;
  readonly step: number;
  /** These are the hashes of its recovery codes. */
  readonly hashes: readonly Buffer[];
}

const lockFactor = (manager: EntityManager, where: FindOptionsWhere<SecondFactorEntity>) =>
  manager.findOne(SecondFactorEntity, { where, lock: { mode: 'pessimistic_write' } });

async function replaceCodes(manager: EntityManager, accountId: string, hashes: readonly Buffer[]): Promise<void> {
  await manager.delete(RecoveryCode, { accountId });
  await manager.insert(
    RecoveryCode,
    hashes.map((hash) => ({ accountId, hash })),
  );
}
