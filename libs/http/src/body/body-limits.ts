import type { JsonLimits } from '@quadrant/rules/report';

/**
 * How much of a JSON body a route reads. Each different name of a member costs far more than its bytes: 100,000 held everybody
 * else up for seconds.
 */
export interface BodyLimits extends JsonLimits {
  readonly bytes: number;
}

/** Requests of forms and programs: the largest real one has a few dozen members. */
export const SMALL_BODY: BodyLimits = { bytes: 64 * 1024, values: 1000, depth: 32, names: 1000 };

/** Requests that carry a report, which holds up to 5,000 players and 5,000 matches, and has members that are named by player. */
export const REPORT_BODY: BodyLimits = { bytes: 2 * 1024 * 1024, values: 200_000, depth: 64, names: 10_000 };

/** Proposals: a patch holds up to 256 kB, and JSON may write a character of it in more bytes than the patch keeps. */
export const PATCH_BODY: BodyLimits = { bytes: 512 * 1024, values: 50_000, depth: 64, names: 10_000 };

/** Changes of drafts: a document of 64 kB that a person types, and the answers beside it. */
export const DRAFT_BODY: BodyLimits = { bytes: 128 * 1024, values: 50_000, depth: 64, names: 5000 };
