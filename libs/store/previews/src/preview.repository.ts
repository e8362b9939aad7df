import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readHead, openSnapshot } from '@quadrant/store/database';
import { OpenPreview } from './open-preview.js';
import { Comparison } from './comparison.js';

export interface RunSince {
  readonly number: number;
  readonly kind: string;
  readonly publishedAt: Date;
  /** Counts the tournaments whose numbers it changed, or that it added. */
  readonly tournamentsChanged: number;
}

/** A longer list would help nobody. */
const MOST_RUNS = 50;

/** Replays history beside what is published, and writes nothing. */
@Injectable()
export class PreviewRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lets `work` replay history as it is at one moment, and learn what that would move; nothing is written. */
  compare<T>(work: (comparison: Comparison) => Promise<T>): Promise<T> {
    return this.replayAside(Comparison, work);
  }

  /** Lets `work` do the same for history with one more report or correction. */
  open<T>(work: (preview: OpenPreview) => Promise<T>): Promise<T> {
    return this.replayAside(OpenPreview, work);
  }

  /** Lists at most 50 runs that follow one of this number, the oldest first. */
  listRunsAfter(number: number): Promise<RunSince[]> {
    return this.dataSource.query<RunSince[]>(
      `select number, kind, published_at as "publishedAt", tournaments_changed as "tournamentsChanged"
       from runs where number > $1 order by number limit ${MOST_RUNS}`,
      [number],
    );
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
