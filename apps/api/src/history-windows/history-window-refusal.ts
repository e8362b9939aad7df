import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { HistoryWindowRefusal } from '@quadrant/store/places';

/** Says why a history window is not closed. */
export const problemOfHistoryWindow = refusalProblems<HistoryWindowRefusal>({
  'history-window-not-found': {
    code: 'not-found',
    detail: ({ number }) => say`There is no history window ${number}.`,
    advice: say`They are listed at /api/v1/history-windows.`,
  },
  'history-window-closed': {
    detail: ({ number }) => say`History window ${number} is closed already.`,
    advice: say`Nothing is left to do. To let directors report again, open another window.`,
  },
});
