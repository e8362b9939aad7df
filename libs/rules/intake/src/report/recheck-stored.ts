import type { AnnouncedFacts } from '@quadrant/rules/history';
import type { Switches } from '@quadrant/rules/policy';
import { readStoredReport } from '@quadrant/rules/report';
import type { Finding } from '@quadrant/rules/tournament';
import { readAsRuled } from './read-as-ruled.js';
import { findNews, type ConfirmedRevision } from '@quadrant/rules/suspicions';

export interface StoredRevision extends ConfirmedRevision {
  /** They are the bytes of its document. */
  readonly raw: Uint8Array;
  /** The announcement replaces these facts of the report; null when it was not announced here. */
  readonly announced: AnnouncedFacts | null;
  /** The value with which it was scored. */
  readonly leadTimeCountsAsMet: boolean;
}

/**
 * Checks a stored report with everything that needs only the document (its shape, and the rules of its rule system).
 * An error says that the report would be refused today. A warning that was on the sender's receipt is left out,
 * because the tournament shows it, unless it still has to be confirmed.
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
