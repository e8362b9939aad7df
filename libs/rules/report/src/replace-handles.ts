import { foldHandle } from '@quadrant/rules/tournament';

/** Labels are shown in place of handles. The key is the folded handle. */
export type Labels = ReadonlyMap<string, string>;

/** It matches words, and each character between them. */
const PARTS = /[\p{L}\p{M}\p{N}_-]+|[^\p{L}\p{M}\p{N}_-]/gu;
const SPACE = /^\s$/;

const partsOf = (text: string): string[] => text.match(PARTS) ?? [];

/** Replaces handles in a text with labels, in any spelling. It keeps handles that are only part of a longer word. */
export function replaceHandles(text: string, labels: Labels): string {
  if (labels.size === 0) return text;
  const parts = partsOf(text);
  // A run of white space may be longer in the text than in the handle.
  const longest = Math.max(...[...labels.keys()].map((key) => partsOf(key).length)) + 2;
  let replaced = '';
  for (let at = 0; at < parts.length;) {
    const found = findHandleAt(parts, at, longest, labels);
    replaced += found?.label ?? parts[at]!;
    at = found?.end ?? at + 1;
  }
  return replaced;
}

/** Finds the longest handle that begins with a part. */
function findHandleAt(parts: readonly string[], at: number, longest: number, labels: Labels) {
  if (SPACE.test(parts[at]!)) return null;
  for (let end = Math.min(parts.length, at + longest); end > at; end--) {
    if (SPACE.test(parts[end - 1]!)) continue;
    const label = labels.get(foldHandle(parts.slice(at, end).join('')));
    if (label !== undefined) return { label, end };
  }
  return null;
}
