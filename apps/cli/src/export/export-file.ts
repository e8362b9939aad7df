import { createHash } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { explainWriting } from '../explain-error.js';
import type { FileFacts } from './manifest.js';

/** Characters that are gathered before they are written. */
const CHUNK = 1 << 18;

/** A file that appears whole or not at all. */
export class ExportFile {
  private readonly hash = createHash('sha256');
  private parts: Buffer[] = [];
  private size = 0;
  private records = 0;

  private constructor(
    private readonly file: string,
    private readonly unfinished: string,
    private readonly handle: FileHandle,
  ) {}

  /** @throws CannotRun when it cannot be written */
  static async create(folder: string, name: string): Promise<ExportFile> {
    const file = path.join(folder, name);
    const unfinished = `${file}.${process.pid}.tmp`;
    try {
      return new ExportFile(file, unfinished, await open(unfinished, 'w'));
    } catch (error) {
      throw explainWriting(file, error);
    }
  }

  /** @param records how many the content has */
  async write(content: string | Buffer, records: number): Promise<void> {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
    this.hash.update(bytes);
    this.records += records;
    this.parts.push(bytes);
    this.size += bytes.length;
    if (this.size >= CHUNK) await this.flush();
  }

  /** @throws CannotRun when it cannot be written */
  async finish(): Promise<FileFacts> {
    await this.flush();
    await this.explained(async () => {
      await this.handle.close();
      await rename(this.unfinished, this.file);
    });
    return { records: this.records, sha256: this.hash.digest('hex') };
  }

  async discard(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.unfinished, { force: true });
  }

  private async flush(): Promise<void> {
    const { parts } = this;
    this.parts = [];
    this.size = 0;
    if (parts.length > 0) await this.explained(() => this.handle.appendFile(Buffer.concat(parts)));
  }

  private async explained(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw explainWriting(this.file, error);
    }
  }
}
