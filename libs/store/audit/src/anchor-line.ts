import type { AuditKey } from './audit-key.js';
import { macOf, type Sealable, type Sealed } from './seal.js';

export const ANCHOR_DOMAIN = 'quadrant audit anchor 1';

/** Where the chain of entries ended at a moment. */
export interface Anchor {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The id that the last entry had at that moment. */
  readonly id: bigint;
  readonly mac: Buffer;
}

/** The end of the file of anchors: the next line follows it. */
export interface AnchorEnd {
  readonly number: bigint;
  readonly seal: Buffer;
}

interface LineJson {
  readonly number: number;
  readonly at: string;
  readonly id: number;
  readonly mac: string;
  readonly key: string;
  readonly previous: string;
  readonly seal: string;
}

/** Seals a line of the file with the seal of the line before; also returns the end that this line makes. */
export function sealAnchor(anchor: Anchor, before: AnchorEnd, key: AuditKey): { line: string; end: AnchorEnd } {
  const sealable = sealableOf(anchor, { place: before.number + 1n, previous: before.seal });
  const seal = macOf(ANCHOR_DOMAIN, key, sealable);
  const json: LineJson = {
    number: Number(sealable.place),
    at: anchor.at,
    id: Number(anchor.id),
    mac: anchor.mac.toString('hex'),
    key: key.id,
    previous: before.seal.toString('hex'),
    seal: seal.toString('hex'),
  };
  return { line: JSON.stringify(json), end: { number: sealable.place, seal } };
}

/** Returns null for a text that is not a line of ours. It does not check the seal. */
export function parseAnchor(line: string): { anchor: Anchor; sealed: Sealed } | null {
  const json = parseObject(line);
  if (json === null) return null;
  const { number, at, id, mac, key, previous, seal } = json;
  if (!isCount(number) || !isCount(id) || typeof at !== 'string' || typeof key !== 'string') return null;
  if (!isHash(mac) || !isHash(previous) || !isHash(seal)) return null;
  const anchor = { at, id: BigInt(id), mac: Buffer.from(mac, 'hex') };
  const sealable = sealableOf(anchor, { place: BigInt(number), previous: Buffer.from(previous, 'hex') });
  return { anchor, sealed: { ...sealable, keyId: key, mac: Buffer.from(seal, 'hex') } };
}

const sealableOf = ({ at, id, mac }: Anchor, link: Pick<Sealable, 'place' | 'previous'>): Sealable => ({
  ...link,
  content: [at, id.toString(), mac.toString('hex')],
});

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

function parseObject(line: string): Partial<Record<keyof LineJson, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
