import { say } from '@quadrant/rules/message';
import {
  ENDINGS,
  type EntryIndex,
  type IncompleteMatch,
  type Match,
  type MatchKey,
  type RuleSystem,
} from '@quadrant/rules/tournament';
import { checkKeys, takeFlag, takeInteger, takeLiteral } from './fields.js';
import { pointerOf, takeList, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import { takePair } from './number-pairs.js';
import { readGames } from './read-games.js';
import { readMissions } from './read-missions.js';
import { checkAgainstGames, fitsPlayers, isToldWithoutGames, readResult } from './read-result.js';
import { findEntry, UNKNOWN_ENTRY, withUnknown, type Roster } from './roster.js';

const KEYS: ReadonlySet<string> = new Set<keyof Match>([
  'players',
  'result',
  'games',
  'score',
  'endedBy',
  'differential',
  'missions',
  'bonusExcluded',
  'victoryConditionsDiffer',
  'bestOf',
]);

/** A match of a document: one whose players and result are known, or another one. */
export type ReadMatch =
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'incomplete'; readonly match: Omit<IncompleteMatch, 'number'> };

/**
 * Reads one match of the document; returns null when something in it is invalid.
 *
 * @param meet is called for every player who is found, with their place, also when the match has an error
 */
export function readMatch(
  node: JsonNode,
  listed: Roster,
  ruleSystem: RuleSystem | null,
  meet: (player: EntryIndex, pointer: string) => void,
): ReadMatch | null {
  checkKeys(node, KEYS);
  const players = readPlayersOf(node, listed, meet);
  const roster = players?.[1] === UNKNOWN_ENTRY ? withUnknown(listed) : listed;
  const hasGames = isUsed(node, 'games', ruleSystem);
  const games = hasGames && players?.length === 2 ? readGames(node, players, roster) : [];
  const hasMissions = isUsed(node, 'missions', ruleSystem);
  const result = readResult(node, ruleSystem);
  const rest = {
    score: takePair(node, 'score', -LIMITS.score, LIMITS.score),
    endedBy: takeLiteral(node, 'endedBy', ENDINGS),
    differential: takeInteger(node, 'differential', -LIMITS.differential, LIMITS.differential),
    missions: hasMissions && players !== null ? readMissions(node, players, roster) : null,
    bonusExcluded: isUsed(node, 'bonusExcluded', ruleSystem)
      ? takePair(node, 'bonusExcluded', -LIMITS.score, LIMITS.score)
      : null,
    victoryConditionsDiffer:
      isUsed(node, 'victoryConditionsDiffer', ruleSystem) && takeFlag(node, 'victoryConditionsDiffer'),
    bestOf: isUsed(node, 'bestOf', ruleSystem) ? readBestOf(node) : null,
  };
  if (players === null || games === null) return null;
  if (!fitsPlayers(node, result, hasGames, players.length, ruleSystem)) return null;
  if (result !== null && hasGames) checkAgainstGames(node, result, games);
  const isResultUnknown = result === null && games.length === 0 && !isToldWithoutGames(node, ruleSystem);
  const [first, second] = players;
  if (second === undefined || (second !== UNKNOWN_ENTRY && !isResultUnknown))
    return { kind: 'match', match: { players, result, games, ...rest } };
  const both = [first, second === UNKNOWN_ENTRY ? null : second] as const;
  return { kind: 'incomplete', match: { players: both, result, games, isResultUnknown, ...rest } };
}

/** Whether a key is there and has a meaning in this rule system. It adds a warning when it has none. */
function isUsed(node: JsonNode, key: MatchKey, ruleSystem: RuleSystem | null): boolean {
  const value = node.object[key] ?? null;
  // An empty value may be in any document.
  if (value === null || value === false || (Array.isArray(value) && value.length === 0)) return false;
  if (ruleSystem?.notation.matchKeys.includes(key) ?? true) return true;
  const message = say`The key ${key} is not used in this rule system and has no effect.`;
  node.findings.add('key-not-used', pointerOf(node, key), message, say`Remove it, or check the rule system.`);
  return false;
}

function readPlayersOf(
  node: JsonNode,
  roster: Roster,
  meet: (player: EntryIndex, pointer: string) => void,
): Match['players'] | null {
  const list = takeList(node, 'players', LIMITS.players, 'required');
  if (list === null) return null;
  const pointer = pointerOf(node, 'players');
  if (list.length !== 1 && list.length !== 2) {
    const message = say`A match has one or two players, but this one has ${list.length}.`;
    node.findings.add('wrong-length', pointer, message, say`Give two handles, or one for a bye or a Missed Game.`);
    return null;
  }
  const [one = null, two = null] = list;
  if (one === null) {
    const message = two === null ? say`A match names no player.` : say`The first player of a match is unknown.`;
    const advice =
      two === null
        ? say`Remove the match, or name a player.`
        : say`Name the known player first, and give result and score as theirs.`;
    node.findings.add('unknown-player-first', `${pointer}/0`, message, advice);
    return null;
  }
  const isOpponentUnknown = list.length === 2 && two === null;
  const find = (value: unknown, index: number) =>
    (typeof value === 'string' ? roster.find(value) : null) ??
    findEntry(node.findings, roster, `${pointer}/${index}`, value);
  const found = isOpponentUnknown ? [find(one, 0)] : list.map(find);
  const [first = null, second = null] = found;
  if (first !== null) meet(first, `${pointer}/0`);
  if (second !== null && second !== first) meet(second, `${pointer}/1`);
  if (first === null) return null;
  if (isOpponentUnknown) return [first, UNKNOWN_ENTRY];
  if (list.length === 1) return [first];
  if (second === null) return null;
  if (first !== second) return [first, second];
  node.findings.add(
    'self-match',
    pointer,
    say`A player is listed as their own opponent.`,
    say`Correct one of the two handles.`,
  );
  return null;
}

function readBestOf(node: JsonNode): number | null {
  const games = takeInteger(node, 'bestOf', 1, LIMITS.bestOf);
  if (games === null || games % 2 === 1) return games;
  const message = say`A match is the best of an odd number of games, not of ${games}.`;
  node.findings.add('even-best-of', pointerOf(node, 'bestOf'), message, say`Use 1, 3, 5 or 7, or leave it out.`);
  return null;
}
