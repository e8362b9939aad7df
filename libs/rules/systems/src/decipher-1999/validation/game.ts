import { joined, plain, say } from '@quadrant/rules/message';
import {
  type Finding,
  finding,
  validateSign,
  validateStarTrekScore,
  tellScore,
  type Ending,
} from '@quadrant/rules/tournament';
import { differentialOf, limited, mostDifferential, POINTS_TO_WIN } from '../differential.js';
import { cardsInDeck, type Setting } from '../formats.js';
import { endsModified, type ListedGame, type PlayedGame } from '../played-games.js';
import { isModified, winnerOfGame } from '../results.js';

/** 001, Scoring; forfeits are Star Trek's. */
const ENDINGS: readonly Ending[] = ['normal', 'time', 'decked', 'quit'];
const STAR_TREK_ENDINGS: readonly Ending[] = [...ENDINGS, 'forfeit'];

// @row 186, 188
/** Checks one game for contradictions. `names` are its players as they are displayed. */
export function validateGame({ game, pointer }: ListedGame, setting: Setting, names: readonly string[]): Finding[] {
  // A loser who quit or forfeited may have been ahead, and the score does not matter after that.
  const endedPlaying = game.endedBy !== 'quit' && game.endedBy !== 'forfeit';
  return [
    ...validateEnding(game, setting, pointer),
    ...validateRange(game, setting, `${pointer}/score`),
    ...(endedPlaying ? validateScore(game, setting, pointer, names) : []),
    ...validateDifferential(game, setting, `${pointer}/differential`, names),
  ];
}

function validateEnding({ endedBy, result, differential }: PlayedGame, { game }: Setting, pointer: string): Finding[] {
  if (endedBy === null || endedBy === 'normal') return [];
  const at = `${pointer}/endedBy`;
  const known = game === 'stccg' ? STAR_TREK_ENDINGS : ENDINGS;
  if (!known.includes(endedBy)) {
    const message = say`decipher-1999 does not know games of ${game} ended by ${endedBy}; the result counts as if it had ended normally.`;
    const advice = say`Use one of ${known.join(', ')}, or set the differential (Decipher Tournament Guide 6.99, Scoring).`;
    return [finding('ending-not-of-rule-system', at, message, advice)];
  }
  const findings: Finding[] = [];
  const isFull = result === 'WIN' || result === 'LOSS';
  const needsFull = endedBy === 'quit' || endedBy === 'forfeit';
  if (needsFull !== isFull && (needsFull || endsModified(endedBy, game))) {
    const expected = needsFull ? say`a full win and a full loss` : say`a modified win or a true tie`;
    const message = say`A game ended by ${endedBy} is ${expected}, but the report says ${result}.`;
    const advice = say`Correct the result or the ending; the result counts as given (Decipher Tournament Guide 6.99, Scoring).`;
    findings.push(finding('ending-against-result', at, message, advice));
  }
  if (endedBy === 'quit' && differential === null) {
    const message = say`A player quit and the report has no differential for that game, so it counts as 0.`;
    const advice = say`Give the differential that the director determined (Decipher Tournament Guide 6.99, Quitting).`;
    findings.push(finding('quit-without-differential', pointer, message, advice));
  }
  return findings;
}

/** 001, Scoring: cards left cannot exceed a deck, nor points a game's most; a full loss of Star Wars leaves no Life Force. */
function validateRange({ score, result, endedBy }: PlayedGame, setting: Setting, at: string): Finding[] {
  const most = cardsInDeck(setting);
  if (score === null) return [];
  if (most === null) return validateStarTrekScore(score, at, plain`Decipher Tournament Guide 6.99, Scoring`);
  const isDepleted = setting.game === 'swccg' && endedBy !== 'quit' && !isModified(result);
  const winner = winnerOfGame(result);
  const limits = score.map((_, side) => (isDepleted && winner !== null && side !== winner ? 0 : most));
  const beyond = score.findIndex((cards, side) => cards < 0 || cards > (limits[side] ?? most));
  if (beyond === -1) return [];
  const message = say`A score of ${score[beyond] ?? 0} is outside 0 to ${limits[beyond] ?? most} cards in this game of ${setting.game}.`;
  const advice = say`Correct it, or the result; the differential takes the winner's cards from 0 to ${most} (Decipher Tournament Guide 6.99, Scoring).`;
  return [finding('score-out-of-range', at, message, advice)];
}

