import { writtenDaysIn } from '@quadrant/rules/tournament';
import { latinDigits } from './cell-values.js';
import { saysForfeit, withoutForfeit } from './forfeit-words.js';
import { mayBeName } from './place-lines.js';
import { resultOf } from './results.js';
import { isByeWord, isUnknown, resultOfWord, ROUND_WORDS, scoreOf, WORDS_BETWEEN } from './table-words.js';

/** A game as a line of a text tells it. */
export interface GameLine {
  readonly round: string;
  readonly names: readonly [string, string];
  readonly result: string;
  readonly score: string;
  /** It says that time was called, in the words of the line. */
  readonly ending: string;
  /** Victory points of both may be behind the score: "Ann - Bob 100:35 2-0". */
  readonly victoryPoints?: readonly [number, number] | null;
  /** It is that of the winner, or of the first: "Ann beat Bob by 60", "Ann bt Bob FW +65". */
  readonly differential?: string;
}

/** These codes of results need no brackets behind a name or a score. */
const RESULT_CODE = /^(?:FW|FL|MW|ML|TT|MT|VC|DC|VM|DM|NV)$/u;
const codeOf = (letters: string | undefined): string => (RESULT_CODE.test(letters ?? '') ? letters! : '');

const ROUND_BEFORE = new RegExp(String.raw`^(?:${ROUND_WORDS})\.? ?(\d{1,2}) ?[:.)-]? `, 'iu');

/** Many write the table before its game, as in "Table 4: Ann beat Bob". */
const TABLE_BEFORE =
  /^(?:t(?=\d)|table|tbl|tisch|board|brett|match|game|partie|stół|mesa|tavolo|tafel)\.? ?\d{1,3} ?[:.)-]{0,2} (?=\p{L})/iu;
/** A bye may stand before its player: "Bye: Ann". */
const BYE_BEFORE = /^(\p{L}{3,12}) ?[:=-] ?(\p{L}.{0,80})$/u;
/** Or behind them: "Ann has a bye", "Ann hat frei", "Ann spielfrei". */
const BYE_AFTER =
  /^(\p{L}.{0,60}?)(?: (?:has|had|gets|got|hat|bekommt|a|tiene|ma)(?: an?| un)?)? [-–:=*]{0,3} ?(\p{L}{3,12})[ *]{0,4}$/u;
const FREE = /^(?:frei|free|libre|wolne|wolny)$/i;
/** Time was called: "(Zeit)", "(time)". */
const TIMED_AT_END = /(?: ?[,(] ?| )(?:(?:at|on|in|auf) )?(time(?: called)?|zeit|temps|tiempo|czas)\)?$/i;
const NOT_THERE = /not (?:there|play)/i;
const DRAW_AT_END =
  /^(.{1,80}?) (?:et|and|und|y|e|i|&|-|–|\/|contre|vs?\.?|gegen) (.{1,80}?)(?:,| [-–—:]|:)? (?:an? )?(?:match nul|nul|nulle|draw|drew|tie|tied|split|remis|unentschieden|[ée]galit[ée]|empate|pareggio|remisowali),?$/iu;

/**
 * Reads a game of a line, such as "Ann - Bob 100:40", "R1: Ann beat Bob 100-40", "Ann 100 - Bob 40" or "Ann  100  Bob  40".
 *
 * @param written the line with its spaces, since two of them separate columns
 * @param current the round that is told above
 * @returns null for every other line
 */
