import { say } from '@quadrant/rules/message';
import type { BackupState } from '@quadrant/store/backup';
import type { InstallationWork, Operations } from '@quadrant/store/operations';
import { failed, ok, warning, type Judgement } from '../judgement.js';
import { describeSpan } from './clock.js';
import { notChecked } from './not-checked.js';

/** A backup that was due may take so long: another worker begins it again after this time. */
export const PATIENCE_S = 6 * 3600;

/** Without BACKUP_CRON somebody makes backups by hand: more than a week of reports is a lot to submit again. */
const OLD_S = 8 * 86_400;

/** A backup that nobody has restored as a trial for so long may have become useless with the machine that holds it. */
const UNPROVEN_S = 92 * 86_400;
/** An operator has so long to try the first one. */
const FIRST_TRIAL_S = 8 * 86_400;

export interface BackupFacts {
  readonly work: InstallationWork | null;
  /** Seconds since the last backup that has to be there by now; null without BACKUP_CRON. */
  readonly dueAge: number | null;
  /** This was found at the place of the last backup; null before the first. */
  readonly file: BackupState | null;
}

export function judgeBackup({ work, dueAge, file }: BackupFacts): Judgement[] {
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
  return [...lines, ...judgeFile(work.operations, file), ...judgeTrial(work.operations)];
}

/** Judges whether the last backup is still where it was written. */
function judgeFile({ backupFile, backupBytes }: Operations, state: BackupState | null): Judgement[] {
  if (backupFile === null || state === null) return [];
  switch (state.kind) {
    case 'there':
    case 'elsewhere':
      return [];
    case 'missing':
      return [
        warning(
          say`The last backup is no longer at ${backupFile}.`,
          say`If somebody moved it, see that it arrived. Otherwise make another: quadrant backup FOLDER.`,
        ),
      ];
    case 'other-size':
      return [
        failed(
          say`The last backup ${backupFile} has ${state.bytes} bytes, but ${backupBytes ?? 0} were written.`,
          say`It cannot be restored. Make another, and check the disk that holds it.`,
        ),
      ];
    case 'unreadable':
      return [
        failed(
          say`The last backup ${backupFile} cannot be read: ${state.reason}`,
          say`Give this account the right to read it, or make another backup.`,
        ),
      ];
  }
}

/** Judges whether a backup was lately restored as a trial. */
function judgeTrial({ firstBackupAge, backupVerifiedAge, isVerifiedIntact }: Operations): Judgement[] {
  const advice = () => say`Call quadrant backup --verify FILE: it restores the backup aside and compares everything.`;
  if (isVerifiedIntact === false) {
    return [
      failed(
        say`The backup that was verified last cannot be restored as it was written.`,
        say`Make another backup, and verify it: quadrant backup --verify FILE.`,
      ),
    ];
  }
  if (backupVerifiedAge !== null && backupVerifiedAge <= UNPROVEN_S) {
    return [ok(say`A backup was restored as a trial ${describeSpan(backupVerifiedAge)} ago.`)];
  }
  if (backupVerifiedAge !== null) {
    return [warning(say`A backup was last restored as a trial ${describeSpan(backupVerifiedAge)} ago.`, advice())];
  }
  return firstBackupAge !== null && firstBackupAge > FIRST_TRIAL_S
    ? [warning(say`No backup was ever restored as a trial.`, advice())]
    : [];
}
