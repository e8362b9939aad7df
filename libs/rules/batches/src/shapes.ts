import { type DateOrder, orderOf, provenBy } from './date-order.js';
import type { PastItem } from './past-item.js';

/** Files of one shape are answered together. */
export interface Shape {
  /** It is the same for all files of the shape, and for none of another. */
  readonly key: string;
  /** Columns of rounds are written as `R1..`; files of programs and texts have no columns. */
  readonly columns: readonly string[];
  /** Headings that nobody has explained. */
  readonly unknown: readonly string[];
  /** The formats that read it; `null` stands for files that none reads. */
  readonly formats: readonly (string | null)[];
  readonly files: readonly string[];
  readonly refused: number;
  /**
   * The order of days and months such as 03/04/2006:
   *
   * - day-first, month-first: a day after the 12th in one of the files proves it
   * - open: nothing proves it
   * - contradiction: some files prove the one, some the other
   * - null: no file has such a date
   */
  readonly dates: DateOrder | 'open' | 'contradiction' | null;
  /** Up to two files that prove the order, or have a date that is open, with the date. */
  readonly proofs: readonly { readonly file: string; readonly day: string }[];
  /** Words in place of a name that may mean nobody, with how often they are there; the most frequent first. */
  readonly words: readonly { readonly word: string; readonly count: number }[];
}

/** Groups files by shape; the shape of most files comes first. */
export function groupShapes(items: readonly PastItem[]): Shape[] {
  const byKey = new Map<string, PastItem[]>();
  for (const item of items) {
    const those = byKey.get(item.shape);
    if (those) those.push(item);
    else byKey.set(item.shape, [item]);
  }
  return [...byKey]
    .map(([key, those]): Shape => {
      const [first] = those;
      const days = those.flatMap(({ file, past }) => past.shape.days.map((day) => ({ file, day })));
      const dates = orderOf(days.map(({ day }) => day));
      return {
        key,
        columns: first!.past.shape.columns,
        unknown: [...new Set(those.flatMap(({ past }) => past.shape.unknown))],
        formats: [...new Set(those.map(({ past }) => past.shape.format))],
        files: those.map(({ file }) => file),
        refused: those.filter(({ past }) => past.kind === 'refused').length,
        dates,
        proofs: proofsOf(days, dates),
        words: countWords(those),
      };
    })
    .sort((a, b) => b.files.length - a.files.length || (a.key < b.key ? -1 : 1));
}

const MOST_PROOFS = 2;

function proofsOf(days: readonly { readonly file: string; readonly day: string }[], dates: Shape['dates']) {
  const isProof = ({ day }: { readonly day: string }) => provenBy(day) !== null;
  if (dates === 'open') return days.slice(0, MOST_PROOFS);
  const [first] = days.filter(isProof);
  const against = days.find((each) => isProof(each) && provenBy(each.day) !== provenBy(first!.day));
  return [first, against].filter((each) => each !== undefined);
}

const NO_PERSON: ReadonlySet<string> = new Set(
  (
    'drop,dropped,dropout,quit,withdrew,bye,nn,unknown,unbekannt,inconnu,tba,tbd,nobody,niemand,personne,none,keiner,' +
    'guest,gast,invite,ghost,dummy,player,spieler,joueur,anonymous,anonym,missing,fehlt,absent,abwesend,noshow,team'
  ).split(','),
);

/** Tells whether a text in place of a name may name nobody: "drop", "N.N.", "?", a number, or "Team Vulcan". */
export function mayBeNobody(name: string): boolean {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
  return (
    !/\p{L}/u.test(name) ||
    NO_PERSON.has(folded) ||
    NO_PERSON.has(folded.replace(/\d{1,3}$/, '')) ||
    /^team\b/i.test(name)
  );
}

const MOST_WORDS = 50;

function countWords(items: readonly PastItem[]): Shape['words'] {
  const counts = new Map<string, number>();
  for (const { past } of items)
    for (const { people } of past.tournaments)
      for (const { name, lines } of people)
        if (mayBeNobody(name)) counts.set(name, (counts.get(name) ?? 0) + lines.length);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_WORDS);
}
