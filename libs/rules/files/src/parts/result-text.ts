import { type Text, say } from '@quadrant/rules/message';
import { isForfeitAlone, saysAbsent, saysForfeit } from './forfeit-words.js';
import { RESULT_ANSWER } from './rename-words.js';
import { columnOf, scoreOf, type ResultWord } from './table-words.js';
import { resultOf } from './results.js';
import { readResultSentence } from './result-sentence.js';

export interface ResultText {
  readonly outcome: ResultWord['outcome'] | 'forfeit-both' | 'open' | null;
  readonly margin: ResultWord['margin'];
  readonly isConceded?: true;
  /** The scores are in the order of the players in the row. */
  readonly score: readonly [number, number] | null;
  /** The differential of the player whose row it is. */
  readonly differential?: number;
}

/** A result may have a word and a score in either order: "W 2-1", "FW (100-35)", "1-0 ff", "2:0 W", "1-0F". */
const WORD_THEN_SCORE = /^(\p{L}[\p{L}. /-]{0,30}?)[ :,(]{1,3}(\d[^\p{L}]{0,30}?)\)?$/u;
const SCORE_THEN_WORD = /^(\d[^\p{L}]{0,30}?)[ ,(]{0,3}(\p{L}[\p{L}. /-]{0,30}?)\)?$/u;
/** A differential may follow the word, as on result slips: "FW (+65)", "ML -30", "TT (0)". */
const WORD_THEN_DIFFERENTIAL = /^(\p{L}[\p{L} ]{0,30}?)[ ,:(]{0,3}([+−–-]\d{1,4}|0)\)?$/u;

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
  return (
    readAbsent(text, wordOf) ??
    readTogether(text, wordOf) ??
    readTimed(text) ??
    readDifferential(text, wordOf) ??
    readOfBoth(text, wordOf) ??
    readNamed(text, [first, second]) ??
    readMargin(text)
  );
}

/** "Full" and "Mod" say how somebody won, and the score who. */
function readMargin(text: string): ResultText | null {
  const margin = marginOfText(text);
  return margin === null ? null : { outcome: null, margin, score: null };
}

/** Tells whether a text says that a win was full, or that time was called; null where it says neither. */
export function marginOfText(text: string): ResultText['margin'] {
  const parts = text.split(/[()]/).map((part) => part.trim());
  return parts.some((part) => FULL.test(part)) ? 'full' : parts.some((part) => TIMED.test(part)) ? 'modified' : null;
}

const FULL = /^(?:full|voll|vollst[äa]ndig|complete?|total|completo)$/i;
/** Time was called. */
export const TIMED =
  /^(?:on |auf |at |in )?(?:time(?:d| called)?$|mod(?:\.|ified|ifiziert|ifi[ée]e?|ificada)?$|zeit|temps|tiempo|tempo|czas)/i;

/** A result may have in brackets that somebody was absent, who lost then: "loss (absent)", "0-0 (abs.)". */
function readAbsent(text: string, wordOf: (text: string) => ResultWord | null): ResultText | null {
  const [, before = '', inside = ''] = WITH_REMARK.exec(text) ?? [];
  if (before === '' || !saysAbsent(inside)) return null;
  const score = scoreOf(before);
  const outcome = score === null ? wordOf(before)?.outcome : resultOf(...score);
  if (outcome === 'win' || outcome === 'loss') return { outcome: `forfeit-${outcome}`, margin: null, score };
  return score !== null && score[0] === 0 && outcome === 'draw'
    ? { outcome: 'forfeit-both', margin: null, score }
    : null;
}

const WITH_REMARK = /^([^()]{1,40}?) ?\(([^()]{1,30})\)$/u;

