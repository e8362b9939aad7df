import type { DocumentNumber } from '@quadrant/rules/tournament';

/** The documents by the names that addresses have: those of the rule systems, and of the one document without a rule system. */
export const DOCUMENT_IDS = ['opg-4.2', 'decipher-1999', 'stccg-1996', 'sealed-1998', 'ffg-swlcg-2016'] as const;
export type DocumentId = (typeof DOCUMENT_IDS)[number];

/** A section as the rulebook names it. */
export interface SectionHeading {
  /** Of its address: `7.7`, `glossary`. */
  readonly id: string;
  /** What it is about, in our words. */
  readonly title: string;
  /** As people cite it after the name of the document: `section 7.7`, `Glossary`. */
  readonly cited: string;
  /** Other names under which texts cite it, or parts of it that have no page. */
  readonly names: readonly string[];
}

/** A source document of the rulebook. */
export interface RulebookDocument {
  readonly id: DocumentId;
  readonly number: DocumentNumber;
  readonly name: string;
  /** Whose rules they are, for which games, in a sentence. */
  readonly about: string;
  readonly sections: readonly SectionHeading[];
}

/** A section that its document numbers. */
export const numbered = (id: string, title: string, ...names: readonly string[]): SectionHeading => ({
  id,
  title,
  cited: `section ${id}`,
  names,
});

/** A section that its document only names; its address is the name in small letters. */
export const named = (cited: string, title: string, ...names: readonly string[]): SectionHeading => ({
  id: cited.toLowerCase().replaceAll(' ', '-'),
  title,
  cited,
  names,
});
