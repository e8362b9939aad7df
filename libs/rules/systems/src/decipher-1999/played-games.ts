import type { EntryIndex, Game, Match, Round, TournamentReport, Ending, Side, Stage } from '@quadrant/rules/tournament';
import type { DecipherGame } from './formats.js';
import { gameResultOf, type GameResult } from './results.js';

// @row 185, 190
/** One game between two players, reported as a match or as one game of a match. */
export interface PlayedGame {
  readonly players: readonly [EntryIndex, EntryIndex];
  /** The result is the first player's, like everything below. */
  readonly result: GameResult;
  readonly sides: readonly [Side, Side] | null;
  /** The score that counts toward winning: points less `bonusExcluded` in Star Trek, cards left in the other games. */
  readonly score: readonly [number, number] | null;
  readonly endedBy: Ending | null;
  /** The director sets it; null when the rules compute it. */
  readonly differential: number | null;
  readonly victoryConditionsDiffer: boolean;
  /** Its position in its match is the end of a JSON pointer: empty, or `/games/1`. */
  readonly path: string;
}

/** Returns the games of a match in playing order; none for a bye. */
export function gamesOf(match: Match, title: DecipherGame): PlayedGame[] {
  const [first, second] = match.players;
  if (second === undefined) return [];
  const { result, games, score, endedBy, differential, victoryConditionsDiffer } = match;
  const players = [first, second] as const;
  const excluded = title === 'stccg' ? match.bonusExcluded : null;
  if (games.length === 0) {
    return [
      {
        players,
        result: gameResultOf(result),
        sides: null,
        score: countedScore(score, excluded),
        endedBy,
        differential,
        victoryConditionsDiffer,
        path: '',
      },
    ];
  }
  const isSingle = games.length === 1;
  return games.map((each, index) => ({
    players,
    // A match of one game may have both results, and then the match's result says more.
    result: isSingle && result !== null ? gameResultOf(result) : resultOf(each, title),
    sides: each.sides,
    score: countedScore(each.score ?? (isSingle ? score : null), excluded),
    endedBy: each.endedBy ?? (isSingle ? endedBy : null),
    differential: each.differential ?? (isSingle ? differential : null),
    victoryConditionsDiffer,
    path: `/games/${index}`,
  }));
}

/** 001, Scoring, "Bonus points": bonus points that do not count toward winning are not part of the final score of the game. */
function countedScore(score: Match['score'], excluded: Match['bonusExcluded']): Match['score'] {
  if (score === null || excluded === null) return score;
  return [score[0] - excluded[0], score[1] - excluded[1]];
}

function resultOf({ winner, endedBy }: Game, title: DecipherGame): GameResult {
  if (winner === null) return 'TRUE_TIE';
  if (endsModified(endedBy, title)) return winner === 0 ? 'MODIFIED_WIN' : 'MODIFIED_LOSS';
  return winner === 0 ? 'WIN' : 'LOSS';
}

/**
 * 001, Scoring and Glossary "Modified": time called; in Star Trek also both decks empty, while in the others a full
 * game ends with a deck.
 */
export const endsModified = (endedBy: Ending | null, title: DecipherGame): boolean =>
  endedBy === 'time' || (endedBy === 'decked' && title === 'stccg');

/** Returns how many games a round has, one after the other. */
export const gamesInRound = ({ matches }: Round): number =>
  matches.reduce((most, { games }) => Math.max(most, games.length), 1);

export interface ListedGame {
  readonly game: PlayedGame;
  readonly stage: Stage;
  /** Rounds are counted from 0. */
  readonly roundIndex: number;
  /** It points to its match, or to one of the games of a match (JSON pointer). */
  readonly pointer: string;
}

/** Lists every game of a report, those of each player in playing order. */
export const listGames = ({ rounds }: TournamentReport, title: DecipherGame): ListedGame[] =>
  rounds.flatMap(({ stage, matches }, roundIndex) =>
    matches.flatMap((match, matchIndex) =>
      gamesOf(match, title).map((game) => ({
        game,
        stage,
        roundIndex,
        pointer: `/rounds/${roundIndex}/matches/${matchIndex}${game.path}`,
      })),
    ),
  );
