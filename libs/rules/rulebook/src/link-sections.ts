import type { Text } from '@quadrant/rules/message';
import { citeSection } from '@quadrant/rules/tournament';
import { addressOfSection, findSection, findSectionAround, RULEBOOK } from './find-section.js';
import type { RulebookDocument } from './document.js';

export interface LinkedText {
  readonly text: string;
  /** The path of the section that the piece cites; null for all other pieces. */
  readonly address: string | null;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** It matches `7.4.1` and `II.A.i`, and ends before the full stop of a sentence. */
const NUMBER = String.raw`[\dIVX]+(?:\.[\dA-Za-z]+)*`;

const NAMES = [
  ...new Set(RULEBOOK.flatMap(({ sections }) => sections.flatMap(({ cited, names }) => [cited, ...names]))),
].filter((name) => /^[A-Za-z][A-Za-z -]{3,}$/.test(name));

/** Longer names come first, so "End of Double Elimination Rounds" matches before "Double Elimination Rounds". */
const NAMED = NAMES.sort((one, other) => other.length - one.length)
  .map(escape)
  .join('|');

const DOCUMENTS = RULEBOOK.map(({ name }) => escape(name)).join('|');
const CITED = `(?<cited>${NAMED}|${NUMBER})(?!\\w)`;

const CITATION_PATTERN = `(?<document>${DOCUMENTS}),? (?:(?<several>sections) |section |tables? |figures? )?${CITED}`;
const CITATION = new RegExp(CITATION_PATTERN, 'g');

const FURTHER_PATTERN = `(?<join>, and |, | and | to )(?<cited>${NUMBER})(?!\\w)`;
const FURTHER = new RegExp(FURTHER_PATTERN, 'y');

/**
 * Splits a text into pieces. Each section that it cites is spelled out as `citeSection` does, and has the path of its
 * page. The pieces together are the whole text.
 */
export function linkSections(text: string): readonly LinkedText[] {
  const spelled = citeSection(text);
  const pieces: LinkedText[] = [];
  let end = 0;
  const add = (from: number, to: number, address: string | null): void => {
    if (to > from) pieces.push({ text: spelled.slice(from, to), address });
    end = to;
  };
  for (const match of spelled.matchAll(CITATION)) {
    const { document: name = '', cited = '', several } = match.groups ?? {};
    const document = RULEBOOK.find((each) => each.name === name)!;
    const section = findSectionAround(document, cited);
    if (section === null || match.index < end) continue;
    add(end, match.index, null);
    add(match.index, match.index + match[0].length, addressOfSection(document, section));
    addFurther(spelled, document, several !== undefined, () => end, add);
  }
  add(end, spelled.length, null);
  return pieces;
}

/** Adds the numbers that follow in "sections 7.5 and 7.6". After "section", only a number with a dot is another section. */
function addFurther(
  text: string,
  document: RulebookDocument,
  areSeveral: boolean,
  endOf: () => number,
  add: (from: number, to: number, address: string | null) => void,
): void {
  for (;;) {
    FURTHER.lastIndex = endOf();
    const match = FURTHER.exec(text);
    const { join = '', cited = '' } = match?.groups ?? {};
    const isMeant = areSeveral || cited.includes('.');
    const section = match === null || !isMeant ? null : findSection(document, cited);
    if (section === null) return;
    const from = endOf() + join.length;
    add(endOf(), from, null);
    add(from, from + cited.length, addressOfSection(document, section));
  }
}

/** Returns the paths of the sections that texts cite, each once, in their order. */
export const sectionsCited = (...texts: readonly (Text | null | undefined)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text ? linkSections(String(text)) : [])).flatMap(({ address }) => address ?? [])),
];

/** A message with advice, and the paths of the sections that they cite. */
export type WithRules<Said> = Said & { readonly rules?: readonly string[] };

/** Adds the paths of the sections that a finding cites; a finding that cites none is returned unchanged. */
export function withRules<Said extends { readonly message: Text; readonly advice: Text }>(said: Said): WithRules<Said> {
  const rules = sectionsCited(said.message, said.advice);
  return rules.length === 0 ? said : { ...said, rules };
}
