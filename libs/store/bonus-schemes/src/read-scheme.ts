import { compileScheme, PRINTED_SCHEMES, type CompiledScheme } from '@quadrant/rules/bonus-schemes';
import { sectionOfScheme, type LeagueRules, type SchemeInForce } from '@quadrant/rules/leagues';
import type { SchemeRefusal, SchemeText } from './scheme.js';

export interface ReadScheme {
  readonly inForce: Pick<SchemeInForce, 'name' | 'section' | 'text'>;
  readonly compiled: CompiledScheme;
}

/** A scheme with its text checked for a league, or all that is wrong with it. */
export function readScheme(
  wanted: SchemeText,
  { deckFacts = [] }: Pick<LeagueRules, 'deckFacts'>,
): ReadScheme | Extract<SchemeRefusal, { kind: 'scheme-refused' }> {
  const { name, text } = 'printed' in wanted ? printedAs(wanted) : wanted;
  const result = compileScheme(text, deckFacts);
  if (!result.ok) return { kind: 'scheme-refused', findings: result.findings };
  return { inForce: { name, section: sectionOfScheme(text), text }, compiled: result.scheme };
}

function printedAs({ printed, name }: Extract<SchemeText, { printed: string }>): { name: string; text: string } {
  const scheme = PRINTED_SCHEMES.find(({ id }) => id === printed)!;
  return { name: name ?? scheme.name, text: scheme.text };
}
