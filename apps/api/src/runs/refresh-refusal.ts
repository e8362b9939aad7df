import { Problem } from '@quadrant/http';
import type { DecisionRefusal, Pause } from '@quadrant/store/history';

/** The answer to a decision about a refresh that is not carried out. */
export function problemOfDecision(refusal: DecisionRefusal): Problem {
  switch (refusal.kind) {
    case 'refresh-over':
      return new Problem({
        status: 409,
        code: 'refresh-over',
        title: 'The refresh has ended',
        detail:
          refusal.run === null
            ? `The refresh is ${refusal.state}: there is nothing to cancel.`
            : `The refresh was published as run ${refusal.run}.`,
        advice:
          refusal.run === null
            ? 'Request another one, should you want one.'
            : 'A coordinator takes a run back with a rollback: POST /api/v1/rollbacks.',
        extra: { state: refusal.state, run: refusal.run },
      });
    case 'nothing-to-publish':
      return nothingToPublish(refusal);
    case 'publishing-paused':
      return publishingPaused(refusal.pause);
    case 'base-moved':
      return new Problem({
        status: 409,
        code: 'base-moved',
        title: 'Something else was published in the meantime',
        detail:
          `The dry run was computed on run ${refusal.baseRun}; run ${refusal.run.number} (${refusal.run.kind}: ` +
          `${refusal.run.reason}) was published at ${refusal.run.publishedAt.toISOString()}.`,
        advice: 'Request another dry run, and publish that one.',
        extra: { baseRun: refusal.baseRun, run: refusal.run.number },
      });
    case 'inputs-changed':
      return new Problem({
        status: 409,
        code: 'inputs-changed',
        title: 'Something else arrived in the meantime',
        detail: `The same run, ${refusal.baseRun}, is published, but other tournaments or corrections wait than in the dry run.`,
        advice: 'Request another dry run, and publish that one.',
        extra: { baseRun: refusal.baseRun },
      });
  }
}

/** The answer to whoever wants something published while nothing is. */
export function publishingPaused({ pausedAt, pausedBy, reason }: Pause): Problem {
  return new Problem({
    status: 409,
    code: 'publishing-paused',
    title: 'Nothing is published at the moment',
    detail: `Publishing is paused since ${pausedAt.toISOString()} by ${pausedBy}: ${reason}`,
    advice: 'A coordinator resumes it with POST /api/v1/publication/resume, which requests a full refresh.',
    extra: { pausedAt, pausedBy, reason },
  });
}

function nothingToPublish({
  state,
  isDryRun,
  isWhatIf,
}: Extract<DecisionRefusal, { kind: 'nothing-to-publish' }>): Problem {
  const what = isWhatIf ? 'a what-if' : isDryRun ? `a dry run that is ${state}` : 'no dry run';
  return new Problem({
    status: 409,
    code: 'nothing-to-publish',
    title: 'This refresh cannot be published as it is',
    detail: `It is ${what}; only a dry run that is computed can be published.`,
    advice: 'Request a dry run, wait until it is computed, and publish that one.',
    extra: { state },
  });
}
