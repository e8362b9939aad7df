import type { AnnouncedFacts } from '@quadrant/rules/outcome';
import type { Switches } from '@quadrant/rules/policy';
import { readStoredReport } from '@quadrant/rules/report';
import type { Finding } from '@quadrant/rules/tournament';
import { readAsRuled } from './read-as-ruled.js';
import { findNews, type ConfirmedRevision } from '../plausibility/confirmation.js';

/** A revision that counts, as it is stored. */
export interface StoredRevision extends ConfirmedRevision {
  /** Bytes of its document. */
  readonly raw: Uint8Array;
  /** What its announcement says in its place; null: it was not announced here. */
  readonly announced: AnnouncedFacts | null;
  /** As it was scored. */
  readonly leadTimeCountsAsMet: boolean;
}

/**
 * Runs every check that needs nothing but the document (its shape, and the rules of its rule system) over a stored report.
 * An error says that the report would be refused today. A warning that the sender was given with the receipt is left out,
 * unless it has to be confirmed and is not; the tournament shows it.
 *
 * @param switches readings that interim rulings set
 * @returns errors and warnings, the worst first
 */
export function recheckStored(revision: StoredRevision, switches: Switches): Finding[] {
  const { report, findings } = readStoredReport(revision.raw);
  const now = report === null ? findings : readAsRuled(findings, report, { ...revision, switches });
  return findNews(
    now.filter(({ severity }) => severity !== 'note'),
    revision,
  );
}
