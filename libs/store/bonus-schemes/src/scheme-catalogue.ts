import {
  compileScheme,
  FACTS,
  MOST_BONUS_POINTS,
  PRINTED_SCHEMES,
  SCHEME_LIMITS,
  type Fact,
  type PrintedScheme,
  type RuleDescription,
} from '@quadrant/rules/bonus-schemes';

/** A printed scheme whose rules are also described in words. */
export interface ListedScheme extends PrintedScheme {
  readonly rules: readonly RuleDescription[];
}

export interface ListedFact extends Omit<Fact, 'words'> {
  readonly name: string;
  /** A text can have only these values. It is null where any text is allowed, and for a fact that is not a text. */
  readonly words: readonly string[] | null;
}

/** Lists the schemes that 000 prints, in its order: leagues use them as they are, or copy and change them. */
export const listPrintedSchemes = (): ListedScheme[] =>
  PRINTED_SCHEMES.map((scheme) => {
    const result = compileScheme(scheme.text);
    return { ...scheme, rules: result.ok ? result.scheme.rules : [] };
  });

/** Lists the facts that schemes may ask for. */
export const listSchemeFacts = (): ListedFact[] =>
  Object.entries(FACTS).map(([name, { words = null, ...fact }]) => ({ name, ...fact, words }));

/** The longest text that a scheme may have, and the most points that one award gives. */
export const SCHEME_TEXT_LIMITS = { ...SCHEME_LIMITS, points: MOST_BONUS_POINTS } as const;
