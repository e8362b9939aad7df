import type { Standing } from '@quadrant/rules/tournament';
import { sha256, type Sha256 } from './sha256.js';

/** Hash of a final order: tells whether the stored one is still what the rules give. */
export const hashStandings = (standings: readonly Standing[]): Sha256 =>
  sha256(
    JSON.stringify(
      standings.map((row) => [
        row.place,
        row.entry,
        row.points,
        row.strengthOfSchedule,
        row.extendedStrengthOfSchedule,
        row.differential,
        row.cumulativeVictoryPoints,
        row.roundsWon,
        row.decidedBy,
        // Hashes from before stated places have no such value.
        ...(row.stated === undefined ? [] : [row.stated]),
        ...(row.pointsAtLeast === undefined ? [] : [row.pointsAtLeast]),
      ]),
    ),
  );
