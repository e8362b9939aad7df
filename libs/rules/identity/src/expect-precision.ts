import type { Link } from './link-people.js';
import type { Setting } from './setting.js';

interface Risk {
  /** Nobody's name is so rare that a link is never wrong. */
  readonly always: number;
  /** So much comes for each namesake that is expected. */
  readonly each: number;
  readonly most: number;
}

/** We measured these with invented communities of two makes, and checked them with other seeds. */
const RISKS: Readonly<Record<Setting['method'], { readonly near: Risk; readonly rare: Risk }>> = {
  scenes: { near: { always: 0.0015, each: 0.02, most: 0.03 }, rare: { always: 0.001, each: 0.4, most: 0.03 } },
  company: { near: { always: 0.006, each: 0.06, most: 0.05 }, rare: { always: 0.0005, each: 0.3, most: 0.03 } },
};

/**
 * Estimates which share of the links made without an answer is right, from how many namesakes are expected. It needs no
 * truth, and knows nothing of families whose members have one name.
 *
 * @returns 1 without such links
 */
export function expectPrecision({ method, bearers, namesakes }: Setting, links: readonly Link[]): number {
  const made = links.filter(({ reason }) => reason !== 'answer');
  const risks = RISKS[method];
  const wrong = made.reduce((sum, { one, other, reason }) => {
    const { always, each, most } = reason === 'rare-name' ? risks.rare : risks.near;
    const expected = Math.max(namesakes.of(bearers[one]!.name), namesakes.of(bearers[other]!.name));
    return sum + Math.min(most, always + each * expected);
  }, 0);
  return made.length === 0 ? 1 : 1 - wrong / made.length;
}
