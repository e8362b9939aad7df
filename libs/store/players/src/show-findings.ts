import type { PoolClient } from 'pg';
import { redactDocument, redactFindings } from '@quadrant/rules/report';
import type { Finding } from '@quadrant/rules/tournament';
import { TOSSES_FROM } from '@quadrant/store/tosses';
import { readDocumentLabels } from './document-labels.js';
import type { WithheldNames } from './withheld-names.js';

export interface FoundIn {
  readonly rowId: number;
  readonly findings: readonly Finding[];
}

/** Findings of submissions as they are shown: said of people by their labels. In two exchanges, however many there are. */
export async function showFindings(
  client: PoolClient,
  names: WithheldNames,
  submissions: readonly FoundIn[],
): Promise<Finding[][]> {
  const found = submissions.filter(({ findings }) => findings.length > 0).map(({ rowId }) => rowId);
  const labels = await readDocumentLabels(client, names, found);
  const documents = await readDocuments(client, [...labels.keys()]);
  return submissions.map(({ rowId, findings }) => {
    const labelled = labels.get(rowId);
    const document = documents.get(rowId);
    if (labelled === undefined || document === undefined) return [...findings];
    const { document: redacted } = redactDocument(document.raw, labelled.inDocument, document.tossesFrom);
    return redactFindings(findings, document.raw, redacted, labelled.inFindings);
  });
}

/** Stored documents, and what their tosses are drawn from, by submission. */
async function readDocuments(
  client: PoolClient,
  submissionRowIds: readonly number[],
): Promise<Map<number, StoredDocument>> {
  if (submissionRowIds.length === 0) return new Map();
  const { rows } = await client.query<StoredDocument>(
    `select s.id as "rowId", s.raw, ${TOSSES_FROM} as "tossesFrom"
     from submissions s join tournaments t on t.id = s.tournament_id where s.id = any($1)`,
    [submissionRowIds],
  );
  return new Map(rows.map((document) => [document.rowId, document]));
}

interface StoredDocument {
  readonly rowId: number;
  readonly raw: Buffer;
  readonly tossesFrom: string;
}
