import { escapeKey } from '@quadrant/rules/tournament';

/** Keys of ours have at most 64 characters; a longer one of the sender's own is shown as its beginning. */
const LONGEST_SHOWN = 100;

/** A key as a finding shows it in a pointer, so that no finding is as long as the document. */
export const showKey = (key: string): string =>
  escapeKey(key.length > LONGEST_SHOWN ? `${key.slice(0, LONGEST_SHOWN)}…` : key);

/** The same as {@link pointerTo} for people: keys that are very long are shortened. */
export const showPointerTo = (path: readonly (string | number)[]): string =>
  path.map((step) => `/${typeof step === 'number' ? step : showKey(step)}`).join('');

/** The pointer (RFC 6901) to what these keys and places in lists lead to. */
export const pointerTo = (path: readonly (string | number)[]): string =>
  path.map((step) => `/${typeof step === 'number' ? step : escapeKey(step)}`).join('');
