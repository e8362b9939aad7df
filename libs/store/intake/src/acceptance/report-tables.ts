import type { PoolClient } from 'pg';
import { type CopiedTable, copyTables } from '@quadrant/store/database';
import { SCORECARD_COLUMNS, writeScorecard, STANDING_COLUMNS, writeStandings } from '@quadrant/store/history';
import { MATCH_COLUMNS, POD_COLUMNS, writeMatches, writePods } from './round-rows.js';
import type { PlacedReport } from './placed-report.js';
import {
  ENTRY_COLUMNS,
  PENDING_CHANGE_COLUMNS,
  SUBMISSION_COLUMNS,
  writeEntries,
  writePendingChange,
  writeSubmission,
} from './submission-rows.js';
import { TOURNAMENT_COLUMNS, writeTournament } from './tournament-rows.js';

/** Tournaments and submissions come first, because the others refer to them. */
const TABLES: readonly CopiedTable<PlacedReport>[] = [
  { name: 'tournaments', columns: TOURNAMENT_COLUMNS, write: writeTournament },
  { name: 'submissions', columns: SUBMISSION_COLUMNS, write: writeSubmission },
  { name: 'entries', columns: ENTRY_COLUMNS, write: writeEntries },
  { name: 'matches', columns: MATCH_COLUMNS, write: writeMatches },
  { name: 'pods', columns: POD_COLUMNS, write: writePods },
  {
    name: 'standings',
    columns: STANDING_COLUMNS,
    write: (rows, report) => writeStandings(rows, report.submissionRowId, report.plan.scoring.standings),
  },
  {
    name: 'scorecards',
    columns: SCORECARD_COLUMNS,
    write: (rows, report) => writeScorecard(rows, { ...report, revision: report.plan.revision }, report.plan.scoring),
  },
  { name: 'pending_changes', columns: PENDING_CHANGE_COLUMNS, write: writePendingChange },
];

/** Writes all of the reports except their players. */
export const copyReports = (client: PoolClient, reports: readonly PlacedReport[]): Promise<void> =>
  copyTables(client, TABLES, reports);
