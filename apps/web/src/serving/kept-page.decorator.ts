import { Kept, type KeptOptions } from '@quadrant/http';

/**
 * Keeps a page for strangers. Every page is written in its reader's language and theme, and says to the minute how long
 * ago its numbers were published.
 */
export const KeptPage = (options: Pick<KeptOptions, 'exceptFor'> = {}): MethodDecorator =>
  Kept({ by: ['language', 'theme'], until: 'next-minute', ...options });
