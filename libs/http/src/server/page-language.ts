/** Pages are written in these languages. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The reader's browser keeps the language that they chose in it. */
export const LANGUAGE_COOKIE = 'quadrant-language';

const CHOSEN = /(?:^|; ?)quadrant-language=(en|de)(?:;|$)/;

/**
 * Returns the language of a page for a reader: the one they chose, otherwise the one of ours that their browser
 * prefers. It is English when the browser prefers none of them.
 */
export function languageOf({ cookie = '', 'accept-language': accepted = '' }: AskedLanguage): Language {
  const chosen = CHOSEN.exec(cookie)?.[1];
  return (chosen as Language | undefined) ?? bestOf(accepted);
}

export interface AskedLanguage {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** RFC 9110, section 12.5.4: `de-AT, en;q=0.8`. The first one wins among equal ones. */
function bestOf(accepted: string): Language {
  let best: { readonly language: Language; readonly weight: number } | null = null;
  for (const range of accepted.slice(0, LONGEST_HEADER).split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = LANGUAGES.find((each) => name === each || name.startsWith(`${each}-`));
    const given = parameters.find((each) => each.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice('q='.length));
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? 'en';
}

/** Browsers send some dozens of letters. */
const LONGEST_HEADER = 500;
