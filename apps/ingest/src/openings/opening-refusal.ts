import { count, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { OpeningRefusal } from '@quadrant/store/openings';

/** Says why a file of balances is not published, or not taken back. */
export const problemOfOpening = refusalProblems<OpeningRefusal>({
  'balances-refused': {
    detail: ({ findings }) => findings.find(({ severity }) => severity === 'error')!.message,
    advice: ({ findings }) => findings.find(({ severity }) => severity === 'error')!.advice,
    extra: ({ findings }) => ({ findings }),
  },
  'balances-to-confirm': {
    detail: ({ findings }) => say`The file has ${count(findings.length, 'warning')}. ${findings[0]!.message}`,
    advice: say`Read the warnings. If all is right, publish it again with "confirmed": true.`,
    extra: ({ findings }) => ({ findings }),
  },
  'balances-not-found': {
    code: 'not-found',
    detail: ({ number }) => say`There are no opening balances ${number}.`,
    advice: say`They are listed at /api/v1/opening-balances.`,
  },
  'balances-taken-back': {
    detail: ({ number }) => say`Opening balances ${number} are taken back already.`,
    advice: say`Nothing is left to do. To bring them in again, publish the file again.`,
  },
});
