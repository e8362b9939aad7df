/** The encodings that a file may have. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * Decodes a file as UTF-8 or UTF-16 where a byte order mark or the bytes say so, otherwise as windows-1252, which old
 * spreadsheets and tournament programs write.
 *
 * @returns null for bytes that are no text: they hold a zero byte, as archives, images and workbooks do
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const encoding = findWideEncoding(bytes);
  if (encoding !== null) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  if (bytes.includes(0) || isArchive(bytes)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** Recognizes ZIP, the format of workbooks too, and gzip. A small archive may have no zero byte. */
const isArchive = ([one, two, three, four]: Uint8Array): boolean =>
  (one === 0x50 && two === 0x4b && three === 3 && four === 4) || (one === 0x1f && two === 0x8b);

function findWideEncoding([first, second]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Text of Western languages in UTF-16 has a zero in every other byte.
  if (first === 0 && second !== 0 && second !== undefined) return 'utf-16be';
  if (second === 0 && first !== 0) return 'utf-16le';
  return null;
}
