/** It matches lower-case words with single hyphens between them, which can be part of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug of a league has at most this many characters. */
export const LONGEST_SLUG = 40;

/** Whether a text can be the slug of a league, in its address and in the reports of its tournaments. */
export const isSlug = (text: string): boolean => text.length <= LONGEST_SLUG && SLUG.test(text);