export function readGameLine(written: string, current: string): GameLine | null {
  const line = written
    .replaceAll(/\s{1,200}/gu, ' ')
    .trim()
    .replace(REMARK_BEHIND_CODE, (remark) => (isUnplayed(remark) ? remark : ''));
  const [heading = '', number] = ROUND_BEFORE.exec(line) ?? [];
  const round = number ?? current;
  const numbered = line.slice(heading.length).replace(TABLE_BEFORE, '');
  const rest = scoreLast(withoutNumber(numbered));
  const [, word = '', alone = ''] = BYE_BEFORE.exec(rest) ?? [];
  const byeOf = (name: string): GameLine => ({ round, names: [name, 'bye'], result: '', score: '', ending: '' });
  if (isByeWord(word)) return byeOf(alone);
  const [, free = '', why = ''] = BYE_AFTER.exec(rest) ?? [];
  if ((isByeWord(why) || FREE.test(why)) && isNoVerb(free)) return byeOf(free);
  const differing = splitDifferential(rest);
  if (differing !== null) {
    const game = readGameLine(differing.text, round);
    const told = game === null ? '' : differing.code === '' ? game.result : resultOfBoth(differing.code, game.result);
    // It says by how much, and not who won.
    return game === null || (told === '' && game.score === '')
      ? null
      : { ...game, round, result: told, differential: differing.differential };
  }
  const { text, ending, word: told } = splitEnding(rest);
  const beside = readBeside(written, text);
  if (beside !== null)
    return finish({ round, ...beside, result: told || beside.result, ending }, withoutForfeit(text) !== text);
  const last = splitScore(text);
  const before = last.score === '' ? last : splitScore(last.names);
  const { names, score } = before.score === '' ? last : before;
  const victoryPoints = before.score === '' ? null : scoreOf(last.score);
  const [, one = '', other = ''] = DRAW_AT_END.exec(names) ?? [];
  if (/\p{L}/u.test(one) && /\p{L}/u.test(other))
    return { round, names: [one, other], result: 'draw', score, ending, victoryPoints };
  const played = withoutForfeit(names);
  return readPlayed(played, { round, score, ending, victoryPoints, isForfeit: played !== names }, told);
}

const isUnplayed = (remark: string): boolean => saysForfeit(remark) || NOT_THERE.test(remark);

/** A remark may be behind a code: "Ann over Bob 100-70 (FW) on the last turn". */
const REMARK_BEHIND_CODE = /(?<=\d \((?:FW|FL|MW|ML|TT|MT)\)),? \p{Ll}[^\d()]{0,80}$/u;

/** Lists of games may be numbered. Before a dash, the number may be a place, and the other name a town. */
function withoutNumber(line: string): string {
  const [number = ''] = /^\d{1,3}[.)] (?=\p{L})/u.exec(line) ?? [];
  const rest = line.slice(number.length);
  const isGame =
    number !== '' &&
    WORDS_BETWEEN.some(([word, result]) => (result !== '' || /\p{L}/u.test(word)) && rest.includes(word));
  return isGame ? rest : line;
}

/** A score may stand within what is said between two names: "Ann won 100-40 against Bob", "Ann 100:40 gegen Bob". */
const SCORE_WITHIN =
  / (won |wins |lost |loses |drew |draws |tied |gewinnt |gewann |verliert |verlor |siegt |gagne |perd |pierde |gana )?\(?(\d{1,4}) ?([-–:]) ?(\d{1,4})\)?,? (against|to|over|with|vs\.?|gegen|contre|contra|con|a) (?=\p{L})/u;
const scoreLast = (line: string): string => {
  const found = SCORE_WITHIN.exec(line);
  if (found === null) return line;
  const [all, verb = '', own, sign, other, word] = found;
  return `${line.slice(0, found.index)} ${verb}${word!} ${line.slice(found.index + all.length)} ${own!}${sign!}${other!}`;
};

interface Differing {
  readonly text: string;
  readonly code: string;
  readonly differential: string;
}

/** Splits a differential at the end, and a code before it: "by 60", "+65", "(FW, +65)". */
function splitDifferential(line: string): Differing | null {
  const [byWord = '', points = ''] = BY_POINTS.exec(line) ?? [];
  if (byWord !== '') return { text: line.slice(0, -byWord.length), code: '', differential: points };
  const open = line.replace(/[)\]]$/u, '');
  const [signed = '', differential = ''] = SIGNED.exec(open) ?? [];
  const head = open.slice(0, open.length - signed.length).replace(/[ ,(:[]{1,3}$/u, '');
  // Behind a number, a bare minus is that of a score.
  const isOne =
    signed !== '' &&
    (/\p{L}[.)]?$/u.test(head) || (/\d$/u.test(head) && (open !== line || differential.startsWith('+'))));
  if (!isOne) return null;
  const [behind = '', letters] = CODE_AT_END.exec(head) ?? [];
  const code = codeOf(letters);
  return { text: code === '' ? head : head.slice(0, -behind.length), code, differential };
}

