import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { redactDocument, redactFindings } from '@quadrant/rules/report';
import type { Finding } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { TOSSES_FROM } from '@quadrant/store/database';
import { readDocumentLabels } from './document-labels.js';
import type { WithheldNames } from './withheld-names.js';

/** Findings of a submission as they are shown: said of people by their labels. */
export function showFindings(
  dataSource: DataSource,
  names: WithheldNames,
  submissionRowId: number,
  findings: readonly Finding[],
): Promise<Finding[]> {
  return inTransaction(dataSource, async (client) => {
    const labels = (await readDocumentLabels(client, names, [submissionRowId])).get(submissionRowId);
    if (labels === undefined) return [...findings];
    const { raw, tossesFrom } = await readDocument(client, submissionRowId);
    return redactFindings(
      findings,
      raw,
      redactDocument(raw, labels.inDocument, tossesFrom).document,
      labels.inFindings,
    );
  });
}

/** A stored document, and what its tosses are drawn from. */
async function readDocument(client: PoolClient, submissionRowId: number): Promise<StoredDocument> {
  const { rows } = await client.query<StoredDocument>(
    `select s.raw, ${TOSSES_FROM} as "tossesFrom" from submissions s join tournaments t on t.id = s.tournament_id where s.id = $1`,
    [submissionRowId],
  );
  return rows[0]!;
}

interface StoredDocument {
  readonly raw: Buffer;
  readonly tossesFrom: string;
}
