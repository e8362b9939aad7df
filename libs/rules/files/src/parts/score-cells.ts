import { say } from '@quadrant/rules/message';
import type { FileFindings, FilePlace } from './file-findings.js';
import type { FileMatch, FileRound } from './file-tournament.js';

/** Adds the finding that a cell has one player's score, and the other's is missing. */
export function addHalfScore(text: string, place: FilePlace, findings: FileFindings): void {
  const message = say`“${text.slice(0, 40)}” is the score of one player, the other one is missing: it is not used.`;
  findings.add('cell-not-used', place, message, say`Write both scores, as in 100-35, in one cell or in two columns.`);
}

/** Adds the finding that a cell of scores has none. */
export function addNoScore(text: string, place: FilePlace, findings: FileFindings): void {
  const message = say`“${text.slice(0, 40)}” is not the score of two players.`;
  findings.add('value-not-understood', place, message, say`Write both scores with a hyphen, as in 100-35.`);
}

/** Adds the finding that a player without an opponent has a score. */
export function addScoreOfBye(score: readonly (string | number)[], place: FilePlace, findings: FileFindings): void {
  const message = say`There was no opponent, so the score ${score.join('-')} is not used.`;
  findings.add('bye-with-score', place, message, say`If there was a game, name the opponent.`);
}

/** These scores are usual for a forfeit or a concession: 100-0, 1-0, 0-0. They are no points of a game. */
const OF_NO_GAME: ReadonlySet<number> = new Set([0, 1, 2, 100]);

/** Adds the finding that a forfeit or a concession has the points of a game, which do not count. */
export function addScoreOfNoGame(match: FileMatch, findings: FileFindings): void {
  const { score, result, kind, place = { pointer: '' } } = match;
  if (score === null) return;
  const [more, fewer] = result === 'loss' ? [score[1], score[0]] : score;
  if (fewer <= 0 && OF_NO_GAME.has(Math.max(more, 0))) return;
  if (kind === 'forfeit') {
    const message = say`The result is a forfeit, so the score ${score.join('-')} is not used.`;
    const advice = say`If they played, enter the result of the game in place of the forfeit.`;
    findings.add('bye-with-score', place, message, advice);
  } else {
    const message = say`The game was conceded, so the score ${score.join('-')} is not used.`;
    const advice = say`If the game was played to its end, enter its result in place of the concession.`;
    findings.add('cell-not-used', place, message, advice);
  }
}

/** When there are more games than this, a single note reports them. */
const MOST_TOLD = 50;

/**
 * Adds notes on games whose result the file leaves out, so that it is read from the score.
 *
 * @param hasResults whether the table has a column of results, which is empty for these games; otherwise one note covers them all
 */
export function tellFromScores(rounds: readonly FileRound[], hasResults: boolean, findings: FileFindings): void {
  const advice = say`If that is right, no change is needed; otherwise write the result.`;
  const matches = rounds.flatMap((round) => round.matches.filter(({ isFromScore }) => isFromScore));
  const told = hasResults ? matches.slice(0, MOST_TOLD) : [];
  for (const { score, place = { pointer: '' } } of told) {
    const message = say`The result is left out, and is read from the score ${score!.join('-')}.`;
    findings.add('result-from-score', place, message, advice);
  }
  const rest = matches.length - told.length;
  if (rest === 0) return;
  const games = rest === 1 ? say`The result of 1 game is` : say`The results of ${rest} games are`;
  findings.add('result-from-score', { pointer: '' }, say`${games} read from the scores.`, advice);
}
