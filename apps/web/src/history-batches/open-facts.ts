import type { ManifestRow } from './shapes.js';

/** In how many files each fact is open. */
export interface OpenFacts {
  /** Somebody has to say it. */
  readonly asked: ReadonlyMap<string, number>;
  /** Somebody has to look at what is proposed. */
  readonly proposed: ReadonlyMap<string, number>;
  /** Somebody has said it since the files were read. */
  readonly answered: ReadonlyMap<string, number>;
}

/** @param recipes the answers for all files of a shape, by its fingerprint */
export function countOpen(
  rows: readonly ManifestRow[],
  recipes: ReadonlyMap<string, Readonly<Record<string, string>>>,
): OpenFacts {
  const counts = {
    asked: new Map<string, number>(),
    proposed: new Map<string, number>(),
    answered: new Map<string, number>(),
  };
  const has = (answers: Readonly<Record<string, string>> | undefined, key: string) => (answers?.[key] ?? '') !== '';
  for (const { values, proposed, open, shape } of rows) {
    for (const key of open) {
      const isAnswered = has(values, key) || has(recipes.get(shape ?? ''), key);
      const files = counts[isAnswered ? 'answered' : has(proposed, key) ? 'proposed' : 'asked'];
      files.set(key, (files.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
