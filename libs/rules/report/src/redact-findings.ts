import { mapStrings } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';
import type { FindingCode } from '@quadrant/rules/findings';
import { readStoredReport } from './read-report.js';
import { replaceHandles, type Labels } from './replace-handles.js';

/** A redacted document no longer has the parts that these findings are about. */
const LEFT_BEHIND: readonly FindingCode[] = ['unknown-key', 'key-not-used', 'more-findings'];

/**
 * Returns the findings about a stored document in the form in which they may be shown after people were removed from it.
 * Findings of the reader are computed again from the redacted document. In all others, handles are replaced as words.
 *
 * @param before the document that the findings are about
 * @param after the same document after {@link redactDocument}
 */
export function redactFindings(
  findings: readonly Finding[],
  before: Uint8Array,
  after: Uint8Array,
  labels: Labels,
): Finding[] {
  if (findings.length === 0) return [];
  const found = comparable(before);
  const anew = comparable(after);
  const isParallel = found.length === anew.length && found.every(({ code }, index) => code === anew[index]!.code);
  const again = new Map(isParallel ? found.map((finding, index) => [tell(finding), anew[index]!]) : []);
  return findings.map((finding) => {
    const said = again.get(tell(finding));
    return { ...finding, ...(said === undefined ? replaceIn(finding, labels) : wordsOf(said)) };
  });
}

const comparable = (document: Uint8Array): Finding[] =>
  readStoredReport(document).findings.filter(({ code }) => !LEFT_BEHIND.some((each) => each === code));

const tell = ({ code, pointer, message }: Finding): string => JSON.stringify([code, pointer, message]);

const wordsOf = ({ pointer, message, advice }: Finding) => ({ pointer, message, advice });

const replaceIn = ({ pointer, message, advice }: Finding, labels: Labels) => ({
  pointer: replaceHandles(pointer, labels),
  message: mapStrings(message, (text) => replaceHandles(text, labels)),
  advice: mapStrings(advice, (text) => replaceHandles(text, labels)),
});
