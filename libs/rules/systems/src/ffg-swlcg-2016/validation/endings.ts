import { joined, say } from '@quadrant/rules/message';
import { type Finding, type Game, type Match, finding, type Ending, type Stage } from '@quadrant/rules/tournament';
import { winnerOf } from '../results.js';

/** 004, End of Game and Intentional Round Split; `normal` is a victory of either side. */
const FFG_ENDINGS: readonly Ending[] = ['normal', 'decked', 'time', 'concession', 'intentional'];

// @row 243
/** Compares how a match and its games ended with who won them. */
export function validateEndings(match: Match, stage: Stage, pointer: string, names: readonly string[]): Finding[] {
  return [
    ...validateEnding(match.endedBy, pointer),
    ...match.games.flatMap(({ endedBy }, index) => validateEnding(endedBy, `${pointer}/games/${index}`)),
    ...(stage === 'swiss'
      ? match.games.flatMap((game, index) => validateSwissGame(game, `${pointer}/games/${index}`, names))
      : validateEliminationWinner(match, pointer, names)),
  ];
}

function validateEnding(endedBy: Ending | null, pointer: string): Finding[] {
  if (endedBy === null || FFG_ENDINGS.includes(endedBy)) return [];
  const message = say`ffg-swlcg-2016 does not know games ended by ${endedBy}; the winner counts as given.`;
  const advice = say`Use one of ${FFG_ENDINGS.join(', ')} (Star Wars LCG Tournament Regulations 1.0, End of Game).`;
  return [finding('ending-not-of-rule-system', `${pointer}/endedBy`, message, advice)];
}

/** 004, End of Game: time makes the game a draw, every other ending has a winner. */
function validateSwissGame({ winner, endedBy }: Game, pointer: string, names: readonly string[]): Finding[] {
  if (endedBy === null || !FFG_ENDINGS.includes(endedBy) || (endedBy === 'time') === (winner === null)) return [];
  const [expected, told] = winner === null ? ['a winner', 'a draw'] : ['a draw', say`that ${names[winner] ?? ''} won`];
  const message = say`A game ended by ${endedBy} has ${expected}, but the report of ${joined(names, ' and ')} says ${told}.`;
  const advice = say`Correct the winner or the ending; the winner counts as given (Star Wars LCG Tournament Regulations 1.0, End of Game).`;
  return [finding('ending-against-result', `${pointer}/endedBy`, message, advice)];
}

/** 004, End of Double Elimination Rounds: where a game would end in a draw, its score gives it a winner. */
function validateEliminationWinner(match: Match, pointer: string, names: readonly string[]): Finding[] {
  if (winnerOf(match) !== null) return [];
  const message = say`The elimination match of ${joined(names, ' and ')} has no winner.`;
  const advice = say`Name the winner; on time the player with the higher score wins (Star Wars LCG Tournament Regulations 1.0, End of Double Elimination Rounds).`;
  return [finding('elimination-without-winner', `${pointer}/games`, message, advice)];
}
