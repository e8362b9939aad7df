import type { DocumentId, RulebookDocument, SectionHeading } from '@quadrant/rules/rulebook';
import { currentLanguage } from '../../languages/language.js';
import { readCatalog } from '../../languages/catalog.js';

interface GermanTitles {
  /** Whose rules they are. */
  readonly about: string;
  /** By the id of the section. */
  readonly sections: Readonly<Record<string, string>>;
}

/** What documents and their sections are about, in German. Documents themselves keep their names. */
export const GERMAN_TITLES = readCatalog<Readonly<Record<DocumentId, GermanTitles>>>(
  new URL('./german-titles.json', import.meta.url),
);

/** What a section is about, in the language of the page. */
export const titleOf = ({ id }: RulebookDocument, section: SectionHeading): string =>
  (currentLanguage() === 'de' ? GERMAN_TITLES[id].sections[section.id] : undefined) ?? section.title;

/** Whose rules a document has, in the language of the page. */
export const tellDocument = ({ id, about }: RulebookDocument): string =>
  currentLanguage() === 'de' ? GERMAN_TITLES[id].about : about;
