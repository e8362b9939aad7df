import type { Text } from '@quadrant/rules/message';
import { citeSection } from '@quadrant/rules/tournament';
import { addressOfSection, findSection, findSectionAround, RULEBOOK } from './find-section.js';
import type { RulebookDocument } from './document.js';

/** A piece of a text. */
export interface LinkedText {
  readonly text: string;
  /** Path of the section that the piece cites; null for all other pieces. */
  readonly address: string | null;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `7.4.1`, `II.A.i`: ends before the full stop of a sentence. */
const NUMBER = String.raw`[\dIVX]+(?:\.[\dA-Za-z]+)*`;

const NAMES = [
  ...new Set(RULEBOOK.flatMap(({ sections }) => sections.flatMap(({ cited, names }) => [cited, ...names]))),
].filter((name) => /^[A-Za-z][A-Za-z -]{3,}$/.test(name));

/** The longest name first: "End of Double Elimination Rounds" before "Double Elimination Rounds". */
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
 * A text in pieces: each section that it cites, spelled out as `citeSection` does, with the path of its page. The pieces
 * together are the whole text.
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

/** "sections 7.5 and 7.6": the numbers that follow. After "section" only one that has a dot is another section. */
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

/** Paths of the sections that texts cite, each once, in their order. */
export const sectionsCited = (...texts: readonly (Text | null | undefined)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text ? linkSections(String(text)) : [])).flatMap(({ address }) => address ?? [])),
];

/** Something that says what is so and what to do about it, with the paths of the sections that it cites. */
export type WithRules<Said> = Said & { readonly rules?: readonly string[] };

/** A finding with the paths of the sections that it cites; as it is where it cites none. */
export function withRules<Said extends { readonly message: Text; readonly advice: Text }>(said: Said): WithRules<Said> {
  const rules = sectionsCited(said.message, said.advice);
  return rules.length === 0 ? said : { ...said, rules };
}
