import { FRAME } from './frame.js';

/** Every German text, by its English one. */
export const GERMAN: ReadonlyMap<string, string> = new Map(Object.entries({ ...FRAME }));
