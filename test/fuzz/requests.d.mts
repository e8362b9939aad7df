import type { Target } from './targets.js';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | number>;
  readonly body?: string | Buffer;
  /** The seed, the shape, the operation and who asks. */
  readonly what: string;
}
export function requestsOf(
  seed: number,
  target: Target,
  roles: readonly string[],
  sizes?: readonly ('large' | 'small')[],
): Iterable<FuzzRequest>;
