import type { MigrationInterface } from 'typeorm';
import { readSqlFiles } from '../schema-files.js';
import { migrationOf } from '../sql-migration.js';
import { Walk1700000000001 } from './0001-walk.js';
import { History1700000000003 } from './0003-history.js';
import { Names1700000000006 } from './0006-names.js';
import { DatabaseRoles1700000000010 } from './0010-database-roles.js';
import { Leagues1700000000011 } from './0011-leagues.js';
import { LeagueSeasons1700000000012 } from './0012-league-seasons.js';
import { Prizes1700000000013 } from './0013-prizes.js';
import { Quotas1700000000014 } from './0014-quotas.js';
import { CoalescedRuns1700000000017 } from './0017-coalesced-runs.js';
import { Runs1700000000019 } from './0019-runs.js';
import { Disputes1700000000020 } from './0020-disputes.js';
import { OutboxJobs1700000000022 } from './0022-outbox-jobs.js';
import { NameChanges1700000000023 } from './0023-name-changes.js';
import { HeldReports1700000000024 } from './0024-held-reports.js';
import { PendingRulings1700000000047 } from './0047-pending-rulings.js';
import { Boards1700000000054 } from './0054-boards.js';
import { FreshBoards1700000000063 } from './0063-fresh-boards.js';
import { BoardCells1700000000075 } from './0075-board-cells.js';
import { DirectorKeys1700000000080 } from './0080-director-keys.js';
import { LeagueNotices1700000000108 } from './0108-league-notices.js';
import { Meetings1700000000109 } from './0109-meetings.js';
import { Movers1700000000150 } from './0150-movers.js';
import { DaysOfMovers1700000000151 } from './0151-days-of-movers.js';
import { CheaperCounts1700000000160 } from './0160-cheaper-counts.js';
import { BoardHandles1700000000185 } from './0185-board-handles.js';
import { BoardsAtOnce1700000000194 } from './0194-boards-at-once.js';

/** The migrations that the baseline sums up, in the order in which they run. Homes from before it need them. */
export const BEFORE_BASELINE: readonly (new () => MigrationInterface)[] = [
  ...readSqlFiles('before-baseline').map(migrationOf),
  Walk1700000000001,
  History1700000000003,
  Names1700000000006,
  DatabaseRoles1700000000010,
  Leagues1700000000011,
  LeagueSeasons1700000000012,
  Prizes1700000000013,
  Quotas1700000000014,
  CoalescedRuns1700000000017,
  Runs1700000000019,
  Disputes1700000000020,
  OutboxJobs1700000000022,
  NameChanges1700000000023,
  HeldReports1700000000024,
  PendingRulings1700000000047,
  Boards1700000000054,
  FreshBoards1700000000063,
  BoardCells1700000000075,
  DirectorKeys1700000000080,
  LeagueNotices1700000000108,
  Meetings1700000000109,
  Movers1700000000150,
  DaysOfMovers1700000000151,
  CheaperCounts1700000000160,
  BoardHandles1700000000185,
  BoardsAtOnce1700000000194,
].sort((one, other) => numberOf(one) - numberOf(other));

function numberOf({ name }: new () => MigrationInterface): number {
  return Number(name.slice(-13));
}
