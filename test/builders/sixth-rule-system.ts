import { RULE_SYSTEM_IDS, type RuleSystem, type RuleSystemId } from '@quadrant/rules/tournament';
import { RULE_SYSTEMS } from '../../libs/rules/systems/src/rule-systems.js';

/** The name of a fictitious rule system that only specs know. */
export const SIXTH = 'house-2030' as RuleSystemId;

const yes = { value: true, rule: 'house' } as const;

/**
 * It answers every question in another way than the real ones. It plays Tribbles two by two and Second Edition in pods,
 * so code that looks at the name of a game instead of asking gets a wrong answer.
 */
export const sixthRuleSystem: RuleSystem = {
  documents: ['003'],
  sections: {
    'date-lock': 'chapter 1',
    'change-of-rounds': 'chapter 2',
    'recommended-rounds': 'chapter 3',
    'no-rematch': 'chapter 4',
    'equal-totals': 'chapter 5',
    bye: 'chapter 6',
    'bye-criteria': 'chapter 7',
    scoring: 'chapter 8',
    ties: null,
    differential: 'chapter 10',
    heats: 'chapter 11',
    elimination: 'chapter 12',
    deadline: 'chapter 13',
    'unfinished-game': 'chapter 14',
    'places-by-director': 'chapter 15',
  },
  ratingPolicy: 'decipher-lotr',
  games: ['2e', 'tribbles'],
  results: ['WIN', 'LOSS', 'TT', 'BYE', 'MG'],
  notation: { matchKeys: [], podGames: ['2e'] },
  marginOfScore: () => 'full',
  validate: () => [],
  computeStandings: ({ entries }) =>
    entries.map((_, entry) => ({
      entry,
      place: entry + 1,
      points: 0,
      strengthOfSchedule: null,
      extendedStrengthOfSchedule: null,
      differential: 0,
      cumulativeVictoryPoints: null,
      roundsWon: null,
      decidedBy: 'points',
    })),
  countParticipants: ({ entries }) => entries.length,
  isSanctioned: () => yes,
  isRated: () => yes,
  ratedGames: () => [],
  awardsPoints: () => yes,
  announcing: {
    daysAhead: () => 30,
    fewestRounds: () => 9,
    usualRounds: (_, players) => players + 7,
    usualPairing: () => 'double-elimination',
    pairings: () => ['double-elimination'],
    usualPlay: () => ({ cardPool: 'block', rules: 'slipstream' }),
  },
  pairing: { methodOf: () => 'rank-1996', hasTwoSides: () => false },
  playing: {
    directorNeedsApproval: true,
    hasDelayedGames: true,
    elimination: 'double',
    othersPlayOn: false,
    heatStructure: 'preliminary',
    isHeat: ({ structure }) => structure === 'preliminary',
    continuesHeats: ({ game }) => game === '2e',
    timeLimit: () => ({ minutes: 7, per: 'game', source: 'house' }),
    concession: () => ({ result: 'LOSS', endedBy: 'concession' }),
    unplayed: () => ({
      rows: [{ sides: [0], result: 'MG', gameFor: null, endedBy: null }],
      outcome: 'both-missed-game',
    }),
  },
  recording: {
    outcomes: { win: 'WIN', modifiedWin: 'MW', tie: 'TT', modifiedLoss: 'ML', loss: 'LOSS' },
    outcomePoints: { win: 10, modifiedWin: 8, tie: 5, loss: 2 },
    modifiedWin: () => 'on-time-or-decked',
    isByGames: (game) => game === '2e',
    gameFields: () => ['score'],
    endings: ['decked', 'external'],
    hasSplits: false,
  },
  players: {
    championshipPrize: (game) => (game === 'tribbles' ? 'earned-byes' : 'head-starts'),
    deckFacts: (game) => (game === 'tribbles' ? ['headquarters'] : []),
    deckRules: () => null,
  },
};

/** Registers the sixth rule system while the tests of a file run. Files share their modules, so it is removed again. */
export function useSixthRuleSystem(): void {
  const systems = RULE_SYSTEMS as Record<string, RuleSystem>;
  const ids = RULE_SYSTEM_IDS as unknown as RuleSystemId[];
  beforeAll(() => {
    systems[SIXTH] = sixthRuleSystem;
    ids.push(SIXTH);
  });
  afterAll(() => {
    delete systems[SIXTH];
    ids.splice(ids.indexOf(SIXTH), 1);
  });
}
