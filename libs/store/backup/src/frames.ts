import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw } from 'node:zlib';
import { BackupRefused } from './archive-error.js';
import { COST, type Encryption, findKey, makeEncryption, plainSeal, type Seal, secretSeal, TAG_BYTES } from './seal.js';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

const MAGIC = Buffer.from('quadrant backup\n');
const LONGEST_HEAD = 4096;

/** Later formats are refused by their number. */
export const FORMAT = 1;

/** A frame holds at most so many bytes before they are compressed. So much, times the frames in work, is kept in memory. */
const FRAME_BYTES = 2 ** 20;
/** Deflate adds 5 bytes to each 16 kB that it cannot compress (RFC 1951, 3.2.4). */
const LONGEST_STORED = FRAME_BYTES + 2 ** 16;
/** zlib compresses in threads of libuv while PostgreSQL is read: more than there are threads bring nothing. */
const FRAMES_AT_ONCE = 4;

const MORE = 0;
const LAST = 1;

interface Head {
  readonly format: number;
  readonly encryption: Encryption | null;
}

/** Gives the place of a frame: its number, and whether it is the last. */
function placeOf(number: number, kind: number): Buffer {
  const place = Buffer.alloc(9);
  place.writeBigUInt64BE(BigInt(number));
  place[8] = kind;
  return place;
}

/**
 * Writes the bytes of an archive into a file: a readable beginning, then frames. Each frame is compressed, sealed at its place,
 * and marked when it is the last.
 */
export class FrameWriter {
  private pieces: Uint8Array[] = [];
  private held = 0;
  private number = 0;
  private readonly underWay: Promise<Buffer>[] = [];
  /** So many bytes are in the file. */
  written = 0;

  private constructor(
    private readonly file: FileHandle,
    private readonly seal: Seal,
    private readonly beforeWrite: () => Promise<void>,
  ) {}

  /**
   * @param passphrase null writes an archive that everybody can read
   * @param beforeWrite is awaited before each frame is written, and throws to stop
   * @param cost of a guess at the passphrase; only tests have another one
   */
  static async open(
    file: FileHandle,
    passphrase: string | null,
    beforeWrite: () => Promise<void>,
    cost = COST,
  ): Promise<FrameWriter> {
    const made = passphrase === null ? null : await makeEncryption(passphrase, cost);
    const head: Head = { format: FORMAT, encryption: made?.encryption ?? null };
    const bytes = encodeHead(head);
    const hash = hashOf(bytes);
    const writer = new FrameWriter(file, made === null ? plainSeal(hash) : secretSeal(hash, made.key), beforeWrite);
    await writer.write(bytes);
    return writer;
  }

  /** Takes bytes, which must not change afterwards. It waits while too many frames are under way. */
  async add(bytes: Uint8Array): Promise<void> {
    let rest = bytes;
    while (this.held + rest.length >= FRAME_BYTES) {
      const room = FRAME_BYTES - this.held;
      this.pieces.push(rest.subarray(0, room));
      rest = rest.subarray(room);
      await this.close(MORE);
    }
    if (rest.length === 0) return;
    this.pieces.push(rest);
    this.held += rest.length;
  }

  /** Writes what is left, with the mark of the last frame. */
  async finish(): Promise<void> {
    await this.close(LAST);
    while (this.underWay.length > 0) await this.writeFirst();
  }

  private async close(kind: number): Promise<void> {
    const content = Buffer.concat(this.pieces);
    this.pieces = [];
    this.held = 0;
    const place = placeOf(this.number++, kind);
    const frame = deflate(content, { level: constants.Z_BEST_SPEED }).then((compressed) => {
      const { tag, stored } = this.seal.close(place, compressed);
      const start = Buffer.alloc(5);
      start.writeUInt32BE(stored.length);
      start[4] = kind;
      return Buffer.concat([start, tag, stored]);
    });
    // The writer that awaits the frame gets its error.
    frame.catch(() => undefined);
    this.underWay.push(frame);
    if (this.underWay.length >= FRAMES_AT_ONCE) await this.writeFirst();
  }

  private async writeFirst(): Promise<void> {
    await this.write(await this.underWay.shift()!);
  }

  private async write(bytes: Buffer): Promise<void> {
    await this.beforeWrite();
    await this.file.appendFile(bytes);
    this.written += bytes.length;
  }
}

function encodeHead(head: Head): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([MAGIC, length, json]);
}

const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** A file that is read from its beginning to its end. */
class Source {
  read = 0;

  constructor(
    private readonly file: FileHandle,
    readonly name: string,
  ) {}

  /** @throws BackupRefused when the file ends before */
  async take(length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    for (let filled = 0; filled < length;) {
      const { bytesRead } = await this.file.read(bytes, filled, length - filled, null);
      if (bytesRead === 0) throw truncated(this.name);
      filled += bytesRead;
    }
    this.read += length;
    return bytes;
  }

