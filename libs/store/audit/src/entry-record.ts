import { foldHandle } from '@quadrant/rules/tournament';
import type { AuditEntry } from './audit-entry.js';
import type { AuditKey } from './audit-key.js';
import { macOf, type Sealable, type Sealed } from './seal.js';

export const ENTRY_DOMAIN = 'quadrant audit entry 1';

/** A row of `audit_entries`, every value as PostgreSQL keeps it. */
export interface EntryRow {
  readonly id: bigint;
  /** It counts the microseconds since 1970, in decimal digits. */
  readonly at: string;
  readonly actor: string;
  /** The actor's handle, folded. */
  readonly actorKey: string;
  readonly action: string;
  readonly subject: string;
  /** It is the JSON text. */
  readonly detail: string;
  readonly requestId: string | null;
  readonly mentions: readonly string[];
  readonly keyId: string;
  readonly previousMac: Buffer;
  readonly mac: Buffer;
}

type Unsealed = Omit<EntryRow, 'id' | 'keyId' | 'previousMac' | 'mac'>;

/** Where a chain ends: the next entry follows it. */
export type ChainHead = Pick<EntryRow, 'id' | 'mac'>;

/** Gives entries their places behind `head`, and their seals. */
export function sealEntries(entries: readonly AuditEntry[], { id, mac }: ChainHead, key: AuditKey): EntryRow[] {
  const rows: EntryRow[] = [];
  for (const entry of entries) {
    const facts = factsOf(entry);
    const before = rows.at(-1) ?? { id, mac };
    const sealable = sealableOf({ ...facts, id: before.id + 1n, previousMac: before.mac });
    const own = macOf(ENTRY_DOMAIN, key, sealable);
    rows.push({ ...facts, id: sealable.place, keyId: key.id, previousMac: before.mac, mac: own });
  }
  return rows;
}

/** Returns the row in the form that a chain check takes. */
export const sealedOf = (row: EntryRow): Sealed => ({ ...sealableOf(row), keyId: row.keyId, mac: row.mac });

const sealableOf = (row: Unsealed & Pick<EntryRow, 'id' | 'previousMac'>): Sealable => ({
  place: row.id,
  previous: row.previousMac,
  content: [row.at, row.actor, row.actorKey, row.action, row.subject, row.detail, row.requestId, ...row.mentions],
});

function factsOf({ at, actor, action, subject, detail, requestId, mentions = [] }: AuditEntry): Unsealed {
  return {
    at: (BigInt(at.getTime()) * 1000n).toString(),
    actor: storable(actor),
    actorKey: foldHandle(storable(actor)),
    action: storable(action),
    subject: storable(subject),
    detail: storableJson(detail),
    requestId: requestId === null ? null : storable(requestId),
    mentions: mentions.map(storable),
  };
}

/** It matches NUL and any half of a surrogate pair, which may stand alone. Texts rarely contain either. */
const SUSPICIOUS = /[\0\ud800-\udfff]/;
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Replaces NUL and lone surrogates, which PostgreSQL cannot store: an attempt must be recorded whatever it contained. */
export const storable = (text: string): string => (SUSPICIOUS.test(text) ? text.replace(UNSTORABLE, '\ufffd') : text);

/** It matches the JSON escapes of characters that cannot be stored. */
const UNSTORABLE_ESCAPE = /\\u(0000|d[89a-f])/;

function storableJson(value: object): string {
  const json = JSON.stringify(value);
  return UNSTORABLE_ESCAPE.test(json) ? JSON.stringify(value, replaceUnstorable) : json;
}

/** Serves as the second argument of JSON.stringify. */
export const replaceUnstorable = (_name: string, each: unknown): unknown =>
  typeof each === 'string' ? storable(each) : each;
