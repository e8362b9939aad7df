import { plain } from '@quadrant/rules/message';
import { type Answers, NOTHING_PLAYED, byeForOne, sourceIn, wonUnplayed } from '@quadrant/rules/tournament';
import { findTimeLimit } from './time-limits.js';
import { PAIRINGS } from './validation/header.js';

export const answers: Answers = {
  announcing: {
    daysAhead: () => 0,
    fewestRounds: () => 0,
    usualRounds: () => null,
    usualPairing: () => 'swiss',
    pairings: () => PAIRINGS,
    usualPlay: () => null,
  },
  // 004, Swiss Rounds: a match has a game with each side, but sides do not decide who meets.
  pairing: { methodOf: () => 'groups-ffg', hasTwoSides: () => false },
  playing: {
    directorNeedsApproval: false,
    hasDelayedGames: false,
    elimination: 'double',
    // @row 235
    // 004, Progression Cut: it ranks players of the cut before those who do not play in it.
    othersPlayOn: true,
    heatStructure: null,
    isHeat: () => false,
    continuesHeats: () => false,
    timeLimit: findTimeLimit,
    // @row 85
    // A match of the bracket is one game. For two games the director enters who has won which.
    concession: (_, [, winner], stage) => (stage === 'elimination' ? { games: [{ winner }] } : null),
    // @row 234, 240
    // 004, Bye: a player without an opponent gets both games. A match of double elimination is one game, and has a winner.
    unplayed: (_, { stage, present }) => {
      if (present === null) return NOTHING_PLAYED;
      return stage === 'swiss' ? byeForOne(present) : wonUnplayed({ gameFor: present });
    },
  },
  recording: {
    outcomes: null,
    outcomePoints: null,
    modifiedWin: () => null,
    isByGames: () => true,
    gameFields: (stage) => (stage === 'elimination' ? ['sides', 'ended', 'score'] : ['sides', 'ended']),
    endings: ['time', 'concession', 'decked-command'],
    // 004, Intentional Round Split.
    hasSplits: true,
  },
  players: {
    championshipPrize: () => null,
    deckFacts: () => ['affiliation'],
    // @row 231
    // 004, Deck Building.
    deckRules: () => ({
      decks: 2,
      sizes: [],
      parts: [
        { part: 'affiliations', least: 1, most: 1 },
        { part: 'objective-sets', least: 10, most: null },
      ],
      source: sourceIn('004', plain`Deck Building`),
    }),
  },
};
