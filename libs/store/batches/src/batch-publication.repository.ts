import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { letCount, readPublishing, storeAside } from './publish-batch.js';
import { takeBack } from './undo-batch.js';

/** Publishes batches and takes them back. Both continue after an interruption, and do nothing twice. */
@Injectable()
export class BatchPublicationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores a batch, lets it count, and asks for its run.
   *
   * @param onStored is told how many tournaments are stored, and of how many
   */
  async publish(batch: number, onStored: (done: number, total: number) => Promise<void>): Promise<void> {
    const { publishing, reason } = await readPublishing(this.dataSource, batch);
    await storeAside(this.dataSource, publishing, onStored);
    await letCount(this.dataSource, publishing, reason);
  }

  /** Takes a batch back, and asks for the run that publishes this. */
  undo(batch: number, at: Date): Promise<void> {
    return takeBack(this.dataSource, batch, at);
  }
}
