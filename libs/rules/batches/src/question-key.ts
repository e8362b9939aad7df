import type { Answer } from '@quadrant/rules/identity';

/** Names the question about two entries, in either order. */
export const questionKey = ({ one, other }: Pick<Answer, 'one' | 'other'>): string =>
  JSON.stringify(
    [
      [one.tournament, one.spelling],
      [other.tournament, other.spelling],
    ].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  );
