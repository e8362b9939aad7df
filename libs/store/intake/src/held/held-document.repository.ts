import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Confirmation } from '@quadrant/rules/intake';

/** A report that waits, as it was sent. */
export interface WaitingDocument {
  readonly raw: Buffer;
  /** Key of the tournament that its sender named. */
  readonly revisionOf: string | null;
  readonly createPlayers: boolean;
  readonly confirmations: readonly Confirmation[];
}

/** Documents of held reports. */
@Injectable()
export class HeldDocumentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for an id that no held report has. */
  async find(id: string): Promise<WaitingDocument | null> {
    const [document] = await this.dataSource.query<WaitingDocument[]>(
      `select raw, revision_of as "revisionOf", create_players as "createPlayers", confirmations
       from held_reports where public_id = $1`,
      [id],
    );
    return document ?? null;
  }
}
