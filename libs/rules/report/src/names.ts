import { say } from '@quadrant/rules/message';
import { removeInvisible } from '@quadrant/rules/tournament';
import { checkText, takeRawText } from './fields.js';
import { pointerOf, type JsonNode, type Presence } from './json-node.js';
import { LIMITS } from './limits.js';
import { quote } from './quote.js';

const WHITE_SPACE = /\s+/gu;

/**
 * The name of a person, a tournament or a venue that stands under this key, as it is shown: each run of white space one
 * space, and without what nobody sees, for which there is a warning. Null, with a finding, where nothing is left or the text
 * is no name.
 */
export function takeName(
  node: JsonNode,
  key: string,
  longest: number = LIMITS.name,
  presence: Presence = 'optional',
): string | null {
  const raw = takeRawText(node, key, presence);
  const text = raw === null ? null : checkText(node.findings, pointerOf(node, key), raw, longest, presence);
  if (text === null) return null;
  const spaced = text.replace(WHITE_SPACE, ' ');
  const visible = removeInvisible(spaced).replace(WHITE_SPACE, ' ').trim();
  if (visible !== spaced) {
    const message = say`The name ${quote(text)} holds invisible characters, such as those that turn the direction of a text.`;
    const advice = say`No change is needed if the text is correct without them; we remove them.`;
    node.findings.add('invisible-characters', pointerOf(node, key), message, advice);
  }
  if (visible !== '') return visible;
  if (presence === 'required') {
    node.findings.add(
      'empty-text',
      pointerOf(node, key),
      say`The text has no visible character.`,
      say`Write something.`,
    );
  }
  return null;
}
