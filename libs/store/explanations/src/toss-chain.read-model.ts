import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A hash chain of seeds as everybody may know it. */
export interface TossChain {
  /** Hex. */
  readonly end: string;
  readonly length: number;
  readonly used: number;
  readonly publishedAt: Date;
}

/** The chains that tosses are drawn from. */
@Injectable()
export class TossChainReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(): Promise<TossChain[]> {
    return this.dataSource.query<TossChain[]>(
      `select encode(end_sha256, 'hex') as end, length, used, published_at as "publishedAt"
       from toss_chains order by published_at desc, ordinal desc`,
    );
  }
}
