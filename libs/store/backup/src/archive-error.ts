/** A backup that cannot be used, or cannot be written. The message is one or more sentences for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
