/** One name with fewer entries than this at a place may be a guest there. */
export const REGULAR = 3;
