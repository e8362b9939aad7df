const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of UTF-8 bytes, without a byte order mark; null when they are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** Unicode 16, table 3-7: first byte from, to; then the range of the second byte; then how many bytes follow. */
const SEQUENCES: readonly (readonly [number, number, number, number, number])[] = [
  [0xc2, 0xdf, 0x80, 0xbf, 1],
  [0xe0, 0xe0, 0xa0, 0xbf, 2],
  [0xe1, 0xec, 0x80, 0xbf, 2],
  [0xed, 0xed, 0x80, 0x9f, 2],
  [0xee, 0xef, 0x80, 0xbf, 2],
  [0xf0, 0xf0, 0x90, 0xbf, 3],
  [0xf1, 0xf3, 0x80, 0xbf, 3],
  [0xf4, 0xf4, 0x80, 0x8f, 3],
];

/** How many bytes the character at this offset has; 0 when none begins there. */
function lengthAt(bytes: Uint8Array, offset: number): number {
  const first = bytes[offset] ?? 0;
  if (first < 0x80) return 1;
  const sequence = SEQUENCES.find(([from, to]) => first >= from && first <= to);
  if (sequence === undefined) return 0;
  const [, , lowest, highest, following] = sequence;
  for (let index = 1; index <= following; index++) {
    const byte = bytes[offset + index] ?? 0;
    if (byte < (index === 1 ? lowest : 0x80) || byte > (index === 1 ? highest : 0xbf)) return 0;
  }
  return following + 1;
}

/** Where UTF-8 ends: the offset of the first byte that begins no character. */
export function findInvalidByte(bytes: Uint8Array): number {
  let offset = 0;
  while (offset < bytes.length) {
    const length = lengthAt(bytes, offset);
    if (length === 0) return offset;
    offset += length;
  }
  return offset;
}
