import { ENDINGS, RESULTS, type EntryIndex, type Match, type Result, type RuleSystem } from '@quadrant/tournament';
import {
  checkInteger,
  checkKeys,
  pointerOf,
  takeInteger,
  takeList,
  takeLiteral,
  takeObject,
  type Place,
} from './fields.js';
import { findEntry, type Roster } from './handles.js';
import { LIMITS } from './limits.js';

/** Of other rule systems: known to the format, without meaning in the ones that can be read. */
const UNUSED_KEYS: readonly string[] = ['bonusExcluded', 'victoryConditionsDiffer', 'bestOf'];

const KEYS: ReadonlySet<string> = new Set([
  'players',
  'result',
  'score',
  'endedBy',
  'differential',
  'missions',
  'games',
  ...UNUSED_KEYS,
]);
const MISSION_KEYS: ReadonlySet<string> = new Set(['planet', 'space']);

/** Results that a player has without an opponent. */
const LONE_RESULTS: readonly Result[] = ['BYE', 'EARNED_BYE', 'MG'];

/** One match of the document; null when something in it cannot stay as it is. */
export function readMatch(place: Place, roster: Roster, ruleSystem: RuleSystem | null): Match | null {
  checkKeys(place, KEYS);
  checkUnreadable(place);
  const players = readPair(place, roster);
  const result = readResult(place, ruleSystem);
  const score = readScore(place);
  const endedBy = takeLiteral(place, 'endedBy', ENDINGS);
  const differential = takeInteger(place, 'differential', -LIMITS.differential, LIMITS.differential);
  const missions = players === null ? null : readMissions(place, players, roster);
  if (players === null || result === null || !fitsPlayers(place, result, players.length)) return null;
  return { players, result, score, endedBy, differential, missions };
}

function checkUnreadable(place: Place): void {
  if ((place.object['games'] ?? null) !== null) {
    const message = 'Matches of several games cannot be read yet.';
    place.findings.add('not-readable-yet', pointerOf(place, 'games'), message, 'Give the result of the match instead.');
  }
  for (const key of UNUSED_KEYS) {
    if ((place.object[key] ?? null) === null) continue;
    const message = `${key} means nothing in this rule system, so it counts nothing.`;
    place.findings.add('key-not-used', pointerOf(place, key), message, 'Remove it, or check the rule system.');
  }
}

function readPair(place: Place, roster: Roster): Match['players'] | null {
  const list = takeList(place, 'players', LIMITS.players, 'required');
  if (list === null) return null;
  const pointer = pointerOf(place, 'players');
  if (list.length !== 1 && list.length !== 2) {
    const message = `A match has one player or two, this one has ${list.length}.`;
    place.findings.add('wrong-length', pointer, message, 'Give two handles, or one for a bye or a Missed Game.');
    return null;
  }
  const found = list.map((value, index) => findEntry(place.findings, roster, `${pointer}/${index}`, value));
  const [first = null, second = null] = found;
  if (first === null) return null;
  if (list.length === 1) return [first];
  if (second === null) return null;
  if (first !== second) return [first, second];
  place.findings.add('self-match', pointer, 'A player meets himself.', 'Correct one of the two handles.');
  return null;
}

function readResult(place: Place, ruleSystem: RuleSystem | null): Result | null {
  const hasGames = (place.object['games'] ?? null) !== null;
  return takeLiteral(place, 'result', ruleSystem?.results ?? RESULTS, hasGames ? 'optional' : 'required');
}

function fitsPlayers(place: Place, result: Result, players: number): boolean {
  const isLone = LONE_RESULTS.includes(result);
  if (isLone === (players === 1)) return true;
  if (isLone) {
    const message = `${result} is a result without an opponent, but two players are named.`;
    const advice = 'Name one player for each bye or Missed Game, or correct the result.';
    place.findings.add('opponent-without-result', pointerOf(place, 'result'), message, advice);
  } else {
    const message = `${result} needs an opponent, but one player is named.`;
    const advice = `Name both players, or use ${LONE_RESULTS.join(', ')}.`;
    place.findings.add('result-without-opponent', pointerOf(place, 'result'), message, advice);
  }
  return false;
}

function readScore(place: Place): Match['score'] {
  const list = takeList(place, 'score', LIMITS.players);
  if (list === null) return null;
  const pointer = pointerOf(place, 'score');
  if (list.length !== 2) {
    const message = `A score has two numbers, this one has ${list.length}.`;
    place.findings.add('wrong-length', pointer, message, 'Give both scores, in the order of the players.');
    return null;
  }
  const [first = null, second = null] = list.map((value, index) =>
    checkInteger(place.findings, `${pointer}/${index}`, value, -LIMITS.score, LIMITS.score),
  );
  return first === null || second === null ? null : [first, second];
}

/** Completed missions by handle, for both players of the match. */
function readMissions(match: Place, players: readonly EntryIndex[], roster: Roster): Match['missions'] {
  const place = takeObject(match, 'missions');
  if (place === null) return null;
  const bySide = new Map<EntryIndex, { planet: number; space: number }>();
  for (const handle of Object.keys(place.object)) {
    const entry = findEntry(place.findings, roster, pointerOf(place, handle), handle);
    const at = takeObject(place, handle, 'required');
    if (entry === null || at === null) continue;
    checkKeys(at, MISSION_KEYS);
    if (!players.includes(entry)) {
      const message = `${handle} does not play in this match.`;
      place.findings.add('player-not-listed', at.pointer, message, 'Correct the handle.');
    }
    const planet = takeInteger(at, 'planet', 0, LIMITS.missions) ?? 0;
    const space = takeInteger(at, 'space', 0, LIMITS.missions) ?? 0;
    bySide.set(entry, { planet, space });
  }
  return players.map((player) => bySide.get(player) ?? { planet: 0, space: 0 });
}
