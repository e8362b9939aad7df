import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accountKey } from './account-rows.js';

/** Devices on which people have signed in before; only the hash of a device's secret is stored. */
@Injectable()
export class KnownDeviceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether somebody has signed in to the account of this handle on the device before. */
  async isKnown(handle: string, hash: Buffer, now: Date): Promise<boolean> {
    const rows = await this.dataSource.query<object[]>(
      `select from known_devices d join accounts a on a.id = d.account_id
       where d.hash = $1 and d.expires_at > $3 and a.handle_key = $2`,
      [hash, accountKey(handle), now],
    );
    return rows.length > 0;
  }
}
