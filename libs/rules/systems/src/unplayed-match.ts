import type { Ending, Result, RuleSystemId, Stage, TournamentHeader } from '@quadrant/rules/tournament';
import { incompleteGameResults } from './opg-4.2/delayed-games.js';

/** A row of a report for a pairing of two that was not played. */
export interface UnplayedRow {
  /** Who stands in it, as sides of the pairing. */
  readonly sides: readonly [0 | 1] | readonly [0, 1];
  readonly result: Result | null;
  /** Side of who is given the only game, in rule systems that tell matches by games. */
  readonly gameFor: 0 | 1 | null;
  readonly endedBy: Ending | null;
}

/** What two have who were paired and did not play; the first of two words is of the player who was there. */
export type UnplayedOutcome =
  | 'bye-and-missed-game'
  | 'bye-and-nothing'
  | 'won-and-lost'
  | 'full-win-and-loss'
  | 'star-trek-forfeit'
  | 'both-missed-game'
  | 'nothing';

/** What a match came to that nobody played. */
export interface UnplayedMatch {
  readonly rows: readonly UnplayedRow[];
  readonly outcome: UnplayedOutcome;
}

/** Why two who were paired did not play. */
export interface Unplayed {
  readonly stage: Stage;
  /** Side of the player who was there, or to whom the match was given; null where it is neither or nobody can tell. */
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
/** 000, 7.5: who does not appear has a Missed Game and their opponent a Bye, in every stage; neither is rated. */
const tellOpg: Tell = (_, { present }) => {
  const results = incompleteGameResults(present === null ? null : present === 0 ? 1 : 0);
  return {
    rows: results.map((result, side) => alone(side as 0 | 1, result)),
    outcome: present === null ? 'both-missed-game' : 'bye-and-missed-game',
  };
};

// @row 184, 189
/**
 * 001, Quitting: who quits after pairings have been made has a full loss for that game, so it counts like one, for ratings too.
 * Star Trek has 0(-100) and 2(+100) for a forfeited game; elsewhere the director sets the differential.
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
/** 002, 4: a player without an opponent has a bye. In the elimination stage points do not count, only who goes on. */
const tellStccg1996: Tell = (_, { stage, present }) => {
  if (present === null) return NOTHING;
  return stage === 'swiss' ? byeOf(present) : wonBy({ result: present === 0 ? 'WIN' : 'LOSS' });
};

// @row 234, 240
/** 004, Bye: a player without an opponent has both games. A match of double elimination is one game, and has a winner. */
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
 * What two have who were paired and did not play: a no-show, a forfeit, a game that was never finished. A concession is none of
 * them, since it ends a game.
 */
export const tellUnplayed = (
  tournament: Pick<TournamentHeader, 'ruleSystem' | 'game'>,
  unplayed: Unplayed,
): UnplayedMatch =>
  // Files may be answered with a rule system that nobody knows; whoever reads the document then says so.
  Object.hasOwn(TELL, tournament.ruleSystem) ? TELL[tournament.ruleSystem](tournament, unplayed) : NOTHING;
