import {
  compileScheme,
  FACTS,
  MOST_BONUS_POINTS,
  PRINTED_SCHEMES,
  SCHEME_LIMITS,
  type Fact,
  type PrintedScheme,
  type RuleDescription,
} from '@quadrant/rules/league';

/** A printed scheme with its rules in words. */
export interface ListedScheme extends PrintedScheme {
  readonly rules: readonly RuleDescription[];
}

export interface ListedFact extends Omit<Fact, 'words'> {
  readonly name: string;
  /** The only values that a text can have; null where it may be anything, and for what is no text. */
  readonly words: readonly string[] | null;
}

/** The schemes that 000 prints, in its order: leagues use them as they are, or copy and alter them. */
export const listPrintedSchemes = (): ListedScheme[] =>
  PRINTED_SCHEMES.map((scheme) => {
    const result = compileScheme(scheme.text);
    return { ...scheme, rules: result.ok ? result.scheme.rules : [] };
  });

/** What schemes may ask for. */
export const listSchemeFacts = (): ListedFact[] =>
  Object.entries(FACTS).map(([name, { words = null, ...fact }]) => ({ name, ...fact, words }));

/** What a text may measure, and the most points that one award gives. */
export const SCHEME_TEXT_LIMITS = { ...SCHEME_LIMITS, points: MOST_BONUS_POINTS } as const;
