// @row 228, 254
/** 004, Tournament Tiers. */
export const TIERS = ['relaxed', 'formal', 'premier'] as const;
export type Tier = (typeof TIERS)[number];

/** The tier of this name; null when 004 does not have it. */
export const findTier = (name: string | null): Tier | null => TIERS.find((tier) => tier === name) ?? null;

/**
 * 004, Leader Participation: who leads a tournament may play in it, with a second leader present; null when they may not
 * play at all.
 */
export const LEADERS_NEEDED_TO_PLAY: Readonly<Record<Tier, number | null>> = {
  relaxed: 2,
  formal: null,
  premier: null,
};
