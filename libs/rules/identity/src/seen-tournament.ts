/** A tournament as far as it tells who is who. */
export interface SeenTournament {
  /** It is the same whenever the same files are read: answers name tournaments by it. */
  readonly id: string;
  /** It is YYYY-MM-DD, or null when the day is unknown. */
  readonly date: string | null;
  /** The place or the folder: people read it on a card, and nobody is joined by it. */
  readonly place: string | null;
  /** The names as they are written. Two names of one tournament are two people. */
  readonly names: readonly string[];
  /** Its people were settled before: its names are handles. */
  readonly isStored?: boolean;
}

/** An entry is found by its tournament and its spelling. */
export interface EntryName {
  readonly tournament: string;
  readonly spelling: string;
}

export const VERDICTS = ['same', 'two', 'unknown'] as const;
/** Whether two entries are one person: `two` people stay apart, and after `unknown` nobody is asked again. */
export type Verdict = (typeof VERDICTS)[number];

/** Somebody said this about two entries. */
export interface Answer {
  readonly one: EntryName;
  readonly other: EntryName;
  readonly verdict: Verdict;
}
