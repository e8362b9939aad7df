import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountEntity } from './account.entity.js';
import { accountKey } from './account-rows.js';
import { KnownDevice } from './known-device.entity.js';

/** Devices on which people have signed in before; only the hash of a device's secret is stored. */
@Injectable()
export class KnownDeviceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether somebody has signed in to the account of this handle on the device before. */
  isKnown(handle: string, hash: Buffer, now: Date): Promise<boolean> {
    const devices = this.dataSource.getRepository(KnownDevice).createQueryBuilder('d');
    return devices
      .innerJoin(AccountEntity, 'a', 'a.id = d.accountId and a.handleKey = :key', { key: accountKey(handle) })
      .where('d.hash = :hash and d.expiresAt > :now', { hash, now })
      .getExists();
  }
}
