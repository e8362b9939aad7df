import type { Finding } from '@quadrant/rules/tournament';
import { findValues } from './scan-json.js';
import { followPositions, type TextPosition } from './text-position.js';
import { decodeUtf8 } from './utf8.js';

/**
 * Adds line and column to the findings about a JSON document. They point to the value, or to the object in which it is
 * missing. Findings that have a place already keep it.
 *
 * Reading a document does not add them, since only people need them, and reading a history with many notes would be slower.
 *
 * @param bytes the document as received; when it is not JSON, no place is added
 */
export function locateFindings(bytes: Uint8Array, findings: readonly Finding[]): Finding[] {
  const open = findings.filter(({ line }) => line === undefined);
  const text = open.length === 0 ? null : decodeUtf8(bytes);
  if (text === null) return [...findings];
  const offsets = findValues(text, new Set(open.flatMap(({ pointer }) => [pointer, ...ancestorsOf(pointer)])));
  const positionAt = followPositions(text);
  const secrets = new Set(findings.filter(isPrivate).map(({ pointer }) => pointer));
  const places = new Map<string, TextPosition>(
    [...offsets].sort(([, a], [, b]) => a - b).map(([pointer, offset]) => [pointer, positionAt(offset)]),
  );
  return findings.map((finding) => {
    if (finding.line !== undefined) return finding;
    const known = [finding.pointer, ...ancestorsOf(finding.pointer)].find((pointer) => places.has(pointer));
    if (known === undefined) return finding;
    const value = known === finding.pointer ? valueAt(text, offsets.get(known)!) : null;
    return { ...finding, ...places.get(known)!, ...(value !== null && !secrets.has(finding.pointer) && { value }) };
  });
}

/** No finding about the same place shows a value that documents must not contain. */
const isPrivate = ({ code }: Finding): boolean => code === 'birth-date';

const SINGLE_VALUE = /"(?:[^"\\]|\\.){0,80}|[\w.+-]{1,80}/y;

/** Returns the text, number or word that begins there, at most 80 characters of it; null for an object or a list. */
function valueAt(text: string, offset: number): string | null {
  SINGLE_VALUE.lastIndex = offset;
  return SINGLE_VALUE.exec(text)?.[0].replace(/^"/, '') ?? null;
}

/** Returns the pointers to the objects and lists around a value, the nearest first. */
function ancestorsOf(pointer: string): string[] {
  const ancestors: string[] = [];
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = end === 0 ? -1 : pointer.lastIndexOf('/', end - 1)) {
    ancestors.push(pointer.slice(0, end));
  }
  return ancestors;
}
