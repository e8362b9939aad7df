import type { DoubleGroup, Halves } from '@quadrant/rules/batches';
import type { Verdict } from '@quadrant/rules/identity';
import type { Text } from '@quadrant/rules/message';
import type { Groupable } from '@quadrant/rules/tournament';
import type { TournamentDetail } from '@quadrant/store/tournaments';
import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';

/** These are the answers of the operations under /api/v1/batches, as far as the pages need them. */

export type BatchState =
  'open' | 'read' | 'settling' | 'ready' | 'publishing' | 'published' | 'undoing' | 'undone' | 'sent' | 'dropped';

export interface BatchJob {
  readonly step: 'read' | 'diff' | 'publish' | 'undo';
  readonly done: number;
  readonly total: number;
}

export interface KeptThing {
  readonly kind: string;
  readonly name: string;
  readonly reason: Text;
}

export interface Batch {
  readonly number: number;
  readonly name: string;
  readonly note: string | null;
  readonly state: BatchState;
  readonly openedBy: string;
  readonly openedAt: string;
  /** The history window in which a director brings it; null for a batch of a coordinator. */
  readonly window: number | null;
  /** It splits a player, and brings no files. */
  readonly isSplit: boolean;
  readonly sentAt: string | null;
  readonly returned: { readonly by: string; readonly at: string; readonly reason: string } | null;
  readonly files: number;
  /** Nothing of these files can be read. */
  readonly refusedFiles: number;
  readonly items: Readonly<Record<'read' | 'asks' | 'refused' | 'double' | 'ready' | 'leftOut', number>>;
  /** The step that a worker is doing; its error stays until somebody asks again. */
  readonly job: BatchJob | null;
  readonly error: Text | null;
  readonly fingerprint: string | null;
  /** So many of its tournaments have an inferred result. */
  readonly inferred: number;
  readonly inferredRated: string | null;
  readonly approvedBy: string | null;
  readonly run: number | null;
  readonly publishedAt: string | null;
  readonly publishedBy: string | null;
  readonly undoRun: number | null;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
  readonly kept: readonly KeptThing[];
}

/** A finding about a file or its tournament. */
export type ItemFinding = Groupable;

export type ItemState = 'read' | 'asks' | 'refused' | 'double' | 'ready' | 'left-out';

