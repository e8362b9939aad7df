import { say } from '@quadrant/rules/message';
import type { EntryIndex, StatedRow, TournamentReport } from '@quadrant/rules/tournament';
import { checkKeys, takeInteger, takeRawText } from './fields.js';
import { nodesIn, pointerOf, takeList, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import { quote } from './quote.js';
import { findEntry, type Roster } from './roster.js';

/** The keys that say how much of a tournament is known. */
export const RECORD_KEYS = ['record', 'statedStandings', 'participants', 'inferred'] as const;

const ROW_KEYS: ReadonlySet<string> = new Set(['handle', 'place', 'points', 'tiedWith']);

/** These keys say something about games, which a record of standings does not have. */
const OF_GAMES = ['rounds', 'finalConfrontation', 'standings'];

type ReadRecord = Pick<TournamentReport, 'record' | 'statedStandings' | 'participants'>;

/** Tells whether a document says that only the final places are known. */
export const isOfStandings = ({ object }: JsonNode): boolean => object['record'] === 'standings';

/**
 * Reads how much of a tournament is known, and the standings that its source states. It returns an empty object for a
 * document of games, which is every document without `record`.
 */
export function readRecord(document: JsonNode, roster: Roster): ReadRecord {
  const kind = takeRawText(document, 'record', 'optional') ?? 'games';
  refuseUnsupported(document, kind);
  if (kind !== 'standings') {
    refuseKeys(document, ['statedStandings', 'participants'], say`Write "record": "standings", or remove the key.`);
    return {};
  }
  const advice = say`Remove the key, or remove record and send the rounds.`;
  refuseKeys(document, OF_GAMES, advice);
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
  return { record: 'standings', statedStandings, ...(participants !== null && { participants }) };
}

/** Refuses everything that cannot be stored with its mark: without the mark it would pass for a fact. */
function refuseUnsupported(document: JsonNode, kind: string): void {
  const { findings, object } = document;
  if (kind === 'some-games') {
    const message = say`Records of some of the games cannot be stored yet.`;
    const advice = say`Write "record": "standings" and give the places alone.`;
    findings.add('record-not-supported', '/record', message, advice);
  } else if (kind !== 'games' && kind !== 'standings') {
    const message = say`${quote(kind)} is not a known record.`;
    findings.add('unknown-literal', '/record', message, say`Use one of games and standings.`);
  }
  const inferred = object['inferred'] ?? null;
  if (inferred === null || (Array.isArray(inferred) && inferred.length === 0)) return;
  const message = say`Inferred facts cannot be stored with their marks yet.`;
  findings.add('record-not-supported', '/inferred', message, say`Send only what the source states.`);
}

function refuseKeys(node: JsonNode, keys: readonly string[], advice: ReturnType<typeof say>): void {
  for (const key of keys) {
    const value = node.object[key] ?? null;
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
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
    const tiedWith = (takeList(node, 'tiedWith', LIMITS.players) ?? []).flatMap(
      (other, index) => findEntry(node.findings, roster, `${pointerOf(node, 'tiedWith')}/${index}`, other) ?? [],
    );
    if (entry === null) return [];
    if (named.has(entry)) {
      const message = say`A player is listed twice in the stated standings.`;
      node.findings.add('duplicate-place', node.pointer, message, say`Name every player once.`);
    }
    named.add(entry);
    return [{ entry, place, points, tiedWith, pointer: node.pointer }];
  });
  checkTies(document, rows);
  return rows.map(({ entry, place, points }) => ({ entry, place, points }));
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
