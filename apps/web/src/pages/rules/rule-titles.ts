import type { RulebookDocument, SectionHeading } from '@quadrant/rules/rulebook';
import { currentLanguage } from '../../languages/language.js';
import { GERMAN_TITLES } from './german-titles.js';

/** What a section is about, in the language of the page. */
export const titleOf = ({ id }: RulebookDocument, section: SectionHeading): string =>
  (currentLanguage() === 'de' ? GERMAN_TITLES[id].sections[section.id] : undefined) ?? section.title;

/** Whose rules a document has, in the language of the page. */
export const tellDocument = ({ id, about }: RulebookDocument): string =>
  currentLanguage() === 'de' ? GERMAN_TITLES[id].about : about;
