import { joined, type Text, say } from '@quadrant/rules/message';
import {
  type Finding,
  handleOf,
  type EntryIndex,
  type TournamentReport,
  finding,
  validateTiebreakerGame,
  type Side,
} from '@quadrant/rules/tournament';
import { hasSides, settingOf } from '../formats.js';
import { listGames } from '../played-games.js';
import { computeTally, type Tally } from '../tally.js';
import { bySide } from './sides.js';

const POINTER = '/finalConfrontation';

// @row 192
/** Checks the final confrontation of Sealed Deck (001, II.A.iii); in other formats it is a tiebreaker game (II.A.i, 8). */
export function validateConfrontation(report: TournamentReport): Finding[] {
  return report.tournament.format === 'sealed'
    ? validateSealed(report)
    : validateTiebreakerGame(report, computeTally(report), 'Decipher Tournament Guide 6.99, section II.A.i, 8');
}

/** The result is above 0 when `a` has the higher score. */
const compareScores = ({ points, differential }: Tally, a: EntryIndex, b: EntryIndex): number =>
  (points[a] ?? 0) - (points[b] ?? 0) || (differential[a] ?? 0) - (differential[b] ?? 0);

function validateSealed(report: TournamentReport): Finding[] {
  const { finalConfrontation } = report;
  if (finalConfrontation === null) {
    const message = say`Sealed Deck ends with a final confrontation, but the report has none. Without it a tournament that a director reports is not sanctioned.`;
    const advice = say`Add it if it was played: its winner wins the tournament (Decipher Tournament Guide 6.99, section II.A.iii).`;
    return [finding('final-confrontation-missing', '', message, advice)];
  }
  const { players } = finalConfrontation;
  const sides = sidesIn(report);
  const wrong = describeSameSide(players, sides) ?? describePassedOver(report, players, sides);
  if (wrong === null) return [];
  const pairs = hasSides(settingOf(report.tournament).game)
    ? say`the best Dark and the best Light player`
    : say`the best two`;
  const names = joined(
    players.map((player) => handleOf(report, player)),
    ' and ',
  );
  const message = say`The final confrontation is between ${names}; ${wrong}.`;
  const advice = say`Check its players: it pairs ${pairs} (Decipher Tournament Guide 6.99, section II.A.iii).`;
  return [finding('final-confrontation-of-others', `${POINTER}/players`, message, advice)];
}

type Pair = readonly [EntryIndex, EntryIndex];
type SideOf = ReadonlyMap<EntryIndex, Side>;

/** Returns the side of every player that the report states; empty in Star Trek. */
function sidesIn(report: TournamentReport): SideOf {
  const { game } = settingOf(report.tournament);
  const taken = hasSides(game) ? bySide(listGames(report, game)) : [];
  return new Map(taken.map(({ entry, side }) => [entry, side]));
}

function describeSameSide([first, second]: Pair, sides: SideOf): Text | null {
  const side = sides.get(first);
  return side !== undefined && side === sides.get(second) ? say`both have the ${side} side` : null;
}

/** Finds a player who did not drop and should have played instead. In games with sides they had the side of one of the two. */
function describePassedOver(report: TournamentReport, players: Pair, sides: SideOf): Text | null {
  const { game } = settingOf(report.tournament);
  const tally = computeTally(report);
  const isRival = (entry: EntryIndex, player: EntryIndex) =>
    !hasSides(game) || (sides.has(entry) && sides.get(entry) === sides.get(player));
  const found = report.entries.findIndex(
    ({ droppedAfterRound }, entry) =>
      droppedAfterRound === null &&
      !players.includes(entry) &&
      players.some((player) => isRival(entry, player) && compareScores(tally, entry, player) > 0),
  );
  return found === -1 ? null : say`${handleOf(report, found)} has a higher score`;
}
