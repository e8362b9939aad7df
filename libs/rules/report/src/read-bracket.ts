import { say } from '@quadrant/rules/message';
import { readOwnBracket } from '@quadrant/rules/pairing';
import type { Finding, OwnBracket, RuleSystemId } from '@quadrant/rules/tournament';
import { checkKeys } from './fields.js';
import { collectFindings } from './findings.js';
import { addWrongType, type JsonNode, pointerOf, takeList, takeObject } from './json-node.js';
import { LIMITS } from './limits.js';
import { takeName } from './names.js';

const KEYS: ReadonlySet<string> = new Set<keyof OwnBracket>(['title', 'rounds']);

// @row 92
/** Reads `bracket` of the tournament, a bracket of the organizers' own; null without one, or when it cannot be played. */
export function takeBracket(tournament: JsonNode, system: RuleSystemId | null): OwnBracket | null {
  const node = takeObject(tournament, 'bracket');
  if (node === null) return null;
  checkKeys(node, KEYS);
  const title = takeName(node, 'title', LIMITS.name, 'required');
  const list = takeList(node, 'rounds', LIMITS.bracketRounds, 'required');
  if (title === null || list === null) return null;
  const rounds = list.flatMap((value, index) => {
    if (typeof value === 'string' && value.length <= LIMITS.bracketRound) return [value];
    const needed = say`a line of matches, with at most ${LIMITS.bracketRound} characters,`;
    addWrongType(node.findings, `${pointerOf(node, 'rounds')}/${index}`, value, needed, 'required');
    return [];
  });
  if (rounds.length < list.length) return null;
  const read = readOwnBracket({ title, rounds }, system ?? 'opg-4.2', node.pointer);
  if (!Array.isArray(read)) return { title, rounds };
  node.findings.addAll(read);
  return null;
}

/**
 * Reads a bracket of the organizers' own that is a file of its own, as a JSON value.
 *
 * @returns findings when it is not one, or cannot be played
 */
export function readBracketValue(value: unknown): OwnBracket | Finding[] {
  const findings = collectFindings();
  const bracket = takeBracket({ findings, pointer: '', object: { bracket: value ?? '' } }, null);
  return bracket ?? findings.worstFirst();
}
