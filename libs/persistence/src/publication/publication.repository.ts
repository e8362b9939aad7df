import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../transaction.js';
import { lockHead, readHead } from './head.js';
import { HistoryReader } from './history-reader.js';
import { Publication } from './publication.js';
import { openSnapshot } from './snapshot.js';

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
      const head = await lockHead(client);
      const snapshot = await openSnapshot(this.dataSource);
      try {
        return await work(new Publication(client, snapshot, head));
      } finally {
        await snapshot.close();
      }
    });
  }

  /** Lets `work` read history as it stands at one moment; nothing waits for it, and nothing is written. */
  async examine<T>(work: (reader: HistoryReader) => Promise<T>): Promise<T> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      return await work(new HistoryReader(snapshot.client, await readHead(snapshot.client)));
    } finally {
      await snapshot.close();
    }
  }
}
