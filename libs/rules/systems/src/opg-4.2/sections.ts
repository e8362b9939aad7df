import type { Sections } from '@quadrant/rules/tournament';

/** 000: sections that texts cite. */
export const OPG: { readonly document: '000'; readonly sections: Sections } = {
  document: '000',
  sections: {
    'date-lock': 'appendix A',
    'change-of-rounds': 'section 6',
    'recommended-rounds': 'section 3',
    'no-rematch': 'section 7.6',
    'equal-totals': 'section 7.6',
    bye: 'section 7.5',
    'bye-criteria': 'section 7.6',
    scoring: 'section 7.5',
    ties: 'section 7.7',
    differential: 'section 7.4.1',
    heats: 'section 9',
    elimination: 'section 10',
    deadline: 'section 13.4',
    'unfinished-game': 'section 13.5',
    'places-by-director': 'section 12.4',
  },
};
