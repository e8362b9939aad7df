import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

interface BackupCall extends JsonOption {
  readonly verify?: boolean;
  readonly passphraseFile?: string;
}

const PASSPHRASE = [
  '--passphrase-file <file>',
  'a file whose first line encrypts it; without it BACKUP_PASSPHRASE_FILE',
] as const;

export function addBackupCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('backup <place>', 'write everything into one file, or into a new file in a folder, also while it runs')
    .option('--verify', 'restore a backup into a server that goes afterwards, and compare all of it')
    .option(...PASSPHRASE)
    .option(...JSON_OPTION)
    .action(async (place: string, options: BackupCall) => {
      const given = { json: isJson(options), passphraseFile: options.passphraseFile ?? null };
      if (options.verify === true) {
        const { verifyBackup } = await import('../commands/backup-verify.js');
        return finish(await verifyBackup(surroundings, place, given));
      }
      const { backUp } = await import('../commands/backup.js');
      finish(await backUp(surroundings, place, given));
    });
  command('restore <file>', 'bring a backup back into an empty QUADRANT_HOME, or an empty database')
    .option(...PASSPHRASE)
    .option(...JSON_OPTION)
    .action(async (file: string, options: BackupCall) => {
      const { restore } = await import('../commands/restore.js');
      finish(
        await restore(surroundings, file, { json: isJson(options), passphraseFile: options.passphraseFile ?? null }),
      );
    });
  command(
    'move-database <place>',
    'move to the PostgreSQL of an address, or to the "embedded" one, and compare all of it',
  )
    .option(...JSON_OPTION)
    .action(async (place: string, options: JsonOption) => {
      const { moveDatabase } = await import('../commands/move-database.js');
      finish(await moveDatabase(surroundings, place, { json: isJson(options) }));
    });
  command('upgrade-database', 'bring the embedded data of an earlier PostgreSQL to the one of this version')
    .option('--programs <folder>', 'the earlier PostgreSQL; without it, npm installs it for this call')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption & { readonly programs?: string }) => {
      const { upgradeDatabase } = await import('../commands/upgrade-database.js');
      finish(await upgradeDatabase(surroundings, { json: isJson(options), programs: options.programs ?? null }));
    });
}
