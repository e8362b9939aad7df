import { say } from '@quadrant/rules/message';
import type { InstallationWork } from '@quadrant/store/operations';
import { failed, ok, warning, type Judgement } from '../judgement.js';
import { describeSpan } from './clock.js';
import { notChecked } from './not-checked.js';

/** A backup that was due may take so long: another worker begins it again after this time. */
export const PATIENCE_S = 6 * 3600;

/** Without BACKUP_CRON somebody makes backups by hand: more than a week of reports is a lot to submit again. */
const OLD_S = 8 * 86_400;

/** @param dueAge seconds since the last backup that has to be there by now; null without BACKUP_CRON */
export function judgeBackup(work: InstallationWork | null, dueAge: number | null): Judgement[] {
  if (work === null) return [notChecked()];
  const { backupAge, backupError, lastRunAge } = work.operations;
  const lines: Judgement[] = [];
  if (backupError !== null) {
    lines.push(
      failed(
        say`The last backup failed: ${backupError}`,
        say`Fix this, then call quadrant backup FOLDER to see that it works.`,
      ),
    );
  }
  if (backupAge === null && lastRunAge === null) {
    lines.push(ok(say`Nothing is published yet, so there is nothing to back up.`));
  } else if (backupAge === null) {
    lines.push(
      warning(
        say`There is no backup: a broken disk would take everything.`,
        say`Set BACKUP_CRON, such as 30 2 * * *, or call quadrant backup FOLDER regularly. See docs/backup.md.`,
      ),
    );
  } else if (dueAge !== null && backupAge > dueAge) {
    lines.push(
      warning(
        say`The last backup was made ${describeSpan(backupAge)} ago, but BACKUP_CRON was due ${describeSpan(dueAge)} ago.`,
        say`See whether a worker runs, and read its log.`,
      ),
    );
  } else if (dueAge === null && backupAge > OLD_S) {
    lines.push(
      warning(
        say`The last backup was made ${describeSpan(backupAge)} ago.`,
        say`Call quadrant backup FOLDER, or set BACKUP_CRON, such as 30 2 * * *.`,
      ),
    );
  } else if (backupError === null) {
    lines.push(ok(say`The last backup was made ${describeSpan(backupAge)} ago.`));
  }
  return lines;
}
