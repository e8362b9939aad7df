import { count, say, joined } from '@quadrant/rules/message';
import { notForYou, problemOfTooMany, refusalProblems } from '@quadrant/http';
import { type Finding } from '@quadrant/rules/tournament';
import type { ProposalRefusal } from '@quadrant/store/proposals';
import { countErrors, problemOfRefusal } from '../intake/intake-refusal.js';

export interface PatchRefused {
  readonly kind: 'patch-refused';
  readonly findings: readonly Finding[];
}

export const problemOfProposal = refusalProblems<ProposalRefusal | PatchRefused, [at: Date]>({
  ...problemOfRefusal.table,
  'too-many-open': (refusal, at) => problemOfTooMany(refusal, 'proposals', at),
  'too-many-in-a-day': (refusal, at) => problemOfTooMany(refusal, 'proposals', at),
  'not-for-you': (refusal) => notForYou(refusal.needs),
  'proposal-not-found': {
    code: 'not-found',
    detail: say`There is no proposal with this id for you to see.`,
    advice: say`Those that you made, and those for your tournaments, are at /api/v1/proposals.`,
  },
  'dispute-unknown': {
    detail: say`No open dispute of this tournament that you can see has the id in "disputeId".`,
    advice: say`Take the id from /api/v1/disputes, or leave it out.`,
  },
  'document-redacted': {
    detail: say`A name was removed from the document of this tournament, so a patch of it cannot become a report.`,
    advice: say`Open a dispute instead; its director or a coordinator can send a corrected report.`,
  },
  'document-withheld': {
    detail: say`A hidden player takes part in this tournament, and a patch would reveal their name.`,
    advice: say`Open a dispute instead; its director or a coordinator can send a corrected report.`,
  },
  'proposal-closed': {
    detail: (refusal) => say`It is ${refusal.state}.`,
    advice: say`What is still wrong is another proposal.`,
    extra: (refusal) => ({ state: refusal.state }),
  },
  'needs-coordinator': {
    title: say`Only a coordinator accepts this proposal`,
    detail: ({ reasons }) =>
      joined(
        reasons.map(({ message }) => message),
        ' ',
      ),
    advice: say`Ask a coordinator of the place to accept it: the proposal stays open until then.`,
    extra: ({ reasons }) => ({ reasons }),
  },
  'proposal-outdated': {
    detail: (refusal) =>
      say`It was made for revision ${refusal.revision}; what it touches is not the same in revision ${refusal.currentRevision}.`,
    advice: say`Refuse it if it is settled; otherwise ask for a proposal for the current revision.`,
    extra: (refusal) => ({ revision: refusal.revision, currentRevision: refusal.currentRevision }),
  },
  'patch-refused': {
    detail: ({ findings }) => say`The patch has ${count(countErrors(findings), 'error')}, so nothing of it was stored.`,
    advice: say`Fix every finding of severity "error" and send the proposal again.`,
    extra: ({ findings }) => ({ findings }),
  },
});
