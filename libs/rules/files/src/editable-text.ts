import { decodeText } from './parts/decode-text.js';

/** A text that people correct on a page is no larger. */
export const LARGEST_EDITED = 64 * 1024;

/**
 * Returns the text of a file that people can correct as a text, with one line break between its lines.
 *
 * @returns null for workbooks, for HTML, XML and JSON, and for a text that is too large
 */
export function editableTextOf(bytes: Uint8Array): string | null {
  const text = bytes.length > LARGEST_EDITED * 2 ? null : (decodeText(bytes)?.text ?? null);
  if (text === null || /^\s*(?:[<{]|%PDF|\[\s*[{"])/.test(text)) return null;
  return new TextEncoder().encode(text).length > LARGEST_EDITED ? null : withPlainBreaks(text);
}

/** Browsers send CR LF between the lines of a field, whatever the file had. */
export const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n|\r/g, '\n');
