import { readByeLine } from './bye-lines.js';
import { readGameLine, type GameLine } from './game-line.js';
import { mayBeName } from './place-lines.js';
import { roundInDigits, roundOfHeading } from './round-cells.js';
import { isByeWord, ROUND_WORDS } from './table-words.js';

/** A line may tell of several games, and of players who met nobody. */
export interface GamesOfLine {
  readonly games: readonly GameLine[];
  /** They met nobody, which is a bye where they are alone in it. */
  readonly idle: readonly string[];
  readonly round: string;
}

const ROUND_AT_START = /^(\p{L}{1,7})\.? ?(\d{1,2})(?: ?[:.)–-]{1,2}\s{1,9}| )(?=\p{L})/u;
/** A step of the elimination stage may stand before its game: "FINAL: Ann beat Bob". */
const STAGE_AT_START = /^(\p{L}[\p{L} -]{2,20}?) ?[:–-]\s{1,9}(?=\p{L})/u;
/** A sentence tells of a round: "In game 1 Ann won against Bob (85-70); …". */
const WITHIN_ROUND = /^in (?:the )?(?:round|rd|game|go|heat|runde|spiel) ?(\d{1,2})[,:]? (?=\p{L})/iu;
/** The round may be behind a bye: "Ann has the bye in 3". */
const ROUND_OF_BYE = /(?<=\Wbye) (?:in|for) (?:the )?(?:round |rd |r)?(\d{1,2})[.!]?$/iu;
/** Signs may stand before a line, as in place of a table. */
const MARK_BEFORE = /^[-–—*•·#+]{1,3}\s{1,9}(?=\p{L}|\d)/u;
/** A remark may be in brackets behind a heading, as in "Round 2 (bye: Ann)". */
const OF_HEADING = /^(\p{L}{1,7})\.? ?(\d{1,2}) ?[:.–—-]{0,2} ?[([](\p{L}[^()]{2,80})[)\]]$/u;
const ROUND_WORD: ReadonlySet<string> = new Set(ROUND_WORDS.split('|'));
const isRound = (word: string | undefined): boolean => word !== undefined && ROUND_WORD.has(word.toLowerCase());
const BETWEEN_GAMES = [
  / ?; ?/u,
  / \| /u,
  / \/ /u,
  /(?<=\d|\p{L}{3}|\))\. (?=\p{Lu})/u,
  /, (?:and |und |et |y )?/u,
  / and | und | et | y /u,
];
const BEFORE_GAME = /^(?:and|und|et|y|while|then|also|in the other game|in the other|the other game:?|elsewhere) /iu;

/** Reads all games of a line. @returns null for a line that tells of none */
export function readGamesOfLine(written: string, current: string): GamesOfLine | null {
  const line = roundInDigits(written.trim().replace(MARK_BEFORE, ''));
  const [stage = '', label = ''] = STAGE_AT_START.exec(line) ?? [];
  const step = stage === '' ? null : roundOfHeading(label);
  if (step !== null && !/^\d/.test(step)) {
    const read = readGamesOfLine(line.slice(stage.length), step);
    return read === null ? null : { ...read, games: read.games.map((game) => ({ ...game, round: step })), round: step };
  }
  const [within = '', ofWithin] = WITHIN_ROUND.exec(line) ?? [];
  if (ofWithin !== undefined) {
    const read = readGamesOfLine(line.slice(within.length), ofWithin);
    return read === null ? null : { ...read, round: ofWithin };
  }
  const [behind = '', ofBye] = ROUND_OF_BYE.exec(line) ?? [];
  const alone = ofBye === undefined ? null : readByeLine(line.slice(0, -behind.length));
  if (alone !== null && ofBye !== undefined && !alone.isIdle)
    return { games: alone.names.map(byeIn(ofBye)), idle: [], round: ofBye };
  const [before = '', word, digits] = ROUND_AT_START.exec(line) ?? [];
  const [heading, number] = isRound(word) ? [before, digits] : ['', undefined];
  const round = number ?? current;
  const rest = line.slice(heading.length);
  const found = OF_HEADING.exec(line);
  const headed = isRound(found?.[1]) ? found : null;
  const byes = readByeLine(rest) ?? readByeLine(headed?.[3] ?? '');
  if (byes !== null) {
    const inRound = headed?.[2] ?? round;
    return byes.isIdle
      ? { games: [], idle: byes.names, round: inRound }
      : { games: byes.names.map(byeIn(inRound)), idle: [], round: inRound };
  }
  const whole = readGameLine(line, current);
  if (whole !== null && (isPlain(whole) || splitGames(rest, round) === null))
    return { games: [whole], idle: [], round: whole.round };
  return splitGames(rest, round);
}

const byeIn =
  (round: string) =>
  (name: string): GameLine => ({ round, names: [name, 'bye'], result: '', score: '', ending: '' });

/** A single game has no further one in a name. */
const isPlain = ({ names }: GameLine): boolean => names.every((name) => !/[;,|/.] /u.test(name));

function splitGames(text: string, round: string): GamesOfLine | null {
  for (const separator of BETWEEN_GAMES) {
    const pieces = text.split(separator).map((piece) => piece.trim().replace(BEFORE_GAME, ''));
    if (pieces.length < 2) continue;
    const read = pieces
      .filter((piece) => piece !== '')
      .map((piece) => readPiece(piece, round) ?? splitGames(piece, round));
    const found = read.filter((each) => each !== null);
    if (found.length < 2 || found.length < read.length) continue;
    return { games: found.flatMap(({ games }) => games), idle: found.flatMap(({ idle }) => idle), round };
  }
  return null;
}

function readPiece(piece: string, round: string): GamesOfLine | null {
  const byes = readByeLine(piece);
  if (byes !== null)
    return byes.isIdle
      ? { games: [], idle: byes.names, round }
      : { games: byes.names.map(byeIn(round)), idle: [], round };
  const game = readGameLine(piece, round);
  // Within a sentence, other words would become part of a name.
  const areNames =
    game !== null && game.names.every((name) => (isByeWord(name) || mayBeName(name)) && !/[;,|/]/u.test(name));
  return areNames ? { games: [game], idle: [], round } : null;
}
