import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { sealAnchor, type AnchorEnd } from './anchor-line.js';
import { appendAnchor, readEnd } from './anchors-file.js';
import { getAuditHome } from './audit-home.js';
import type { AuditKeys } from './audit-key.js';
import { NO_SEAL } from './seal.js';
import { readChainHead } from './write-entries.js';

/** An arbitrary number that no other lock of the database uses. Its holder appends to the file of anchors. */
const ANCHOR_LOCK = 7_283_010;

export type Anchoring =
  /** The chain has grown, and its end stands in the file now. */
  | { readonly kind: 'anchored'; readonly id: bigint }
  /** Nothing was written since, or another process is anchoring now. */
  | { readonly kind: 'nothing-new' }
  /** The entry that was anchored last is gone or was replaced: `quadrant audit verify` says what is wrong. */
  | { readonly kind: 'chain-cut'; readonly anchoredId: bigint };

interface Remembered {
  readonly number: string;
  readonly mac: Buffer;
  readonly entryId: string;
}

/** Writes the end of the audit chain to a file outside the database, so that nobody can cut off anchored entries unnoticed. */
@Injectable()
export class AuditAnchorRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Anchors the end of the chain when it has moved.
   *
   * @throws what the file system says; the entries are then anchored next time
   */
  anchor(now: Date): Promise<Anchoring> {
    return this.dataSource.transaction(async ({ queryRunner }) => {
      const client = (await queryRunner!.connect()) as PoolClient;
      const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_xact_lock($1) as taken`, [
        ANCHOR_LOCK,
      ]);
      return rows[0]?.taken ? this.anchorLocked(client, now) : { kind: 'nothing-new' };
    });
  }

  private async anchorLocked(client: PoolClient, now: Date): Promise<Anchoring> {
    const { keys, anchorsFile } = getAuditHome(this.dataSource);
    const [key] = keys;
    const remembered = await findRemembered(client, keys);
    const { id, mac } = await readChainHead(client);
    const anchoredId = BigInt(remembered?.entryId ?? 0);
    if (id < anchoredId) return { kind: 'chain-cut', anchoredId };
    if (id === anchoredId) return { kind: 'nothing-new' };
    const { line, end } = sealAnchor({ at: now.toISOString(), id, mac }, endOf(readEnd(anchorsFile), remembered), key);
    appendAnchor(anchorsFile, line);
    await client.query(
      `insert into audit_anchors (key_id, number, mac, entry_id, at) values ($1, $2, $3, $4, $5)
       on conflict (key_id) do update set number = excluded.number, mac = excluded.mac, entry_id = excluded.entry_id,
         at = excluded.at`,
      [key.id, end.number.toString(), end.seal, id.toString(), now],
    );
    return { kind: 'anchored', id };
  }
}

async function findRemembered(client: PoolClient, keys: AuditKeys): Promise<Remembered | null> {
  const { rows } = await client.query<Remembered>(
    `select number, mac, entry_id as "entryId" from audit_anchors where key_id = any($1) order by number desc limit 1`,
    [keys.map(({ id }) => id)],
  );
  return rows[0] ?? null;
}

/** Returns the later end: the file may have lost its last lines, and a crash may have lost the database's last write. */
function endOf(inFile: AnchorEnd | null, remembered: Remembered | null): AnchorEnd {
  const known = remembered && { number: BigInt(remembered.number), seal: remembered.mac };
  if (known !== null && known.number > (inFile?.number ?? 0n)) return known;
  return inFile ?? { number: 0n, seal: NO_SEAL };
}
