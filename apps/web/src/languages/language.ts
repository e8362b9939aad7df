import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language } from '@quadrant/http';

const scope = new AsyncLocalStorage<Language>();

/** The language of the page that is made now; English outside of any. */
export const currentLanguage = (): Language => scope.getStore() ?? 'en';

/** Makes a page, or a part of it, in a language; also what it begins and awaits. */
export const inLanguage = <Value>(language: Language, make: () => Value): Value => scope.run(language, make);

/** What is made once for every language, and read for the one of the page. */
export const eachLanguage = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
