import { count } from '@quadrant/rules/message';
import { readPassphrase, readS3Settings } from '@quadrant/settings';
import { readProgramVersion } from '@quadrant/doctor';
import { type Backup, BackupRunRepository, homeFilesOf, noteBackup, writeBackup } from '@quadrant/store/backup';
import { NO_LIMITS, sessionOptions } from '@quadrant/store/database';
import { describeSize, readDiskSpaceSettings } from '@quadrant/store/server';
import { createDataSource } from '@quadrant/store/setup';
import { resolvePlace } from '../backup/backup-file.js';
import { passphraseFileOf, type PassphraseOption } from '../backup/passphrase-file.js';
import { closeAfter } from '../close-after.js';
import { Interruption } from '../database/interruption.js';
import { openServer } from '../database/open-database.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import { printJson, type OutputOptions } from '../output.js';
import { showProgress } from '../progress.js';
import { readSettings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';

/** Without a person at a terminal, a line is printed so often. */
const TELL_EVERY_MS = 10_000;

/**
 * `quadrant backup FILE|FOLDER`: writes everything into one file, while the program runs or not. It does not bring the database
 * up to date, so a new version can make a backup before its first start.
 */
export async function backUp(
  surroundings: Surroundings,
  target: string,
  { json, ...options }: OutputOptions & PassphraseOption,
): Promise<ExitCode> {
  const settings = readSettings(surroundings);
  const { home, ownerUrl } = settings;
  const passphrase = readPassphrase(passphraseFileOf(surroundings, home, options));
  const log = (sentence: string) => surroundings.err(`${sentence}\n`);
  const onTrouble = (error: unknown) => log(`In closing: ${explainError(error, surroundings.env)}`);
  const server = await openServer(settings, log);
  const interruption = new Interruption(() => server.stop());
  const work = async () => {
    const session = sessionOptions('one-user', 'application', NO_LIMITS);
    const dataSource = await createDataSource({ url: ownerUrl ?? server.url, session, poolSize: 2 }).initialize();
    const progress = showProgress(surroundings, 'Backup', 'MB', TELL_EVERY_MS);
    const write = async () => {
      const runs = new BackupRunRepository(dataSource);
      const [row] = await dataSource.query<[{ isThere: boolean }]>(
        `select to_regclass('backups') is not null as "isThere"`,
      );
      const id = row.isThere ? await runs.begin(null, surroundings.now()) : null;
      try {
        const backup = await interruption.gently((signal) =>
          writeBackup(dataSource, resolvePlace(surroundings, target), {
            files: homeFilesOf(home, surroundings.env),
            passphrase,
            program: readProgramVersion(),
            now: surroundings.now(),
            minFree: readDiskSpaceSettings(surroundings.env).minFree,
            s3: readS3Settings(surroundings.env),
            onProgress: (done, total) => progress.update(Math.round(done / 2 ** 20), Math.round(total / 2 ** 20)),
            signal,
          }),
        );
        if (id !== null) await runs.finish(id, backup.file, backup.bytes, surroundings.now());
        else noteBackup(home, { ...backup, at: surroundings.now() });
        return backup;
      } catch (error) {
        if (id !== null) await runs.fail(id, explainError(error, {}), surroundings.now());
        throw error;
      } finally {
        progress.stop();
      }
    };
    return closeAfter(write, () => dataSource.destroy(), onTrouble);
  };
  const stop = () => {
    interruption.end();
    return server.stop();
  };
  const backup = await closeAfter(work, stop, onTrouble);
  if (json) printJson(surroundings, describeForPrograms(backup));
  else surroundings.out(describeForPeople(backup, passphrase !== null));
  return DONE;
}

const describeForPrograms = ({ file, bytes, about, totals }: Backup) => ({
  file,
  bytes,
  program: about.program,
  marker: about.marker,
  tables: totals.tables,
  files: totals.files,
});

function describeForPeople({ file, bytes, about: { marker } }: Backup, isEncrypted: boolean): string {
  const { tournaments, run, at } = marker;
  return (
    `Everything up to ${at} is in ${file} (${describeSize(bytes)}): ${count(tournaments, 'tournament')}, published by run ${run}.\n` +
    (isEncrypted
      ? 'It is encrypted: without its passphrase nobody can restore it.\n'
      : 'It holds the keys of this installation and is not encrypted: keep it where nobody else can read it.\n') +
    `Check it with: quadrant backup --verify ${file}\n`
  );
}
