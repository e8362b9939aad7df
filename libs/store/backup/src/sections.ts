import type { FrameReader, FrameWriter } from './frames.js';

/** Every section of an archive begins with such a line of JSON; then its bytes follow. */
export interface Begin {
  readonly kind: string;
}

const END = Buffer.alloc(4);
const LONGEST_BEGIN = 2 ** 24;

function lengthOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
}

/** Writes a section. @param pieces its bytes, cut anywhere */
export async function writeSection(
  writer: FrameWriter,
  begin: Begin,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array> = [],
): Promise<void> {
  const json = Buffer.from(JSON.stringify(begin));
  await writer.add(lengthOf(json));
  await writer.add(json);
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    await writer.add(lengthOf(piece));
    await writer.add(piece);
  }
  await writer.add(END);
}

/** Reads the sections of an archive in the order in which they were written. */
export class SectionReader {
  private readonly content: AsyncGenerator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly frames: FrameReader) {
    this.content = frames.content();
  }

  /**
   * Gives the beginning of the next section; its {@link bytes} have to be read before the next.
   *
   * @returns null at the end of the archive, which was then checked to its last byte
   * @throws BackupRefused for an archive that is not what was written
   */
  async next(): Promise<Begin | null> {
    if (this.rest.length === 0 && !(await this.more())) return null;
    const length = (await this.take(4)).readUInt32BE();
    if (length > LONGEST_BEGIN) throw this.frames.damaged();
    return JSON.parse((await this.take(length)).toString('utf8')) as Begin;
  }

  /** Gives the bytes of the section in pieces. */
  async *bytes(): AsyncGenerator<Buffer> {
    for (;;) {
      let left = (await this.take(4)).readUInt32BE();
      if (left === 0) return;
      while (left > 0) {
        if (this.rest.length === 0 && !(await this.more())) throw this.frames.damaged();
        const piece = this.rest.subarray(0, left);
        this.rest = this.rest.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    }
  }

  private async take(length: number): Promise<Buffer> {
    while (this.rest.length < length) if (!(await this.more())) throw this.frames.damaged();
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  private async more(): Promise<boolean> {
    for (;;) {
      const step = await this.content.next();
      if (step.done === true) return false;
      const { value } = step;
      if (value.length === 0) continue;
      this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value]);
      return true;
    }
  }
}
