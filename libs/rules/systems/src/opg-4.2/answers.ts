import { type Answers, type GameTitle, unplayedRow } from '@quadrant/rules/tournament';
import { deckRules } from './decks.js';
import { incompleteGameResults } from './delayed-games.js';
import { HEAT, isHeat } from './heats.js';
import { victoryPointsOf } from './results.js';
import { recommendedRounds } from './rounds-table.js';
import { findTimeLimit } from './time-limits.js';
import { isFinals } from './tribbles/pods.js';
import { listPairings } from './validation/header.js';
import { FEWEST_DAYS_AHEAD, fewestRounds } from './verdicts.js';

/** Tribbles is played in pods (000, 7.4), 1E and 2E in matches. */
export const hasPods = (game: GameTitle): boolean => game === 'tribbles';

export const answers: Answers = {
  announcing: {
    // Appendix A: a table of Tribbles is announced on the day itself, as a separate tournament.
    daysAhead: ({ game, structure }) => (hasPods(game) && structure === HEAT ? 0 : FEWEST_DAYS_AHEAD),
    fewestRounds,
    usualRounds: (game, players) => (hasPods(game) ? fewestRounds(game) : recommendedRounds(players) || null),
    usualPairing: (game) => (hasPods(game) ? 'tribbles' : 'swiss'),
    pairings: listPairings,
    usualPlay: (game) => (hasPods(game) ? null : { cardPool: 'complete', rules: game === '2e' ? 'standard' : 'open' }),
  },
  pairing: { methodOf: () => 'groups', hasTwoSides: () => false },
  playing: {
    // 000, 7.1.
    directorNeedsApproval: true,
    // 000, 13.4.
    hasDelayedGames: true,
    elimination: 'single',
    othersPlayOn: false,
    heatStructure: HEAT,
    isHeat,
    continuesHeats: ({ game, ...tournament }) => hasPods(game) && isFinals(tournament),
    timeLimit: findTimeLimit,
    // @row 85
    // 000, 7.9. In a pod nobody concedes to one opponent.
    concession: (game) => (hasPods(game) ? null : { result: 'FL', endedBy: 'concession' }),
    // @row 68, 69
    // 000, 7.5: a player who does not appear has a Missed Game and their opponent a Bye, in every stage; neither is rated.
    unplayed: (_, { present }) => ({
      rows: incompleteGameResults(present === null ? null : present === 0 ? 1 : 0).map((result, side) =>
        unplayedRow({ sides: [side as 0 | 1], result }),
      ),
      outcome: present === null ? 'both-missed-game' : 'bye-and-missed-game',
    }),
  },
  recording: {
    outcomes: { win: 'FW', modifiedWin: 'MW', tie: 'TT', modifiedLoss: 'ML', loss: 'FL' },
    outcomePoints: {
      win: victoryPointsOf('FW'),
      modifiedWin: victoryPointsOf('MW'),
      tie: victoryPointsOf('TT'),
      loss: victoryPointsOf('FL'),
    },
    modifiedWin: (game) => (hasPods(game) ? null : 'on-time'),
    isByGames: () => false,
    gameFields: () => [],
    // 000, 7.4.1, 7.9 and 7.10.
    endings: ['time', 'concession', 'effect', 'decked', 'auto-loss', 'both-auto-loss', 'external'],
    hasSplits: false,
  },
  players: {
    // 000, section 11.
    championshipPrize: (game) => (hasPods(game) ? 'head-starts' : 'earned-byes'),
    // Only decks of 2E have headquarters (000, 12.5.1).
    deckFacts: (game) => (hasPods(game) ? [] : game === '2e' ? ['headquarters', 'affiliation'] : ['affiliation']),
    deckRules,
  },
};
