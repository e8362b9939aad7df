import { readReport } from '@quadrant/rules/report';
import type { CarriedDecisions } from '@quadrant/rules/intake';
import type { Confirmation } from '@quadrant/rules/suspicions';
import { finding, type Finding } from '@quadrant/rules/tournament';
import { OPERATING, type Delivery } from '@quadrant/store/intake';
import { LONGEST_LINE, type Line } from './lines.js';

export interface ReadLine {
  readonly line: Line;
  /** It is null where the report is refused, for `findings`. */
  readonly delivery: Delivery | null;
  readonly findings: readonly Finding[];
}

interface Besides {
  /** The key is the hash of the document that these decisions are about. It is undefined without an export. */
  readonly decided: ReadonlyMap<string, CarriedDecisions> | undefined;
  readonly countBeside: ReadonlySet<string> | undefined;
  readonly confirmations: readonly Confirmation[];
}

/** Reads a line that is not blank, as the operator submits it at a moment. */
export function readLine(line: Line, receivedAt: Date, { decided, countBeside, confirmations }: Besides): ReadLine {
  if (line.bytes === null) return { line, delivery: null, findings: [TOO_LONG] };
  const { report, findings, rawSha256, sha256 } = readReport(line.bytes, { now: receivedAt });
  if (report === null || sha256 === null) return { line, delivery: null, findings };
  const facts = { raw: line.bytes, rawSha256, sha256, receivedAt };
  const carried = decided?.get(sha256);
  const delivery: Delivery = {
    report,
    findings,
    ...facts,
    ...OPERATING,
    revisionOf: null,
    requestId: null,
    confirmations,
    ...(carried && { carried }),
    ...(countBeside && { countBeside }),
  };
  return { line, delivery, findings };
}

const TOO_LONG: Finding = finding(
  'too-long',
  '',
  `The line has more than ${LONGEST_LINE.toLocaleString('en')} bytes.`,
  'Put each report on its own line, and remove everything else.',
);

export function nameReport({ bytes }: Line): { externalId: string | null; name: string | null } {
  try {
    const { tournament } = JSON.parse(bytes?.toString() ?? '') as { tournament: Record<string, unknown> };
    return { externalId: textOf(tournament['externalId']), name: textOf(tournament['name']) };
  } catch {
    return { externalId: null, name: null };
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
