import { count, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import { type Finding } from '@quadrant/rules/tournament';

interface WhatIfRefusal {
  readonly kind: 'what-if-refused';
  readonly findings: readonly Finding[];
}

export const problemOfWhatIf = refusalProblems<WhatIfRefusal>({
  'what-if-refused': {
    detail: ({ findings }) =>
      say`The rules or the tournament of this what-if have ${count(findings.filter(({ severity }) => severity === 'error').length, 'error')}, so nothing is computed.`,
    advice: say`Fix every finding of severity "error" and ask again.`,
    extra: ({ findings }) => ({ findings }),
  },
});
