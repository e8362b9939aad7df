import { ENDINGS, RESULTS, type EntryIndex, type Match, type Result, type RuleSystem } from '@quadrant/tournament';
import { checkInteger, checkKeys, takeInteger, takeLiteral } from './fields.js';
import { findEntry, type Roster } from './handles.js';
import { pointerOf, takeList, takeObject, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import { quote } from './quote.js';

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
export function readMatch(node: JsonNode, roster: Roster, ruleSystem: RuleSystem | null): Match | null {
  checkKeys(node, KEYS);
  checkUnreadable(node);
  const players = readPair(node, roster);
  const result = readResult(node, ruleSystem);
  const score = readScore(node);
  const endedBy = takeLiteral(node, 'endedBy', ENDINGS);
  const differential = takeInteger(node, 'differential', -LIMITS.differential, LIMITS.differential);
  const missions = players === null ? null : readMissions(node, players, roster);
  if (players === null || result === null || !fitsPlayers(node, result, players.length)) return null;
  return { players, result, score, endedBy, differential, missions };
}

function checkUnreadable(node: JsonNode): void {
  if ((node.object['games'] ?? null) !== null) {
    const message = 'Matches of several games cannot be read yet.';
    node.findings.add('not-readable-yet', pointerOf(node, 'games'), message, 'Give the result of the match instead.');
  }
  for (const key of UNUSED_KEYS) {
    if ((node.object[key] ?? null) === null) continue;
    const message = `The key ${key} means nothing in this rule system, so it counts nothing.`;
    node.findings.add('key-not-used', pointerOf(node, key), message, 'Remove it, or check the rule system.');
  }
}

function readPair(node: JsonNode, roster: Roster): Match['players'] | null {
  const list = takeList(node, 'players', LIMITS.players, 'required');
  if (list === null) return null;
  const pointer = pointerOf(node, 'players');
  if (list.length !== 1 && list.length !== 2) {
    const message = `A match has one player or two, this one has ${list.length}.`;
    node.findings.add('wrong-length', pointer, message, 'Give two handles, or one for a bye or a Missed Game.');
    return null;
  }
  const found = list.map((value, index) => findEntry(node.findings, roster, `${pointer}/${index}`, value));
  const [first = null, second = null] = found;
  if (first === null) return null;
  if (list.length === 1) return [first];
  if (second === null) return null;
  if (first !== second) return [first, second];
  node.findings.add('self-match', pointer, 'A player meets himself.', 'Correct one of the two handles.');
  return null;
}

function readResult(node: JsonNode, ruleSystem: RuleSystem | null): Result | null {
  const known = ruleSystem?.results ?? RESULTS;
  const given = RESULTS.find((result) => result === node.object['result']);
  if (given !== undefined && !known.includes(given)) {
    const message = `${given} is a result of another rule system.`;
    node.findings.add(
      'result-not-of-rule-system',
      pointerOf(node, 'result'),
      message,
      `Use one of ${known.join(', ')}.`,
    );
    return null;
  }
  const hasGames = (node.object['games'] ?? null) !== null;
  return takeLiteral(node, 'result', known, hasGames ? 'optional' : 'required');
}

function fitsPlayers(node: JsonNode, result: Result, players: number): boolean {
  const isLone = LONE_RESULTS.includes(result);
  if (isLone === (players === 1)) return true;
  if (isLone) {
    const message = `${result} is a result without an opponent, but two players are named.`;
    const advice = 'Name one player for each bye or Missed Game, or correct the result.';
    node.findings.add('opponent-without-result', pointerOf(node, 'result'), message, advice);
  } else {
    const message = `${result} needs an opponent, but one player is named.`;
    const advice = `Name both players, or use ${LONE_RESULTS.join(', ')}.`;
    node.findings.add('result-without-opponent', pointerOf(node, 'result'), message, advice);
  }
  return false;
}

function readScore(node: JsonNode): Match['score'] {
  const list = takeList(node, 'score', LIMITS.players);
  if (list === null) return null;
  const pointer = pointerOf(node, 'score');
  if (list.length !== 2) {
    const message = `A score has two numbers, this one has ${list.length}.`;
    node.findings.add('wrong-length', pointer, message, 'Give both scores, in the order of the players.');
    return null;
  }
  const [first = null, second = null] = list.map((value, index) =>
    checkInteger(node.findings, `${pointer}/${index}`, value, -LIMITS.score, LIMITS.score, 'required'),
  );
  return first === null || second === null ? null : [first, second];
}

/** Completed missions by handle, for both players of the match. */
function readMissions(match: JsonNode, players: readonly EntryIndex[], roster: Roster): Match['missions'] {
  const node = takeObject(match, 'missions');
  if (node === null) return null;
  const bySide = new Map<EntryIndex, { planet: number; space: number }>();
  for (const handle of Object.keys(node.object)) {
    const entry = findEntry(node.findings, roster, pointerOf(node, handle), handle);
    const at = takeObject(node, handle, 'required');
    if (entry === null || at === null) continue;
    checkKeys(at, MISSION_KEYS);
    if (!players.includes(entry)) {
      const message = `${quote(handle)} does not play in this match.`;
      node.findings.add('player-not-listed', at.pointer, message, 'Correct the handle.');
    }
    const planet = takeInteger(at, 'planet', 0, LIMITS.missions) ?? 0;
    const space = takeInteger(at, 'space', 0, LIMITS.missions) ?? 0;
    bySide.set(entry, { planet, space });
  }
  return players.map((player) => bySide.get(player) ?? { planet: 0, space: 0 });
}
