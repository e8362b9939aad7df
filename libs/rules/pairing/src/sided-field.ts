import { handleOf, type Side, type TournamentReport } from '@quadrant/rules/tournament';
import type { SidedPlayer } from './dark-light.js';
import type { PairingPlayer } from './pairing.js';

export interface SidedField {
  readonly players: readonly SidedPlayer[];
  readonly isSecondGame: boolean;
}

// @row 173
/**
 * Returns the opponents that everybody has met with each side. A round of the report holds both games, or only one;
 * then the next round holds the second.
 *
 * @param report up to the round before
 */
export function sidedFieldBefore(report: TournamentReport, players: readonly PairingPlayer[]): SidedField {
  const metAs = report.entries.map(() => ({ dark: [] as string[], light: [] as string[] }));
  let sides = new Map<string, Side>();
  let isSecondGame = false;
  for (const { matches } of report.rounds) {
    const holdsBoth = matches.some(({ games }) => games.length > 1);
    isSecondGame = !holdsBoth && !isSecondGame;
    sides = new Map();
    for (const { players: both, games } of matches) {
      const [first, second] = both;
      if (second === undefined) continue;
      for (const game of games) {
        if (game.sides === null) continue;
        metAs[first]![game.sides[0]].push(handleOf(report, second));
        metAs[second]![game.sides[1]].push(handleOf(report, first));
        sides.set(handleOf(report, first), game.sides[0]);
        sides.set(handleOf(report, second), game.sides[1]);
      }
    }
  }
  const entryOf = new Map(report.entries.map(({ handle }, entry) => [handle, entry]));
  const sided = players.map((player) => ({
    ...player,
    metAs: metAs[entryOf.get(player.id)!]!,
    side: isSecondGame ? (sides.get(player.id) ?? null) : null,
  }));
  return { players: sided, isSecondGame };
}
