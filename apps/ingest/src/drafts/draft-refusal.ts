import { refusalProblems } from '@quadrant/http';
import type { DraftRefusal } from '@quadrant/store/intake';

/** The answer to a refused change of drafts. */
export const problemOfDraft = refusalProblems<DraftRefusal>({
  'draft-not-found': {
    like: 'not-found',
    detail: 'You have no draft with this id.',
    advice: 'Take the id from /api/v1/drafts; a draft is deleted when it is submitted, and after 90 days.',
  },
  'too-many-drafts': {
    status: 409,
    title: 'You have too many drafts',
    detail: ({ most }) => `You have ${most} drafts, which is the limit. Nothing of this one was stored.`,
    advice: 'Submit or delete one of them: they are listed at /api/v1/drafts.',
    extra: ({ most }) => ({ limit: most }),
  },
  'draft-changed': {
    like: 'version-changed',
    detail: ({ version }) => `The draft has version ${version} now.`,
    extra: ({ version }) => ({ version }),
  },
});
