import { listed, plain, say, type Text } from '@quadrant/rules/message';
import {
  ENDINGS,
  foldHandle,
  SIDES,
  type GameTitle,
  type Rules,
  type RuleSystem,
  type Scenario,
} from '@quadrant/rules/tournament';
import { addNotANumber, numberOfCell } from '../parts/cell-values.js';
import type { FileFindings, FilePlace } from '../parts/file-findings.js';
import { looksLikeDate } from '../parts/result-text.js';
import { isUnknown, resultOfWord, scoreOf } from '../parts/table-words.js';
import { UNKNOWN_PLAYER, withMember, type Raw, type RawGame, type RawMatch, type RawRound } from './raw-document.js';

/** Besides the match, the meaning of a cell depends on these. */
export interface MatchSetting {
  readonly rules: RuleSystem;
  readonly played: { readonly game: GameTitle; readonly rules: Rules | null; readonly scenario: Scenario | null };
  readonly findings: FileFindings;
}

/** A column that shows one value of each match, and changes only this value. */
export interface MatchColumn {
  readonly heading: string;
  /** It leads from a match to the value, as a JSON pointer. */
  readonly pointer: string;
  /** Returns the value as a cell shows it; '' where the match has none. */
  readonly text: (match: RawMatch) => string;
  /** Returns the match with the value of a cell. An unreadable text adds an error at the place, and the match stays as it is. */
  readonly write: (match: RawMatch, text: string, place: FilePlace, setting: MatchSetting) => RawMatch;
}

