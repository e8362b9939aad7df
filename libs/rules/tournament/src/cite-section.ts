import { say, type Text } from '@quadrant/rules/message';

/** The names by which people know the source documents, by number. */
export const DOCUMENT_NAMES = {
  '000': 'Organized Play Guide 4.2',
  '001': 'Decipher Tournament Guide 6.99',
  '002': 'Star Trek CCG Tournament Rules 1996',
  '003': 'Decipher Sealed Deck Formats',
  '004': 'Star Wars LCG Tournament Regulations 1.0',
} as const;

export type DocumentNumber = keyof typeof DOCUMENT_NAMES;

/** Returns where a document says something, spelled out; when the section is null, that it says nothing about it. */
export const sourceIn = (document: DocumentNumber, section: string | null): Text =>
  section === null
    ? say`${DOCUMENT_NAMES[document]} says nothing about this`
    : `${DOCUMENT_NAMES[document]}, ${section}`;

/** Returns the numbers of the documents that a text cites or names. */
export const documentsCited = (text: string): readonly DocumentNumber[] => {
  const spelled = citeSection(text);
  return (Object.keys(DOCUMENT_NAMES) as DocumentNumber[]).filter(
    (document) => spelled.includes(DOCUMENT_NAMES[document]) || new RegExp(`\\b${document}\\b`).test(spelled),
  );
};

const nameOf = (document: string): string => DOCUMENT_NAMES[document as DocumentNumber];

/**
 * Spells out a rule or a source as people know it: "000 §12.4" becomes "Organized Play Guide 4.2, section 12.4". Rule
 * names and sources of rating rules are hashed in their short form, so only texts for people are spelled out.
 */
export const citeSection = (text: string): string =>
  text
    .replace(/\b(00[0-4]) §(?=[\dI])/g, (_, document: string) => `${nameOf(document)}, section `)
    .replace(/\b(00[0-4]),? (?=table |appendix |section )/g, (_, document: string) => `${nameOf(document)}, `)
    .replace(/\b(00[0-4]), (?=\d|I{1,3}\.)/g, (_, document: string) => `${nameOf(document)}, section `)
    .replace(/(section [\w.]+(?:,| and)) §(\d)/g, '$1 $2')
    .replace(/(^|[ ;(])(00[0-4]) (?=[A-Z])/g, (_, before: string, document: string) => `${before}${nameOf(document)}, `)
    .replace(
      /(^|[ ;(])(00[0-4]): (?=has |kennt )/g,
      (_, before: string, document: string) => `${before}${nameOf(document)} `,
    )
    .replace(/(^|[ ;(])(00[0-4])(?=[ :;,.)]|$)/g, (_, before: string, document: string) => before + nameOf(document));
