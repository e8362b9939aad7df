import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../transaction.js';
import { Publication } from './publication.js';

/** The one way to change what is published. */
@Injectable()
export class PublicationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` under the publication lock, in one transaction: one publication at a time, and readers see the run before
   * it or all of it. What `work` throws rolls everything back.
   */
  publish<T>(work: (publication: Publication) => Promise<T>): Promise<T> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ head_run: number }>(`select head_run from publication for update`);
      return work(new Publication(client, rows[0]!.head_run));
    });
  }
}
