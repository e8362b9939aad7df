import { foldFact } from '../fold-fact.js';
import { FACTS } from './facts.js';

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.values(FACTS)
    .flatMap(({ words = [] }) => words)
    .map((word) => [foldFact(word), word]),
);

/** The word of a fact that has but a few, by how it is compared; null for any other text. */
export const spellWord = (folded: string): string | null => SPELLINGS.get(folded) ?? null;
