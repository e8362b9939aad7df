import type { Sections } from '@quadrant/rules/tournament';

/** 004: sections that texts cite. */
export const FFG: { readonly document: '004'; readonly sections: Sections } = {
  document: '004',
  sections: {
    'date-lock': null,
    'change-of-rounds': null,
    'recommended-rounds': null,
    'no-rematch': 'Swiss Rounds',
    'equal-totals': 'Swiss Rounds',
    bye: 'Swiss Rounds',
    'bye-criteria': null,
    scoring: 'Tournament Points',
    ties: null,
    differential: null,
    heats: null,
    elimination: null,
    deadline: null,
    'unfinished-game': null,
    'places-by-director': null,
  },
};
