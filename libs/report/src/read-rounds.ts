import { STAGES, type Match, type Round, type RuleSystem } from '@quadrant/tournament';
import { checkKeys, takeInteger, takeLiteral } from './fields.js';
import type { Roster } from './handles.js';
import { nodesIn, pointerOf, takeList, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import { readMatch } from './read-match.js';

const KEYS: ReadonlySet<string> = new Set(['round', 'stage', 'matches', 'pods']);

/** `rounds` of the document, in its order. `ruleSystem` is null when the document names none that there is. */
export function readRounds(
  document: JsonNode,
  roster: Roster,
  handles: readonly string[],
  ruleSystem: RuleSystem | null,
): Round[] {
  const list = takeList(document, 'rounds', LIMITS.rounds, 'required');
  if (list?.length === 0) {
    document.findings.add('no-rounds', '/rounds', 'The report has no rounds.', 'Add every round that was played.');
  }
  /** For each player the last round in which he was seen. */
  const seen = new Int32Array(roster.size);
  return nodesIn(document, 'rounds', list ?? []).flatMap((node, index) =>
    node === null ? [] : readRound(node, index + 1, roster, handles, seen, ruleSystem),
  );
}

function readRound(
  node: JsonNode,
  expected: number,
  roster: Roster,
  handles: readonly string[],
  seen: Int32Array,
  ruleSystem: RuleSystem | null,
): Round {
  checkKeys(node, KEYS);
  const number = takeInteger(node, 'round', 1, LIMITS.rounds, 'required');
  if (number !== null && number !== expected) {
    const message = `Round ${number} stands where round ${expected} is expected.`;
    const advice = 'Give every round once, in order, numbered from 1 without a gap.';
    node.findings.add('round-number', pointerOf(node, 'round'), message, advice);
  }
  const hasPods = (node.object['pods'] ?? null) !== null;
  if (hasPods) {
    const message = 'Pods cannot be read yet.';
    node.findings.add('not-readable-yet', pointerOf(node, 'pods'), message, 'Report matches of two players.');
  }
  const list = takeList(node, 'matches', LIMITS.matches, hasPods ? 'optional' : 'required');
  if (list?.length === 0) {
    const advice = 'Add its matches, or remove the round if it was not played.';
    node.findings.add('empty-round', node.pointer, `Round ${expected} has no matches.`, advice);
  }
  const matches = nodesIn(node, 'matches', list ?? []).flatMap((at): Match[] => {
    const match = at === null ? null : readMatch(at, roster, ruleSystem);
    if (at === null || match === null) return [];
    checkPresence(at, match, expected, handles, seen);
    return [match];
  });
  return { round: expected, stage: takeLiteral(node, 'stage', STAGES) ?? 'swiss', matches };
}

/** A player has one result in a round. */
function checkPresence(
  node: JsonNode,
  match: Match,
  round: number,
  handles: readonly string[],
  seen: Int32Array,
): void {
  match.players.forEach((player, side) => {
    if (seen[player] === round) {
      const message = `${handles[player] ?? 'A player'} is in round ${round} twice.`;
      const advice = 'Remove or correct one of the two matches.';
      node.findings.add('player-twice-in-round', `${node.pointer}/players/${side}`, message, advice);
    }
    seen[player] = round;
  });
}
