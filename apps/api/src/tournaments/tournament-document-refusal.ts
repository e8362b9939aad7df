import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';

/** Says why a tournament cannot be downloaded in a format. */
export const problemOfDocument = refusalProblems<{ readonly kind: 'format-cannot-hold'; readonly format: string }>({
  'format-cannot-hold': {
    detail: ({ format }) =>
      say`${format} cannot hold this tournament: it was played in pods (Tribbles), or this format is not for tournaments whose games are not all known, or only for those.`,
    advice: say`Download it as quadrant-1.`,
  },
});
