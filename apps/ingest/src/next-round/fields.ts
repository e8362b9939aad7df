import { say } from '@quadrant/rules/message';
import { fieldOf, listRule, valueRule, type More } from '@quadrant/http';

const LONGEST_HANDLE = 64;
const MOST_SEEDS = 64;

export const Pair = (example: readonly [string, string]): PropertyDecorator =>
  fieldOf(
    { example },
    { type: [String], minItems: 2, maxItems: 2 },
    valueRule(
      'isPair',
      say`must be a list of two handles`,
      (value) => Array.isArray(value) && value.length === 2 && value.every(isShort),
    ),
  );

/** The handles are looked up later. */
export const Seeds = (more: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: [String], maxItems: MOST_SEEDS },
    listRule(
      'areSeeds',
      say`must be a list of at most ${MOST_SEEDS} handles, each of 1 to ${LONGEST_HANDLE} characters`,
      MOST_SEEDS,
      (text) => text !== '' && isShort(text),
    ),
  );

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_HANDLE;