const BY_POINTS = /(?<=\p{L}) by (\d{1,3})(?: points?| pts)?$/u;
const SIGNED = /[ ([]([+−–-]\d{1,3})$/u;
const CODE_AT_END = /,? [([]?(\p{Lu}{2})$/u;

/**
 * Returns the result that a code behind a line and the word between its names say together. The code says more: the margin,
 * or that a level score is a draw. Behind "lost to", it may be that of the winner. Where they contradict each other, both
 * stay, so that somebody is asked.
 */
function resultOfBoth(told: string, between: string): string {
  const [code, word] = [resultOfWord(told), resultOfWord(between)];
  if (between === '' || code === null || code.outcome === word?.outcome) return told;
  if (code.outcome === 'win' && word?.outcome === 'loss')
    return code.margin === 'modified' ? 'ML' : code.margin === 'full' ? 'FL' : between;
  return `${between} (${told})`;
}

interface Ending {
  readonly text: string;
  readonly ending: string;
  /** It is a word of a result in brackets, such as MW. */
  readonly word: string;
}

/** Splits what is behind a score: "(time)", "at time", "(MW)", and the full stop of a sentence. */
function splitEnding(line: string): Ending {
  const text = line.replace(STOP, '$1');
  const [lost, sign] = LOST_AT_END.exec(text) ?? [];
  if (lost !== undefined) return { text: text.slice(0, -lost.length), ending: '', word: sign! };
  const [bracket = '', inBrackets, alone] = WORD_AT_END.exec(text) ?? [];
  const word = inBrackets ?? codeOf(alone);
  const isResult = bracket !== '' && ['win', 'loss', 'draw'].includes(resultOfWord(word)?.outcome ?? '');
  if (isResult) return { ...splitEnding(text.slice(0, -bracket.length)), word };
  const [behind = '', bracketed = '', behindSign = '', written = behindSign || bracketed] =
    REMARK_AT_END.exec(text) ?? [];
  const scored = text.slice(0, text.length - behind.length);
  if (behind !== '' && splitScore(scored).score !== '')
    return { text: scored, ending: written.replace(/\.$/u, ''), word: '' };
  const [, ending = ''] = TIMED_AT_END.exec(text) ?? [];
  return { text: text.replace(TIMED_AT_END, '').replace(STOP, '$1'), ending, word: '' };
}

/** It finds the dot of a sentence: an initial and a short word keep theirs. */
const STOP = /(\d|\)|\p{L}{3})[.!]{1,3}$/u;
/** A remark may be behind a score: "46-75 (mod.)", "100-40, great game". */
const REMARK_AT_END =
  / ?\(([^()]{1,60})\)$|(?<=\d)(?:[,;.]| [-–—]) (\p{L}[^\d]{0,80})$|(?<=\d) ((?:in|after|on|despite|thanks|because|when|as|for|nach|dank) [^\d]{1,80})$/u;
/** A result may be unknown: "Ann vs. Bob ??? (slip lost)". */
const LOST_AT_END = / (\?{1,9})(?: ?\([^()]{0,60}\))?$/u;
const WORD_AT_END = / ?(?:[([](\p{L}{2,20})[)\]]|(?<=\d) (\p{Lu}{2}))$/u;

type Beside = Pick<GameLine, 'names' | 'score' | 'result'>;

/** Reads a line whose numbers stand beside names: "Ann  100  Bob  40", "Ann 100 - Bob 40", "Ann 100-40 Bob", "Ann | 2 - 0 | Bob". */
function readBeside(written: string, text: string): Beside | null {
  // "CLUB NIGHT  Sat 8 Dec 2007" has two numbers beside words.
  if (/\d{4}/.test(text) && writtenDaysIn(text).length > 0) return null;
  const between = [...text.matchAll(SCORE_BETWEEN)];
  const [only] = between;
  if (only !== undefined && between.length === 1) {
    const [one, two] = [text.slice(0, only.index), text.slice(only.index + only[0].length)].map(withoutDeck);
    if (mayBeName(one!) && mayBeName(two!) && isNoVerb(one!) && isNoVerb(two!))
      return { names: [one!, two!], score: `${only[1]}-${only[2]}`, result: '' };
  }
  const [, first = '', ofFirst, second = '', ofSecond] = SCORES_BESIDE.exec(text) ?? [];
  if (mayBeName(first) && mayBeName(second) && isNoVerb(second))
    return { names: [first, second], score: `${ofFirst}-${ofSecond}`, result: '' };
  return readPieces(written);
}

/** Reads a line with columns: two names, and a number for each, a score, a word of a result, or several of them. */
function readPieces(written: string): Beside | null {
  const pieces = written
    .trim()
    .split(/ {2,}|\t| \| /)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !BETWEEN_COLUMNS.test(piece));
  const cells = /^(?:\d{1,3}\.?|[-–—#]{1,3})$/.test(pieces[0] ?? '') ? pieces.slice(1) : pieces;
  if (cells.length < 3) return null;
  const names: string[] = [];
  const numbers: string[] = [];
  let [score, result, missing] = ['', '', 0];
  for (const cell of cells) {
    const word = resultOfWord(cell);
    if (NUMBER.test(cell)) numbers.push(cell);
    else if (MISSING.test(cell)) missing += 1;
    else if (scoreOf(cell) !== null && score === '') score = cell;
    else if (names.length > 0 && word !== null && result === '') result = cell;
    else if (names.length < 2 && mayBeName(cell) && isNoVerb(cell)) names.push(withoutDeck(cell));
    else if (/\d/.test(cell)) return null;
  }
  const [one, two] = names;
  if (one === undefined || two === undefined) return null;
  if (numbers.length === 2 && score === '') score = numbers.join('-');
  else if (numbers.length > 0) return null;
  if (score === '' && result === '') return missing === 2 ? { names: [one, two], score: '', result: '?' } : null;
  return { names: [one, two], score, result };
}

const BETWEEN_COLUMNS = /^(?:vs?\.?|gegen|contre|contra|tegen|against)$/iu;

/** Decks may be named behind their players: "Ann (Hoth/Sith)". */
const withoutDeck = (name: string): string => name.replace(DECK, '').trim();
const DECK = / ?\([^()]{0,40}\/[^()]{0,40}\)$/u;

const NUMBER = /^\d{1,4}$/;
/** Signs in place of a score say that it is unknown. */
const MISSING = /^[-–—?]{1,3}$/;
const SCORE_BETWEEN = / (\d{1,4}) ?[-–:] ?(\d{1,4}) (?=\p{L})/gu;
const SCORES_BESIDE =
  /^(\p{L}[^\d]{0,60}?),? \(?(\d{1,4})\)?,? (?:[-–—:/] |vs?\.? |gegen |contre )?(\p{L}[^\d]{0,60}?),? \(?(\d{1,4})\)?$/u;

/** A word between names is no part of them. */
const isNoVerb = (name: string): boolean => !WORDS_BETWEEN.some(([word]) => ` ${name} `.includes(word));

/**
 * Reads a line that begins with a known name and has another one, as in "Ann - Bob nobody remembers" and "Ann took down Bob
 * 100-35": the other words are in place of the result, so that somebody can be asked about them.
 *
 * @param names those of the other lines
 */
export function readBetweenNames(written: string, round: string, names: ReadonlySet<string>): GameLine | null {
  const { text, ending } = splitEnding(written.replaceAll(/\s{1,200}/gu, ' ').trim());
  const words = text.split(' ');
  const nameAt = (from: number): number => {
    for (let end = Math.min(words.length, from + MOST_WORDS); end > from; end--)
      if (names.has(bare(words.slice(from, end).join(' ')))) return end;
    return -1;
  };
  const end = nameAt(0);
  if (end === -1) return null;
  for (let from = end + 1; from < words.length; from++) {
    const last = nameAt(from);
    if (last === -1) continue;
    const one = bare(words.slice(0, end).join(' '));
    const two = bare(words.slice(from, last).join(' '));
    const [verb, tail] = [words.slice(end, from).join(' '), words.slice(last).join(' ')];
    const known = WORDS_BETWEEN.find(([word]) => word.trim() === verb)?.[1];
    const [, own = '', other = '', code = ''] = known === undefined ? [] : (SCORE_FIRST.exec(tail) ?? []);
    if (known !== undefined && own !== '' && !isUnplayed(tail)) {
      const said = codeOf(code) === '' ? known : resultOfBoth(code, known);
      return one === two ? null : { round, names: [one, two], result: said, score: `${own}-${other}`, ending };
    }
    const { names: remark, score } = splitScore(` ${tail}`);
    const result = BESIDE.test(verb) ? remark.trim().replace(/^(\?{1,9}) .*$/u, '$1') : verb;
    return one === two || (result === '' && score === '') ? null : { round, names: [one, two], result, score, ending };
  }
  return null;
}

/** A remark may be behind a score and its code: "100-80 (FW) in 20 minutes flat". */
const SCORE_FIRST = /^[,:]? ?\(?(\d{1,4}) ?[-–:] ?(\d{1,4})\)?(?:,? [([]?(\p{L}{2})[)\]]?(?!\p{L}))?(?!\d)/u;

/** They stand between two people and do not say who won. */
const BESIDE = /^(?:[-–—/&+]|vs?\.?|gegen|contre|contra|contro|tegen|and|und|et|y|e|i|en|och)$/iu;
const MOST_WORDS = 4;
/** Commas and colons may be behind a name. */
const bare = (text: string): string => text.replace(/[,;:]$/, '');

/** Readers of tables know these words. */
const FORFEITS = { win: 'winff', loss: 'lossff' } as const;

/** A name ends at a comma before a small letter. */
const REMARK = /^(\p{L}[^,]{0,60}), ?(\p{Ll}.{0,100})$/u;

interface Side {
  readonly name: string;
  readonly number: string;
  readonly word: string;
}

/** Splits what stands behind a name of one side: "Ann 100 (FW)", "Bob, MW". */
function readSide(text: string): Side {
  let [name, number, word] = [text, '', ''];
  for (let parts = 0; parts < 2; parts++) {
    const [behind = '', inBrackets, alone] = CODE_BEHIND.exec(name) ?? [];
    const code = inBrackets ?? codeOf(alone);
    const [digits = ''] = NUMBER_BEHIND.exec(name) ?? [];
    if (behind !== '' && word === '' && resultOfWord(code) !== null) {
      word = code;
      name = name.slice(0, -behind.length);
    } else if (digits !== '' && number === '') {
      number = digits.replaceAll(/\D/gu, '');
      name = name.slice(0, -digits.length);
    }
  }
  return { name: name.trim(), number, word };
}

/** A code of a result has two letters at least: a letter alone may be an initial, or a club. */
const CODE_BEHIND = / ?(?:[([](\p{L}{2,3})[)\]]|(?:,| ) ?(\p{Lu}{2}))$/u;
const NUMBER_BEHIND = /,? \(?\d{1,4}\)?$/u;
/** No name has a number between its words. */
const LONE_NUMBER = /(?:^| )\(?\d{1,4}(?:[-–:]\d{1,4})?\)?(?: |,|$)/u;

function readPlayed(
  names: string,
  { isForfeit, ...line }: Omit<GameLine, 'names' | 'result'> & { readonly isForfeit: boolean },
  told: string,
): GameLine | null {
  const all = WORDS_BETWEEN.filter(([word]) => names.includes(word));
  // "drew with" begins with "drew".
  const found = all.filter(([word]) => !all.some(([longer]) => longer.length > word.length && longer.includes(word)));
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const [word, result] = only;
  const [written = '', behind = '', ...more] = names.split(word).map((name) => name.trim());
  const one = written.replace(ADVERB, '');
  const winner = result === '' && told === '' ? splitWinner(one, behind) : null;
  if (winner !== null && more.length === 0)
    return finish({ ...line, names: [one, winner.name], ...orient(winner.result, line.score) }, isForfeit);
  const two = behind.replace(ADVERB, '');
  const [left, right] = [readSide(one), readSide(two)];
  const isName = (text: string) => isUnknown(text) || (/\p{L}/u.test(text) && !LONE_NUMBER.test(text));
  if (more.length > 0 || !isName(left.name) || !isName(right.name)) return null;
  if (left.name !== one || right.name !== two) {
    const [own, other] = [left.number, right.number];
    const score = line.score !== '' ? line.score : own !== '' && other !== '' ? `${own}-${other}` : '';
    const isOfOther = left.word !== '' || own !== '';
    const of = left.word || (isOfOther ? '' : right.word || told);
    const said = of === '' ? result : resultOfBoth(of, result);
    const names: GameLine['names'] = [left.name, right.name];
    return said === '' && score === '' ? null : finish({ ...line, names, score, result: said }, isForfeit);
  }
  // "Ann beat Bob, score not written down"
  const [, alone = '', remark = ''] = REMARK.exec(two) ?? [];
  if (alone !== '' && result !== '')
    return readPlayed(`${one}${word}${alone}`, { isForfeit, ...line, ending: line.ending || remark }, told);
  if (line.score === '' && result === '' && told === '' && !isByeWord(two)) return null;
  const said = told === '' ? result : resultOfBoth(told, result);
  return finish({ ...line, names: [one, two], result: said }, isForfeit);
}

/** "Ann easily beat Bob" has a word between that is no part of a name. */
const ADVERB = /(?<=\p{L}) (?:\p{Ll}{3,12}ly|just|only|then|also|again|even|finally)$/u;

const BEFORE_WINNER = [' -> ', ' → ', ' => ', ': ', ', ', ' - ', ' – ', ' — ', ' (', ' = '];
const OF_WINNER =
  /^(?:the )?(?:winner|won by|win for|win|victory for|sieger|sieg für|vainqueur|gewinner) ?[:=-]? ?|[:,]? (?:won|wins?|takes it|took it|gewinnt|gewann|gagne|siegt|by)$|[)\]]$/giu;
const OF_DRAW =
  /^(?:an? )?(?:draw|drawn|tie|tied|drew|remis|unentschieden|nul|match nul|[ée]galit[ée]|empate)(?: game)?$/iu;

/** "Ann played Bob and won" tells of the first. */
const AND_WON =
  /,? (?:and|but|und|et|y) (won|lost|drew|tied|gewann|verlor|gagne|perd|ganó|perdió)(?: (?:it|by|with))?$/iu;

/** Splits who won behind the names of two: "Bob: Ann", "Bob -> Ann won", "Bob (draw)". @returns null where nobody of the two is named there */
function splitWinner(first: string, behind: string): { readonly name: string; readonly result: string } | null {
  const [tail = '', verb = ''] = AND_WON.exec(behind) ?? [];
  if (tail !== '') return { name: behind.slice(0, -tail.length), result: verb.toLowerCase() };
  for (const sign of BEFORE_WINNER) {
    const at = behind.indexOf(sign);
    if (at < 1) continue;
    const name = behind.slice(0, at).trim();
    const told = behind
      .slice(at + sign.length)
      .replaceAll(OF_WINNER, '')
      .replaceAll(OF_WINNER, '')
      .trim();
    const isAsTold = behind.slice(at).startsWith(' (') || !/\d/u.test(told);
    if (!isAsTold) continue;
    const [isFirst, isSecond] = [first, name].map((each) => isCalled(each, told));
    if (isFirst !== isSecond) return { name, result: isFirst ? 'win' : 'loss' };
    if (OF_DRAW.test(told)) return { name, result: 'draw' };
  }
  return null;
}

/** Tells whether a text is a name, or its first or last word. */
const isCalled = (name: string, told: string): boolean => {
  const [whole, text] = [name.toLowerCase(), told.toLowerCase()];
  const words = whole.split(' ');
  return text !== '' && (whole === text || words[0] === text || words.at(-1) === text);
};

/** The numbers behind a winner are the winner's first. */
function orient(result: string, score: string): Pick<GameLine, 'result' | 'score'> {
  const read = scoreOf(score);
  const isTurned =
    read !== null && ((result === 'loss' && read[0] > read[1]) || (result === 'win' && read[0] < read[1]));
  return { result, score: isTurned ? `${read[1]}-${read[0]}` : score };
}

/** Makes a forfeit of a game that the line calls so. @returns null where the line does not say who was there */
function finish(game: GameLine, isForfeit: boolean): GameLine | null {
  if (!isForfeit) return game;
  const score = scoreOf(game.score);
  const won = resultOfWord(game.result)?.outcome ?? (score && resultOf(...score));
  return won === 'win' || won === 'loss' ? { ...game, result: FORFEITS[won] } : null;
}

/** A score ends the line: 100-40, 100:40, 100 - 40, (100-40), "100 to 40", "by 100-40". */
function splitScore(text: string): { readonly names: string; readonly score: string } {
  const words = latinDigits(text)
    .replace(IN_WORDS, '$1-$2')
    .replace(LEVEL, '$1-$1')
    .replace(TIED_AT, '$1 $2-$2')
    .split(' ');
  for (const length of [1, 3]) {
    const score = words.slice(-length).join(' ');
    if (words.length > length && scoreOf(score) !== null)
      return { names: words.slice(0, -length).join(' ').replace(BEFORE_SCORE, ''), score };
  }
  return { names: text, score: '' };
}

const IN_WORDS = /(\d{1,4}) (?:to|zu|à|a) (\d{1,4})(?=\)?$)/u;
/** Both have the same score: "25 all". */
const LEVEL = /(\d{1,4})[ -](?:all|beide|each|partout)$/iu;
const TIED_AT = /( tied| drew| level| draw| remis| unentschieden) (?:at|with|mit|bei|à) (\d{1,4})$/iu;
/** With a capital, such a word is part of a name. */
const BEFORE_SCORE = /(?:[:,;]| (?:by|with|mit|par|con|met|um))$/u;
