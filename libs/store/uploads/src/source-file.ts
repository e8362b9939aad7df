import type { PoolClient } from 'pg';

/** A file of another program, of which only this is kept. */
export interface SourceFile {
  /** It is the SHA-256 hash of its bytes, in hex. */
  readonly sha256: string;
  /** The name of the reader that recognized it. */
  readonly format: string;
}

/** The places that a file gives the players of its report, by entry. A place is null where it gives none. */
export type OwnPlaces = readonly (number | null)[];

/**
 * Notes from which file a document was translated, in the caller's transaction.
 *
 * @param rawSha256 of the stored document, in hex
 */
export async function storeSourceFile(
  client: PoolClient,
  rawSha256: string,
  { sha256, format }: SourceFile,
  ownPlaces: OwnPlaces,
  receivedAt: Date,
): Promise<void> {
  await client.query(
    `insert into source_files (raw_sha256, file_sha256, format, received_at, own_places)
     values (decode($1, 'hex'), decode($2, 'hex'), $3, $4, $5) on conflict do nothing`,
    [rawSha256, sha256, format, receivedAt, ownPlaces.some((place) => place !== null) ? ownPlaces : null],
  );
}
