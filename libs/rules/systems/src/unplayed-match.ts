import type { Ending, Result, RuleSystemId, Stage, TournamentHeader } from '@quadrant/rules/tournament';
import { incompleteGameResults } from './opg-4.2/delayed-games.js';

/** A row of a report for a pairing of two players that was not played. */
export interface UnplayedRow {
  /** The players in the row are given as sides of the pairing. */
  readonly sides: readonly [0 | 1] | readonly [0, 1];
  readonly result: Result | null;
  /** The side that is given the only game, in rule systems that record matches by games. */
  readonly gameFor: 0 | 1 | null;
  readonly endedBy: Ending | null;
}

/** The results of two players who were paired and did not play. The first of two words is for the player who was there. */
export type UnplayedOutcome =
  | 'bye-and-missed-game'
  | 'bye-and-nothing'
  | 'won-and-lost'
  | 'full-win-and-loss'
  | 'star-trek-forfeit'
  | 'both-missed-game'
  | 'nothing';

/** The rows and the outcome of a match that was not played. */
export interface UnplayedMatch {
  readonly rows: readonly UnplayedRow[];
  readonly outcome: UnplayedOutcome;
}

/** The reason why two players who were paired did not play. */
export interface Unplayed {
  readonly stage: Stage;
  /** The side of the player who was there, or who was given the match. It is null when neither was, or when it is unknown. */
  readonly present: 0 | 1 | null;
}

type Tell = (setting: Pick<TournamentHeader, 'game'>, unplayed: Unplayed) => UnplayedMatch;

const alone = (side: 0 | 1, result: Result): UnplayedRow => ({ sides: [side], result, gameFor: null, endedBy: null });

const both = (row: Partial<UnplayedRow>): UnplayedRow => ({
  sides: [0, 1],
  result: null,
  gameFor: null,
  endedBy: null,
  ...row,
});

const byeOf = (present: 0 | 1): UnplayedMatch => ({ rows: [alone(present, 'BYE')], outcome: 'bye-and-nothing' });

const wonBy = (row: Partial<UnplayedRow>): UnplayedMatch => ({ rows: [both(row)], outcome: 'won-and-lost' });

/** Rule systems without a Missed Game and without a result that both lose have no row for it. */
const NOTHING: UnplayedMatch = { rows: [], outcome: 'nothing' };

// @row 68, 69
/** 000, 7.5: a player who does not appear has a Missed Game and their opponent a Bye, in every stage; neither is rated. */
const tellOpg: Tell = (_, { present }) => {
  const results = incompleteGameResults(present === null ? null : present === 0 ? 1 : 0);
  return {
    rows: results.map((result, side) => alone(side as 0 | 1, result)),
    outcome: present === null ? 'both-missed-game' : 'bye-and-missed-game',
  };
};

// @row 184, 189
/**
 * 001, Quitting: a player who quits after pairings have been made has a full loss for that game. It counts as a game,
 * for ratings too. Star Trek has 0(-100) and 2(+100) for a forfeited game; in other games the director sets the
 * differential.
 */
const tellDecipher: Tell = ({ game }, { present }) => {
  if (present === null) return NOTHING;
  const isStarTrek = game === 'stccg';
  return {
    rows: [both({ result: present === 0 ? 'WIN' : 'LOSS', endedBy: isStarTrek ? 'forfeit' : 'quit' })],
    outcome: isStarTrek ? 'star-trek-forfeit' : 'full-win-and-loss',
  };
};

// @row 208, 215
/** 002, 4: a player without an opponent has a bye. In the elimination stage points do not count, only who plays on. */
const tellStccg1996: Tell = (_, { stage, present }) => {
  if (present === null) return NOTHING;
  return stage === 'swiss' ? byeOf(present) : wonBy({ result: present === 0 ? 'WIN' : 'LOSS' });
};

// @row 234, 240
/** 004, Bye: a player without an opponent gets both games. A match of double elimination is one game, and has a winner. */
const tellFfg: Tell = (_, { stage, present }) => {
  if (present === null) return NOTHING;
  return stage === 'swiss' ? byeOf(present) : wonBy({ gameFor: present });
};

const TELL: Readonly<Record<RuleSystemId, Tell>> = {
  'opg-4.2': tellOpg,
  'decipher-1999': tellDecipher,
  'stccg-1996': tellStccg1996,
  'ffg-swlcg-2016': tellFfg,
};

/**
 * Returns the results of two players who were paired and did not play: a no-show, a forfeit, a game that was never
 * finished. A concession is not included, because it ends a game.
 */
export const tellUnplayed = (
  tournament: Pick<TournamentHeader, 'ruleSystem' | 'game'>,
  unplayed: Unplayed,
): UnplayedMatch =>
  // The answers to a file may name an unknown rule system; the reader of the document reports that.
  Object.hasOwn(TELL, tournament.ruleSystem) ? TELL[tournament.ruleSystem](tournament, unplayed) : NOTHING;
