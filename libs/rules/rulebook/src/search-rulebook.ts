import { describeSection, type DescribedSection } from './describe-section.js';
import type { RulebookDocument, SectionHeading } from './document.js';
import { RULEBOOK } from './find-section.js';

/** A section that a search found, with the first of its texts that has the words. */
export interface FoundSection {
  readonly section: DescribedSection;
  readonly excerpt: string;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const DESCRIBED: { section: DescribedSection; heading: string; texts: readonly string[]; all: string }[] = [];

/** Described once, at the first search. */
function everything(): typeof DESCRIBED {
  if (DESCRIBED.length > 0) return DESCRIBED;
  for (const document of RULEBOOK) {
    for (const heading of document.sections) {
      const section = describeSection(document, heading);
      const texts = textsOf(section);
      const all = fold([section.cited, heading.title, ...texts].join('\n'));
      DESCRIBED.push({ section, heading: fold(`${heading.title} ${section.cited}`), texts, all });
    }
  }
  return DESCRIBED;
}

const textsOf = ({ rules, texts, tables, readings }: DescribedSection): string[] => [
  ...rules.flatMap(({ what, texts: own }) => [what, ...own]),
  ...texts,
  ...readings.flatMap(({ says, reading }) => [String(says), String(reading)]),
  ...tables.flatMap(({ title, note, rows, columns }) => [
    String(title),
    String(note ?? ''),
    columns.join(', '),
    ...rows.map((row) => row.join(' ')),
  ]),
];

/**
 * The sections that have every one of these words, those first that have them in their heading; case and accents do not
 * matter. None without a word.
 *
 * @param titleOf the heading of a section in another language, in which words are found, too
 */
export function searchRulebook(
  words: string,
  titleOf: (document: RulebookDocument, section: SectionHeading) => string = () => '',
): readonly FoundSection[] {
  const wanted = fold(words)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const hasAll = (text: string): boolean => wanted.every((word) => text.includes(word));
  const hits = everything()
    .map((each) => ({ ...each, other: fold(titleOf(each.section.document, each.section.section)) }))
    .filter(({ all, other }) => hasAll(`${all}\n${other}`));
  const isInHeading = ({ heading, other }: (typeof hits)[number]): boolean => hasAll(`${heading} ${other}`);
  const [first, rest] = [hits.filter(isInHeading), hits.filter((hit) => !isInHeading(hit))];
  return [...first, ...rest].map(({ section, texts }) => ({
    section,
    excerpt:
      texts.find((text) => hasAll(fold(text))) ??
      texts.find((text) => wanted.some((word) => fold(text).includes(word))) ??
      '',
  }));
}
