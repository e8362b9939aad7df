import { say } from '@quadrant/rules/message';
import type { EntryIndex, TournamentReport } from '@quadrant/rules/tournament';
import { isObject, pointerOf, type JsonNode, type JsonObject } from './json-node.js';
import type { Roster } from './roster.js';

/** What stands under this key of a document out of which a name was taken; nobody else may write it. */
export const REDACTION_KEY = 'redacted';

/** What a document was before names were taken out of it. */
export interface Redaction {
  /** Of the canonical form of the document that came, in hex. */
  readonly sha256: string;
  /** Of its bytes, in hex. */
  readonly rawSha256: string;
  /** Tied players by handle, in the order in which they were drawn while all were named. */
  readonly tosses: readonly (readonly string[])[];
  /** All players by handle, in the order of their handles while all were named. */
  readonly order: readonly string[];
}

const SHA256 = /^[0-9a-f]{64}$/;

const isHash = (value: unknown): value is string => typeof value === 'string' && SHA256.test(value);
const isOrder = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Null for a document that is as it came. */
export function findRedaction(document: unknown): Redaction | null {
  const redaction = isObject(document) ? document[REDACTION_KEY] : null;
  if (!isObject(redaction)) return null;
  const { sha256, rawSha256, tosses, order } = redaction;
  if (!isHash(sha256) || !isHash(rawSha256) || !Array.isArray(tosses) || !tosses.every(isOrder)) return null;
  return { sha256, rawSha256, tosses, order: isOrder(order) ? order : [] };
}

/** A document that is sent in may not say of itself what only we can know. */
export function checkNotRedacted(document: JsonNode): void {
  if (!Object.hasOwn(document.object, REDACTION_KEY)) return;
  const message = say`The key ${REDACTION_KEY} is reserved for documents from which Quadrant has removed a name.`;
  const advice = say`Send the report as its director wrote it.`;
  document.findings.add('reserved-key', pointerOf(document, REDACTION_KEY), message, advice);
}

/** What hung on handles, as a redacted document records it; nothing of a document that is as it came. */
export function readRedaction(document: JsonObject, roster: Roster): Pick<TournamentReport, 'tosses' | 'handleOrder'> {
  const { tosses = [], order = [] } = findRedaction(document) ?? {};
  const entriesOf = (handles: readonly string[]): EntryIndex[] =>
    handles.flatMap((handle) => roster.find(handle) ?? []);
  const named = new Set(entriesOf(order));
  return {
    tosses: tosses.flatMap((toss) => {
      const entries = entriesOf(toss);
      return entries.length === toss.length ? [entries] : [];
    }),
    handleOrder: named.size === roster.size && named.size > 0 ? [...named] : null,
  };
}
