import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';

type BeginRefusal =
  | { readonly kind: 'live-too-early'; readonly day: string; readonly id: string }
  | { readonly kind: 'live-too-late'; readonly day: string; readonly id: string };

export const problemOfBeginning = refusalProblems<BeginRefusal>({
  'live-too-early': {
    detail: ({ day }) => say`It was announced for ${day}.`,
    advice: say`Begin it on that day, or change the date of the announcement.`,
    extra: ({ day }) => ({ day }),
  },
  'live-too-late': {
    detail: ({ day }) => say`It was announced for ${day}.`,
    advice: say`If it was played, submit its results at /submit. If it is played now, begin it with "isLate"; or postpone the announcement.`,
    extra: ({ day }) => ({ day }),
  },
});
