/** The source documents as people know them, by number. */
export const DOCUMENT_NAMES = {
  '000': 'Organized Play Guide 4.2',
  '001': 'Decipher Tournament Guide 6.99',
  '002': 'Star Trek CCG Tournament Rules 1996',
  '003': 'Decipher Sealed Deck Formats',
  '004': 'Star Wars LCG Tournament Regulations 1.0',
} as const;

/** The number of a source document. */
export type DocumentNumber = keyof typeof DOCUMENT_NAMES;

const nameOf = (document: string): string => DOCUMENT_NAMES[document as DocumentNumber];

/**
 * A rule or a source as people know it: "000 §12.4" becomes "Organized Play Guide 4.2, section 12.4". Rule names and sources
 * of rating rules are hashed as they are stored, so only what people read is spelled out.
 */
export const citeSection = (text: string): string =>
  text
    .replace(/\b(00[0-4]) §(?=[\dI])/g, (_, document: string) => `${nameOf(document)}, section `)
    .replace(/\b(00[0-4]),? (?=table |appendix |section )/g, (_, document: string) => `${nameOf(document)}, `)
    .replace(/\b(00[0-4]), (?=\d|I{1,3}\.)/g, (_, document: string) => `${nameOf(document)}, section `)
    .replace(/(section [\w.]+(?:,| and)) §(\d)/g, '$1 $2');
