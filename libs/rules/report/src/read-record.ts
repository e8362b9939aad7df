import { listed, say } from '@quadrant/rules/message';
import {
  RECORDS,
  type EntryIndex,
  type RecordKind,
  type StatedRow,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { checkKeys, takeInteger, takeRawText } from './fields.js';
import { nodesIn, pointerOf, takeList, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import { inferredPlaces, isOfResult } from './read-inferred.js';
import { quote } from './quote.js';
import { findEntry, type Roster } from './roster.js';

/** The keys that say how much of a tournament is known. */
export const RECORD_KEYS = ['record', 'statedStandings', 'participants', 'inferred', 'inferredRated'] as const;

const ROW_KEYS: ReadonlySet<string> = new Set(['handle', 'place', 'points', 'differential', 'tiedWith']);

/** These keys say something about games that a record does not have. */
const FOREIGN_KEYS: Readonly<Record<Exclude<RecordKind, 'games'>, readonly string[]>> = {
  standings: ['rounds', 'finalConfrontation', 'standings', 'inferred', 'inferredRated'],
  'some-games': ['finalConfrontation', 'standings'],
};

type ReadRecord = Pick<TournamentReport, 'record' | 'statedStandings' | 'participants'>;

/** Returns how much of a tournament a document says is known: every game, also where it says nothing usable. */
export const recordOf = ({ object }: JsonNode): RecordKind =>
  RECORDS.find((kind) => kind === object['record']) ?? 'games';

/**
 * Reads how much of a tournament is known, and the standings that its source states. It returns an empty object for a
 * document whose games are all known and count. Where the games are known, the source has to state everybody.
 *
 * @param hasIncomplete whether the opponent or the result of a match is unknown, or a result is inferred
 */
export function readRecord(document: JsonNode, roster: Roster, hasIncomplete: boolean): ReadRecord {
  refuseUnsupported(document, takeRawText(document, 'record', 'optional') ?? 'games');
  const record = recordOf(document);
  if (record === 'games') {
    const stated = takeList(document, 'statedStandings', LIMITS.players) ?? [];
    const isPartial = !hasIncomplete && stated.length < roster.size;
    const foreign = isPartial ? ['statedStandings', 'participants'] : ['participants'];
    refuseKeys(document, foreign, say`Write "record": "standings" or "some-games", or remove the key.`);
    return stated.length === 0 ? {} : { statedStandings: readRows(document, roster, stated) };
  }
  const advice =
    record === 'standings'
      ? say`Remove the key, or remove record and send the rounds.`
      : say`Remove the key, and give the places in statedStandings.`;
  refuseKeys(document, FOREIGN_KEYS[record], advice);
  const list = takeList(document, 'statedStandings', LIMITS.players, 'required');
  if (list?.length === 0) {
    const message = say`The list statedStandings is empty.`;
    document.findings.add('missing-key', '/statedStandings', message, say`Add a row for each player with their place.`);
  }
  const statedStandings = readRows(document, roster, list ?? []);
  const participants = takeInteger(document, 'participants', 1, LIMITS.players);
  if (participants !== null && participants < roster.size) {
    const message = say`${participants} are said to have taken part, but ${roster.size} players are listed.`;
    document.findings.add('participants-too-few', '/participants', message, say`Correct the number.`);
  }
  return { record, statedStandings, ...(participants !== null && { participants }) };
}

/** Refuses an unknown kind of record: as another kind it would pass for more, or for less. */
function refuseUnsupported(document: JsonNode, kind: string): void {
  const { findings } = document;
  if (!RECORDS.some((each) => each === kind)) {
    const message = say`${quote(kind)} is not a known record.`;
    findings.add('unknown-literal', '/record', message, say`Use one of ${listed(RECORDS, 'or')}.`);
  }
}

function refuseKeys(node: JsonNode, keys: readonly string[], advice: ReturnType<typeof say>): void {
  for (const key of keys) {
    const value = node.object[key] ?? null;
    if (value === null || (Array.isArray(value) && !value.some(isOfResult))) continue;
    const message = say`The key ${key} does not belong to this record.`;
    node.findings.add('not-of-record', pointerOf(node, key), message, advice);
  }
}

interface ReadRow extends StatedRow {
  readonly pointer: string;
  readonly tiedWith: readonly EntryIndex[];
}

function readRows(document: JsonNode, roster: Roster, list: readonly unknown[]): StatedRow[] {
  const named = new Set<EntryIndex>();
  const rows = nodesIn(document, 'statedStandings', list).flatMap((node): ReadRow[] => {
    if (node === null) return [];
    checkKeys(node, ROW_KEYS);
    const handle = node.object['handle'] ?? null;
    if (handle === null)
      node.findings.add('missing-key', node.pointer, say`The key handle is missing.`, say`Name the player.`);
    const entry = handle === null ? null : findEntry(node.findings, roster, pointerOf(node, 'handle'), handle);
    const place = takeInteger(node, 'place', 1, LIMITS.players);
    const points = takeInteger(node, 'points', -LIMITS.podScore, LIMITS.podScore);
    const differential = takeInteger(node, 'differential', -LIMITS.podScore, LIMITS.podScore);
    const tiedWith = (takeList(node, 'tiedWith', LIMITS.players) ?? []).flatMap(
      (other, index) => findEntry(node.findings, roster, `${pointerOf(node, 'tiedWith')}/${index}`, other) ?? [],
    );
    if (entry === null) return [];
    if (named.has(entry)) {
      const message = say`A player is listed twice in the stated standings.`;
      node.findings.add('duplicate-place', node.pointer, message, say`Name every player once.`);
    }
    named.add(entry);
    return [{ entry, place, points, ...(differential !== null && { differential }), tiedWith, pointer: node.pointer }];
  });
  checkTies(document, rows);
  const rules = inferredPlaces(document, rows);
  return rows.map(({ tiedWith: _, pointer, ...row }) => {
    const inferred = rules.get(pointer);
    return { ...row, ...(inferred !== undefined && { inferred }) };
  });
}

/** Players share a place when they have the same one, so `tiedWith` only repeats it. */
function checkTies({ findings }: JsonNode, rows: readonly ReadRow[]): void {
  const placeOf = new Map(rows.map(({ entry, place }) => [entry, place]));
  for (const { place, pointer, tiedWith } of rows) {
    if (tiedWith.every((other) => (placeOf.get(other) ?? null) === place)) continue;
    const message = say`The player is said to share their place with somebody who has another one.`;
    findings.add('stated-tie', `${pointer}/tiedWith`, message, say`Give both the same place, or remove tiedWith.`);
  }
}
