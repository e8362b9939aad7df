import type { PoolClient } from 'pg';
import type { Standing } from '@quadrant/tournament';
import { copyRows } from './copy-rows.js';

const COLUMNS = [
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
];

/** Stores final orders; of each submission, none may be stored. */
export async function insertStandings(
  client: PoolClient,
  bySubmission: Iterable<readonly [submissionRowId: number, standings: readonly Standing[]]>,
): Promise<void> {
  await copyRows(client, 'standings', COLUMNS, rowsOf(bySubmission));
}

function* rowsOf(bySubmission: Iterable<readonly [number, readonly Standing[]]>) {
  for (const [submissionRowId, standings] of bySubmission) {
    for (const row of standings) {
      yield [
        submissionRowId,
        row.place,
        row.entry,
        row.points,
        row.strengthOfSchedule,
        row.extendedStrengthOfSchedule,
        row.differential,
        row.cumulativeVictoryPoints,
        row.roundsWon,
        row.decidedBy,
      ];
    }
  }
}
