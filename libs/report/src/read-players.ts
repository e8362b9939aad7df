import type { Deck, Entry } from '@quadrant/tournament';
import { takeCountry } from './country.js';
import {
  checkInteger,
  checkKeys,
  checkText,
  placesIn,
  pointerOf,
  takeInteger,
  takeList,
  takeObject,
  takeText,
  addWrongType,
  type Place,
} from './fields.js';
import { startRoster, takeHandle, type Roster } from './handles.js';
import { LIMITS } from './limits.js';

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
]);
const PERSONNEL_KEYS: ReadonlySet<string> = new Set(['total', 'nonAligned', 'playable']);

/** `players` of the document. Entries keep its order; where one could not be read, the document has an error. */
export function readPlayers(document: Place): { readonly entries: Entry[]; readonly roster: Roster } {
  const roster = startRoster();
  const list = takeList(document, 'players', LIMITS.players, 'required');
  if (list?.length === 0) {
    document.findings.add('no-players', '/players', 'The list of players is empty.', 'Name everybody who took part.');
  }
  if (list === null || list.length === 0) roster.isComplete = false;
  const entries = placesIn(document, 'players', list ?? []).flatMap((place) => {
    const entry = place === null ? null : readPlayer(place);
    if (place === null || entry === null) {
      roster.isComplete = false;
      return [];
    }
    if (!roster.add(entry.handle)) {
      const message = `${entry.handle} is in the list already, perhaps with other capitals or accents.`;
      const advice = 'Name every player once, or give the second one another handle.';
      place.findings.add('duplicate-player', pointerOf(place, 'handle'), message, advice);
    }
    return [entry];
  });
  return { entries, roster };
}

function readPlayer(place: Place): Entry | null {
  checkKeys(place, PLAYER_KEYS);
  const handle = takeHandle(place, 'handle', 'required');
  const entry = {
    name: takeText(place, 'name', LIMITS.name),
    country: takeCountry(place),
    region: takeText(place, 'region', LIMITS.word),
    seed: takeInteger(place, 'seed', 1, LIMITS.seed),
    earnedByes: takeIntegers(place, 'earnedByes', 1, LIMITS.rounds),
    headStart: takeInteger(place, 'headStart', 0, LIMITS.headStart) ?? 0,
    droppedAfterRound: takeInteger(place, 'droppedAfterRound', 0, LIMITS.rounds),
    deck: readDeck(place),
  };
  return handle === null ? null : { handle, ...entry };
}

function takeIntegers(place: Place, key: string, lowest: number, highest: number): number[] {
  const list = takeList(place, key, highest) ?? [];
  return list.flatMap((value, index) => {
    const number = checkInteger(place.findings, `${pointerOf(place, key)}/${index}`, value, lowest, highest);
    return number === null ? [] : [number];
  });
}

function readDeck(player: Place): Deck | null {
  const place = takeObject(player, 'deck');
  if (place === null) return null;
  checkKeys(place, DECK_KEYS);
  return {
    headquarters: takeText(place, 'headquarters', LIMITS.name),
    affiliation: takeText(place, 'affiliation', LIMITS.name),
    missionsCompleted: readMissionsCompleted(place),
    personnel: readPersonnel(place),
  };
}

function readMissionsCompleted(place: Place): string[] {
  const list = takeList(place, 'missionsCompleted', LIMITS.missionsCompleted) ?? [];
  return list.flatMap((value, index) => {
    const pointer = `${pointerOf(place, 'missionsCompleted')}/${index}`;
    if (typeof value === 'string') return checkText(place.findings, pointer, value, LIMITS.name) ?? [];
    addWrongType(place.findings, pointer, value, 'the name of a mission');
    return [];
  });
}

function readPersonnel(deck: Place): Deck['personnel'] {
  const place = takeObject(deck, 'personnel');
  if (place === null) return null;
  checkKeys(place, PERSONNEL_KEYS);
  const total = takeInteger(place, 'total', 0, LIMITS.personnel, 'required');
  const nonAligned = takeInteger(place, 'nonAligned', 0, LIMITS.personnel, 'required');
  const playable = takeInteger(place, 'playable', 0, LIMITS.personnel, 'required');
  return total === null || nonAligned === null || playable === null ? null : { total, nonAligned, playable };
}
