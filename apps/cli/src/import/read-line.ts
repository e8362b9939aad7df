import { readReport } from '@quadrant/rules/report';
import type { CarriedDecisions, Confirmation } from '@quadrant/rules/intake';
import type { Finding } from '@quadrant/rules/tournament';
import { OPERATING, type Delivery } from '@quadrant/store/intake';
import { LONGEST_LINE, type Line } from './lines.js';

/** A line, and the report in it. */
export interface ReadLine {
  readonly line: Line;
  /** Null where the report is refused, for `findings`. */
  readonly delivery: Delivery | null;
  readonly findings: readonly Finding[];
}

/** What is said beside the documents of an import. */
interface Besides {
  /** What was decided where a document comes from, by its hash; undefined: it comes from no export. */
  readonly decided: ReadonlyMap<string, CarriedDecisions> | undefined;
  /** Keys of all tournaments of that export. */
  readonly countBeside: ReadonlySet<string> | undefined;
  /** What the operator says to the report of this line. */
  readonly confirmations: readonly Confirmation[];
}

/**
 * Reads a line that is not blank, as the operator submits it at a moment.
 *
 * @param besides what is said beside the documents
 */
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

const TOO_LONG: Finding = {
  severity: 'error',
  code: 'too-long',
  pointer: '',
  message: `The line has more than ${LONGEST_LINE.toLocaleString('en')} bytes.`,
  advice: 'Put each report on its own line, and remove everything else.',
};

/** What a refused report calls itself, as far as that can be read. */
export function nameReport({ bytes }: Line): { externalId: string | null; name: string | null } {
  try {
    const { tournament } = JSON.parse(bytes?.toString() ?? '') as { tournament: Record<string, unknown> };
    return { externalId: textOf(tournament['externalId']), name: textOf(tournament['name']) };
  } catch {
    return { externalId: null, name: null };
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
