import { say } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import type { FileFindings, FilePlace } from './file-findings.js';

export interface Spellings {
  /** Returns the first spelling of a name that differs only in capitals or accents; handles that differ so are the same. */
  readonly find: (name: string, placeOf: () => FilePlace) => string;
}

/** Returns an empty list of spellings, which adds its findings to those given. */
export function collectSpellings(findings: FileFindings): Spellings {
  const firsts = new Map<string, string>();
  /** Most names are written many times in the same way, so each spelling is looked up once. */
  const known = new Map<string, string>();
  return {
    find: (name, placeOf) => {
      const found = known.get(name);
      if (found !== undefined) return found;
      const key = foldHandle(name);
      const first = firsts.get(key) ?? name;
      firsts.set(key, first);
      known.set(name, first);
      if (first !== name) {
        const message = say`“${name}” and “${first}” differ in capitals or accents only, and are read as one player.`;
        findings.add(
          'similar-names',
          placeOf(),
          message,
          say`If that is right, no change is needed; otherwise write two different names.`,
        );
      }
      return first;
    },
  };
}
