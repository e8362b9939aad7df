import { type FindingCode, type Severity, severityOf } from '@quadrant/rules/findings';
import type { Text } from '@quadrant/rules/message';

/** One thing that validation has to say. Errors refuse the document, warnings are stored and shown, notes inform. */
export interface Finding {
  readonly severity: Severity;
  /** The code is stable; `libs/rules/findings` lists all codes. */
  readonly code: FindingCode;
  /** JSON pointer (RFC 6901) into the document; '' is the document itself. */
  readonly pointer: string;
  readonly message: Text;
  readonly advice: Text;
  /** The place that the pointer leads to, or where the document cannot be read, counted from 1. Stored findings have none. */
  readonly line?: number;
  readonly column?: number;
  /** It belongs to an open question about a file, and is an answer that may be right. */
  readonly suggestion?: string;
  /** The shortened value at the place, if it is a single value. Stored findings have none. */
  readonly value?: string;
  /** The key of another tournament that the finding is about. */
  readonly tournament?: string;
  /** The players who may be meant when an entry names an unknown player, the most likely first. */
  readonly candidates?: readonly PlayerCandidate[];
}

/** A stored player who may be the one that a name means. */
export interface PlayerCandidate {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  /** It has full precision, and is of the requested game title if they have one there; `overall` goes before other categories. */
  readonly rating: number | null;
  readonly ratingTrack: { readonly game: string; readonly category: string } | null;
  /** `date` is the local date. */
  readonly lastTournament: { readonly id: string; readonly name: string; readonly date: string } | null;
  /** It ranges from 0 to 1. */
  readonly similarity: number;
  readonly reason: string;
}

/** Returns a finding with the severity that the list gives its code. */
export const finding = (code: FindingCode, pointer: string, message: Text, advice: Text): Finding => ({
  severity: severityOf(code),
  code,
  pointer,
  message,
  advice,
});

/** Whether any of the findings refuses the document. */
export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');
