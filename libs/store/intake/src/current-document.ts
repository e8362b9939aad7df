import type { ExistingTournament } from '@quadrant/rules/intake';
import type { Policies } from '@quadrant/rules/policy';
import { loadPolicies } from '@quadrant/store/history';
import { onConnection } from '@quadrant/store/audit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { loadTournaments } from './acceptance/existing-tournament.js';

/** It is the document of a tournament's current revision, with the state of its tournament. */
export interface CurrentDocument {
  readonly tournamentId: string;
  readonly revision: number;
  readonly version: number;
  readonly raw: Buffer;
  readonly isRedacted: boolean;
  /** Whether a hidden person plays in it: then not everybody may read it. */
  readonly isWithheld: boolean;
  readonly withdrawnAt: Date | null;
  /** The key of the tournament that it was merged into. */
  readonly mergedInto: string | null;
  /** When somebody asked for its withdrawal, while that waits for a coordinator. */
  readonly withdrawalAskedAt: Date | null;
}

/** The document that a correction begins with, and the facts that decide whether the correction counts at once. */
export interface DocumentToRevise {
  readonly document: CurrentDocument;
  readonly existing: ExistingTournament;
  readonly policies: Policies;
}

/** How far a tournament has come. */
export type TournamentVersion = Pick<
  CurrentDocument,
  'tournamentId' | 'revision' | 'version' | 'withdrawnAt' | 'mergedInto' | 'withdrawalAskedAt'
>;

const VERSION = `t.key as "tournamentId", t.current_revision as revision, t.version, t.withdrawn_at as "withdrawnAt", m.key as "mergedInto",
  (select min(h.received_at) from held_reports h where h.tournament_id = t.id and h.request = 'withdrawal' and h.state = 'held') as "withdrawalAskedAt"`;

/** Reads the documents that corrections and proposals begin with. */
@Injectable()
export class CurrentDocuments {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the document of a tournament's current revision; null for an unknown tournament. */
  async find(tournamentId: string): Promise<CurrentDocument | null> {
    return (await this.read(tournamentId))?.document ?? null;
  }

  /** Returns the document with what decides about its correction; null for an unknown tournament. */
  async findToRevise(tournamentId: string): Promise<DocumentToRevise | null> {
    const found = await this.read(tournamentId);
    if (found === null) return null;
    return onConnection(this.dataSource, async (client) => {
      const [existing] = await loadTournaments(client, [found.rowId]);
      return { document: found.document, existing: existing!, policies: await loadPolicies(client) };
    });
  }

  /** Returns how far tournaments have come, by their keys. Unknown tournaments are missing. */
  async listVersions(tournamentIds: readonly string[]): Promise<ReadonlyMap<string, TournamentVersion>> {
    if (tournamentIds.length === 0) return new Map();
    const rows = await this.dataSource.query<TournamentVersion[]>(
      `select ${VERSION} from tournaments t left join tournaments m on m.id = t.merged_into where t.key = any($1::uuid[])`,
      [tournamentIds],
    );
    return new Map(rows.map((row) => [row.tournamentId, row]));
  }

  private async read(tournamentId: string): Promise<{ rowId: number; document: CurrentDocument } | null> {
    const [row] = await this.dataSource.query<(CurrentDocument & { rowId: number })[]>(
      `select t.id as "rowId", ${VERSION}, s.raw, s.redacted_at is not null as "isRedacted",
         exists (select from entries e join players p on p.id = e.player_id
                 where e.submission_id = s.id and p.hidden_at is not null) as "isWithheld"
       from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
         left join tournaments m on m.id = t.merged_into
       where t.key = $1`,
      [tournamentId],
    );
    if (row === undefined) return null;
    const { rowId, ...document } = row;
    return { rowId, document };
  }
}
