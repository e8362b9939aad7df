import { Inflate } from 'fflate';

/** Why an archive, or a part of it, cannot be read. */
export type ArchiveFault = 'broken' | 'encrypted' | 'too-large';

/** The archive cannot be read; {@link fault} says why. */
export class NotReadable extends Error {
  constructor(readonly fault: ArchiveFault) {
    super(fault);
  }
}

export interface Archive {
  readonly has: (name: string) => boolean;
  readonly names: readonly string[];
  /**
   * Unpacks a part; null when the archive has none of this name.
   *
   * @throws NotReadable when it is broken, or when all parts together would be larger than the limit
   */
  readonly read: (name: string) => Uint8Array | null;
}

/** A workbook of 5,000 matches has 2 MB unpacked. */
const MOST_UNPACKED = 16_000_000;

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** The end of an archive is in its last bytes, before a comment of at most 64 KB. */
const LONGEST_END = 22 + 0xffff;

/** Tells whether these bytes begin as a ZIP archive does, which .xlsx and .ods are. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes.length > 4 && bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Decodes a part as text; '' for a part that is not there. */
export const textOf = (part: Uint8Array | null): string => (part === null ? '' : new TextDecoder().decode(part));

interface Entry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly start: number;
  readonly packed: number;
}

/**
 * Opens a ZIP archive. Nothing is unpacked before somebody asks for a part, and the size that a header claims is not
 * believed: unpacking stops where the bytes themselves pass the limit.
 *
 * @param mostUnpacked so many bytes all parts together may have; 16 MB by default
 * @param mostOfPart so many bytes one part may have
 * @throws NotReadable when its directory is broken, as that of a file which was saved half-way
 */
export function openArchive(bytes: Uint8Array, mostUnpacked = MOST_UNPACKED, mostOfPart = mostUnpacked): Archive {
  const entries = readDirectory(bytes);
  let left = mostUnpacked;
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      if (entry.isEncrypted) throw new NotReadable('encrypted');
      const unpacked = unpack(bytes, entry, Math.min(left, mostOfPart));
      left -= unpacked.length;
      return unpacked;
    },
  };
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw new NotReadable('broken');
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const lengths = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + lengths[0]!)).replace(/^\//, '');
    const [packed, start] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    if (!entries.has(name)) entries.set(name, { method, isEncrypted: (flags & 1) === 1, start, packed });
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return entries;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - LONGEST_END); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new NotReadable('broken');
}

function unpack(bytes: Uint8Array, { method, start, packed }: Entry, most: number): Uint8Array {
  const view = viewOf(bytes);
  if (start + 30 > bytes.length || view.getUint32(start, true) !== LOCAL) throw new NotReadable('broken');
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const content = bytes.subarray(from, from + packed);
  if (content.length < packed) throw new NotReadable('broken');
  if (content.length > most) throw new NotReadable('too-large');
  if (method === 0) return content;
  if (method !== 8) throw new NotReadable('broken');
  return inflate(content, most);
}

/** So many packed bytes become 4 MB at most. */
const CHUNK = 4096;

function inflate(content: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const inflater = new Inflate((piece, isLast) => {
    size += piece.length;
    if (size > most) throw new NotReadable('too-large');
    if (piece.length > 0) pieces.push(piece);
    isWhole = isLast;
  });
  try {
    for (let at = 0; at < content.length; at += CHUNK)
      inflater.push(content.subarray(at, at + CHUNK), at + CHUNK >= content.length);
  } catch (error) {
    throw error instanceof NotReadable ? error : new NotReadable('broken');
  }
  if (!isWhole) throw new NotReadable('broken');
  const unpacked = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    unpacked.set(piece, at);
    at += piece.length;
  }
  return unpacked;
}
