const DOCUMENTS: Readonly<Record<string, string>> = {
  '000': 'Organized Play Guide 4.2',
  '001': 'Decipher Tournament Guide 6.99',
  '002': 'Star Trek CCG Tournament Rules 1996',
  '003': 'Decipher Sealed Deck Formats',
  '004': 'Star Wars LCG Tournament Regulations 1.0',
};

/** "000 §12.4" as people know it: "Organized Play Guide 4.2, section 12.4". Stored rule names are hashed and stay as they are. */
export function citeSection(text: string): string {
  return text
    .replace(/\b(00[0-4]) §(?=[\dI])/g, (_, document: string) => `${DOCUMENTS[document]}, section `)
    .replace(/\b(00[0-4]) (?=table |appendix )/g, (_, document: string) => `${DOCUMENTS[document]}, `);
}
