import { choosePart } from '../../tools/gate/part.mjs';

const isFull = process.env['QUADRANT_TEST_LENGTH'] === 'full';

/** Of this commit. Git is asked once in a spec file. */
let part: number | undefined;

/** How many random stories a spec plays: few in `npm test`, all of them in `npm run test:full`. */
export const stories = (few: number, all: number): number => (isFull ? all : few);

/**
 * Each `parts`-th of a long list, from another place for another commit: `npm run test:full` has all of it, and so have ten
 * runs of `npm test`.
 *
 * @param parts at most 10
 */
export function turnsOf<T>(all: readonly T[], parts: number): readonly T[] {
  if (isFull) return all;
  part ??= choosePart().part;
  const turn = part % parts;
  return all.filter((_, index) => index % parts === turn);
}
