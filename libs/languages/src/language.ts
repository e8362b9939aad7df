import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language } from '@quadrant/http';

const scope = new AsyncLocalStorage<Language>();

/** Returns the language of the page that is being made; English outside of any. */
export const currentLanguage = (): Language => scope.getStore() ?? 'en';

/** Makes a page, or a part of it, in a language; this includes what it starts and awaits. */
export const inLanguage = <Value>(language: Language, make: () => Value): Value => scope.run(language, make);

/** Makes a value once for every language, to be read for the language of the page. */
export const eachLanguage = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
