/** The key is the English text of an island; English pages have no such texts. */
const texts = JSON.parse(document.documentElement.dataset['texts'] ?? '{}') as Readonly<Record<string, string>>;

/** Returns a text of an island in the language of the page; the page must bring it (`ISLAND_TEXTS`). */
export const say = (text: string, values: Readonly<Record<string, number | string>> = {}): string =>
  (texts[text] ?? text).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
