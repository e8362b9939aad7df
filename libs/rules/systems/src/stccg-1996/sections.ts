import type { Sections } from '@quadrant/rules/tournament';

/** 002: sections that texts cite. */
export const STCCG: { readonly document: '002'; readonly sections: Sections } = {
  document: '002',
  sections: {
    'date-lock': null,
    'change-of-rounds': null,
    'recommended-rounds': null,
    'no-rematch': 'section 4',
    'equal-totals': null,
    bye: 'section 4',
    'bye-criteria': null,
    scoring: 'section 4',
    ties: null,
    differential: null,
    heats: null,
    elimination: null,
    deadline: null,
    'unfinished-game': null,
    'places-by-director': null,
  },
};
