import type { EntryIndex, TournamentReport } from '@quadrant/rules/tournament';
import { scoresOf } from './differential.js';
import { settingOf } from './formats.js';
import { gamesInRound, gamesOf } from './played-games.js';
import { victoryPointsOf } from './results.js';
import type { Score } from './scores.js';
import { swissRounds } from './two-game-rounds.js';

// @row 183
/** The totals of the Swiss stage have one number for each entry. */
export interface Tally {
  readonly points: Int32Array;
  readonly differential: Int32Array;
  /** The highest differential of a single game. It is far below any other for a player without games. */
  readonly highest: Int32Array;
}

const NO_GAME = -1_000_000;

/** 001, "Tournament scoring": a bye is 2(+0) for each game of its round, because it replaces those games; no row is no score. */
export function computeTally(report: TournamentReport): Tally {
  const setting = settingOf(report.tournament);
  const size = report.entries.length;
  const tally: Tally = {
    points: new Int32Array(size),
    differential: new Int32Array(size),
    highest: new Int32Array(size).fill(NO_GAME),
  };
  for (const round of swissRounds(report)) {
    for (const match of round.matches) {
      for (const game of gamesOf(match, setting.game)) {
        const [one, other] = scoresOf(game, setting);
        enter(tally, game.players[0], one);
        enter(tally, game.players[1], other);
      }
      if (match.players.length === 2) continue;
      addPoints(tally, match.players[0], gamesInRound(round) * victoryPointsOf(match.result));
    }
  }
  return tally;
}

/** 001, II.A.i, 5: both parts of every game are added up. */
function enter(tally: Tally, entry: EntryIndex, { points, differential }: Score): void {
  addPoints(tally, entry, points);
  tally.differential[entry] = (tally.differential[entry] ?? 0) + differential;
  tally.highest[entry] = Math.max(tally.highest[entry] ?? NO_GAME, differential);
}

function addPoints({ points }: Tally, entry: EntryIndex, gained: number): void {
  points[entry] = (points[entry] ?? 0) + gained;
}
