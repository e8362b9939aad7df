import { say } from '@quadrant/rules/message';
import { ENDINGS, SIDES, type EntryIndex, type Game } from '@quadrant/rules/tournament';
import { checkKeys, takeInteger, takeLiteral, takeRawText } from './fields.js';
import { nodesIn, pointerOf, takeList, takeObject, type JsonNode } from './json-node.js';
import { addNotPlaying, keysByPlayer } from './keys-by-player.js';
import { LIMITS } from './limits.js';
import { takePair } from './number-pairs.js';
import { findEntry, type Roster } from './roster.js';

const KEYS: ReadonlySet<string> = new Set(['winner', 'sides', 'score', 'endedBy', 'differential']);

/** It replaces the winner of a game that ended in a draw. A player who has this handle can be named with a capital. */
export const DRAW = 'draw';

export type Opponents = readonly [EntryIndex, EntryIndex];

/** Reads `games` of a match, in playing order; returns null, with a finding, when one of them is invalid. */
export function readGames(match: JsonNode, players: Opponents, roster: Roster): Game[] | null {
  const list = takeList(match, 'games', LIMITS.games);
  if (list === null) return null;
  const games = nodesIn(match, 'games', list).flatMap((node) => (node && readGame(node, players, roster)) ?? []);
  return games.length === list.length ? games : null;
}

function readGame(node: JsonNode, players: Opponents, roster: Roster): Game | null {
  checkKeys(node, KEYS);
  const winner = readWinner(node, players, roster);
  const rest = {
    sides: readSides(node, players, roster),
    score: takePair(node, 'score', -LIMITS.score, LIMITS.score),
    endedBy: takeLiteral(node, 'endedBy', ENDINGS),
    differential: takeInteger(node, 'differential', -LIMITS.differential, LIMITS.differential),
  };
  return winner === undefined ? null : { winner, ...rest };
}

/** Returns undefined, with a finding, when the winner cannot be determined. */
function readWinner(node: JsonNode, players: Opponents, roster: Roster): Game['winner'] | undefined {
  const handle = takeRawText(node, 'winner', 'required');
  if (handle === DRAW) return null;
  const pointer = pointerOf(node, 'winner');
  const entry = handle === null ? null : findEntry(node.findings, roster, pointer, handle);
  if (handle === null || entry === null) return undefined;
  if (entry === players[0]) return 0;
  if (entry === players[1]) return 1;
  addNotPlaying(node, pointer, handle);
  return undefined;
}

/** Reads the side of each player by handle. Both are needed, and they must differ. */
function readSides(game: JsonNode, players: Opponents, roster: Roster): Game['sides'] {
  const node = takeObject(game, 'sides');
  if (node === null) return null;
  const keys = keysByPlayer(node, roster, players);
  if (Object.keys(node.object).length < 2) {
    const message = say`The sides of both players are needed.`;
    node.findings.add('missing-key', node.pointer, message, say`Give both sides by handle, or leave sides out.`);
  }
  const [first, second] = players.map((player) => keys.get(player));
  if (first === undefined || second === undefined) return null;
  const side = takeLiteral(node, first, SIDES, 'required');
  const other = takeLiteral(node, second, SIDES, 'required');
  if (side === null || other === null) return null;
  if (side !== other) return [side, other];
  node.findings.add(
    'same-side',
    node.pointer,
    say`Both players have the ${side} side.`,
    say`Correct one of the two sides.`,
  );
  return null;
}
