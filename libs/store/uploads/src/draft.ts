import type { SourceFile } from './source-file.js';

/** So many drafts of one account are kept. */
export const MOST_DRAFTS = 20;

/** So many of an account that nobody has approved. */
export const MOST_DRAFTS_OF_STRANGER = 5;

/** Days after its last change that a draft is kept. */
export const DRAFT_DAYS = 90;

/** The live tournament whose report a draft is, and how far it had come when the draft was made. */
export interface DraftOfLive {
  readonly id: string;
  /** Version of its log. */
  readonly version: number;
  /** Public id of its newest report then, stored or held; null where there was none. */
  readonly report: string | null;
}

/** What a draft is about, without its content. */
export interface DraftSummary {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** The file of another program that was read; null for a document. */
  readonly file: SourceFile | null;
  /** By name. */
  readonly answers: Readonly<Record<string, string>>;
  /** Null for every other upload, and once another document was put in its place. */
  readonly live: DraftOfLive | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** An upload that is not finished. */
export interface Draft extends DraftSummary {
  /** A document as it came; of a file what may be kept of it, as JSON. */
  readonly content: Buffer;
}

/** What somebody wants to keep. */
export type NewDraft = Pick<Draft, 'name' | 'file' | 'answers' | 'content' | 'live'>;

/** What is to be different; what is missing stays. */
export interface DraftChange {
  readonly name?: string;
  readonly answers?: Readonly<Record<string, string>>;
  /** A document in place of what was there. */
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
