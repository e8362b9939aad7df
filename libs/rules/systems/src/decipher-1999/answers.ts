import { type Answers, NOTHING_PLAYED, unplayedRow } from '@quadrant/rules/tournament';
import { deckRules } from './decks.js';
import { listPairings } from './formats.js';
import { findTimeLimit } from './time-limits.js';
import { FEWEST_DAYS_AHEAD } from './verdicts.js';

export const answers: Answers = {
  announcing: {
    daysAhead: () => FEWEST_DAYS_AHEAD,
    // 001, I.C, counts games, which an announcement does not plan.
    fewestRounds: () => 0,
    usualRounds: () => null,
    usualPairing: () => 'strict-rank',
    pairings: (game) => listPairings(game),
    usualPlay: () => null,
  },
  pairing: {
    methodOf: () => 'rank-decipher',
    // 001, II.A: Star Wars and Young Jedi have a game with each side, except for Sealed Deck.
    hasTwoSides: ({ game, format }) => game !== 'stccg' && format !== 'sealed',
  },
  playing: {
    directorNeedsApproval: false,
    hasDelayedGames: false,
    elimination: 'single',
    othersPlayOn: false,
    heatStructure: null,
    isHeat: () => false,
    continuesHeats: () => false,
    timeLimit: findTimeLimit,
    // @row 85
    // 001, Scoring: a forfeit of Star Trek is a full loss. For two-game rounds the director enters the games.
    concession: (game) => (game === 'stccg' ? { result: 'LOSS', endedBy: 'forfeit' } : null),
    // @row 184, 189
    // 001, Quitting: a player who quits after pairings have been made has a full loss for that game. It counts as a game,
    // for ratings too. Star Trek has 0(-100) and 2(+100) for a forfeited game; in other games the director sets the
    // differential.
    unplayed: (game, { present }) => {
      if (present === null) return NOTHING_PLAYED;
      const isStarTrek = game === 'stccg';
      const result = present === 0 ? 'WIN' : 'LOSS';
      return {
        rows: [unplayedRow({ sides: [0, 1], result, endedBy: isStarTrek ? 'forfeit' : 'quit' })],
        outcome: isStarTrek ? 'star-trek-forfeit' : 'full-win-and-loss',
      };
    },
  },
  recording: {
    outcomes: { win: 'WIN', modifiedWin: 'MODIFIED_WIN', tie: 'TRUE_TIE', modifiedLoss: 'MODIFIED_LOSS', loss: 'LOSS' },
    outcomePoints: null,
    modifiedWin: (game) => (game === 'stccg' ? 'on-time-or-decked' : null),
    isByGames: (game) => game !== 'stccg',
    gameFields: () => ['sides', 'ended', 'differential'],
    endings: ['time', 'forfeit'],
    hasSplits: false,
  },
  players: { championshipPrize: () => null, deckFacts: () => ['affiliation'], deckRules },
};
