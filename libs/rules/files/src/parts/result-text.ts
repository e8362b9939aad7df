import { type Text, say } from '@quadrant/rules/message';
import { columnOf, scoreOf, type ResultWord } from './table-words.js';
import { readResultSentence } from './result-sentence.js';

export interface ResultText {
  readonly outcome: ResultWord['outcome'] | 'forfeit-both' | 'open' | null;
  readonly margin: ResultWord['margin'];
  readonly isConceded?: true;
  /** The scores are in the order of the players in the row. */
  readonly score: readonly [number, number] | null;
}

/** A result may have a word and a score in either order: "W 2-1", "FW (100-35)", "1-0 ff", "2:0 W", "1-0F". */
const WORD_THEN_SCORE = /^(\p{L}[\p{L}. ]{0,30}?)[ :,(]{1,3}(\d[^\p{L}]{0,30}?)\)?$/u;
const SCORE_THEN_WORD = /^(\d[^\p{L}]{0,30}?)[ ,(]{0,3}(\p{L}[\p{L}. ]{0,30}?)\)?$/u;

/**
 * Reads a result as people type it, as the first player's: a word (FW, won, Sieg), a score (2-1), both, the name of the
 * winner ("Ann", "Ann won 2-1", "won by Bob", "Player 1"), or a sentence of Melee.
 *
 * @param wordOf returns what a word means in the language of the table
 * @returns null for a text that says no result
 */
export function readResultText(
  text: string,
  [first, second]: readonly [string, string],
  wordOf: (text: string) => ResultWord | null,
): ResultText | null {
  const word = wordOf(text);
  if (word !== null) return { ...word, score: null };
  const score = scoreOf(text);
  if (score !== null) return { outcome: null, margin: null, score };
  return readTogether(text, wordOf) ?? readNamed(text, [first, second]);
}

function readTogether(text: string, wordOf: (text: string) => ResultWord | null): ResultText | null {
  const [, before = '', scoreAfter = ''] = WORD_THEN_SCORE.exec(text) ?? [];
  const [, scoreBefore = '', after = ''] = SCORE_THEN_WORD.exec(text) ?? [];
  const score = scoreOf((scoreAfter || scoreBefore).trim());
  if (score === null) return null;
  const written = before || after;
  const [own, other] = score;
  const isForfeit = /^(f|ff|forfeit|kampflos|forfait)$/i.test(written.trim());
  if (isForfeit && own !== other) return { outcome: own > other ? 'forfeit-win' : 'forfeit-loss', margin: null, score };
  if (isForfeit && own === 0) return { outcome: 'forfeit-both', margin: null, score };
  const word = wordOf(written.trim());
  if (word === null) return null;
  // Some write the winner's games first in every row.
  const isTurned = (word.outcome === 'loss' && own > other) || (word.outcome === 'win' && own < other);
  return { ...word, score: isTurned ? [other, own] : score };
}

const WON_BY = /^(?:won by|win for|winner:?|victory for|sieg für|sieger:?|vainqueur:?|gewonnen von) (.{1,80})$/i;
const BEAT =
  /^(.{1,80}?) (?:won|wins?|beat|beats|def\.?|defeats|defeated|gewinnt|gewann|siegt|gagne|bat)(?: .{1,80})?$/i;

function readNamed(text: string, [first, second]: readonly [string, string]): ResultText | null {
  const named = WON_BY.exec(text)?.[1] ?? BEAT.exec(text)?.[1] ?? text;
  const is = (name: string, column: 'first' | 'second') =>
    named.toLowerCase() === name.toLowerCase() || columnOf(named) === column;
  const [isFirst, isSecond] = [is(first, 'first'), is(second, 'second')];
  // Most results are one word; looking for a sentence in them made reading slower.
  const said = text.includes(' ') ? readResultSentence(text, first, second) : null;
  if (said !== null) {
    const { kind, result, score } = said;
    if (kind === 'bye') return { outcome: 'bye', margin: null, score };
    if (kind === 'open') return { outcome: 'open', margin: null, score };
    if (kind === 'forfeit')
      return {
        outcome: result === 'win' ? 'forfeit-win' : result === 'loss' ? 'forfeit-loss' : 'forfeit-both',
        margin: null,
        score,
      };
    return { outcome: result, margin: null, score, ...(kind === 'conceded' && { isConceded: true }) };
  }
  return isFirst === isSecond ? null : { outcome: isFirst ? 'win' : 'loss', margin: null, score: null };
}

/** Whether a spreadsheet program may have made the text from 2-1: 2-Jan, 02. Jan, 01.02.2024, Feb-01. */
export const looksLikeDate = (text: string): boolean =>
  /^\d{1,2}[-./ ]{1,2}\p{L}{3,9}\.?(?:[-./ ]\d{2,4})?$/u.test(text) ||
  /^\p{L}{3,9}[-./ ]\d{1,2}$/u.test(text) ||
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text) ||
  /^\d{4}-\d{2}-\d{2}/.test(text);

export function adviceForResult(text: string): Text {
  if (looksLikeDate(text))
    return say`The spreadsheet program made a date of a score as 2-1: format the column as text, and type the scores again.`;
  if (CONCEDED.test(text)) return say`If the second player conceded, write W. If the first player conceded, write L.`;
  if (FORFEIT.test(text))
    return say`Write "forfeit loss" if the first player was not there, or "forfeit win" if the second player was not there.`;
  return say`Write win, loss or draw as the first player’s, FW, MW, FL, ML or TT, or a score as 2-1.`;
}

/** These words mark a forfeit; a word alone does not tell who was not there. */
const FORFEIT =
  /forfeit|forfait|no.?show|walk.?over|\bw\/?o\b|\bd\.?s?q\b|disq|kampflos|angetreten|erschienen|\bff?\b/i;
const CONCEDED = /conce|resign|aufgegeben|aufgabe|abandon/i;
