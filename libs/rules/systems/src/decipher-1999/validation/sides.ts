import { say } from '@quadrant/rules/message';
import {
  type Finding,
  handleOf,
  type EntryIndex,
  type TournamentReport,
  finding,
  type Side,
} from '@quadrant/rules/tournament';
import { hasSides, hasTwoGameRounds, settingOf } from '../formats.js';
import { listGames, type ListedGame } from '../played-games.js';
import { readTwoGameRounds } from '../two-game-rounds.js';

// @row 173, 177, 195
/** Checks who played Dark and who played Light, when the report says so. */
export function validateSides(report: TournamentReport): Finding[] {
  const setting = settingOf(report.tournament);
  if (!hasSides(setting.game)) return [];
  const games = listGames(report, setting.game).filter(({ stage, game }) => stage === 'swiss' && game.sides !== null);
  return hasTwoGameRounds(setting)
    ? [...validateBothSides(report, games), ...validateSameMeetings(report, games)]
    : validateOneSide(report, games);
}

/** 001, II.A.i, 6: in the second game of a round all players have the side that they did not have in the first. */
function validateBothSides(report: TournamentReport, games: readonly ListedGame[]): Finding[] {
  const { numbers } = readTwoGameRounds(report.rounds);
  const last = new Map<EntryIndex, { readonly number: number; readonly side: Side }>();
  return bySide(games).flatMap(({ entry, side, listed: { roundIndex, pointer } }) => {
    const number = numbers[roundIndex] ?? 0;
    const before = last.get(entry);
    last.set(entry, { number, side });
    if (before?.number !== number || before.side !== side) return [];
    const message = say`${handleOf(report, entry)} has the ${side} side in both games of two-game round ${number}.`;
    const advice = say`Correct the sides; each round has a game with either side (Decipher Tournament Guide 6.99, section II.A.i, 6).`;
    return [finding('same-side-twice', `${pointer}/sides`, message, advice)];
  });
}

/** 001, II.A.i, 7: two may meet again with the other sides, but not with the same ones. */
function validateSameMeetings(report: TournamentReport, games: readonly ListedGame[]): Finding[] {
  const meetings = new Map<string, number>();
  return games.flatMap(({ game: { players, sides }, roundIndex, pointer }) => {
    const [dark, light] = sides?.[0] === 'dark' ? players : [players[1], players[0]];
    const round = report.rounds[roundIndex]?.round ?? 0;
    const key = `${dark} ${light}`;
    const before = meetings.get(key);
    meetings.set(key, round);
    if (before === undefined || before === round) return [];
    const names = `${handleOf(report, dark)} and ${handleOf(report, light)}`;
    const message = say`${names} meet in round ${round} with the sides that they had in round ${before}.`;
    const advice = say`Check both rounds; this is only for players without another opponent (Decipher Tournament Guide 6.99, section II.A.i, 7).`;
    return [finding('met-before', pointer, message, advice)];
  });
}

/** 001, II.A.iii, 6: in Sealed Deck everybody keeps their side. */
function validateOneSide(report: TournamentReport, games: readonly ListedGame[]): Finding[] {
  const own = new Map<EntryIndex, Side>();
  return bySide(games).flatMap(({ entry, side, listed: { pointer } }) => {
    const before = own.get(entry) ?? side;
    own.set(entry, side);
    if (before === side) return [];
    const message = say`${handleOf(report, entry)} has the ${side} side here and the ${before} side before.`;
    const advice = say`Correct the sides; in Sealed Deck everybody keeps their own (Decipher Tournament Guide 6.99, section II.A.iii, 6).`;
    return [finding('side-switched', `${pointer}/sides`, message, advice)];
  });
}

interface Taken {
  readonly entry: EntryIndex;
  readonly side: Side;
  readonly listed: ListedGame;
}

/** Lists which side each player took, in playing order. */
export const bySide = (games: readonly ListedGame[]): Taken[] =>
  games.flatMap((listed) =>
    listed.game.players.flatMap((entry, index) => {
      const side = listed.game.sides?.[index];
      return side === undefined ? [] : [{ entry, side, listed }];
    }),
  );
