import type { PoolClient } from 'pg';
import type { Labels } from '@quadrant/rules/report';
import { foldHandle } from '@quadrant/rules/tournament';
import type { WithheldNames } from './withheld-names.js';

interface Named {
  readonly id: number;
  readonly directors: readonly (string | null)[];
  readonly entries: readonly { readonly player: number; readonly handle: string }[];
}

/** These labels replace people in a document, and in what is said about it. */
export interface DocumentLabels {
  readonly inDocument: Labels;
  /** A finding names the player that a name led to by their handle and name elsewhere. */
  readonly inFindings: Labels;
}

/**
 * Reads the labels that replace people in documents, for the handles under which they played or directed there.
 *
 * @returns by submission; documents without any of them are left out
 */
export async function readDocumentLabels(
  client: PoolClient,
  names: WithheldNames,
  submissionRowIds: readonly number[],
): Promise<Map<number, DocumentLabels>> {
  if (names.isEmpty || submissionRowIds.length === 0) return new Map();
  const { rows } = await client.query<Named>(
    `select s.id, array[s.header->>'director', s.header->>'secondaryDirector', s.header->>'tertiaryDirector'] as directors,
       (select json_agg(json_build_object('player', e.player_id, 'handle', e.handle)) from entries e where e.submission_id = s.id) as entries
     from submissions s where s.id = any($1)`,
    [submissionRowIds],
  );
  return new Map(
    rows.flatMap((row): [number, DocumentLabels][] => {
      const labels = labelsIn(row, names);
      return labels.inDocument.size === 0 ? [] : [[row.id, labels]];
    }),
  );
}

function labelsIn({ directors, entries }: Named, names: WithheldNames): DocumentLabels {
  const labels = new Map<string, string>();
  const inFindings = new Map(names.labelsInTexts);
  for (const director of directors) {
    const label = director === null ? undefined : names.labels.get(foldHandle(director));
    if (director !== null && label !== undefined) labels.set(foldHandle(director), label);
  }
  for (const { player, handle } of entries) {
    const label = names.labelsByRowId.get(player);
    if (label !== undefined) labels.set(foldHandle(handle), label);
    // A player may use a handle here that led to somebody else before or since. It means themselves.
    else {
      labels.delete(foldHandle(handle));
      inFindings.delete(foldHandle(handle));
    }
  }
  return { inDocument: labels, inFindings: new Map([...inFindings, ...labels]) };
}
