import { readBackupSettings } from '@quadrant/settings';
import { resolveArgument, type Surroundings } from '../surroundings.js';

export interface PassphraseOption {
  /** The file that `--passphrase-file` names; null where it was not given. */
  readonly passphraseFile: string | null;
}

/** Returns the file of the passphrase: that of the call, or of BACKUP_PASSPHRASE_FILE, or none. */
export const passphraseFileOf = (surroundings: Surroundings, home: string, { passphraseFile }: PassphraseOption) =>
  passphraseFile === null
    ? readBackupSettings(surroundings.env, home).passphraseFile
    : resolveArgument(surroundings, passphraseFile);
