import { plain } from '@quadrant/rules/message';
import { foldFact } from '@quadrant/rules/bonus-schemes';
import type { EntryFacts } from './entry-facts.js';

/** 000, 12.5.1: a deck of Non-Aligned personnel is credited with a headquarters of this name. */
const NON_ALIGNED = foldFact(plain`Non-Aligned Headquarters`);

const ALSO_NON_ALIGNED = foldFact('Non-Aligned');

/** Facts of an entry as they are compared ({@link foldFact}). */
export interface FoldedFacts {
  readonly headquarters: string | null;
  readonly affiliation: string | null;
  readonly missions: ReadonlySet<string> | null;
  /** The key is the folded text, the value is the spelling of the report. */
  readonly spellings: ReadonlyMap<string, string>;
}

export function foldFacts({ headquarters, affiliation, missions }: EntryFacts): FoldedFacts {
  const spellings = new Map<string, string>();
  const spell = (text: string, folded: string): string => {
    if (!spellings.has(folded)) spellings.set(folded, text);
    return folded;
  };
  return {
    headquarters: headquarters === null ? null : spell(headquarters, foldHeadquarters(headquarters)),
    affiliation: affiliation === null ? null : spell(affiliation, foldFact(affiliation)),
    missions: missions && new Set(missions.map((mission) => spell(mission, foldFact(mission)))),
    spellings,
  };
}

/** The name of a headquarters, as it is compared. */
export function foldHeadquarters(headquarters: string): string {
  const folded = foldFact(headquarters);
  return folded === ALSO_NON_ALIGNED ? NON_ALIGNED : folded;
}
