import type { DocumentNumber } from '@quadrant/rules/tournament';

/** The ids of documents as addresses use them: those of the rule systems, and of the one document without a rule system. */
export const DOCUMENT_IDS = ['opg-4.2', 'decipher-1999', 'stccg-1996', 'sealed-1998', 'ffg-swlcg-2016'] as const;
export type DocumentId = (typeof DOCUMENT_IDS)[number];

/** A section of a document, as the rulebook names it. */
export interface SectionHeading {
  /** The address of the section ends with it: `7.7`, `glossary`. */
  readonly id: string;
  /** The title says in our words what the section is about. */
  readonly title: string;
  /** People cite the section like this after the name of the document: `section 7.7`, `Glossary`. */
  readonly cited: string;
  /** Other names by which texts cite it, or parts of it that have no page. */
  readonly names: readonly string[];
}

export interface RulebookDocument {
  readonly id: DocumentId;
  readonly number: DocumentNumber;
  readonly name: string;
  /** A sentence that tells who published the rules, and for which games. */
  readonly about: string;
  readonly sections: readonly SectionHeading[];
}

/** Returns a section that its document numbers. */
export const numbered = (id: string, title: string, ...names: readonly string[]): SectionHeading => ({
  id,
  title,
  cited: `section ${id}`,
  names,
});

/** Returns a section that its document only names. Its address is the name in small letters. */
export const named = (cited: string, title: string, ...names: readonly string[]): SectionHeading => ({
  id: cited.toLowerCase().replaceAll(' ', '-'),
  title,
  cited,
  names,
});
