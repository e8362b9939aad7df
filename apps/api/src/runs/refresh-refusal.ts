import { type Problem, refusalProblems } from '@quadrant/http';
import type { DecisionRefusal, Pause } from '@quadrant/store/history';

/** The answer to a decision about a refresh that is not carried out. */
export const problemOfDecision = refusalProblems<DecisionRefusal>({
  'refresh-over': {
    status: 409,
    title: 'The refresh has ended',
    detail: (refusal) =>
      refusal.run === null
        ? `The refresh is ${refusal.state}: there is nothing to cancel.`
        : `The refresh was published as run ${refusal.run}.`,
    advice: (refusal) =>
      refusal.run === null
        ? 'Request another one, should you want one.'
        : 'A coordinator takes a run back with a rollback: POST /api/v1/rollbacks.',
    extra: (refusal) => ({ state: refusal.state, run: refusal.run }),
  },
  'nothing-to-publish': {
    status: 409,
    title: 'This refresh cannot be published as it is',
    detail: (refusal) => `It is ${whatItIs(refusal)}; only a dry run that is computed can be published.`,
    advice: 'Request a dry run, wait until it is computed, and publish that one.',
    extra: ({ state }) => ({ state }),
  },
  'publishing-paused': {
    status: 409,
    title: 'Nothing is published at the moment',
    detail: ({ pause: { pausedAt, pausedBy, reason } }) =>
      `Publishing is paused since ${pausedAt.toISOString()} by ${pausedBy}: ${reason}`,
    advice: 'A coordinator resumes it with POST /api/v1/publication/resume, which requests a full refresh.',
    extra: ({ pause: { pausedAt, pausedBy, reason } }) => ({ pausedAt, pausedBy, reason }),
  },
  'base-moved': {
    status: 409,
    title: 'Something else was published in the meantime',
    detail: (refusal) =>
      `The dry run was computed on run ${refusal.baseRun}; run ${refusal.run.number} (${refusal.run.kind}: ` +
      `${refusal.run.reason}) was published at ${refusal.run.publishedAt.toISOString()}.`,
    advice: 'Request another dry run, and publish that one.',
    extra: (refusal) => ({ baseRun: refusal.baseRun, run: refusal.run.number }),
  },
  'inputs-changed': {
    status: 409,
    title: 'Something else arrived in the meantime',
    detail: (refusal) =>
      `The same run, ${refusal.baseRun}, is published, but other tournaments or corrections wait than in the dry run.`,
    advice: 'Request another dry run, and publish that one.',
    extra: (refusal) => ({ baseRun: refusal.baseRun }),
  },
});

/** The answer to whoever wants something published while nothing is. */
export const publishingPaused = (pause: Pause): Problem => problemOfDecision({ kind: 'publishing-paused', pause });

function whatItIs({ state, isDryRun, isWhatIf }: Extract<DecisionRefusal, { kind: 'nothing-to-publish' }>): string {
  if (isWhatIf) return 'a what-if';
  return isDryRun ? `a dry run that is ${state}` : 'no dry run';
}
