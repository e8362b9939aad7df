import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The part of a hash chain of seeds that everybody may know. */
export interface TossChain {
  /** It is written as hex. */
  readonly end: string;
  readonly length: number;
  readonly used: number;
  readonly publishedAt: Date;
}

/** Reads the chains from which tosses are drawn. */
@Injectable()
export class TossChainReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the chains, the newest first. */
  list(): Promise<TossChain[]> {
    return this.dataSource.query<TossChain[]>(
      `select encode(end_sha256, 'hex') as end, length, used, published_at as "publishedAt"
       from toss_chains order by published_at desc, ordinal desc`,
    );
  }
}