/** Lists the columns that these rounds need, besides those of the round and the players. */
export function columnsOfMatches(rounds: readonly RawRound[], { recording }: RuleSystem): MatchColumn[] {
  const matches = rounds.flatMap((round) => round.matches ?? []);
  const games = matches.flatMap((match) => match.games ?? []).filter((game) => game !== null);
  const has = (list: readonly Raw[], key: string) => list.some((each) => (each[key] ?? null) !== null);
  const hasResults = recording.outcomes !== null;
  const isScored =
    has(matches, 'score') || (hasResults && matches.some(({ players, games: own }) => players.length > 1 && !own));
  // A best of three that ended 2-0 may be corrected to 2-1.
  const longest = matches.reduce(
    (most, match) => Math.max(most, match.games?.length ?? 0, match.games ? Number(match['bestOf'] ?? 0) : 0),
    0,
  );
  const gamesIn = Array.from({ length: longest }, (_, index) => [
    winnerColumn(index),
    ...(has(games, 'sides') ? [sideColumn(index)] : []),
    ...(has(games, 'score') ? [gameScoreColumn(index)] : []),
    ...(has(games, 'endedBy') ? [inGame(index, ENDED, 'ended')] : []),
    ...(has(games, 'differential') ? [inGame(index, DIFFERENTIAL, 'differential')] : []),
  ]).flat();
  return [
    ...(hasResults || has(matches, 'result') ? [RESULT] : []),
    ...gamesIn,
    ...(isScored ? [scoreColumn(0), scoreColumn(1)] : []),
    ...(has(matches, 'endedBy') ? [ENDED] : []),
    ...(has(matches, 'differential') ? [DIFFERENTIAL] : []),
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** Writes a word as the format has it: "earned bye" is EARNED_BYE. */
const codeOf = (text: string, separator: '_' | '-'): string => text.trim().replaceAll(/[\s_-]+/g, separator);

function refuse(text: string, place: FilePlace, { findings }: MatchSetting, message: Text, advice: Text): void {
  findings.add('value-not-understood', { ...place, value: text.slice(0, 80) }, message, advice);
}

const RESULT: MatchColumn = {
  heading: 'Result',
  pointer: '/result',
  text: (match) => (isResultUnknown(match) ? UNKNOWN_PLAYER : textOf(match['result'])),
  write: (match, text, place, setting) => {
    if (text === '' || isUnknown(text)) return withMember(match, 'result', null) as RawMatch;
    const { rules } = setting;
    const result =
      rules.results.find((each) => each === codeOf(text, '_').toUpperCase()) ?? resultOf(text, match, setting);
    if (result !== null && result !== 'unclear') return { ...match, result };
    const message =
      result === 'unclear'
        ? say`“${text.slice(0, 40)}” does not say whether the win was full or modified.`
        : say`The result “${text.slice(0, 40)}” is not understood.`;
    const words = listed(rules.results, 'or');
    const advice = looksLikeDate(text)
      ? say`Write ${words}, as player 1’s. A score has columns of its own.`
      : rules.recording.outcomes === null
        ? say`Write ${words} for one player. A match of two has its games in columns of their own.`
        : say`Write ${words}, as player 1’s.`;
    refuse(text, place, setting, message, advice);
    return match;
  },
};

/** Whether a match of two has neither a result nor games, and was not split. */
const isResultUnknown = (match: RawMatch): boolean =>
  match.players.length === 2 &&
  (match['result'] ?? null) === null &&
  !Array.isArray(match.games) &&
  match['endedBy'] !== 'intentional';

/** Reads the words that tables of other programs have for a result. */
function resultOf(text: string, match: RawMatch, { rules, played }: MatchSetting): string | null {
  const { outcomes } = rules.recording;
  const { outcome, margin } = resultOfWord(text) ?? { outcome: null, margin: null };
  if (outcome === 'bye') return rules.results.find((each) => each === 'BYE') ?? null;
  if (outcome === 'absent') return rules.results.find((each) => each === 'MG') ?? null;
  if (outcomes === null || (outcome !== 'win' && outcome !== 'loss' && outcome !== 'draw')) return null;
  if (outcome === 'draw') return outcomes.tie;
  const score = Array.isArray(match['score']) ? match['score'].map(Number) : [0, 0];
  const decided = margin ?? rules.marginOfScore(Math.max(...score), Math.min(...score), played) ?? 'full';
  if (decided === 'either') return 'unclear';
  if (outcome === 'win') return decided === 'full' ? outcomes.win : outcomes.modifiedWin;
  return decided === 'full' ? outcomes.loss : outcomes.modifiedLoss;
}

const scoreColumn = (index: 0 | 1): MatchColumn => ({
  heading: ['Score 1', 'Score 2'][index]!,
  pointer: `/score/${index}`,
  text: (match) => textOf(pairIn(match)[index]),
  write: (match, text, place, setting) => {
    const number = readInteger(text, place, setting);
    if (number === undefined) return match;
    const pair = pairIn(match).map((each, at) => (at === index ? number : each));
    return withMember(match, 'score', pair.every((each) => each === null) ? null : pair) as RawMatch;
  },
});

const pairIn = ({ score }: Raw): readonly unknown[] => (Array.isArray(score) ? score : [null, null]);

/** Returns null for an empty cell; undefined, with an error, for a text that is no number. */
function readInteger(text: string, place: FilePlace, { findings }: MatchSetting): number | null | undefined {
  if (text === '') return null;
  const number = numberOfCell(text);
  if (number === null) addNotANumber(text, { ...place, value: text.slice(0, 80) }, findings);
  return number ?? undefined;
}

const ENDED: MatchColumn = {
  heading: plain`How it ended`,
  pointer: '/endedBy',
  text: (match) => textOf(match['endedBy']),
  write: (match, text, place, setting) => {
    if (text === '') return withMember(match, 'endedBy', null) as RawMatch;
    const ending = ENDINGS.find((each) => each === codeOf(text, '-').toLowerCase());
    if (ending !== undefined) return { ...match, endedBy: ending };
    const message = say`“${text.slice(0, 40)}” is no way in which a game ends.`;
    refuse(text, place, setting, message, say`Write ${listed(ENDINGS, 'or')}, or leave the cell empty.`);
    return match;
  },
};

const DIFFERENTIAL: MatchColumn = {
  heading: 'Differential',
  pointer: '/differential',
  text: (match) => textOf(match['differential']),
  write: (match, text, place, setting) => {
    const number = readInteger(text, place, setting);
    return number === undefined ? match : (withMember(match, 'differential', number) as RawMatch);
  },
};

/** Replaces a draw's winner. A player of this name is written with capitals. */
const DRAW = 'draw';

/** Returns how a document names a player as the winner of a game. */
export const winnerNamed = (handle: string): string => (handle === DRAW ? handle.toUpperCase() : handle);

const isSame = (one: string, other: string): boolean => foldHandle(one) === foldHandle(other);

const gameHeading = (index: number): string => ['Game', index + 1].join(' ');

function winnerColumn(index: number): MatchColumn {
  return {
    heading: gameHeading(index),
    pointer: `/games/${index}`,
    text: ({ players, games }) => {
      const game = games?.[index] ?? null;
      if (game === null) return '';
      const winner = textOf(game['winner']);
      if (winner === DRAW) return 'draw';
      return isSame(winner, players[0] ?? '') ? 'win' : 'loss';
    },
    write: (match, text, place, setting) => {
      if (text === '') return withGame(match, index, null);
      const outcome = resultOfWord(text)?.outcome;
      const first = match.players[0] ?? '';
      const second = match.players[1] === null ? UNKNOWN_PLAYER : (match.players[1] ?? '');
      const winner =
        outcome === 'win'
          ? winnerNamed(first)
          : outcome === 'loss'
            ? winnerNamed(second)
            : outcome === 'draw'
              ? DRAW
              : null;
      if (winner === null) {
        const message = say`“${text.slice(0, 40)}” does not say who won the game.`;
        refuse(text, place, setting, message, say`Write win, loss or draw, as player 1’s, or leave the cell empty.`);
        return match;
      }
      return withGame(match, index, { ...match.games?.[index], winner });
    },
  };
}

/** While cells are written, a game that is not there is null, so that the others keep their columns. */
function withGame(match: RawMatch, index: number, game: RawGame | null): RawMatch {
  const games = [...(match.games ?? [])];
  while (games.length < index) games.push(null);
  games[index] = game;
  return { ...match, games };
}

/** Returns a match after all of its cells are written, without games that are not there. */
export const closeGames = (match: RawMatch): RawMatch =>
  match.games ? { ...match, games: match.games.filter((game) => game !== null) } : match;

/** Makes the column of a match's value that of a game's value. */
const inGame = (index: number, { pointer, text, write }: MatchColumn, heading: string): MatchColumn => ({
  heading: `${gameHeading(index)} ${heading}`,
  pointer: `/games/${index}${pointer}`,
  text: ({ players, games }) => (games?.[index] ? text({ ...games[index], players }) : ''),
  write: (match, typed, place, setting) => {
    const game = match.games?.[index] ?? null;
    if (game === null && typed === '') return match;
    const { players: _, ...written } = write({ ...game, players: match.players }, typed, place, setting);
    return withGame(match, index, written);
  },
});

const sideColumn = (index: number): MatchColumn =>
  inGame(
    index,
    {
      heading: '',
      pointer: '/sides',
      text: ({ players, sides }) =>
        textOf(Object.entries((sides ?? {}) as Raw).find(([handle]) => isSame(handle, players[0] ?? ''))?.[1]),
      write: (game, text, place, setting) => {
        if (text === '') return withMember(game, 'sides', null) as RawMatch;
        const side = SIDES.find((each) => each === text.toLowerCase());
        const [first, second = ''] = game.players.map((handle) => handle ?? UNKNOWN_PLAYER);
        if (side === undefined || first === undefined || second === '') {
          const message = say`“${text.slice(0, 40)}” is no side of a game of two players.`;
          refuse(
            text,
            place,
            setting,
            message,
            say`Write ${listed(SIDES, 'or')}, as player 1’s, or leave the cell empty.`,
          );
          return game;
        }
        const other = SIDES.find((each) => each !== side)!;
        return {
          ...game,
          sides: Object.fromEntries([
            [first, side],
            [second, other],
          ]),
        };
      },
    },
    'side',
  );

const gameScoreColumn = (index: number): MatchColumn =>
  inGame(
    index,
    {
      heading: '',
      pointer: '/score',
      text: ({ score }) => (Array.isArray(score) ? score.join('-') : ''),
      write: (game, text, place, setting) => {
        const score = text === '' ? null : scoreOf(text);
        if (score !== null || text === '') return withMember(game, 'score', score) as RawMatch;
        const message = say`“${text.slice(0, 40)}” is not the score of a game.`;
        refuse(text, place, setting, message, say`Write both numbers, as in 9-0, or leave the cell empty.`);
        return game;
      },
    },
    'score',
  );
