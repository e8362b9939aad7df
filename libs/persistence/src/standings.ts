import type { PoolClient } from 'pg';
import type { Standing } from '@quadrant/tournament';
import { copyRows } from './copy-rows.js';

const COLUMNS = [
  'submission_id',
  'place',
  'entry',
  'points',
  'strength_of_schedule',
  'differential',
  'cumulative_victory_points',
  'decided_by',
];

/** Stores final orders; of each submission, none may be stored. */
export async function insertStandings(
  client: PoolClient,
  bySubmission: Iterable<readonly [submissionId: number, standings: readonly Standing[]]>,
): Promise<void> {
  await copyRows(client, 'standings', COLUMNS, rowsOf(bySubmission));
}

function* rowsOf(bySubmission: Iterable<readonly [number, readonly Standing[]]>) {
  for (const [submissionId, standings] of bySubmission) {
    for (const row of standings) {
      yield [
        submissionId,
        row.place,
        row.entry,
        row.points,
        row.strengthOfSchedule,
        row.differential,
        row.cumulativeVictoryPoints,
        row.decidedBy,
      ];
    }
  }
}
