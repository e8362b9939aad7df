import { TO_BE_CONFIRMED } from '../../dist/libs/rules/suspicions/src/index.js';

/** Invented histories play the same few players over and over: whatever looks odd about that is right. */
export const ALL_CONFIRMED = TO_BE_CONFIRMED.map((code) => ({ code, pointer: null, reason: 'invented' }));

/** The same in the address that a report is sent to. */
export const CONFIRMING = `confirm=${encodeURIComponent(
  JSON.stringify(ALL_CONFIRMED.map(({ code, reason }) => ({ code, reason }))),
)}`;
