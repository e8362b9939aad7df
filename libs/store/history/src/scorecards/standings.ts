import type { PoolClient } from 'pg';
import type { Standing } from '@quadrant/rules/tournament';
import { type BinaryRows, copyEach } from '@quadrant/store/database';

/** Columns of the table `standings`, as {@link writeStandings} writes them. */
export const STANDING_COLUMNS = [
  'submission_id',
  'place',
  'entry',
  'points',
  'strength_of_schedule',
  'extended_strength_of_schedule',
  'differential',
  'cumulative_victory_points',
  'rounds_won',
  'decided_by',
  'stated',
  'points_at_least',
];

/** Adds a final order to rows of {@link STANDING_COLUMNS}. */
export function writeStandings(rows: BinaryRows, submissionRowId: number, standings: readonly Standing[]): void {
  for (const row of standings) {
    rows.row().int4(submissionRowId).int2(row.place).int2(row.entry).int4(row.points);
    rows.float8(row.strengthOfSchedule).float8(row.extendedStrengthOfSchedule).int4(row.differential);
    rows
      .int4(row.cumulativeVictoryPoints)
      .int2(row.roundsWon)
      .text(row.decidedBy)
      .text(row.stated ?? null)
      .bool(row.pointsAtLeast ?? false);
  }
}

/** Stores final orders; of each submission, none may be stored. */
export async function insertStandings(
  client: PoolClient,
  bySubmission: Iterable<readonly [submissionRowId: number, standings: readonly Standing[]]>,
): Promise<void> {
  await copyEach(client, 'standings', STANDING_COLUMNS, bySubmission, (rows, [submissionRowId, standings]) =>
    writeStandings(rows, submissionRowId, standings),
  );
}
