import type { DecisionRefusal } from '@quadrant/store/refreshes';

export function explainDecision(refusal: DecisionRefusal): string {
  switch (refusal.kind) {
    case 'refresh-over':
      return refusal.run === null
        ? `The refresh is ${refusal.state} already.`
        : `The refresh was published as run ${refusal.run}: "quadrant rollback" restores an earlier run.`;
    case 'nothing-to-publish':
      return refusal.isWhatIf
        ? 'This is a what-if, and a what-if is never published. Request a dry run instead.'
        : `The refresh is ${refusal.state}: only a dry run that is computed can be published.`;
    case 'publishing-paused':
      return `Publishing is paused by ${refusal.pause.pausedBy} (${refusal.pause.reason}): "quadrant resume" ends that.`;
    case 'base-moved':
      return (
        `The dry run was computed on run ${refusal.baseRun}, and run ${refusal.run.number} (${refusal.run.kind}: ` +
        `${refusal.run.reason}) was published since: make another one.`
      );
    case 'inputs-changed':
      return 'Other tournaments or corrections are waiting now than in the dry run. Request a new dry run.';
  }
}
