/** Packs each entry into two bytes, the lower one first. */
export function packEntries(entries: readonly number[]): Buffer {
  const bytes = Buffer.alloc(entries.length * 2);
  entries.forEach((entry, index) => bytes.writeUInt16LE(entry, index * 2));
  return bytes;
}

/** Unpacks the result of {@link packEntries}. */
export function unpackEntries(bytes: Uint8Array): number[] {
  const entries: number[] = [];
  for (let at = 0; at < bytes.length; at += 2) entries.push(bytes[at]! | (bytes[at + 1]! << 8));
  return entries;
}
