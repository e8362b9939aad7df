import { type Text, say } from '@quadrant/rules/message';
import type { Finding, Severity } from '@quadrant/rules/tournament';
import type { TextPosition } from './text-position.js';

/** Every finding of the reader, and its effect on a document. `docs/findings.md` explains each. */
export const READER_FINDINGS = {
  'not-utf8': 'error',
  'not-json': 'error',
  'too-deep': 'error',
  'too-many-values': 'error',
  'duplicate-key': 'error',
  'forbidden-key': 'error',
  'number-not-finite': 'error',
  'broken-text': 'error',
  'reserved-key': 'error',
  'not-an-object': 'error',
  'wrong-schema': 'error',
  'game-not-of-rule-system': 'error',
  'key-not-used': 'warning',
  'unknown-key': 'warning',
  'birth-date': 'error',
  'missing-key': 'error',
  'wrong-type': 'error',
  'wrong-length': 'error',
  'unknown-literal': 'error',
  'empty-text': 'error',
  'too-long': 'error',
  'control-character': 'error',
  'invisible-characters': 'warning',
  'out-of-range': 'error',
  'too-many': 'error',
  'bad-handle': 'error',
  'reserved-handle': 'error',
  'bad-external-id': 'error',
  'bad-country': 'error',
  'bad-region': 'error',
  'bad-slug': 'error',
  'bad-date': 'error',
  'date-out-of-range': 'error',
  'starts-in-future': 'error',
  'ends-before-start': 'error',
  'ends-in-future': 'error',
  'registered-after-start': 'warning',
  'kind-against-level': 'error',
  'no-players': 'error',
  'duplicate-player': 'error',
  'player-not-listed': 'error',
  'no-rounds': 'error',
  'round-number': 'error',
  'empty-round': 'error',
  'pods-not-for-game': 'error',
  'matches-not-for-game': 'error',
  'empty-pod': 'error',
  'player-twice-in-round': 'error',
  'self-match': 'error',
  'result-not-of-rule-system': 'error',
  'result-without-opponent': 'error',
  'opponent-without-result': 'error',
  'result-against-games': 'error',
  'even-best-of': 'error',
  'same-side': 'error',
  'winner-not-in-confrontation': 'error',
  'duplicate-place': 'error',
  'bad-pointer': 'error',
  protected: 'error',
  'nothing-there': 'error',
  'something-there': 'error',
  'test-failed': 'error',
  'changes-nothing': 'error',
  'patch-too-large': 'error',
  'more-findings': 'note',
} as const satisfies Readonly<Record<string, Severity>>;

export type ReaderFinding = keyof typeof READER_FINDINGS;

/** People do not read more findings than this; the rest is only counted. */
const MOST_FINDINGS = 200;

const BY_WEIGHT: readonly Severity[] = ['error', 'warning', 'note'];

/** Collects the findings about one document. */
export interface FindingList {
  /** The severity belongs to the code, so that one code never means two things. */
  readonly add: (code: ReaderFinding, pointer: string, message: Text, advice: Text, position?: TextPosition) => void;
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
export function collectFindings(unheard: readonly ReaderFinding[] = []): FindingList {
  const kept: Record<Severity, Finding[]> = { error: [], warning: [], note: [] };
  const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };

  const keep = (finding: Finding) => {
    counts[finding.severity] += 1;
    const same = kept[finding.severity];
    if (same.length < MOST_FINDINGS) same.push(finding);
  };

  return {
    add: (code, pointer, message, advice, position) => {
      if (unheard.includes(code)) return;
      keep({ severity: READER_FINDINGS[code], code, pointer, message, advice, ...position });
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

const closing = (total: number, listed: number): Finding => ({
  severity: READER_FINDINGS['more-findings'],
  code: 'more-findings',
  pointer: '',
  message: say`${total - listed} of ${total} findings are not listed here.`,
  advice: say`Correct the ones that are listed, and send the document again.`,
});
