import { foldHandle } from './handle.js';

/** Shown in place of the handle of somebody hidden, or of somebody whose name was taken out. */
const LABEL = /^(?:hidden|removed)-[0-9a-f]{8,}$/;

/** Whether a handle has the shape of those labels, which nobody may be called. */
export const isReservedHandle = (handle: string): boolean => LABEL.test(foldHandle(handle));
