import { readReport } from '@quadrant/rules/report';
import type { ProposalRefusal } from '@quadrant/store/proposals';
import { OPERATING, type CurrentDocument, type Delivery } from '@quadrant/store/intake';

/** Stands for anybody who may accept a proposal, while it is only previewed. */
export const ANY_DECIDER: Pick<Delivery, 'submitter' | 'role'> = {
  submitter: { ...OPERATING.submitter, grants: [{ role: 'director-of-organized-play' }] },
  role: 'coordinator',
};

/** A correction of single fields cannot begin with the document. */
export type DocumentRefusal =
  | { readonly kind: 'tournament-merged'; readonly into: string }
  | { readonly kind: 'tournament-withdrawn' | 'document-redacted' };

/** Says why nobody can propose or accept a correction of single fields of this document; null when they can. */
export function refuseDocument(document: CurrentDocument): DocumentRefusal | null {
  if (document.mergedInto !== null) return { kind: 'tournament-merged', into: document.mergedInto };
  if (document.withdrawnAt !== null) return { kind: 'tournament-withdrawn' };
  return document.isRedacted ? { kind: 'document-redacted' } : null;
}

/** Returns a patched document as the next revision of its tournament; it is read by the rules for every report. */
export function reviseTo(
  raw: Uint8Array,
  { tournamentId, version }: CurrentDocument,
  handing: Pick<
    Delivery,
    'submitter' | 'role' | 'receivedAt' | 'requestId' | 'reason' | 'reportsFrom' | 'confirmations'
  >,
): Delivery | ProposalRefusal {
  const { report, findings, sha256, rawSha256 } = readReport(raw, { now: handing.receivedAt });
  if (report === null || sha256 === null) return { kind: 'report-refused', findings };
  return {
    ...handing,
    report,
    findings,
    raw,
    rawSha256,
    sha256,
    revisionOf: tournamentId,
    versions: [version],
    isProposed: true,
  };
}
