import type { DraftEntity } from './draft.entity.js';
import type { SourceFile } from './source-file.js';

/** At most so many drafts of one account are kept. */
export const MOST_DRAFTS = 20;

/** At most so many are kept of an account that nobody has approved. */
export const MOST_DRAFTS_OF_STRANGER = 5;

/** A draft is kept for so many days after its last change. */
export const DRAFT_DAYS = 90;

/** The live tournament that a draft reports, and how far it had come when the draft was made. */
export interface DraftOfLive {
  readonly id: string;
  /** It is the version of its log. */
  readonly version: number;
  /** The public id of its newest report at that time, stored or held. It is null where there was none. */
  readonly report: string | null;
}

/** The stored tournament that a draft corrects, and how far it had come when the draft was made. */
export interface DraftOfTournament {
  /** It is the key of the tournament. */
  readonly tournamentId: string;
  /** The draft holds the document of this revision. */
  readonly revision: number;
  readonly version: number;
}

export interface DraftSummary extends Pick<
  DraftEntity,
  'id' | 'version' | 'name' | 'answers' | 'createdAt' | 'changedAt'
> {
  /** The file of another program that was read. It is null for a document. */
  readonly file: SourceFile | null;
  /** It is null for every other upload, and once another document has replaced it. */
  readonly live: DraftOfLive | null;
  /** It is null for every draft that is no correction. */
  readonly corrects: DraftOfTournament | null;
}

/** An upload that is not finished. */
export interface Draft extends DraftSummary {
  /** A document as it came, or the parts of a file that may be kept, as JSON. */
  readonly content: Buffer;
}

/** A stored draft without its content. */
export const summaryOf = ({
  id,
  version,
  name,
  answers,
  createdAt,
  changedAt,
  ...stored
}: DraftEntity): DraftSummary => ({
  ...{ id, version, name, answers, createdAt, changedAt },
  live: stored.liveId === null ? null : { id: stored.liveId, version: stored.liveVersion!, report: stored.liveReport },
  corrects:
    stored.tournamentKey === null
      ? null
      : {
          tournamentId: stored.tournamentKey,
          revision: stored.tournamentRevision!,
          version: stored.tournamentVersion!,
        },
  file: stored.fileFormat === null ? null : { sha256: stored.fileSha256!.toString('hex'), format: stored.fileFormat },
});

/** A stored draft that was read with its content. */
export const draftOf = (stored: DraftEntity): Draft => ({ ...summaryOf(stored), content: stored.content! });

export type NewDraft = Pick<Draft, 'name' | 'file' | 'answers' | 'content' | 'live' | 'corrects'>;

export interface DraftChange {
  readonly name?: string;
  readonly answers?: Readonly<Record<string, string>>;
  /** This document replaces the earlier one. */
  readonly document?: Buffer;
}

/**
 * - draft-not-found: the account has no such draft
 * - too-many-drafts: it has as many as it may have
 * - draft-changed: the draft has another version by now
 */
export type DraftRefusal =
  | { readonly kind: 'draft-not-found' }
  | { readonly kind: 'too-many-drafts'; readonly most: number }
  | { readonly kind: 'draft-changed'; readonly version: number };
