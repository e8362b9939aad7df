import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../transaction.js';
import { Rehearsal } from '../corrections/rehearsal.js';
import { Comparison } from './comparison.js';
import { lockHead, readHead } from './head.js';
import { HistoryReader } from './history-reader.js';
import { Publication } from './publication.js';
import { openSnapshot } from './snapshot.js';

/** The one way to change what is published. */
@Injectable()
export class PublicationRepository {
  /** Tables that were made anew and that PostgreSQL has not looked at. */
  private unseen: readonly string[] = [];

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` under the publication lock, in one transaction: one publication at a time, and readers see the run before
   * it or all of it. What `work` throws rolls everything back.
   */
  publish<T>(work: (publication: Publication) => Promise<T>): Promise<T> {
    return inTransaction(this.dataSource, async (client) => {
      const head = await lockHead(client);
      const snapshot = await openSnapshot(this.dataSource);
      const publication = new Publication(client, snapshot, head);
      try {
        const done = await work(publication);
        this.unseen = [...this.unseen, ...publication.listFreshTables()];
        return done;
      } finally {
        await publication.settled();
        await snapshot.close();
      }
    });
  }

  /** Lets PostgreSQL look at what publications made anew, by which it plans its queries; nobody has to wait for it. */
  async gatherStatistics(): Promise<void> {
    const tables = [...new Set(this.unseen)];
    this.unseen = [];
    if (tables.length > 0) await this.dataSource.query('select analyze_fresh_tables($1)', [tables]);
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

  /** Lets `work` replay history as it stands at one moment and learn what that would move; nothing is written. */
  compare<T>(work: (comparison: Comparison) => Promise<T>): Promise<T> {
    return this.replayAside(Comparison, work);
  }

  /** The same for history with a report or a correction more. */
  rehearse<T>(work: (rehearsal: Rehearsal) => Promise<T>): Promise<T> {
    return this.replayAside(Rehearsal, work);
  }

  private async replayAside<C extends Comparison, T>(
    kind: new (...of: ConstructorParameters<typeof Comparison>) => C,
    work: (comparison: C) => Promise<T>,
  ): Promise<T> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      const head = await readHead(snapshot.client);
      const beside = await openSnapshot(this.dataSource, snapshot);
      try {
        return await work(new kind(snapshot, beside, head));
      } finally {
        await beside.close();
      }
    } finally {
      await snapshot.close();
    }
  }
}
