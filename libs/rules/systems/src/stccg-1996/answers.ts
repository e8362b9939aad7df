import { type Answers, NOTHING_PLAYED, byeForOne, sourceIn, wonUnplayed } from '@quadrant/rules/tournament';
import { answers as later } from '../decipher-1999/answers.js';
import { sealedDecks } from '../sealed-1998/decks.js';
import { findTimeLimit } from '../decipher-1999/time-limits.js';
import { PAIRINGS } from './validation/header.js';

export const answers: Answers = {
  announcing: {
    daysAhead: () => 0,
    fewestRounds: () => 0,
    // 002, 4, suggests a number for those who took part; the director plans it.
    usualRounds: () => null,
    usualPairing: () => 'strict-rank',
    pairings: () => PAIRINGS,
    usualPlay: () => null,
  },
  pairing: { methodOf: (named) => (named === 'simple-swiss' ? 'simple' : 'rank-1996'), hasTwoSides: () => false },
  playing: {
    directorNeedsApproval: false,
    hasDelayedGames: false,
    elimination: 'single',
    othersPlayOn: false,
    heatStructure: null,
    isHeat: () => false,
    continuesHeats: () => false,
    // 002 prints no limit; 001 has one for the same game.
    timeLimit: findTimeLimit,
    // @row 85
    concession: () => ({ result: 'LOSS' }),
    // @row 208, 215
    // 002, 4: a player without an opponent has a bye. In the elimination stage points do not count, only who plays on.
    unplayed: (_, { stage, present }) => {
      if (present === null) return NOTHING_PLAYED;
      return stage === 'swiss' ? byeForOne(present) : wonUnplayed({ result: present === 0 ? 'WIN' : 'LOSS' });
    },
  },
  // 001 has kept the results of 002.
  recording: later.recording,
  players: {
    championshipPrize: () => null,
    deckFacts: () => ['affiliation'],
    // @row 201
    // 002, section 1: standard or advanced; another size may be used if it is announced in advance.
    deckRules: ({ rules }) =>
      sealedDecks(rules) ?? { decks: 1, sizes: [60, 80], parts: [], source: sourceIn('002', 'section 1, Deck Size') },
  },
};
