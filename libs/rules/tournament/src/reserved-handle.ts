import { foldHandle } from './handle.js';

/** Begins the label of somebody whose name was taken out. */
export const REMOVED_LABEL_START = 'removed-';

/** Shown in place of the handle of somebody hidden, or of somebody whose name was taken out. */
const LABEL = new RegExp(`^(?:hidden-|${REMOVED_LABEL_START})[0-9a-f]{8,}$`);

/** A label inside of a text, as `player_label` in the database makes it, or the beginning of one that was cut. Not the one of examples. */
const LABEL_IN_TEXT = new RegExp(
  `(?<![\\w-])(?:hidden-|${REMOVED_LABEL_START})(?!0123456789ab)(?:[0-9a-f]{12}(?![\\w-])|[0-9a-f]{0,11}(?=…))`,
  'g',
);

/** Whether a handle has the shape of those labels, which nobody may be called. */
export const isReservedHandle = (handle: string): boolean => LABEL.test(foldHandle(handle));

/**
 * A text for people: they have no use for labels, which are keys for programs.
 *
 * @param name what everybody behind a label is called in the language of the text
 */
export const nameHiddenPlayers = (text: string, name = 'Hidden player'): string => text.replace(LABEL_IN_TEXT, name);
