import type { EntryIndex, TournamentReport } from '../report.js';
import { scoresOf } from './differential.js';
import { settingOf } from './formats.js';
import { gamesInRound, gamesOf } from './played-games.js';
import { victoryPointsOf } from './results.js';
import { cumulativeScore, type Score } from './scores.js';
import { swissRounds } from './two-game-rounds.js';

/** Totals of the Swiss stage, one number for each entry. */
export interface Tally {
  readonly points: Int32Array;
  readonly differential: Int32Array;
  /** The highest differential of a single game; far below any other for who has played none. */
  readonly highest: Int32Array;
}

const NO_GAME = -1_000_000;

/**
 * 001, "Tournament scoring": a bye is 2(+0) for each game of its round, since it stands for those games; no row is no
 * score.
 */
export function computeTally(report: TournamentReport): Tally {
  const setting = settingOf(report.tournament);
  const cards = report.entries.map((): Score[] => []);
  const highest = new Int32Array(report.entries.length).fill(NO_GAME);
  const enter = (entry: EntryIndex, score: Score) => {
    cards[entry]?.push(score);
    highest[entry] = Math.max(highest[entry] ?? NO_GAME, score.differential);
  };

  for (const round of swissRounds(report)) {
    for (const match of round.matches) {
      for (const game of gamesOf(match, setting.game)) {
        const [one, other] = scoresOf(game, setting);
        enter(game.players[0], one);
        enter(game.players[1], other);
      }
      if (match.players.length === 2) continue;
      const bye = { points: gamesInRound(round) * victoryPointsOf(match.result), differential: 0 };
      cards[match.players[0]]?.push(bye);
    }
  }
  const totals = cards.map(cumulativeScore);
  return {
    points: Int32Array.from(totals, ({ points }) => points),
    differential: Int32Array.from(totals, ({ differential }) => differential),
    highest,
  };
}
