import { words } from '../languages/t.js';

/** Who acts without an account: nobody can have their handles. */
const PROGRAMS: Readonly<Record<string, string>> = words({ operator: 'Operator', schedule: 'Quadrant' });

/** Who did something: their handle, or in words what acted by itself. */
export const actorName = (handle: string): string => (Object.hasOwn(PROGRAMS, handle) ? PROGRAMS[handle]! : handle);
