import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { redactDocument, redactFindings } from '@quadrant/rules/report';
import type { Finding } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
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
    const { raw, key } = await readDocument(client, submissionRowId);
    return redactFindings(findings, raw, redactDocument(raw, labels.inDocument, key).document, labels.inFindings);
  });
}

/** A stored document, and the key of its tournament. */
export async function readDocument(client: PoolClient, submissionRowId: number): Promise<{ raw: Buffer; key: string }> {
  const { rows } = await client.query<{ raw: Buffer; key: string }>(
    `select s.raw, t.key from submissions s join tournaments t on t.id = s.tournament_id where s.id = $1`,
    [submissionRowId],
  );
  return rows[0]!;
}
