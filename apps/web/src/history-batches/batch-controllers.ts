import { HistoryBatchesController } from './batches.controller.js';
import { HistoryDiffController } from './diff.controller.js';
import { HistoryDoneController } from './done.controller.js';
import { HistoryDoublesController } from './doubles.controller.js';
import { HistoryFactsController } from './facts.controller.js';
import { HistoryFilesController } from './files.controller.js';
import { HistoryPeopleController } from './people.controller.js';

/** The pages on which coordinators bring the past: from files to one published run, and back. There is one for each tab. */
export const BATCH_CONTROLLERS = [
  HistoryBatchesController,
  HistoryDiffController,
  HistoryDoneController,
  HistoryDoublesController,
  HistoryFactsController,
  HistoryFilesController,
  HistoryPeopleController,
];
