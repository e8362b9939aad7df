import { type Text, say } from '@quadrant/rules/message';
import { type Problem, refusalProblems } from '@quadrant/http';
import type { DecisionRefusal } from '@quadrant/store/refreshes';
import type { Pause } from '@quadrant/store/history';

/** Says why a decision about a refresh is not carried out. */
export const problemOfDecision = refusalProblems<DecisionRefusal>({
  'refresh-over': {
    detail: (refusal) =>
      refusal.run === null
        ? say`The refresh is ${refusal.state}: there is nothing to cancel.`
        : say`The refresh was published as run ${refusal.run}.`,
    advice: (refusal) =>
      refusal.run === null
        ? say`Request another one, should you want one.`
        : say`A coordinator takes a run back with a rollback: POST /api/v1/rollbacks.`,
    extra: (refusal) => ({ state: refusal.state, run: refusal.run }),
  },
  'nothing-to-publish': {
    detail: (refusal) => say`It is ${whatItIs(refusal)}; only a dry run that is computed can be published.`,
    advice: say`Request a dry run, wait until it is computed, and publish that one.`,
    extra: ({ state }) => ({ state }),
  },
  'publishing-paused': {
    detail: ({ pause: { pausedAt, pausedBy, reason } }) =>
      say`Publishing is paused since ${pausedAt.toISOString()} by ${pausedBy}: ${reason}`,
    advice: say`A coordinator resumes it with POST /api/v1/publication/resume, which requests a full refresh.`,
    extra: ({ pause: { pausedAt, pausedBy, reason } }) => ({ pausedAt, pausedBy, reason }),
  },
  'base-moved': {
    detail: (refusal) =>
      say`The dry run was computed on run ${refusal.baseRun}; run ${refusal.run.number} (${refusal.run.kind}: ${refusal.run.reason}) was published at ${refusal.run.publishedAt.toISOString()}.`,
    advice: say`Request another dry run, and publish that one.`,
    extra: (refusal) => ({ baseRun: refusal.baseRun, run: refusal.run.number }),
  },
  'inputs-changed': {
    detail: (refusal) =>
      say`The same run, ${refusal.baseRun}, is published, but other tournaments or corrections wait than in the dry run.`,
    advice: say`Request another dry run, and publish that one.`,
    extra: (refusal) => ({ baseRun: refusal.baseRun }),
  },
});

/** Refuses a publication while publishing is paused. */
export const publishingPaused = (pause: Pause): Problem => problemOfDecision({ kind: 'publishing-paused', pause });

function whatItIs({ state, isDryRun, isWhatIf }: Extract<DecisionRefusal, { kind: 'nothing-to-publish' }>): Text {
  if (isWhatIf) return 'a what-if';
  return isDryRun ? say`a dry run that is ${state}` : say`no dry run`;
}
