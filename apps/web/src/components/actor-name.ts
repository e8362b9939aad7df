import { words } from '../languages/t.js';

/** These act without an account; no person can have their handles. */
const PROGRAMS: Readonly<Record<string, string>> = words({ operator: 'Operator', schedule: 'Quadrant' });

/** Returns the handle of the person who acted, or the name of a program that did. */
export const actorName = (handle: string): string => (Object.hasOwn(PROGRAMS, handle) ? PROGRAMS[handle]! : handle);
