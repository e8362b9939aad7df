import type { Sections } from '@quadrant/rules/tournament';

/** 001: sections that texts cite. */
export const DECIPHER: { readonly document: '001'; readonly sections: Sections } = {
  document: '001',
  sections: {
    'date-lock': null,
    'change-of-rounds': null,
    'recommended-rounds': null,
    'no-rematch': 'section II.A.i, 6',
    'equal-totals': null,
    bye: null,
    'bye-criteria': null,
    scoring: 'Scoring',
    ties: null,
    differential: null,
    heats: null,
    elimination: null,
    deadline: null,
    'unfinished-game': null,
    'places-by-director': null,
  },
};
