import { notFound, notForYou, Problem, problemOfTooMany } from '@quadrant/http';
import { count, type Finding } from '@quadrant/rules/tournament';
import type { ProposalRefusal } from '@quadrant/store/disputes';
import { problemOfRefusal } from '../submissions/intake-refusal.js';

/** A patch that does not fit its document. */
export interface PatchRefused {
  readonly kind: 'patch-refused';
  readonly findings: readonly Finding[];
}

/** The answer to whoever may not do something about a proposal: what is so, and the way out. */
export function problemOfProposal(refusal: ProposalRefusal | PatchRefused, at: Date): Problem {
  switch (refusal.kind) {
    case 'too-many-open':
    case 'too-many-in-a-day':
      return problemOfTooMany(refusal, 'proposals', at);
    case 'not-for-you':
      return notForYou(refusal.needs);
    case 'proposal-not-found':
      return notFound(
        'There is no proposal with this id for you to see.',
        'Those that you made, and those for your tournaments, are at /api/v1/proposals.',
      );
    case 'dispute-unknown':
      return new Problem({
        status: 422,
        code: 'dispute-unknown',
        title: 'The proposal belongs to no open dispute',
        detail: 'No open dispute of this tournament that you can see has the id in "disputeId".',
        advice: 'Take the id from /api/v1/disputes, or leave it out.',
      });
    case 'document-redacted':
      return new Problem({
        status: 409,
        code: 'document-redacted',
        title: 'The document is not as it came any more',
        detail: 'A name was removed from the document of this tournament, so a patch of it cannot become a report.',
        advice: 'Open a dispute instead; its director or a coordinator can send a corrected report.',
      });
    case 'document-withheld':
      return new Problem({
        status: 409,
        code: 'document-withheld',
        title: 'The document is not for everybody to read',
        detail: 'A hidden player takes part in this tournament, and a patch would reveal their name.',
        advice: 'Open a dispute instead; its director or a coordinator can send a corrected report.',
      });
    case 'proposal-closed':
      return new Problem({
        status: 409,
        code: 'proposal-closed',
        title: 'The proposal is not open any more',
        detail: `It is ${refusal.state}.`,
        advice: 'What is still wrong is another proposal.',
        extra: { state: refusal.state },
      });
    case 'proposal-outdated':
      return new Problem({
        status: 409,
        code: 'proposal-outdated',
        title: 'The tournament was corrected meanwhile',
        detail: `It was made for revision ${refusal.revision}; what it touches is not the same in revision ${refusal.currentRevision}.`,
        advice: 'Refuse it if it is settled; otherwise ask for a proposal for the current revision.',
        extra: { revision: refusal.revision, currentRevision: refusal.currentRevision },
      });
    case 'patch-refused':
      return patchRefused(refusal.findings);
    default:
      return problemOfRefusal(refusal);
  }
}

function patchRefused(findings: readonly Finding[]): Problem {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return new Problem({
    status: 422,
    code: 'patch-refused',
    title: 'The patch does not fit the document',
    detail: `The patch has ${count(errors, 'error')}, so nothing of it was stored.`,
    advice: 'Fix every finding of severity "error" and send the proposal again.',
    extra: { findings },
  });
}
