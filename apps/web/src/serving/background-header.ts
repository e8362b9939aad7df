export const BACKGROUND_HEADER = 'quadrant-background';

/** A script sends this when it loads a page while somebody looks at another one. */
export const IN_BACKGROUND = { [BACKGROUND_HEADER]: '1' } as const;
