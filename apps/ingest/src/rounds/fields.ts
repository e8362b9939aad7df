import { fieldOf, valueRule, type More } from '@quadrant/http';

const LONGEST_HANDLE = 64;
const MOST_SEEDS = 64;

/** Two handles. */
export const Pair = (example: readonly [string, string]): PropertyDecorator =>
  fieldOf(
    { example },
    { type: [String], minItems: 2, maxItems: 2 },
    valueRule('isPair', 'must be a list of two handles', (value) => isTexts(value, 2, 2, 0)),
  );

/** Handles that are looked up later. */
export const Seeds = (more: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: [String], maxItems: MOST_SEEDS },
    valueRule(
      'areSeeds',
      `must be a list of at most ${MOST_SEEDS} handles, each of 1 to ${LONGEST_HANDLE} characters`,
      (value) => isTexts(value, 0, MOST_SEEDS, 1),
    ),
  );

const isTexts = (value: unknown, least: number, most: number, shortest: number): boolean =>
  Array.isArray(value) &&
  value.length >= least &&
  value.length <= most &&
  value.every((each) => typeof each === 'string' && each.length >= shortest && each.length <= LONGEST_HANDLE);