function validateScore(game: PlayedGame, setting: Setting, pointer: string, names: readonly string[]): Finding[] {
  const at = `${pointer}/score`;
  const { score, result, victoryConditionsDiffer } = game;
  const isStarTrek = setting.game === 'stccg';
  const winner = winnerOfGame(result);
  if (winner === null) return validateTie(game, isStarTrek, pointer, names);
  // Planets come before cards in Young Jedi, so its score does not show who won.
  if (score === null || setting.game === 'young-jedi') return [];

  const findings: Finding[] = [];
  const told = tellScore(score, names);
  const loser = winner === 0 ? 1 : 0;
  const altered = isStarTrek && victoryConditionsDiffer;
  if (isStarTrek && !isModified(result) && !altered && score[winner] < POINTS_TO_WIN) {
    const message = say`${told} is a full win with fewer than ${POINTS_TO_WIN} points.`;
    const advice = say`Make it MODIFIED_WIN, or say victoryConditionsDiffer; the result counts as given (Decipher Tournament Guide 6.99, Scoring).`;
    findings.push(finding('full-win-below-100', at, message, advice));
  }
  if (isModified(result) && !altered && score[winner] < score[loser]) {
    const message = say`${told} is a modified win with the lower score.`;
    findings.push(
      finding(
        'modified-win-behind',
        at,
        message,
        say`Check score and result (Decipher Tournament Guide 6.99, Scoring).`,
      ),
    );
  } else if (limited(score[winner], setting) <= limited(score[loser], setting)) {
    const counted = isStarTrek ? say`points, as counted from 0 to 100` : say`Life Force`;
    const isOrdinary = isStarTrek && (altered || score[winner] !== score[loser]);
    const advice = isOrdinary
      ? say`If this is correct, no change is needed: the differential is +1 and -1 (Decipher Tournament Guide 6.99, Scoring).`
      : say`Check score and result: with equal scores it is a true tie (Decipher Tournament Guide 6.99, True ties).`;
    findings.push(finding('winner-not-ahead', at, say`${told} was won with no more ${counted}.`, advice));
  }
  return findings;
}

/** 001, "True ties". */
function validateTie(
  { score, victoryConditionsDiffer }: PlayedGame,
  isStarTrek: boolean,
  pointer: string,
  names: readonly string[],
): Finding[] {
  if (isStarTrek && victoryConditionsDiffer) {
    const message = say`${joined(names, ' and ')} have a true tie, but different victory conditions.`;
    const advice = say`Say who won: equal scores are no true tie then; the result counts as given (Decipher Tournament Guide 6.99, True ties).`;
    return [finding('tie-with-different-conditions', pointer, message, advice)];
  }
  if (score === null || score[0] === score[1]) return [];
  const message = say`${tellScore(score, names)} is reported as a true tie, which needs equal scores.`;
  const advice = say`Check score and result; the differential is 0 (Decipher Tournament Guide 6.99, True ties).`;
  return [finding('tie-with-unequal-scores', `${pointer}/score`, message, advice)];
}

function validateDifferential(game: PlayedGame, setting: Setting, at: string, names: readonly string[]): Finding[] {
  const { differential, score, result } = game;
  if (differential === null) return [];
  const name = names[0] ?? '';
  const most = mostDifferential(setting);
  if (Math.abs(differential) > most) {
    const message = say`The differential ${differential} is beyond ${most}, the most that one game can give.`;
    return [
      finding(
        'differential-beyond-cap',
        at,
        message,
        say`Check it; it counts as given (Decipher Tournament Guide 6.99, Scoring).`,
      ),
    ];
  }
  const against = validateSign(
    differential,
    winnerOfGame(result),
    at,
    name,
    plain`Decipher Tournament Guide 6.99, Scoring`,
  );
  if (against !== null) return [against];
  const computed = differentialOf({ ...game, differential: null }, setting);
  if (score === null || game.endedBy === 'quit' || computed === differential) return [];
  const message = say`The director gives ${name} a differential of ${differential}, ${tellScore(score)} gives ${computed}.`;
  const advice = say`Leave differential out, unless it was set on purpose; it counts as given (Decipher Tournament Guide 6.99, Scoring).`;
  return [finding('differential-set-by-director', at, message, advice)];
}
