import { say } from '@quadrant/rules/message';
import { isCountry, isRegion } from '@quadrant/rules/tournament';
import { takeRawText } from './fields.js';
import { pointerOf, type JsonNode } from './json-node.js';
import { quote } from './quote.js';

/** The country of a player or a tournament (ISO 3166-1), in capitals. */
export function takeCountry(node: JsonNode): string | null {
  const text = takeRawText(node, 'country', 'optional');
  if (text === null) return null;
  if (isCountry(text)) return text.toUpperCase();
  const message = say`${quote(text)} is not a valid country code.`;
  node.findings.add(
    'bad-country',
    pointerOf(node, 'country'),
    message,
    say`Use two letters (ISO 3166-1), such as DE or US.`,
  );
  return null;
}

/** The region of a player or a tournament, trimmed. */
export function takeRegion(node: JsonNode): string | null {
  const text = takeRawText(node, 'region', 'optional')?.trim() ?? null;
  if (text === null || isRegion(text)) return text;
  const message = say`${quote(text)} is not a valid name of a region.`;
  node.findings.add(
    'bad-region',
    pointerOf(node, 'region'),
    message,
    say`Use 1 to 64 visible characters, or leave it out.`,
  );
  return null;
}