export interface BatchItem {
  readonly id: string;
  readonly file: string;
  /** Other files that are read as parts of it. */
  readonly parts: readonly string[];
  readonly state: ItemState;
  readonly name: string | null;
  /** The tournament was on one of the days from the first to the last. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly place: string | null;
  readonly players: number;
  readonly kind: 'games' | 'standings' | 'refused' | null;
  readonly open: readonly string[];
  readonly findings: readonly ItemFinding[];
  readonly doubleOf: {
    readonly item: string | null;
    readonly tournament: string | null;
    readonly relation: 'equal' | 'more' | 'less' | 'contradicts';
  } | null;
  readonly decision: string | null;
  readonly reason: string | null;
  readonly tournament: string | null;
}

/** A tournament of a batch beside others that it may be. */
export type DoubleItem = Pick<
  BatchItem,
  'id' | 'file' | 'state' | 'name' | 'firstDay' | 'lastDay' | 'doubleOf' | 'decision' | 'reason'
> & { readonly decidedBy: string | null };

export interface BatchDoubles {
  readonly stored: readonly DoubleItem[];
  readonly groups: readonly (Omit<DoubleGroup, 'items'> & { readonly items: readonly DoubleItem[] })[];
  readonly lost: readonly { readonly items: readonly DoubleItem[] }[];
  readonly decided: readonly DoubleItem[];
}

/** A tournament of a batch as it would be published. */
export interface BatchResults extends Pick<
  TournamentDetail,
  'rounds' | 'standings' | 'statedParticipants' | 'roundsInferred' | 'inferredRated'
> {
  readonly item: BatchItem;
  /** Players have the handles with which they are published; otherwise names are those of the file. */
  readonly isSettled: boolean;
  /** It is null while facts or corrections are missing. */
  readonly record: TournamentDetail['record'] | null;
  readonly hasPods: boolean;
  readonly withoutPage: readonly string[];
}

/** Files that may hold parts of one tournament, and those that somebody joined. */
export interface BatchHalves {
  readonly offers: readonly Halves[];
  readonly joined: readonly {
    readonly file: string;
    readonly partOf: string;
    readonly decidedBy: string;
    /** It counts since the files were read. */
    readonly isRead: boolean;
  }[];
}

/** A file of which nothing can be read. */
export interface RefusedFile {
  readonly path: string;
  /** It is the fingerprint of its shape. */
  readonly shape: string | null;
  readonly findings: readonly ItemFinding[];
}

/** A file that is no tournament, says somebody. */
export interface LeftOutFile {
  readonly path: string;
  readonly leftOut: string;
}

export interface ItemPage {
  readonly items: readonly BatchItem[];
  readonly next: string | null;
}

export interface BatchShape {
  readonly fingerprint: string;
  readonly label: string;
  readonly files: number;
  readonly example: string;
  readonly open: readonly string[];
  readonly refused: number;
  readonly leftOut: number;
  /** The order of days and months that its files prove. */
  readonly dates: 'day-first' | 'month-first' | null;
  readonly answers: Readonly<Record<string, string>>;
  /** The last published batch with files of this shape answered so. */
  readonly earlier: {
    readonly batch: number;
    readonly name: string;
    readonly answers: Readonly<Record<string, string>>;
  } | null;
}

export interface ManifestRow {
  readonly file: string;
  readonly values: Readonly<Record<string, string>>;
  readonly proposed: Readonly<Record<string, string>>;
  readonly open: readonly string[];
  /** It is the fingerprint of its shape. */
  readonly shape: string | null;
  /** The texts that an answer changed when the file was read. */
  readonly textsRead: readonly string[];
}

export interface EntryName {
  readonly tournament: string;
  readonly spelling: string;
}

/** An entry of an answer, with when and where its tournament was as far as a file says it. */
export interface KeptEntry extends EntryName {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly place: string | null;
}

/** A name that somebody chose for a person. */
export interface StoredName {
  readonly id: number;
  readonly one: KeptEntry;
  readonly name: string;
  readonly decidedBy: string;
  readonly takenBackBy: string | null;
}

export interface StoredAnswer {
  readonly id: number;
  readonly one: KeptEntry;
  readonly other: KeptEntry;
  readonly verdict: Verdict;
  readonly decidedBy: string;
  readonly takenBackBy: string | null;
}

export interface PersonSide extends EntryName {
  readonly spellings: readonly { readonly spelling: string; readonly count: number }[];
  readonly scene: string | null;
  readonly entries: number;
  readonly first: string | null;
  readonly last: string | null;
  /** The stored player that they are. */
  readonly handle: string | null;
}

/** Somebody as the files write them. */
export interface SettledPerson {
  readonly handle: string | null;
  /** The name with which publishing creates them; null for a stored player, and in batches that were settled long ago. */
  readonly publishedAs: string | null;
  /** They are sorted, the most frequent first. */
  readonly written: readonly (EntryName & Pick<PersonSide, 'scene' | 'first' | 'last'> & { readonly count: number })[];
}

export interface PersonQuestion {
  readonly one: PersonSide;
  readonly other: PersonSide;
  readonly kind: string;
  readonly inCommon: readonly string[];
}

export interface PersonCard {
  readonly questions: readonly PersonQuestion[];
}

export interface LinksOfKind {
  readonly reason: string;
  readonly count: number;
  readonly sample: readonly { readonly one: PersonSide; readonly other: PersonSide }[];
}

export interface BatchPeople {
  readonly method: string | null;
  /** They are shares from 0 to 1. */
  readonly compactness: number;
  readonly expectedPrecision: number;
  readonly people: number;
  readonly spellings: number;
  readonly known: number;
  readonly cardsInAll: number;
  readonly cards: readonly PersonCard[];
  readonly links: readonly LinksOfKind[];
  /** They are sorted, the oldest first. */
  readonly answers: readonly StoredAnswer[];
  readonly names: readonly StoredName[];
  /** Chosen names that were not used when people were settled. */
  readonly refusedNames: readonly {
    readonly chosen: { readonly one: EntryName; readonly name: string };
    readonly reason: string;
  }[];
  /** It holds what was decided about all links of a kind. */
  readonly kinds: readonly DecidedKind[];
  /** Questions that others have open. */
  readonly leases: readonly Lease[];
  /** A page of the people that somebody looks for, and how many these are in all. */
  readonly everybody: readonly SettledPerson[];
  readonly everybodyInAll: number;
  /** Answers that were not used when people were settled. */
  readonly refused: readonly {
    readonly answer: { readonly one: EntryName; readonly other: EntryName; readonly verdict: Verdict };
    readonly reason: string;
  }[];
}

/** It is a name in a tournament of a batch. */
export interface BatchEntry extends EntryName {
  readonly name: string | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly place: string | null;
  /** The handle with which the person would be published; null before people were settled. */
  readonly handle: string | null;
}

/** Entries of people with a name, and one entry in a stored tournament of each stored player among them. */
export interface EntriesOfName {
  readonly entries: readonly BatchEntry[];
  readonly stored: readonly (EntryName & { readonly handle: string })[];
}

export interface DecidedKind {
  readonly kind: string;
  readonly decision: 'confirm' | 'open';
  /** So many links the kind had then. */
  readonly links: number;
  readonly decidedBy: string;
}

export interface Lease {
  readonly question: string;
  readonly by: string;
  readonly until: string;
}

export interface BatchDiff {
  readonly fingerprint: string;
  readonly fits: boolean;
  readonly baseRun: number;
  readonly summary: Text;
  readonly diff: NamedHistoryDiff;
  readonly senders: readonly SenderReview[];
  /** Publishing the batch creates them, so they have no page yet. */
  readonly newPlayers: readonly { readonly handle: string; readonly tournaments: number }[];
}

/** It says who won the tournaments of a sender. */
export interface SenderReview {
  readonly sender: string;
  readonly tournaments: number;
  readonly own: number;
  readonly winners: readonly { readonly handle: string; readonly tournaments: number }[];
}

export interface UndoPreview {
  readonly withdrawn: number;
  readonly restored: number;
  readonly players: number;
  readonly kept: readonly KeptThing[];
}

/** An entry stands in the current report of a tournament. */
export interface OwnEntry {
  readonly tournament: string;
  readonly name: string;
  readonly day: string;
  readonly venue: string | null;
  /** The handle that leads from the entry to the player. */
  readonly as: string;
}

export interface PlayerToSplit {
  readonly handle: string;
  readonly entries: readonly OwnEntry[];
}
