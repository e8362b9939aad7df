import { choosePart } from '../../tools/gate/part.mjs';

const isFull = process.env['QUADRANT_TEST_LENGTH'] === 'full';

/** It depends on the commit. Each spec file asks Git once. */
let part: number | undefined;

/** A spec plays so many random stories: few in `npm test`, all of them in `npm run test:full`. */
export const stories = (few: number, all: number): number => (isFull ? all : few);

/**
 * Takes one of `parts` parts of a long list, which depends on the commit. `npm run test:full` has all of it, and so
 * have ten runs of `npm test`.
 *
 * @param parts at most 10
 */
export function turnsOf<T>(all: readonly T[], parts: number): readonly T[] {
  if (isFull) return all;
  part ??= choosePart().part;
  const turn = part % parts;
  return all.filter((_, index) => index % parts === turn);
}
