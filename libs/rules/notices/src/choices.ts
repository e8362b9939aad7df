/** How a kind of notice comes by mail: never, each at once, or all of a day in one mail. */
export const MAIL_CHOICES = ['off', 'at-once', 'daily'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** How a kind of notice comes on the site, or by push. */
export const SWITCH_CHOICES = ['on', 'off'] as const;
export type SwitchChoice = (typeof SWITCH_CHOICES)[number];
