/** How much of a JSON body a route reads. */
export interface BodyLimits {
  readonly bytes: number;
  /** Members of objects and elements of lists, in the whole body. */
  readonly values: number;
  /** Objects and lists inside each other. */
  readonly depth: number;
}

/** Requests of forms and programs: the largest real one has a few dozen members. */
export const SMALL_BODY: BodyLimits = { bytes: 64 * 1024, values: 1000, depth: 32 };

/** Requests that carry a report, which holds up to 5,000 players and 5,000 matches. */
export const REPORT_BODY: BodyLimits = { bytes: 2 * 1024 * 1024, values: 200_000, depth: 64 };

/** Proposals: a patch holds up to 256 kB, and JSON may write a character of it in more bytes than the patch keeps. */
export const PATCH_BODY: BodyLimits = { bytes: 512 * 1024, values: 50_000, depth: 64 };