function readTogether(text: string, wordOf: (text: string) => ResultWord | null): ResultText | null {
  const [, before = '', scoreAfter = ''] = WORD_THEN_SCORE.exec(text) ?? [];
  const [, scoreBefore = '', after = ''] = SCORE_THEN_WORD.exec(text) ?? [];
  const score = scoreOf((scoreAfter || scoreBefore).trim());
  if (score === null) return null;
  const written = before || after;
  const [own, other] = score;
  const isForfeit = isForfeitAlone(written);
  if (isForfeit && own !== other) return { outcome: own > other ? 'forfeit-win' : 'forfeit-loss', margin: null, score };
  if (isForfeit && own === 0) return { outcome: 'forfeit-both', margin: null, score };
  const word = wordOf(written.trim());
  if (word === null) return null;
  // Some write the winner's games first in every row.
  const isTurned = (word.outcome === 'loss' && own > other) || (word.outcome === 'win' && own < other);
  return { ...word, score: isTurned ? [other, own] : score };
}

/** A score may have in brackets that time was called: "60-40 (time)". */
function readTimed(text: string): ResultText | null {
  const [, before = '', inside = ''] = BRACKETED.exec(text) ?? [];
  const score = scoreOf(before);
  if (score === null || !TIMED.test(inside)) return null;
  const outcome = resultOf(...score);
  return { outcome, margin: outcome === 'draw' ? null : 'modified', score };
}

const BRACKETED = /^([\d½][^()\p{L}]{0,20}?) ?\(([^()]{1,20})\)$/u;

/** A word for each player: "FW-FL", "MT / MT", "W:L". They have to say the same. */
function readOfBoth(text: string, wordOf: (text: string) => ResultWord | null): ResultText | null {
  const [, own = '', other = ''] = OF_BOTH.exec(text) ?? [];
  const [word, mirrored] = [wordOf(own), wordOf(other)];
  if (own === '' || word === null || mirrored === null) return null;
  return MIRRORED[word.outcome] === mirrored.outcome && word.margin === mirrored.margin
    ? { ...word, score: null }
    : null;
}

const OF_BOTH = /^(\p{L}{1,20}) ?[-–:/] ?(\p{L}{1,20})$/u;
const MIRRORED: Readonly<Record<ResultWord['outcome'], ResultWord['outcome'] | null>> = {
  ...{ win: 'loss', loss: 'win', draw: 'draw', 'forfeit-win': 'forfeit-loss', 'forfeit-loss': 'forfeit-win' },
  ...{ 'forfeit-both': 'forfeit-both', bye: null, absent: null },
};

function readDifferential(text: string, wordOf: (text: string) => ResultWord | null): ResultText | null {
  const [, written = '', digits = ''] = WORD_THEN_DIFFERENTIAL.exec(text) ?? [];
  const word = written === '' ? null : wordOf(written.trim());
  return word && { ...word, score: null, differential: Number(digits.replace(/[−–]/, '-')) };
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

/** A word without numbers can be explained once for all rows. */
const EXPLAINABLE = /^\p{L}[\p{L} ./'’()-]{0,38}$/u;

/** Returns the text of a cell that somebody can explain: a result in a word that no reader knows. */
export const wordToExplain = (text: string): string | undefined =>
  EXPLAINABLE.test(text) && !looksLikeDate(text) ? text : undefined;

/** Says how to make a result readable: by other words in the file, or by an answer about its word. */
export function adviceForResult(text: string): Text {
  const word = wordToExplain(text);
  if (word === undefined) return otherWords(text);
  return say`${otherWords(text)} Or say once what the word means, for example with --set "${`${RESULT_ANSWER}${word}`}=forfeit-loss".`;
}

function otherWords(text: string): Text {
  if (looksLikeDate(text))
    return say`The spreadsheet program made a date of a score as 2-1: format the column as text, and type the scores again.`;
  if (CONCEDED.test(text)) return say`If the second player conceded, write W. If the first player conceded, write L.`;
  if (saysForfeit(text))
    return say`Write "forfeit loss" if the first player was not there, or "forfeit win" if the second player was not there.`;
  return say`Write win, loss or draw as the first player’s, FW, MW, FL, ML or TT, or a score as 2-1.`;
}

const CONCEDED = /conce|resign|aufgegeben|aufgabe|abandon/i;
