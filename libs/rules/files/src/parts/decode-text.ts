/** The encodings that a file may have. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | (typeof ONE_BYTE)[number];

/** Old spreadsheets and programs write a byte for each letter: of Western and Central Europe, and of Cyrillic alphabets. */
const ONE_BYTE = ['windows-1252', 'windows-1250', 'iso-8859-2', 'windows-1251', 'koi8-r'] as const;

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * Decodes a file as UTF-8 or UTF-16 where a byte order mark or the bytes say so. Otherwise it takes the first encoding of
 * {@link ONE_BYTE} by which the fewest words look broken.
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
    const encoding = findOneByteEncoding(bytes.subarray(0, LOOKED_AT));
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}

const LOOKED_AT = 64 * 1024;

function findOneByteEncoding(bytes: Uint8Array): (typeof ONE_BYTE)[number] {
  const broken = ONE_BYTE.map((encoding) => countBroken(new TextDecoder(encoding).decode(bytes)));
  return ONE_BYTE[broken.indexOf(Math.min(...broken))]!;
}

/** It matches a word with the signs beside its letters. */
const WORD = /[\p{L}\u0080-\u00bf\u2500-\u25ff]+/gu;
/** A word is broken by a sign in it ("Pawe³", "wrze¶nia"), two alphabets in one word, many accents in a row, or a capital after a small letter. Quotation marks («Hélène») and the dot of Catalan are no such signs. */
const BROKEN =
  /\p{L}[\u0080-\u00a9\u00ac-\u00b4\u00b6\u00b8\u00b9\u00bc-\u00bf\u2500-\u25ff]|[\u00a1-\u00a9\u00ac-\u00b3\u00b6\u00b8\u00b9\u00bc-\u00be]\p{Ll}|[A-Za-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[A-Za-z]|[À-ɏ]{4}|\p{Ll}(?![A-Z])\p{Lu}/u;

function countBroken(text: string): number {
  let broken = 0;
  for (const [word] of text.matchAll(WORD)) if (BROKEN.test(word)) broken += 1;
  return broken;
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
