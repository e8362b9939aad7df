export { type AccountSettings, readAccountSettings, readSecondFactorSetting } from './account-settings.js';
export { type BackupSettings, readBackupSettings, readPassphrase, readS3Settings } from './backup-settings.js';
export { type ConnectionSettings, USUAL_CONNECTIONS } from './connection-settings.js';
export {
  type HttpSettings,
  type LogFormat,
  nestLogLevels,
  readHttpSettings,
  readWorkerHttpSettings,
  tellPortTaken,
  THIS_MACHINE,
} from './http-settings.js';
export type { OpenIdSettings } from './openid-settings.js';
export { type PreviewSettings, readPreviewSettings } from './preview-settings.js';
export { type BatchSettings, readBatchSettings } from './batch-settings.js';
export { type PermittedRanges, readPermittedRanges, readSending } from './outbound-settings.js';
export { type PrivacySettings, readPrivacySettings } from './privacy-settings.js';
export { MAIL_SETTINGS, type MailSettings, readMailSettings } from './mail-settings.js';
export { isLoopback, originOf, PUBLIC_URL, readPublicUrl } from './public-url.js';
export { type QueueBackend, type QueueSettings, readQueueSettings } from './queue-settings.js';
export { QUOTA_VARIABLES, readQuotaLimits } from './quota-settings.js';
export { nextDueInstant, readRefreshCron } from './refresh-cron.js';
export { readReportsFrom, REPORTS_FROM_SETTING } from './reports-from.js';
export { lastDueInstant, readWorkerSettings, type WorkerSettings } from './worker-settings.js';
export { SECRET_VARIABLES, takeSecretsFromFiles } from './secret-files.js';
export { readTracingSettings, type TracingSettings } from './tracing-settings.js';
export { describeUnknown, KNOWN_VARIABLES, listUnknownVariables, type UnknownVariable } from './variables.js';
