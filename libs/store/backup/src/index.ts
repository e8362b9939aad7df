export { type BackupRun, BackupRunRepository } from './backup-run.repository.js';
export type { About, Totals } from './about.js';
export { BackupRefused } from './archive-error.js';
export { holdDatabase, refuseOthers } from './hold-database.js';
export { type HomeFiles, homeFilesOf } from './home-files.js';
export { type BackupState, inspectBackup, type S3Look } from './inspect-backup.js';
export { keepNewest } from './keep-newest.js';
export { readAbout } from './read-archive.js';
export {
  refuseNewer,
  refuseWithoutRoom,
  type Restored,
  restoreBackup,
  type RestoreSettings,
} from './restore-backup.js';
export { type Backup, writeBackup } from './write-backup.js';
export { noteBackup, recordNotedBackup } from './unrecorded-backup.js';
export { isS3, parseS3, type S3Settings } from './s3-place.js';
export { withBackupFile } from './with-backup-file.js';
