import { say } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';
import { collectFileFindings } from './parts/file-findings.js';

/** They say what a grid no longer shows of the file that it was opened from. */
export interface GridNotes {
  /** Headings of columns that no reader needs. */
  readonly leftOut: readonly string[];
  /** Rows and columns that the workbook hides, as in `3–4, E`. */
  readonly hidden: readonly string[];
  readonly otherSheets: readonly string[];
  /** These players have other points in a sheet of standings, or are only there or only in the results. */
  readonly contradicted: readonly string[];
}

const MOST_NOTES = 40;
const LONGEST_NOTE = 120;

const KINDS = ['leftOut', 'hidden', 'otherSheets', 'contradicted'] as const;

/** Reads the notes that a draft keeps; of a document from outside, only short lists of short texts are left. */
export function notesIn(value: unknown): GridNotes {
  const given: Readonly<Record<string, unknown>> = { ...(typeof value === 'object' ? value : null) };
  const listOf = (kind: (typeof KINDS)[number]): string[] => {
    const list: unknown = Object.hasOwn(given, kind) ? given[kind] : [];
    const texts = Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
    return texts.slice(0, MOST_NOTES).map((each) => each.slice(0, LONGEST_NOTE));
  };
  const [leftOut, hidden, otherSheets, contradicted] = KINDS.map(listOf);
  return { leftOut: leftOut!, hidden: hidden!, otherSheets: otherSheets!, contradicted: contradicted! };
}

/** Returns a finding for each kind of note. Its words are ours; only the names in it come from the file. */
export function tellNotes({ leftOut, hidden, otherSheets, contradicted }: GridNotes): Finding[] {
  const findings = collectFileFindings();
  const whole = { pointer: '' };
  if (hidden.length > 0)
    findings.add(
      'hidden-cells',
      whole,
      say`The workbook hides these rows or columns, and they were read: ${hidden.join(', ')}.`,
      say`If they do not belong to the results, remove them here. Otherwise no change is needed.`,
    );
  if (contradicted.length > 0)
    findings.add(
      'standings-contradict',
      whole,
      say`The standings in the workbook contradict the results about these players: ${contradicted.join(', ')}.`,
      say`Standings are computed from the results. If the standings are right, correct the results; otherwise no change is needed.`,
    );
  if (otherSheets.length > 0)
    findings.add(
      'sheet-not-read',
      whole,
      say`These sheets of the workbook were not read: ${otherSheets.join(', ')}.`,
      say`If one of them holds the results, save it as a workbook of its own. Otherwise no change is needed.`,
    );
  if (leftOut.length > 0)
    findings.add(
      'columns-left-out',
      whole,
      say`These columns are not needed and were not kept: ${leftOut.join(', ')}.`,
      say`If one of them holds results, give the file again with another heading.`,
    );
  return findings.list();
}
