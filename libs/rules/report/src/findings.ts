import { type FindingCode, type Severity, severityOf } from '@quadrant/rules/findings';
import { type Text, say } from '@quadrant/rules/message';
import { finding, type Finding } from '@quadrant/rules/tournament';
import type { TextPosition } from './text-position.js';

/** More than a person will read; the rest is counted. */
const MOST_FINDINGS = 200;

const BY_WEIGHT: readonly Severity[] = ['error', 'warning', 'note'];

export interface FindingList {
  /** The severity belongs to the code, so that one code never means two things. */
  readonly add: (code: FindingCode, pointer: string, message: Text, advice: Text, position?: TextPosition) => void;
  readonly addAll: (findings: readonly Finding[]) => void;
  readonly hasErrors: () => boolean;
  readonly countErrors: () => number;
  /** Whether one more finding of this severity would only be counted. Then the caller need not find its words. */
  readonly isFull: (severity: Severity) => boolean;
  readonly worstFirst: () => Finding[];
}

/**
 * Returns an empty list, which keeps 200 findings of each severity and counts the others.
 *
 * @param unheard codes that are left out
 */
export function collectFindings(unheard: readonly FindingCode[] = []): FindingList {
  const kept: Record<Severity, Finding[]> = { error: [], warning: [], note: [] };
  const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };

  const keep = (found: Finding) => {
    counts[found.severity] += 1;
    const same = kept[found.severity];
    if (same.length < MOST_FINDINGS) same.push(found);
  };

  return {
    add: (code, pointer, message, advice, position) => {
      if (unheard.includes(code)) return;
      keep({ severity: severityOf(code), code, pointer, message, advice, ...position });
    },
    addAll: (findings) => findings.forEach(keep),
    hasErrors: () => counts.error > 0,
    countErrors: () => counts.error,
    isFull: (severity) => kept[severity].length === MOST_FINDINGS,
    worstFirst: () => {
      const total = counts.error + counts.warning + counts.note;
      const listed = BY_WEIGHT.flatMap((severity) => kept[severity]).slice(0, MOST_FINDINGS);
      return total === listed.length ? listed : [...listed, closing(total, listed.length)];
    },
  };
}

const closing = (total: number, listed: number): Finding =>
  finding(
    'more-findings',
    '',
    say`${total - listed} of ${total} findings are not listed here.`,
    say`Correct the ones that are listed, and send the document again.`,
  );
