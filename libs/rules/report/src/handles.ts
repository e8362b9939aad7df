import { say } from '@quadrant/rules/message';
import { findHandleFault, isReservedHandle, normaliseHandle } from '@quadrant/rules/tournament';
import { takeRawText } from './fields.js';
import { pointerOf, type JsonNode, type Presence } from './json-node.js';
import { quote } from './quote.js';

/** The handle that stands under this key, as it is shown; null, with a finding, when it cannot be one. */
export function takeHandle(node: JsonNode, key: string, presence: Presence = 'optional'): string | null {
  const text = takeRawText(node, key, presence);
  if (text === null) return null;
  const problem = findHandleFault(text);
  if (problem === null) {
    if (isReservedHandle(text)) {
      const message = say`The handle ${quote(text)} is reserved for players whose names are hidden or removed.`;
      node.findings.add(
        'reserved-handle',
        pointerOf(node, key),
        message,
        say`Give the handle that the player goes by.`,
      );
    }
    return normaliseHandle(text);
  }
  const advice = say`Use 1 to 64 visible characters; spaces are allowed.`;
  node.findings.add('bad-handle', pointerOf(node, key), say`The handle ${quote(text)} ${problem}.`, advice);
  return null;
}
