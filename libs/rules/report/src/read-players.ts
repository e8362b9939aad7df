import { say } from '@quadrant/rules/message';
import type { Deck, Entry } from '@quadrant/rules/tournament';
import { checkInteger, checkKeys, checkText, takeInteger, takeText } from './fields.js';
import { takeHandle } from './handles.js';
import { addWrongType, nodesIn, pointerOf, takeList, takeObject, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import { quote } from './quote.js';
import { takeCountry, takeRegion } from './localities.js';
import { takeName } from './names.js';
import { startRoster, type Roster } from './roster.js';

const PLAYER_KEYS: ReadonlySet<string> = new Set<keyof Entry>([
  'handle',
  'name',
  'country',
  'region',
  'seed',
  'earnedByes',
  'headStart',
  'droppedAfterRound',
  'deck',
]);
const DECK_KEYS: ReadonlySet<string> = new Set<keyof Deck>([
  'headquarters',
  'affiliation',
  'missionsCompleted',
  'personnel',
  'facts',
]);
const PERSONNEL_KEYS: ReadonlySet<string> = new Set(['total', 'nonAligned', 'playable']);

export interface ReadPlayers {
  /** They are in the order of the document. When one of them could not be read, the document has an error. */
  readonly entries: Entry[];
  /** It holds the index in `players` of each entry. */
  readonly positions: number[];
  readonly roster: Roster;
}

/** Reads `players` of the document. */
export function readPlayers(document: JsonNode): ReadPlayers {
  const roster = startRoster();
  const list = takeList(document, 'players', LIMITS.players, 'required');
  if (list?.length === 0) {
    document.findings.add(
      'no-players',
      '/players',
      say`The list of players is empty.`,
      say`Name everybody who took part.`,
    );
  }
  if (list === null || list.length === 0) roster.isComplete = false;
  const positions: number[] = [];
  const entries = nodesIn(document, 'players', list ?? []).flatMap((node, position) => {
    const entry = node === null ? null : readPlayer(node);
    if (node === null || entry === null) {
      const handle = node?.object['handle'];
      if (typeof handle === 'string' && handle.trim() !== '') roster.addUnreadable(handle);
      else roster.isComplete = false;
      return [];
    }
    positions.push(position);
    if (!roster.add(entry.handle)) {
      const message = say`${entry.handle} is already in the list, perhaps with other capitals or accents.`;
      const advice = say`Name every player once, or give the second one another handle.`;
      node.findings.add('duplicate-player', pointerOf(node, 'handle'), message, advice);
    }
    return [entry];
  });
  return { entries, positions, roster };
}

function readPlayer(node: JsonNode): Entry | null {
  checkKeys(node, PLAYER_KEYS);
  const handle = takeHandle(node, 'handle', 'required');
  const entry = {
    name: takeName(node, 'name'),
    country: takeCountry(node),
    region: takeRegion(node),
    seed: takeInteger(node, 'seed', 1, LIMITS.seed),
    earnedByes: takeIntegers(node, 'earnedByes', 1, LIMITS.rounds),
    headStart: takeInteger(node, 'headStart', 0, LIMITS.headStart) ?? 0,
    droppedAfterRound: takeInteger(node, 'droppedAfterRound', 0, LIMITS.rounds),
    deck: readDeck(node),
  };
  return handle === null ? null : { handle, ...entry };
}

function takeIntegers(node: JsonNode, key: string, lowest: number, highest: number): number[] {
  const list = takeList(node, key, highest) ?? [];
  return list.flatMap((value, index) => {
    const number = checkInteger(node.findings, `${pointerOf(node, key)}/${index}`, value, lowest, highest, 'required');
    return number === null ? [] : [number];
  });
}

function readDeck(player: JsonNode): Deck | null {
  const node = takeObject(player, 'deck');
  if (node === null) return null;
  checkKeys(node, DECK_KEYS);
  const facts = readFacts(node);
  return {
    headquarters: takeText(node, 'headquarters', LIMITS.name),
    affiliation: takeText(node, 'affiliation', LIMITS.name),
    missionsCompleted: readMissionsCompleted(node),
    personnel: readPersonnel(node),
    ...(facts && { facts }),
  };
}

const FACT_NAME = /^[A-Za-z]\w*$/;

/** Reads the numbers that a league declares. The planning of the report checks later which ones the league has. */
function readFacts(deck: JsonNode): Record<string, number> | null {
  const node = takeObject(deck, 'facts');
  if (node === null) return null;
  const facts: [string, number][] = [];
  for (const name of Object.keys(node.object).slice(0, LIMITS.deckFacts + 1)) {
    if (!FACT_NAME.test(name) || name.length > LIMITS.factName || facts.length === LIMITS.deckFacts) {
      const message =
        facts.length === LIMITS.deckFacts
          ? say`A deck has at most ${LIMITS.deckFacts} facts.`
          : say`${quote(name)} is not the name of a fact.`;
      const advice = say`Use at most ${LIMITS.deckFacts} names of one word, up to ${LIMITS.factName} letters and digits each.`;
      node.findings.add('unknown-key', pointerOf(node, name), message, advice);
      continue;
    }
    const number = takeInteger(node, name, 0, LIMITS.deckFact);
    if (number !== null) facts.push([name, number]);
  }
  return facts.length === 0 ? null : Object.fromEntries(facts);
}

function readMissionsCompleted(node: JsonNode): string[] | null {
  const list = takeList(node, 'missionsCompleted', LIMITS.missionsCompleted);
  if (list === null) return null;
  return list.flatMap((value, index) => {
    const pointer = `${pointerOf(node, 'missionsCompleted')}/${index}`;
    if (typeof value === 'string') return checkText(node.findings, pointer, value, LIMITS.name, 'required') ?? [];
    addWrongType(node.findings, pointer, value, say`the name of a mission`, 'required');
    return [];
  });
}

function readPersonnel(deck: JsonNode): Deck['personnel'] {
  const node = takeObject(deck, 'personnel');
  if (node === null) return null;
  checkKeys(node, PERSONNEL_KEYS);
  const total = takeInteger(node, 'total', 0, LIMITS.personnel, 'required');
  const nonAligned = takeInteger(node, 'nonAligned', 0, LIMITS.personnel, 'required');
  const playable = takeInteger(node, 'playable', 0, LIMITS.personnel, 'required');
  return total === null || nonAligned === null || playable === null ? null : { total, nonAligned, playable };
}
