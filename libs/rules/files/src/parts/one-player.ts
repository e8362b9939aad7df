import { say, listed } from '@quadrant/rules/message';
import { absent, bye, halfBye } from './results.js';
import { isBlank, isByeWord, type ResultWord } from './table-words.js';
import { numberOfCell } from './cell-values.js';
import { type FileFindings, type FilePlace } from './file-findings.js';
import { type FileMatch } from './file-tournament.js';
import { addScoreOfBye } from './score-cells.js';
import { readResultText, type ResultText } from './result-text.js';

/** The cells about a player who has no opponent in one row of a table; '' stands for an empty cell. */
export interface OnePlayer {
  readonly player: string;
  readonly opponent: string;
  readonly result: string;
  readonly winner?: string;
  /** They include scores and differentials of both players. */
  readonly scores: readonly string[];
  readonly victoryPoints?: string;
  readonly wordOf: (text: string) => ResultWord | null;
  readonly place: FilePlace;
}

/**
 * Reads a bye, or a round in which the player was not there. A bye needs one of the words for a bye, or an empty
 * opponent without any result. A missed game needs one of its words.
 *
 * @returns null, with a finding, for everything else: an opponent is missing
 */
export function readOnePlayer(row: OnePlayer, findings: FileFindings): FileMatch | null {
  const { player, opponent, result, winner = '', scores, victoryPoints = '', wordOf, place } = row;
  const { outcome: said, score } = saidOf(row);
  const isBye = isByeWord(opponent) || wordOf(opponent)?.outcome === 'bye' || said === 'bye';
  // A sign alone, as "-", may have no meaning at all.
  const isNoShow = said === 'forfeit-loss' && !isBye && /\p{L}/u.test(result);
  const isAbsent = wordOf(opponent)?.outcome === 'absent' || said === 'absent' || isNoShow;
  const points = [...scores, ...score].filter((each) => !isBlank(each) && numberOfCell(each) !== 0);
  if (isAbsent || (isBye && FITS_BYE.has(said) && isFor(winner, player))) {
    if (points.length > 0) addScoreOfBye(points, place, findings);
    return { ...(isAbsent ? absent(player) : bye(player)), place };
  }
  if (isBye && said === 'draw' && isBlank(winner)) return { ...halfBye(player), place };
  const hasOwnPoints = victoryPoints !== '' && (numberOfCell(victoryPoints) ?? 0) > 1;
  const isEmpty = said === null && isBlank(winner) && points.length === 0 && (victoryPoints === '' || hasOwnPoints);
  if (!isBye && isEmpty) {
    const message = say`${player} has neither an opponent nor a result here, which is read as a bye.`;
    const advice = say`If it was a bye, no change is needed. For a missed game write "missed game" as the result; for an unknown opponent, write "?".`;
    findings.add('bye-taken', place, message, advice);
    return { ...bye(player), place };
  }
  const facts = [
    ...(result === '' ? [] : [say`the result “${result.slice(0, 40)}”`]),
    ...(winner === '' ? [] : [say`the winner “${winner.slice(0, 40)}”`]),
    ...(points.length === 0 || score.length > 0 ? [] : [say`the score ${points.join('-').slice(0, 40)}`]),
    ...(victoryPoints === '' || said !== null ? [] : [say`${victoryPoints.slice(0, 40)} victory points`]),
  ];
  const other = opponent === '' ? say`the opponent is empty` : say`the opponent is “${opponent.slice(0, 40)}”`;
  const message = say`${player} has ${listed(facts)}, but ${other}.`;
  const advice = isBye
    ? say`For a bye, remove the result. Otherwise name the opponent.`
    : say`Name the opponent, or write "?" if they are unknown. For a bye, write "bye" as the opponent; for a missed game, write "missed game" as the result.`;
  findings.add('opponent-missing', place, message, advice);
  return null;
}

interface SaidOfOne {
  /** It is null for an empty cell. */
  readonly outcome: ResultText['outcome'] | 'unknown';
  readonly score: readonly string[];
}

const NOTHING: SaidOfOne = { outcome: null, score: [] };

function saidOf({ player, opponent, result, wordOf }: OnePlayer): SaidOfOne {
  if (result === '' || (isByeWord(opponent) && (isBlank(result) || isInitialOf(result, opponent)))) return NOTHING;
  // Points of the bye stand in place of its result.
  if (isByeWord(opponent) && (numberOfCell(result) ?? 0) >= 1) return { outcome: 'win', score: [result] };
  const { outcome = null, margin = null, score = null } = readResultText(result, [player, ''], wordOf) ?? {};
  if (margin === 'modified') return { outcome: 'unknown', score: [] };
  if (score === null) return { outcome: outcome ?? 'unknown', score: [] };
  const isWon = isByeWord(opponent) && score[0] > score[1];
  return { outcome: isWon ? 'win' : 'unknown', score: score.map(String) };
}

/** Some write the first letter of the word again: "E" beside "exempt". */
const isInitialOf = (letter: string, word: string): boolean =>
  letter.length === 1 &&
  word
    .replace(/^\W{1,5}/u, '')
    .toLowerCase()
    .startsWith(letter.toLowerCase());

/** These results may stand beside the word for a bye: nothing, the word again, or that the player won. */
const FITS_BYE: ReadonlySet<string | null> = new Set([null, 'bye', 'win', 'forfeit-win']);

const isFor = (winner: string, player: string): boolean =>
  isBlank(winner) || isByeWord(winner) || winner === '1' || winner.toLowerCase() === player.toLowerCase();
