import { BackupRefused } from './archive-error.js';

/** How a storage with the interface of Amazon S3 is reached. */
export interface S3Settings {
  readonly region: string;
  /** The address of a storage that is not Amazon's; null for Amazon. */
  readonly endpoint: string | null;
  /** Null: as the machine itself is known, such as by the role of an EC2 instance. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Amazon, as the machine itself is known. */
export const USUAL_S3: S3Settings = { region: 'us-east-1', endpoint: null, credentials: null };

export interface S3Place {
  readonly bucket: string;
  /** It ends with `/`, or is empty. */
  readonly folder: string;
  /** The name of a backup; null where the place is a folder. */
  readonly name: string | null;
}

export const isS3 = (place: string): boolean => place.startsWith('s3://');

/** @throws BackupRefused for an address without a bucket */
export function parseS3(place: string): S3Place {
  const [, bucket = '', key] = /^s3:\/\/([a-z0-9][a-z0-9.-]*[a-z0-9])(?:\/(.*))?$/.exec(place) ?? [];
  if (bucket.length < 3 || bucket.length > 63) {
    throw new BackupRefused(`${place} names no bucket: write s3://BUCKET/FOLDER, such as s3://club-backups/quadrant.`);
  }
  const parts = (key ?? '').split('/').filter((part) => part !== '');
  const name = parts.at(-1)?.endsWith('.backup') === true ? parts.pop()! : null;
  return { bucket, folder: parts.map((part) => `${part}/`).join(''), name };
}

export const addressOf = ({ bucket, folder }: S3Place, name: string): string => `s3://${bucket}/${folder}${name}`;
