import { currentLanguage } from './language.js';

/** Citations name parts of documents with these words. */
const PARTS: Readonly<Record<string, string>> = {
  section: 'Abschnitt',
  sections: 'Abschnitte',
  table: 'Tabelle',
  appendix: 'Anhang',
  article: 'Artikel',
};

/** These words connect two sections that are cited together. */
const BETWEEN: Readonly<Record<string, string>> = { ' and ': ' und ', ', and ': ' und ', ' to ': ' bis ' };

/** Writes a citation, such as "Organized Play Guide 4.2, section 7.7", in the language of the page; also within a sentence. */
export const sayPlace = (text: string): string =>
  currentLanguage() === 'en'
    ? text
    : (BETWEEN[text] ??
      text.replace(
        /(?<=, |^)(section|sections|table|appendix|article) (?=[\dA-Z])/g,
        (_, part: string) => `${PARTS[part] ?? part} `,
      ));
