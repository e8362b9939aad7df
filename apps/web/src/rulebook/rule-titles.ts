import type { DocumentId, RulebookDocument, SectionHeading } from '@quadrant/rules/rulebook';
import { currentLanguage } from '../languages/language.js';
import { readCatalog } from '../languages/catalog.js';

interface GermanTitles {
  /** Says who has published the rules, in German. */
  readonly about: string;
  /** The key is the id of the section. */
  readonly sections: Readonly<Record<string, string>>;
}

/** The German titles of sections; documents themselves keep their names. */
export const GERMAN_TITLES = readCatalog<Readonly<Record<DocumentId, GermanTitles>>>(
  new URL('./german-titles.json', import.meta.url),
);

/** Returns the title that a section has in the language of the page. */
export const titleOf = ({ id }: RulebookDocument, section: SectionHeading): string =>
  (currentLanguage() === 'de' ? GERMAN_TITLES[id].sections[section.id] : undefined) ?? section.title;

/** Says who has published a document, in the language of the page. */
export const tellDocument = ({ id, about }: RulebookDocument): string =>
  currentLanguage() === 'de' ? GERMAN_TITLES[id].about : about;
