import type { MigrationInterface } from 'typeorm';
import { readSqlFiles } from '../schema-files.js';
import { migrationOf } from '../sql-migration.js';
import { Names1700000000006 } from './0006-names.js';
import { Quotas1700000000014 } from './0014-quotas.js';
import { Boards1700000000054 } from './0054-boards.js';
import { FreshBoards1700000000063 } from './0063-fresh-boards.js';
import { BoardCells1700000000075 } from './0075-board-cells.js';
import { DirectorKeys1700000000080 } from './0080-director-keys.js';
import { Movers1700000000150 } from './0150-movers.js';
import { CheaperCounts1700000000160 } from './0160-cheaper-counts.js';
import { BoardHandles1700000000185 } from './0185-board-handles.js';

/**
 * The migrations that the baseline sums up, in the order in which they run. Homes from before it need them. Those that
 * compute in TypeScript, or say one piece of SQL several times, are classes.
 */
export const BEFORE_BASELINE: readonly (new () => MigrationInterface)[] = [
  ...readSqlFiles('before-baseline').map(migrationOf),
  Names1700000000006,
  Quotas1700000000014,
  Boards1700000000054,
  FreshBoards1700000000063,
  BoardCells1700000000075,
  DirectorKeys1700000000080,
  Movers1700000000150,
  CheaperCounts1700000000160,
  BoardHandles1700000000185,
].sort((one, other) => numberOf(one) - numberOf(other));

function numberOf({ name }: new () => MigrationInterface): number {
  return Number(name.slice(-13));
}
