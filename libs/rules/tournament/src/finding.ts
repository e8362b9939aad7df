import type { Text } from '@quadrant/rules/message';

export type Severity = 'error' | 'warning' | 'note';

/**
 * One thing that validation has to say. Errors refuse the document, warnings are stored and shown, notes inform.
 */
export interface Finding {
  readonly severity: Severity;
  /** Stable, kebab-case, listed in `docs/findings.md`. */
  readonly code: string;
  /** JSON pointer (RFC 6901) into the document; '' is the document itself. */
  readonly pointer: string;
  /** What is so, in one sentence with the values. */
  readonly message: Text;
  /** What to do about it, in one sentence. */
  readonly advice: Text;
  /** Where the pointer leads, or where the document cannot be read: 1-based. Stored findings have none. */
  readonly line?: number;
  readonly column?: number;
  /** Of an open question about a file: an answer that may be right. */
  readonly suggestion?: string;
  /** What stands there, shortened; of a single value only. Stored findings have none. */
  readonly value?: string;
  /** Key of another tournament that it is about. */
  readonly tournament?: string;
  /** Players who may be meant where an entry names nobody who is known, the most likely first. */
  readonly candidates?: readonly PlayerCandidate[];
}

/** A stored player who may be the one that a name means. */
export interface PlayerCandidate {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  /** In full precision: of the game title that was asked for where they have one there, `overall` before other categories. */
  readonly rating: number | null;
  readonly ratingTrack: { readonly game: string; readonly category: string } | null;
  /** `date` is the local one. */
  readonly lastTournament: { readonly id: string; readonly name: string; readonly date: string } | null;
  /** From 0 to 1. */
  readonly similarity: number;
  /** What makes the name look like the one that was given. */
  readonly reason: string;
}

/** Whether any of the findings refuses the document. */
export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');
