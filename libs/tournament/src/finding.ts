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
  readonly message: string;
  /** What to do about it, in one sentence. */
  readonly advice: string;
  /** Where the document could not be read as JSON: 1-based. */
  readonly line?: number;
  readonly column?: number;
}

/** Whether any of the findings refuses the document. */
export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');
