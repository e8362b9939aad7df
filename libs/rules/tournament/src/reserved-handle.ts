import { foldHandle } from './handle.js';
import { sha256 } from './sha256.js';

/** The label of a player whose name was removed begins with it. */
export const REMOVED_LABEL_START = 'removed-';

/** It matches the labels shown in place of the handle of a hidden player, or of a player whose name was removed. */
const LABEL = new RegExp(`^(?:hidden-|${REMOVED_LABEL_START})[0-9a-f]{8,}$`);

/** It matches labels in a text, as `player_label` in the database makes them, whole or cut off, but not the one of examples. */
const LABEL_IN_TEXT = new RegExp(
  `(?<![\\w-])(?:hidden-|${REMOVED_LABEL_START})(?!0123456789ab)(?:[0-9a-f]{12}(?![\\w-])|[0-9a-f]{0,11}(?=…))`,
  'g',
);

/** Whether a handle looks like one of those labels, which players may not use. */
export const isReservedHandle = (handle: string): boolean => LABEL.test(foldHandle(handle));

/** Readers see these names in place of labels: `one` for the only player in a text, `several` for each of many. */
export interface HiddenNames {
  readonly one: string;
  readonly several: (number: number) => string;
}

const ENGLISH: HiddenNames = { one: 'Hidden player', several: (number) => `Hidden player ${number}` };

/**
 * Returns the names that a text shows in place of labels. Several players have numbers, so that readers can tell them apart.
 *
 * @param about the subject of the text, such as the id of a tournament. Texts about one subject give the same people
 *   the same numbers. Other subjects use another order, so that a number does not identify a person across texts.
 */
export function nameLabels(text: string, about: string, names: HiddenNames = ENGLISH): (label: string) => string {
  const found = [...new Set(text.match(LABEL_IN_TEXT))];
  // The beginning of a label means the same person as the whole label.
  const labels = found.filter((label) => !found.some((other) => other !== label && other.startsWith(label)));
  const keys = new Map(labels.map((label) => [label, sha256(`${about} ${label}`)]));
  const order = labels.toSorted((one, other) => (keys.get(one)! < keys.get(other)! ? -1 : 1));
  return (label) =>
    order.length < 2 ? names.one : names.several(order.findIndex((each) => each.startsWith(label)) + 1);
}

/** Replaces labels in a text for people, since labels are keys for programs. See {@link nameLabels}. */
export function nameHiddenPlayers(text: string, about: string, names?: HiddenNames): string {
  const nameOf = nameLabels(text, about, names);
  return replaceLabels(text, nameOf);
}

/** Replaces each label in a text with the name that `nameOf` returns. */
export const replaceLabels = (text: string, nameOf: (label: string) => string): string =>
  text.replace(LABEL_IN_TEXT, (label) => nameOf(label));
