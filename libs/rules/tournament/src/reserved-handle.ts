import { foldHandle } from './handle.js';

/** Begins the label of somebody whose name was taken out. */
export const REMOVED_LABEL_START = 'removed-';

/** Shown in place of the handle of somebody hidden, or of somebody whose name was taken out. */
const LABEL = new RegExp(`^(?:hidden-|${REMOVED_LABEL_START})[0-9a-f]{8,}$`);

/** Whether a handle has the shape of those labels, which nobody may be called. */
export const isReservedHandle = (handle: string): boolean => LABEL.test(foldHandle(handle));
