import { refusalProblems } from '@quadrant/http';

/** Why a tournament cannot be downloaded in a format. */
export const problemOfDocument = refusalProblems<{ readonly kind: 'format-cannot-hold'; readonly format: string }>({
  'format-cannot-hold': {
    status: 422,
    title: 'The format cannot hold this tournament',
    detail: ({ format }) => `${format} cannot hold a tournament that was played in pods (Tribbles).`,
    advice: 'Download it as quadrant-1.',
  },
});
