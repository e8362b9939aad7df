import { foldHandle } from './handle.js';
import { sha256 } from './sha256.js';

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

/** What those behind labels are called: whoever is alone in a text, and one of several. */
export interface HiddenNames {
  readonly one: string;
  readonly several: (number: number) => string;
}

const ENGLISH: HiddenNames = { one: 'Hidden player', several: (number) => `Hidden player ${number}` };

/**
 * Names for the people whom a text shows under labels. Several have numbers, so that readers can tell them apart.
 *
 * @param about what the text is about, such as the id of a tournament: texts about the same number the same people alike, and texts
 *   about something else in another order, so that a number is no name by which somebody is found again
 */
export function nameLabels(text: string, about: string, names: HiddenNames = ENGLISH): (label: string) => string {
  const found = [...new Set(text.match(LABEL_IN_TEXT))];
  // The beginning of a label is the same person as the whole one.
  const labels = found.filter((label) => !found.some((other) => other !== label && other.startsWith(label)));
  const keys = new Map(labels.map((label) => [label, sha256(`${about} ${label}`)]));
  const order = labels.toSorted((one, other) => (keys.get(one)! < keys.get(other)! ? -1 : 1));
  return (label) =>
    order.length < 2 ? names.one : names.several(order.findIndex((each) => each.startsWith(label)) + 1);
}

/** A text for people: they have no use for labels, which are keys for programs. See {@link nameLabels}. */
export function nameHiddenPlayers(text: string, about: string, names?: HiddenNames): string {
  const nameOf = nameLabels(text, about, names);
  return replaceLabels(text, nameOf);
}

/** A text, or a part of one, with something in the place of each label. */
export const replaceLabels = (text: string, nameOf: (label: string) => string): string =>
  text.replace(LABEL_IN_TEXT, (label) => nameOf(label));
