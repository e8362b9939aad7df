import { DeskController } from './desk.controller.js';
import { DeskHistoryController } from './desk-history.controller.js';
import { DeskInboxController } from './desk-inbox.controller.js';
import { DeskLeaguesController } from './desk-leagues.controller.js';
import { DeskRefreshController } from './desk-refresh.controller.js';
import { DeskReportsController } from './desk-reports.controller.js';
import { DeskRunsController } from './desk-runs.controller.js';

export const DESK_CONTROLLERS = [
  DeskController,
  DeskHistoryController,
  DeskInboxController,
  DeskLeaguesController,
  DeskRefreshController,
  DeskReportsController,
  DeskRunsController,
];
