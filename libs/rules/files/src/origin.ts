import { decodeText } from './parts/decode-text.js';
import type { TextFormat } from './writers/text-formats.js';

/** The first members of a downloaded document say which revision of which tournament it is. No stored document has them. */
const MEMBER = 'tournamentId';
const REVISION = 'tournamentRevision';
const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const TITLE = 'Quadrant tournament';
/** Programs that read a TRF take such a line for a comment (TRF26, section 4), or for one that they do not know. */
const COMMENT = '###';

const NAMED = new RegExp(String.raw`"${MEMBER}"\s*:\s*"(${UUID})"`, 'i');
const NUMBERED = new RegExp(String.raw`"${REVISION}"\s*:\s*([1-9]\d{0,5})`);
const ABOVE = new RegExp(String.raw`^\W{0,4}${TITLE} (${UUID})(?: revision ([1-9]\d{0,5}))?\b`, 'i');

/** A file was downloaded as this revision of a stored tournament. */
export interface Origin {
  readonly tournamentId: string;
  /** It is null in a file that does not say it. */
  readonly revision: number | null;
}

/** A file, and what it was downloaded as. */
export interface OriginalFile {
  /** A document without the members that say it; every other file as it came. */
  readonly bytes: Uint8Array;
  /** It is null where the file names no tournament. */
  readonly origin: Origin | null;
}

/** Returns the line by which a file names the revision that it was downloaded as. */
export const titleOfOrigin = ({ tournamentId, revision }: Origin): string =>
  `${TITLE} ${tournamentId}${revision === null ? '' : ` revision ${revision}`}`;

/**
 * Writes into a download which revision of which tournament it is, so that it is recognized when it is sent again: as the
 * first members of a document, as a title above a table, and as a comment above a TRF16.
 */
export function markOrigin(content: string, format: TextFormat | 'quadrant-1', origin: Origin): string {
  const { tournamentId, revision } = origin;
  if (format !== 'quadrant-1') {
    const title = titleOfOrigin(origin);
    return `${format === 'trf16' ? `${COMMENT} ${title}` : title}\r\n${content}`;
  }
  const numbered = revision === null ? '' : `"${REVISION}":${revision},`;
  return content.replace('{', () => `{"${MEMBER}":"${tournamentId}",${numbered}`);
}

/**
 * Returns what {@link markOrigin} wrote into a file. The members are cut out of the text of a document, so that all other
 * bytes, and the hash of the document, are those of the stored one. A workbook says it in its sheets, which are read as
 * text: see {@link originAbove}.
 */
export function takeOrigin(bytes: Uint8Array): OriginalFile {
  const text = decodeText(bytes)?.text ?? '';
  if (!text.trimStart().startsWith('{')) return { bytes, origin: originAbove(text) };
  const [, tournamentId] = NAMED.exec(text) ?? [];
  const members = membersIn(text);
  if (tournamentId === undefined || members?.[MEMBER] !== tournamentId) return { bytes, origin: null };
  const [, number] = NUMBERED.exec(text) ?? [];
  const isNumbered = number !== undefined && members[REVISION] === Number(number);
  const rest = isNumbered ? without(without(text, NAMED), NUMBERED) : without(text, NAMED);
  return { bytes: new TextEncoder().encode(rest), origin: originOf(tournamentId, isNumbered ? number : undefined) };
}

/** Returns what the first line of a table, or of a TRF16, says about where it was downloaded; null where it says nothing. */
export function originAbove(text: string): Origin | null {
  const [, above, number] = ABOVE.exec(text.slice(0, LONGEST_TITLE)) ?? [];
  return above === undefined ? null : originOf(above, number);
}

const originOf = (tournamentId: string, revision: string | undefined): Origin => ({
  tournamentId: tournamentId.toLowerCase(),
  revision: revision === undefined ? null : Number(revision),
});

/** Cuts a member out of an object, with the comma that follows it, or that comes before the last one. */
function without(text: string, member: RegExp): string {
  const first = new RegExp(String.raw`${member.source}\s*,`, member.flags);
  return first.test(text)
    ? text.replace(first, '')
    : text.replace(new RegExp(String.raw`,\s*${member.source}`, member.flags), '');
}

/** Leaves out the lines above a table that name the tournament that it was downloaded from: they are no titles. */
export const withoutOrigin = (above: string): string =>
  above
    .split(/\r\n|\n|\r/)
    .filter((line) => !isOrigin(line))
    .join('\n');

/** Tells whether a line above a table names the tournament that it was downloaded from. */
export const isOrigin = (line: string): boolean => ABOVE.test(line);

/** The title is in the first line. */
const LONGEST_TITLE = 200;

/** Returns the members of the document itself; null where another object of it has one of these names. */
function membersIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const document = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isOnce = [MEMBER, REVISION].every((name) => text.indexOf(`"${name}"`) === text.lastIndexOf(`"${name}"`));
    return typeof document['schema'] === 'string' && isOnce ? document : null;
  } catch {
    return null;
  }
}
