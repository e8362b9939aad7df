import { readReport } from '@quadrant/rules/report';
import type { CurrentDocument, ProposalRefusal } from '@quadrant/store/disputes';
import { OPERATING, type Delivery } from '@quadrant/store/intake';

/** Whoever may accept a proposal, where nobody does yet: it is only looked at. */
export const ANY_DECIDER: Pick<Delivery, 'submitter' | 'role'> = {
  submitter: { ...OPERATING.submitter, grants: [{ role: 'director-of-organized-play' }] },
  role: 'coordinator',
};

/** Why no correction of this document can be proposed or accepted; null when it can. */
export function refuseDocument(document: CurrentDocument): ProposalRefusal | null {
  if (document.mergedInto !== null) return { kind: 'tournament-merged', into: document.mergedInto };
  if (document.withdrawnAt !== null) return { kind: 'tournament-withdrawn' };
  return document.isRedacted ? { kind: 'document-redacted' } : null;
}

/** A patched document as the next revision of its tournament; read by the rules for every report. */
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
