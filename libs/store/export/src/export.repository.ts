import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readHead, openSnapshot } from '@quadrant/store/database';
import { PublishedReader } from './published-reader.js';

@Injectable()
export class ExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lets `work` read everything public at one moment. Nothing waits for it, and nothing is written. */
  async read<T>(work: (reader: PublishedReader) => Promise<T>): Promise<T> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      return await work(new PublishedReader(snapshot.client, await readHead(snapshot.client)));
    } finally {
      await snapshot.close();
    }
  }
}
