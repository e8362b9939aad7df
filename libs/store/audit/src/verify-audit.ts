import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { openSnapshot } from '@quadrant/store/database';
import type { AuditKey } from './audit-key.js';
import type { Anchor } from './anchor-line.js';
import { checkAnchors, type AnchorsCheck } from './anchors-check.js';
import { readAnchors } from './anchors-file.js';
import type { AuditHome } from './audit-home.js';
import type { ChainDamage } from './chain-check.js';
import { EntriesCheck, type EntriesDamage } from './entries-check.js';
import { readEntries } from './read-entries.js';

/** What keeps the application from changing entries. */
export interface AppendOnly {
  /** Its role has no right to. */
  readonly byRights: boolean;
  /** A trigger refuses it to everybody. */
  readonly byTrigger: boolean;
}

/** What an audit comes to. */
export interface AuditVerification {
  readonly entries: number;
  /** Of the last entry; 0 for none. */
  readonly lastId: bigint;
  readonly damages: readonly EntriesDamage[];
  readonly anchors: {
    /** Those that could be believed. */
    readonly count: number;
    readonly damages: readonly ChainDamage[];
    /** Lines of the file that are no anchors. */
    readonly unreadable: readonly number[];
    /** Lines that the database knows of, and that the file does not have at its end: from, to. */
    readonly cut: readonly [bigint, bigint] | null;
    /** What is anchored last; null before the first. */
    readonly last: Pick<Anchor, 'id' | 'at'> | null;
  };
  /** Entries after the last anchored one: if they were cut off, nobody could tell. */
  readonly unanchored: bigint;
  readonly appendOnly: AppendOnly;
}

/** Whether nothing is wrong. */
export const isIntact = ({ damages, anchors }: AuditVerification): boolean =>
  damages.length + anchors.damages.length + anchors.unreadable.length === 0 && anchors.cut === null;

/**
 * Checks the whole audit as it stands at one moment.
 *
 * @param onProgress told how many entries of how many
 */
export async function verifyAudit(
  dataSource: DataSource,
  home: AuditHome,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<AuditVerification> {
  // First: an anchor that comes later may be of an entry that the snapshot does not show.
  const file = readAnchorsFile(home);
  const snapshot = await openSnapshot(dataSource);
  try {
    return await verifyOn(snapshot.client, home, file, onProgress);
  } finally {
    await snapshot.close();
  }
}

/** The same on a client that sees one moment of the database. */
export async function verifyOn(
  client: PoolClient,
  home: AuditHome,
  file: AnchorsCheck,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<AuditVerification> {
  const { total, lines, appendOnly } = await readFacts(client, home.keys);
  const check = new EntriesCheck(home.keys, file.anchors);
  let entries = 0;
  for await (const rows of readEntries(client)) {
    for (const row of rows) check.take(row);
    entries += rows.length;
    onProgress(entries, total);
  }
  const { anchors, damages, unreadable, end } = file;
  const newest = anchors.at(-1);
  const last = newest ? { id: newest.id, at: newest.at } : null;
  return {
    entries,
    lastId: check.last,
    damages: check.finish(),
    anchors: { count: anchors.length, damages, unreadable, cut: findCut(end, lines, home), last },
    unanchored: last !== null && last.id > check.last ? 0n : check.last - (last?.id ?? 0n),
    appendOnly,
  };
}

/** The file of anchors of a home, checked. */
export const readAnchorsFile = ({ keys, anchorsFile }: AuditHome): AnchorsCheck =>
  checkAnchors(readAnchors(anchorsFile), keys);

interface Facts {
  readonly total: number;
  /** Of the file of anchors, as the database knows it. */
  readonly lines: bigint;
  readonly appendOnly: AppendOnly;
}

async function readFacts(client: PoolClient, keys: readonly AuditKey[]): Promise<Facts> {
  const { rows } = await client.query<AppendOnly & { total: string; lines: string }>(
    `select (select count(*) from audit_entries) as total,
       (select coalesce(max(number), 0) from audit_anchors where key_id = any($1)) as lines,
       not has_table_privilege('audit_entries', 'update, delete, truncate') as "byRights",
       exists (select from pg_trigger where tgrelid = 'audit_entries'::regclass and tgname = 'audit_entries_append_only'
         and tgenabled in ('O', 'A')) as "byTrigger"`,
    [keys.map(({ id }) => id)],
  );
  const { total, lines, ...appendOnly } = rows[0]!;
  return { total: Number(total), lines: BigInt(lines), appendOnly };
}

/** A line that was written since the file was read is no cut. */
function findCut(end: bigint, known: bigint, home: AuditHome): AuditVerification['anchors']['cut'] {
  if (known <= end) return null;
  const now = readAnchorsFile(home).end;
  return known <= now ? null : [now + 1n, known];
}
