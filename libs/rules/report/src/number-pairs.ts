import { say } from '@quadrant/rules/message';
import { checkInteger, isWholeBetween } from './fields.js';
import { pointerOf, takeList, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';

/** A whole number for each of two players, in their order; null, with a finding where that is wrong, when there are none. */
export function takePair(
  node: JsonNode,
  key: string,
  lowest: number,
  highest: number,
): readonly [number, number] | null {
  const list = takeList(node, key, LIMITS.players);
  if (list === null) return null;
  if (list.length === 2) {
    const [one, other] = list;
    // Minus zero would be another value to those who compare bit for bit.
    if (isWholeBetween(one, lowest, highest) && isWholeBetween(other, lowest, highest)) return [one + 0, other + 0];
  }
  const pointer = pointerOf(node, key);
  if (list.length !== 2) {
    const message = say`${key} needs two numbers, one for each player, but has ${list.length}.`;
    node.findings.add('wrong-length', pointer, message, say`Give both, in the order of the players.`);
    return null;
  }
  const [first = null, second = null] = list.map((value, index) =>
    checkInteger(node.findings, `${pointer}/${index}`, value, lowest, highest, 'required'),
  );
  return first === null || second === null ? null : [first, second];
}
