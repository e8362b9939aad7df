import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GameTitle, PlayerCandidate } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { findCandidates, type AskedName } from './find-candidates.js';

/** Players by names that are nearly right. */
@Injectable()
export class CandidateRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @see findCandidates */
  findCandidates(
    names: readonly AskedName[],
    { limit = 3, game = null }: { readonly limit?: number; readonly game?: GameTitle | null } = {},
  ): Promise<PlayerCandidate[][]> {
    return inTransaction(this.dataSource, (client) => findCandidates(client, names, { limit, game }));
  }
}
