// @row 268
/**
 * People write to coordinators about these. The Organized Play Guide 4.2 asks for ideas for bonus schemes in section 12.5, and for
 * suggestions in section 14.
 */
export const INQUIRY_TOPICS = ['question', 'suggestion', 'bonus-scheme'] as const;
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number];

/** A coordinator answers, and says of an idea whether it is taken up. */
export const INQUIRY_ANSWERS = ['answered', 'accepted', 'declined'] as const;
export type InquiryAnswer = (typeof INQUIRY_ANSWERS)[number];

export const INQUIRY_STATES = ['waiting', ...INQUIRY_ANSWERS] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];
