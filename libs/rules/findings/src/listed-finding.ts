/** An error refuses the document, a warning is stored and shown, a note informs. */
export type Severity = 'error' | 'warning' | 'note';

/** A line of the list: what is known of a finding before a report has it. */
export interface ListedFinding {
  readonly severity: Severity;
  /** Part of a sentence, as `docs/findings.md` and the pages have it: "a report has it when …". */
  readonly when: string;
  readonly whatToDo: string;
}

/** The keys are stable codes in kebab-case. */
export type FindingTable = Readonly<Record<string, ListedFinding>>;

/** Lists a finding that refuses the document. */
export const error = (when: string, whatToDo: string) => ({ severity: 'error', when, whatToDo }) as const;

/** Lists a finding that is stored and shown with the tournament. */
export const warning = (when: string, whatToDo: string) => ({ severity: 'warning', when, whatToDo }) as const;

/** Lists a finding that informs. */
export const note = (when: string, whatToDo: string) => ({ severity: 'note', when, whatToDo }) as const;
