import type { DecidedBy, RuleSystemId } from '@quadrant/rules/tournament';

/** A step of a rule system's final orders, and the section that describes it. */
export interface DecidingStep {
  readonly ruleSystem: RuleSystemId;
  readonly decidedBy: DecidedBy;
  /** These words begin a sentence: "Strength of schedule decided 14 places". */
  readonly words: string;
  /** It is the path of the section's page. */
  readonly address: string;
}

const WORDS: Readonly<Record<DecidedBy, string>> = {
  points: 'Points',
  'head-to-head': 'The game between the two tied players',
  'strength-of-schedule': 'Strength of schedule',
  differential: 'Differential',
  'cumulative-victory-points': 'Cumulative victory points',
  'director-toss': 'A coin toss that the director recorded',
  'coin-toss': 'A coin toss that nobody recorded, drawn by the published seed,',
  'extended-strength-of-schedule': 'Extended strength of schedule',
  'rounds-won': 'The number of rounds won',
  'highest-differential': 'The highest differential of a single game',
  seed: 'The seed',
  elimination: 'The elimination stage',
  'final-confrontation': 'The final confrontation',
  director: "The director's own order",
  'no-show': 'Being there at all',
  stated: 'The source of the standings',
  undecided: 'Nothing: unknown games leave the order open',
};

/** The sections that describe each step. A step that is missing is in no document. */
const SECTIONS: Readonly<Record<RuleSystemId, Readonly<Partial<Record<DecidedBy, string>>>>> = {
  'opg-4.2': {
    points: '7.7',
    'head-to-head': '7.7',
    'strength-of-schedule': '7.7',
    differential: '7.7',
    'cumulative-victory-points': '7.7',
    'director-toss': '7.7',
    'coin-toss': '7.7',
    'rounds-won': '7.7',
    seed: '10',
    elimination: '10',
    'final-confrontation': 'appendix-a',
    director: '12.4',
    'no-show': '7.5',
  },
  'decipher-1999': {
    points: 'II.A.i',
    differential: 'II.A.i',
    'highest-differential': 'II.A.i',
    'director-toss': 'II.A.i',
    'coin-toss': 'II.A.i',
    'final-confrontation': 'II.A.iii',
  },
  'stccg-1996': { points: '4', differential: '4', 'director-toss': '4', 'coin-toss': '4', elimination: '4' },
  'ffg-swlcg-2016': {
    points: 'tiebreakers',
    'head-to-head': 'tiebreakers',
    'strength-of-schedule': 'tiebreakers',
    'extended-strength-of-schedule': 'tiebreakers',
    'director-toss': 'tiebreakers',
    'coin-toss': 'tiebreakers',
    elimination: 'double-elimination-rounds',
  },
};

/** The list has every step of final orders that a document describes. */
export const DECIDING_SECTIONS: readonly DecidingStep[] = Object.entries(SECTIONS).flatMap(([ruleSystem, steps]) =>
  Object.entries(steps).map(([decidedBy, section]) => ({
    ruleSystem: ruleSystem as RuleSystemId,
    decidedBy: decidedBy as DecidedBy,
    words: WORDS[decidedBy as DecidedBy],
    address: `/rules/${ruleSystem}/${section}`,
  })),
);
