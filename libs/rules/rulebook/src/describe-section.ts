import { READINGS, type Reading } from '@quadrant/rules/policy';
import { citeSection } from '@quadrant/rules/tournament';
import { RULES_TEXTS } from './texts/find-rules-texts.js';
import type { RulesText } from './texts/rules-text.js';
import { OPG_IN_OUR_WORDS } from './in-our-words/opg-4.2.js';
import { OTHERS_IN_OUR_WORDS } from './in-our-words/other-documents.js';
import { INVENTORY, type InventoryRow } from './inventory-row.js';
import { DECIDING_SECTIONS, type DecidingStep } from './deciding-steps.js';
import type { RulebookDocument, SectionHeading } from './document.js';
import { addressOfSection, findSectionAround } from './find-section.js';
import { sectionsCited } from './link-sections.js';
import { RULES_TABLES } from './list-tables.js';
import type { RulesTable } from './rules-table.js';

export interface DescribedRule extends Pick<InventoryRow, 'row' | 'what' | 'code' | 'tests'> {
  /** The texts are in our words. There are none for a rule that its heading and its tables fully express. */
  readonly texts: readonly string[];
}

export interface DescribedSection {
  readonly document: RulebookDocument;
  readonly section: SectionHeading;
  /** The document and the section are written as people cite them. */
  readonly cited: string;
  /** It is the path of the section's page. */
  readonly address: string;
  readonly rules: readonly DescribedRule[];
  /** These texts of the section belong to rules of another one. */
  readonly texts: readonly string[];
  readonly tables: readonly RulesTable[];
  /** The passages that the document leaves open, and our readings of them. */
  readonly readings: readonly Reading[];
  /** The steps of final orders that the section describes. */
  readonly steps: readonly DecidingStep[];
  readonly previous: SectionHeading | null;
  readonly next: SectionHeading | null;
}

/** Returns everything that the rulebook contains about one section of a document. */
export function describeSection(document: RulebookDocument, section: SectionHeading): DescribedSection {
  const { sections } = document;
  const index = sections.indexOf(section);
  const rows = INVENTORY.filter(
    (row) => row.document === document.number && findSectionAround(document, row.section) === section,
  );
  const texts = RULES_TEXTS.filter((text) => text.document === document.number);
  const isOfRows = ({ rows: own }: RulesText): boolean => rows.some(({ row }) => own.includes(row));
  return {
    document,
    section,
    cited: `${document.name}, ${section.cited}`,
    address: addressOfSection(document, section),
    rules: rows.map(({ row, what, code, tests }) => ({
      row,
      what,
      code,
      // Titles of tests cite documents in the same short form as comments.
      tests: tests.map(citeSection),
      texts: [...explain(row), ...texts.filter((text) => text.rows.includes(row)).map(({ text }) => text)],
    })),
    texts: texts
      .filter((text) => sectionsOf(document, text).includes(section) && !isOfRows(text))
      .map(({ text }) => text),
    tables: RULES_TABLES.filter((table) => table.document === document.id && table.sections.includes(section.id)),
    readings: readingsIn(addressOfSection(document, section)),
    steps: DECIDING_SECTIONS.filter(({ address }) => address === addressOfSection(document, section)),
    previous: sections[index - 1] ?? null,
    next: sections[index + 1] ?? null,
  };
}

/** Returns the explanation of a computed rule; none when the texts of the rules already explain it. */
const explain = (row: number): readonly string[] => {
  const words = OPG_IN_OUR_WORDS[row] ?? OTHERS_IN_OUR_WORDS[row];
  return words === undefined ? [] : [words];
};

/** Each reading belongs to the section that it cites first. */
const READING_ADDRESSES = READINGS.map((reading) => ({ reading, address: sectionsCited(reading.section)[0] }));

const readingsIn = (wanted: string): readonly Reading[] =>
  READING_ADDRESSES.filter(({ address }) => address === wanted).map(({ reading }) => reading);

/** Finds the sections that a text names: "4.1.2 and 4.1.3", "II.A.i, 2 and 5". */
const sectionsOf = (document: RulebookDocument, { section }: RulesText): (SectionHeading | null)[] =>
  section.split(/ and |, | to /).map((name) => findSectionAround(document, name));