  async isAtEnd(): Promise<boolean> {
    return (await this.file.read(Buffer.alloc(1), 0, 1, null)).bytesRead === 0;
  }
}

const truncated = (name: string) =>
  new BackupRefused(
    `${name} is not whole: its end is missing. Copy it again from where it was made, or use another backup. Nothing was changed.`,
  );

const altered = (name: string) =>
  new BackupRefused(
    `${name} is damaged: its content is not what was written. Copy it again from where it was made, or use another backup. ` +
      'Nothing was changed.',
  );

interface OpenHead {
  readonly source: Source;
  /** The hash of the beginning, which every frame is sealed to. */
  readonly hash: Buffer;
  readonly encryption: Encryption | null;
}

/**
 * Reads the beginning of an archive, which everybody can read.
 *
 * @throws BackupRefused for a file that is no archive, of a later format, or truncated
 */
export async function readHead(file: FileHandle, name: string): Promise<OpenHead> {
  const source = new Source(file, name);
  const magic = await source.take(MAGIC.length).catch(() => null);
  if (magic === null || !magic.equals(MAGIC)) {
    throw new BackupRefused(`${name} is not a backup of Quadrant: name a file that "quadrant backup" has written.`);
  }
  const length = await source.take(4);
  if (length.readUInt32BE() > LONGEST_HEAD) throw altered(name);
  const json = await source.take(length.readUInt32BE());
  const head = parseHead(json);
  if (head === null) throw altered(name);
  if (head.format > FORMAT) {
    throw new BackupRefused(
      `${name} was written by a newer version of Quadrant (format ${head.format}, this version reads format ${FORMAT}): restore ` +
        'it with that version. Nothing was changed.',
    );
  }
  return { source, hash: hashOf(Buffer.concat([magic, length, json])), encryption: head.encryption };
}

/** Reads the bytes of an archive, and checks each frame before it gives its content. */
export class FrameReader {
  private constructor(
    private readonly source: Source,
    private readonly seal: Seal,
  ) {}

  /**
   * @param cost that the file was written with
   * @throws BackupRefused for a file that is no archive, of a later format, truncated, or of another passphrase
   */
  static async open(file: FileHandle, name: string, passphrase: string | null, cost = COST): Promise<FrameReader> {
    const { source, hash, encryption } = await readHead(file, name);
    return new FrameReader(source, await findSeal(hash, name, encryption, passphrase, cost));
  }

  /** So many bytes of the file were read. */
  get read(): number {
    return this.source.read;
  }

  get name(): string {
    return this.source.name;
  }

  damaged(): BackupRefused {
    return altered(this.source.name);
  }

  /**
   * Gives the content in pieces.
   *
   * @throws BackupRefused at the first frame that is not what was written, and where the last frame is missing
   */
  async *content(): AsyncGenerator<Buffer> {
    const { source } = this;
    for (let number = 0; ; number++) {
      const start = await source.take(5);
      const length = start.readUInt32BE();
      const kind = start[4]!;
      if (length > LONGEST_STORED || (kind !== MORE && kind !== LAST)) throw this.damaged();
      const tag = await source.take(TAG_BYTES);
      const compressed = this.seal.open(placeOf(number, kind), tag, await source.take(length));
      if (compressed === null) throw this.damaged();
      yield await inflate(compressed, { maxOutputLength: FRAME_BYTES }).catch(() => {
        throw this.damaged();
      });
      if (kind === LAST) break;
    }
    if (!(await source.isAtEnd())) throw this.damaged();
  }
}

async function findSeal(
  hash: Buffer,
  name: string,
  encryption: Encryption | null,
  passphrase: string | null,
  cost: typeof COST,
): Promise<Seal> {
  if (encryption === null) return plainSeal(hash);
  if (passphrase === null) {
    throw new BackupRefused(
      `${name} is encrypted: name the file of its passphrase with --passphrase-file or BACKUP_PASSPHRASE_FILE.`,
    );
  }
  const key = await findKey(passphrase, encryption, cost);
  if (key === null) {
    throw new BackupRefused(
      `${name} was encrypted with another passphrase: name the file of the one that was used then.`,
    );
  }
  return secretSeal(hash, key);
}

const HEX = /^[0-9a-f]+$/;

function parseHead(json: Buffer): Head | null {
  try {
    const { format, encryption } = JSON.parse(json.toString('utf8')) as Partial<Head>;
    if (typeof format !== 'number') return null;
    if (format > FORMAT || encryption === null) return { format, encryption: null };
    const isRight = encryption !== undefined && HEX.test(encryption.salt) && HEX.test(encryption.check);
    return isRight ? { format, encryption } : null;
  } catch {
    return null;
  }
}
