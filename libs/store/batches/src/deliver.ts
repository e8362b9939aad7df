import { OPERATOR } from '@quadrant/rules/permissions';
import { readReport } from '@quadrant/rules/report';
import { foldHandle } from '@quadrant/rules/tournament';
import type { Delivery } from '@quadrant/store/intake';

/** A report as it is published. */
export interface PreparedItem {
  readonly item: string;
  readonly prepared: Buffer;
  /** The key of the stored tournament of which it is the next revision; null for a new one. */
  readonly revises: string | null;
}

/** Says who publishes a batch, and when. */
export interface Publishing {
  readonly batch: number;
  readonly by: string;
  readonly at: Date;
}

/** Delivers a report of a batch as history is imported, in the name of who publishes it. */
export function deliver(
  { prepared, revises }: Pick<PreparedItem, 'prepared' | 'revises'>,
  { batch, by, at }: Publishing,
): Delivery {
  const { report, findings, sha256, rawSha256 } = readReport(prepared, { now: at });
  if (report === null || sha256 === null) throw new Error('A report of a batch was read before, and cannot be read.');
  return {
    report,
    findings,
    raw: prepared,
    rawSha256,
    sha256,
    submitter: { ...OPERATOR, handle: by, handleKey: foldHandle(by), tokenId: null },
    role: 'operator',
    revisionOf: revises,
    receivedAt: at,
    requestId: null,
    batch,
  };
}
