import { locateFindings } from '@quadrant/rules/report';
import type { Finding } from '@quadrant/rules/tournament';
import { sayFile, writePlace, type FilePlace } from './parts/file-findings.js';

/** Says which place of a file a value comes from, by the JSON pointer of the value in the translated document. */
export type Places = ReadonlyMap<string, FilePlace>;

/**
 * Findings about a translated document, with the line and column of the file of another program that it was made of. The
 * pointers stay those of the document.
 *
 * @param bytes the file as it came; null when they are gone, and the places have their lines already
 * @param places of this document, as {@link openFile} gives them
 */
export function placeFindings(bytes: Uint8Array | null, findings: readonly Finding[], places: Places): Finding[] {
  const moved = findings.map((finding): Finding => {
    const place = finding.line === undefined ? nearest(finding.pointer, places) : undefined;
    if (place === undefined) return finding;
    return { ...finding, ...writePlace(place), message: sayFile(place.file, finding.message) };
  });
  if (bytes === null) return moved.map((finding, index) => ({ ...finding, pointer: findings[index]!.pointer }));
  const inFile = moved.map((finding, index) => finding !== findings[index]);
  const located = locateFindings(
    bytes,
    moved.filter((_, index) => inFile[index]),
  );
  return findings.map((finding, index) =>
    inFile[index] ? { ...located.shift()!, pointer: finding.pointer } : finding,
  );
}

/**
 * Adds places to findings about a `quadrant/1` document: its lines, or the cells of its grid when some were answered.
 *
 * @param bytes the document as it came
 * @param places of its values in its grid; undefined when no cell was answered
 */
export const placeInDocument = (bytes: Uint8Array, findings: readonly Finding[], places?: Places): Finding[] =>
  places === undefined ? locateFindings(bytes, findings) : placeFindings(null, findings, places);

/** The place of the value, or of the nearest thing that holds it and has one. */
function nearest(pointer: string, places: Places): FilePlace | undefined {
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const place = places.get(path);
    if (place !== undefined) return place;
  }
  return undefined;
}
