import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { DraftRefusal } from '@quadrant/store/uploads';
import type { TournamentRefusal } from '@quadrant/rules/intake';
import { problemOfTournament } from '../tournament-refusal.js';

/**
 * - draft-outdated: something was entered into its live tournament since
 * - draft-reported: a report of its live tournament was submitted since
 */
type StaleDraft =
  | { readonly kind: 'draft-outdated'; readonly live: string }
  | { readonly kind: 'draft-reported'; readonly live: string };

interface NoCorrection {
  readonly kind: 'draft-corrects-nothing';
}

/**
 * - document-redacted: a name was removed from the document
 * - document-withheld: a hidden player takes part
 */
interface NoDocument {
  readonly kind: 'document-redacted' | 'document-withheld';
}

interface DraftTooLarge {
  readonly kind: 'draft-too-large';
  readonly size: number;
  readonly most: number;
}

export const problemOfDraft = refusalProblems<
  DraftRefusal | StaleDraft | DraftTooLarge | NoCorrection | NoDocument | TournamentRefusal
>({
  ...problemOfTournament.table,
  'document-redacted': {
    detail: say`A name was removed from the document of this tournament, so its results cannot be opened cell by cell.`,
    advice: say`Send the whole corrected report: POST /api/v1/tournaments/ID/revisions, or "quadrant revise ID FILE".`,
  },
  'document-withheld': {
    detail: say`A hidden player takes part in this tournament, so its results cannot be opened cell by cell.`,
    advice: say`Send the whole corrected report: POST /api/v1/tournaments/ID/revisions, or "quadrant revise ID FILE".`,
  },
  'draft-too-large': {
    detail: ({ size, most }) =>
      say`The document has ${size} bytes; a draft keeps a document of at most ${most} bytes. Nothing was changed.`,
    advice: say`Save the results as a file, and make a new draft of that file: it may have 2 MB.`,
    extra: ({ most }) => ({ limit: most }),
  },
  'draft-not-found': {
    code: 'not-found',
    detail: say`You have no draft with this id. A draft is deleted when it is submitted, and after 90 days.`,
    advice: say`Your reports and drafts are listed under /my/tournaments; a program finds the drafts at /api/v1/drafts.`,
  },
  'too-many-drafts': {
    detail: ({ most }) => say`You have ${most} drafts, which is the limit. Nothing of this one was stored.`,
    advice: say`Submit or delete one of them: they are listed at /api/v1/drafts.`,
    extra: ({ most }) => ({ limit: most }),
  },
  'draft-outdated': {
    detail: say`Something was entered into the live tournament after this draft was made, so the draft has older results.`,
    advice: ({ live }) => say`Make the draft again with the present results: POST /api/v1/live/${live}/draft.`,
    extra: ({ live }) => ({ live }),
  },
  'draft-reported': {
    detail: say`A report of this live tournament was submitted after this draft was made. The draft was not submitted.`,
    advice: ({ live }) =>
      say`Delete the draft. To correct a result, correct it at /live/${live}/run and make a new draft there.`,
    extra: ({ live }) => ({ live }),
  },
  'draft-corrects-nothing': {
    detail: say`Only a draft that was opened from a stored tournament can be proposed as its correction.`,
    advice: say`Submit this draft as a report, or open the tournament: POST /api/v1/tournaments/ID/draft.`,
  },
  'draft-changed': {
    code: 'version-changed',
    detail: ({ version }) => say`The draft has version ${version} now.`,
    extra: ({ version }) => ({ version }),
  },
});
