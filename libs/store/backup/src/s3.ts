import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import { BackupRefused } from './archive-error.js';
import { addressOf, type S3Place, type S3Settings } from './s3-place.js';

/** S3 takes 10,000 parts of one file at most, each of 5 MB or more except the last. */
const MOST_PARTS = 10_000;
const SMALLEST_PART = 8 * 2 ** 20;

/** A bucket that is open. Its package is loaded where somebody uses one. */
export class Bucket {
  private constructor(
    private readonly sdk: typeof Sdk,
    private readonly client: Sdk.S3Client,
    private readonly place: S3Place,
  ) {}

  /** Runs work with the bucket of a place. @throws BackupRefused with what the storage says, and what `work` throws */
  static async with<T>(
    place: S3Place,
    { region, endpoint, credentials }: S3Settings,
    work: (bucket: Bucket) => Promise<T>,
  ): Promise<T> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      // Storages of others often have no name for each bucket, and do not know the newer checksums.
      ...(endpoint !== null && {
        endpoint,
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
      ...(credentials !== null && { credentials }),
    });
    try {
      return await work(new Bucket(sdk, client, place));
    } catch (error) {
      throw explain(place, error);
    } finally {
      client.destroy();
    }
  }

  /** Sends a file under a name, and asks whether all of it arrived. It replaces nothing. */
  async send(file: string, name: string, bytes: number, signal?: AbortSignal): Promise<void> {
    if ((await this.sizeOf(name)) !== null) {
      throw new BackupRefused(`${addressOf(this.place, name)} exists already: name another file, or a folder.`);
    }
    const { Upload } = await import('@aws-sdk/lib-storage');
    const upload = new Upload({
      client: this.client,
      params: { ...this.at(name), Body: createReadStream(file), ContentLength: bytes },
      partSize: Math.max(SMALLEST_PART, Math.ceil(bytes / MOST_PARTS)),
    });
    const abort = () => void upload.abort();
    signal?.addEventListener('abort', abort);
    try {
      await upload.done();
    } catch (error) {
      if (signal?.aborted === true) throw new BackupRefused('The backup was stopped. Nothing was written.');
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
    const arrived = await this.sizeOf(name);
    if (arrived === bytes) return;
    throw new BackupRefused(
      `${addressOf(this.place, name)} has ${arrived ?? 0} bytes, but ${bytes} were sent. Try again, and see that nobody else writes there.`,
    );
  }

  /** Returns how many bytes a file has; null where there is none. */
  async sizeOf(name: string, signal?: AbortSignal): Promise<number | null> {
    try {
      const { ContentLength } = await this.client.send(
        new this.sdk.HeadObjectCommand(this.at(name)),
        signal && { abortSignal: signal },
      );
      return ContentLength ?? 0;
    } catch (error) {
      if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return null;
      throw error;
    }
  }

  /** Writes a file of the bucket into a file that does not exist. */
  async fetch(name: string, file: string, onProgress: (done: number) => void): Promise<void> {
    const { Body } = await this.client.send(new this.sdk.GetObjectCommand(this.at(name)));
    let done = 0;
    const body = Body as Readable;
    await pipeline(
      body,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          onProgress((done += piece.length));
          yield piece;
        }
      },
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    );
  }

  /** Lists the names in the folder of the place, without those of folders below. */
  async list(): Promise<string[]> {
    const { bucket, folder } = this.place;
    const pages = this.sdk.paginateListObjectsV2(
      { client: this.client },
      { Bucket: bucket, Prefix: folder, Delimiter: '/' },
    );
    const names: string[] = [];
    for await (const { Contents } of pages)
      names.push(...(Contents ?? []).map(({ Key }) => (Key ?? '').slice(folder.length)));
    return names;
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new this.sdk.DeleteObjectCommand(this.at(name)));
  }

  private at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: `${this.place.folder}${name}` };
  }
}

function explain({ bucket, folder }: S3Place, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupRefused) return error;
  // Only errors of the storage and of the way to it have one of these.
  if (!('$metadata' in error) && !('code' in error) && error.name !== 'CredentialsProviderError') return error;
  const said = 'code' in error && typeof error.code === 'string' ? error.code : `${error.name}: ${error.message}`;
  return new BackupRefused(
    `The storage of s3://${bucket}/${folder} refuses (${said}). Check the name of the bucket, AWS_ENDPOINT_URL_S3, AWS_REGION, ` +
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and whether this key may list, read, write and remove there.',
    { cause: error },
  );
}
