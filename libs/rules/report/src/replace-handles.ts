import { foldHandle } from '@quadrant/rules/tournament';

/** What is shown in place of handles, by the folded handle. */
export type Labels = ReadonlyMap<string, string>;

/** Words, and each character between them. */
const PARTS = /[\p{L}\p{M}\p{N}_-]+|[^\p{L}\p{M}\p{N}_-]/gu;
const SPACE = /^\s$/;

const partsOf = (text: string): string[] => text.match(PARTS) ?? [];

/** A text with labels in place of handles, however these are written; what is only part of a longer word stays. */
export function replaceHandles(text: string, labels: Labels): string {
  if (labels.size === 0) return text;
  const parts = partsOf(text);
  // White space runs may be longer in the text.
  const longest = Math.max(...[...labels.keys()].map((key) => partsOf(key).length)) + 2;
  let replaced = '';
  for (let at = 0; at < parts.length;) {
    const found = findHandleAt(parts, at, longest, labels);
    replaced += found?.label ?? parts[at]!;
    at = found?.end ?? at + 1;
  }
  return replaced;
}

/** The longest handle that begins with a part. */
function findHandleAt(parts: readonly string[], at: number, longest: number, labels: Labels) {
  if (SPACE.test(parts[at]!)) return null;
  for (let end = Math.min(parts.length, at + longest); end > at; end--) {
    if (SPACE.test(parts[end - 1]!)) continue;
    const label = labels.get(foldHandle(parts.slice(at, end).join('')));
    if (label !== undefined) return { label, end };
  }
  return null;
}
