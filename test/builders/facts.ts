import {
  factOf,
  foldFact,
  type FactName,
  type FactSource,
  type FactType,
  type FactValue,
} from '@quadrant/rules/bonus-schemes';

const EMPTY: Readonly<Record<FactType, FactValue>> = {
  number: 0,
  text: '',
  boolean: false,
  set: new Set(),
  player: '',
  players: new Set(),
};

/** A test writes facts so: lists for sets, names as people spell them. The first spelling is shown; null means unknown. */
export type WrittenFacts = Readonly<Partial<Record<FactName, number | string | boolean | readonly string[] | null>>>;

/** Returns a source of these facts. Other facts that a report may leave out are unknown, and the rest are empty. */
export function factSource(written: WrittenFacts = {}): FactSource {
  const spellings = new Map<string, string>();
  const fold = (spelling: string): string => {
    const folded = foldFact(spelling);
    if (!spellings.has(folded)) spellings.set(folded, spelling);
    return folded;
  };
  const values = new Map<string, FactValue | null>();
  for (const [name, value] of Object.entries(written)) {
    if (value === undefined) continue;
    if (typeof value === 'string') values.set(name, fold(value));
    else values.set(name, typeof value === 'object' && value !== null ? new Set(value.map(fold)) : value);
  }
  return {
    value: (name) => {
      const value = values.get(name);
      if (value !== undefined) return value;
      const { optional, type } = factOf(name);
      return optional ? null : EMPTY[type];
    },
    spellingOf: (folded) => spellings.get(folded) ?? folded,
  };
}
