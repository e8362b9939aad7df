/** Texts of the islands in the language of the page, by their English; English pages bring none. */
const texts = JSON.parse(document.documentElement.dataset['texts'] ?? '{}') as Readonly<Record<string, string>>;

/** A text of an island in the language of the page; the page has to bring it (`ISLAND_TEXTS`). */
export const say = (text: string, values: Readonly<Record<string, number | string>> = {}): string =>
  (texts[text] ?? text).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
