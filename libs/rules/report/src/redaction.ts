import { say } from '@quadrant/rules/message';
import type { EntryIndex, TournamentReport } from '@quadrant/rules/tournament';
import { isObject, pointerOf, type JsonNode, type JsonObject } from './json-node.js';
import type { Roster } from './roster.js';

/** A document from which a name was removed has its record under this key. Only we may write it. */
export const REDACTION_KEY = 'redacted';

/** A record of the document before names were removed from it. */
export interface Redaction {
  /** It is the hash of the canonical form of the received document, in hex. */
  readonly sha256: string;
  /** It is the hash of the received bytes, in hex. */
  readonly rawSha256: string;
  /** The handles of tied players, in the order in which they were drawn before any name was removed. */
  readonly tosses: readonly (readonly string[])[];
  /** The handles of all players, in the order that their handles had before any name was removed. */
  readonly order: readonly string[];
}

const SHA256 = /^[0-9a-f]{64}$/;

const isHash = (value: unknown): value is string => typeof value === 'string' && SHA256.test(value);
const isOrder = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Returns null for a document from which no name was removed. */
export function findRedaction(document: unknown): Redaction | null {
  const redaction = isObject(document) ? document[REDACTION_KEY] : null;
  if (!isObject(redaction)) return null;
  const { sha256, rawSha256, tosses, order } = redaction;
  if (!isHash(sha256) || !isHash(rawSha256) || !Array.isArray(tosses) || !tosses.every(isOrder)) return null;
  return { sha256, rawSha256, tosses, order: isOrder(order) ? order : [] };
}

/** A submitted document must not contain a record that only we can write. */
export function checkNotRedacted(document: JsonNode): void {
  if (!Object.hasOwn(document.object, REDACTION_KEY)) return;
  const message = say`The key ${REDACTION_KEY} is reserved for documents from which Quadrant has removed a name.`;
  const advice = say`Send the report as its director wrote it.`;
  document.findings.add('reserved-key', pointerOf(document, REDACTION_KEY), message, advice);
}

/** Returns the orders that depended on handles, from the record of a redacted document; empty ones for other documents. */
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
