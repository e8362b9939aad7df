import { Injectable } from '@nestjs/common';
import { readStoredReport, redactDocument } from '@quadrant/rules/report';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { TOSSES_FROM } from '@quadrant/store/tosses';
import { readDocumentLabels, readHiddenNames } from '@quadrant/store/players';
import { DataSource } from 'typeorm';

/** The document of one revision of a tournament, as everybody may read it. */
export interface TournamentDocument {
  readonly revision: number;
  /** The bytes as they came, except for names that were removed or are hidden. */
  readonly raw: Buffer;
  /** Parses the document. It returns null for one that the current reader does not understand. */
  readonly readReport: () => TournamentReport | null;
}

interface DocumentRow {
  readonly rowId: number;
  readonly revision: number;
  readonly raw: Buffer;
  readonly tossesFrom: string;
}

/** Reads the documents of stored tournaments. */
@Injectable()
export class TournamentDocumentReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** @param id the tournament's key @returns null for an unknown key */
  findCurrent(id: string): Promise<TournamentDocument | null> {
    return this.find(id, null);
  }

  /** @param id the tournament's key @returns null when there is no such tournament or revision */
  findRevision(id: string, revision: number): Promise<TournamentDocument | null> {
    return this.find(id, revision);
  }

  private find(id: string, revision: number | null): Promise<TournamentDocument | null> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<DocumentRow>(
        `select s.id as "rowId", s.revision, s.raw, ${TOSSES_FROM} as "tossesFrom"
         from tournaments t join submissions s on s.tournament_id = t.id and s.revision = coalesce($2::int, t.current_revision)
         where t.key = $1 and not t.is_aside`,
        [id, revision],
      );
      const [row] = rows;
      if (row === undefined) return null;
      const labels = await readDocumentLabels(client, await readHiddenNames(client), [row.rowId]);
      const own = labels.get(row.rowId);
      const shown = own === undefined ? row.raw : redactDocument(row.raw, own.inDocument, row.tossesFrom).document;
      const raw = Buffer.from(shown);
      return { revision: row.revision, raw, readReport: () => readStoredReport(raw).report };
    });
  }
}
