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

export interface AppendOnly {
  /** The application's role has no right to change entries. */
  readonly byRights: boolean;
  /** A trigger refuses changes to everybody. */
  readonly byTrigger: boolean;
}

export interface AuditVerification {
  readonly entries: number;
  /** The id of the last entry; 0 when there is none. */
  readonly lastId: bigint;
  readonly damages: readonly EntriesDamage[];
  readonly anchors: {
    /** The number of anchors whose seals are good. */
    readonly count: number;
    readonly damages: readonly ChainDamage[];
    /** The numbers of the lines that are not anchors. */
    readonly unreadable: readonly number[];
    /** The first and the last line that the database knows of and that the file lacks at its end. */
    readonly cut: readonly [bigint, bigint] | null;
    /** The entry that was anchored last; null before the first anchor. */
    readonly last: Pick<Anchor, 'id' | 'at'> | null;
  };
  /** The number of entries after the last anchored one: nobody could tell if they were cut off. */
  readonly unanchored: bigint;
  readonly appendOnly: AppendOnly;
}

export const isIntact = ({ damages, anchors }: AuditVerification): boolean =>
  damages.length + anchors.damages.length + anchors.unreadable.length === 0 && anchors.cut === null;

/**
 * Checks the whole audit at one moment.
 *
 * @param onProgress told how many entries of how many
 */
export async function verifyAudit(
  dataSource: DataSource,
  home: AuditHome,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<AuditVerification> {
  // The file is read first: a later anchor may concern an entry that the snapshot does not show.
  const file = readAnchorsFile(home);
  const snapshot = await openSnapshot(dataSource);
  try {
    return await verifyOn(snapshot.client, home, file, onProgress);
  } finally {
    await snapshot.close();
  }
}

/** Does the same on a client that sees one moment of the database. */
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

/** Reads and checks the file of anchors of a home. */
export const readAnchorsFile = ({ keys, anchorsFile }: AuditHome): AnchorsCheck =>
  checkAnchors(readAnchors(anchorsFile), keys);

interface Facts {
  readonly total: number;
  /** The length of the file of anchors that the database knows of. */
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

/** Lines that were written after the file was read do not count as cut. */
function findCut(end: bigint, known: bigint, home: AuditHome): AuditVerification['anchors']['cut'] {
  if (known <= end) return null;
  const now = readAnchorsFile(home).end;
  return known <= now ? null : [now + 1n, known];
}
