import { stat } from 'node:fs/promises';
import { readPassphrase } from '@quadrant/settings';
import { openAuditHome } from '@quadrant/store/audit';
import { type About, homeFilesOf, readAbout, refuseNewer, refuseWithoutRoom } from '@quadrant/store/backup';
import { homeMode, makeFolders, measureFree } from '@quadrant/store/server';
import { prepareDatabase } from '@quadrant/store/setup';
import { withBackup } from '../backup/backup-file.js';
import { passphraseFileOf, type PassphraseOption } from '../backup/passphrase-file.js';
import { restoreInto } from '../backup/restore-into.js';
import { closeAfter } from '../close-after.js';
import { Interruption } from '../database/interruption.js';
import { openServer } from '../database/open-database.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { explainError, explainFolder } from '../explain-error.js';
import { findRunningAddress } from '../launcher/running-mark.js';
import { printJson, type OutputOptions } from '../output.js';
import { readSettings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';

/** `quadrant restore FILE`: brings an installation back into an empty home or database, and updates its schema. */
export const restore = (
  surroundings: Surroundings,
  given: string,
  options: OutputOptions & PassphraseOption,
): Promise<ExitCode> => withBackup(surroundings, given, (file) => restoreFile(surroundings, file, options));

async function restoreFile(
  surroundings: Surroundings,
  file: string,
  { json, ...options }: OutputOptions & PassphraseOption,
): Promise<ExitCode> {
  const settings = readSettings(surroundings);
  const { home, databaseUrl, ownerUrl } = settings;
  const passphrase = readPassphrase(passphraseFileOf(surroundings, home, options));
  const about = await readAbout(file, passphrase);
  refuseNewer(about);
  const running = findRunningAddress(home);
  if (running !== null) {
    throw new CannotRun(`Quadrant runs with ${home} at ${running}: stop it, or set QUADRANT_HOME to an empty folder.`);
  }
  try {
    makeFolders(home, homeMode());
  } catch (error) {
    throw explainFolder(home, error);
  }
  if (databaseUrl === null) refuseWithoutRoom(about, home, await measureFree(home));
  const log = (sentence: string) => surroundings.err(`${sentence}\n`);
  const onTrouble = (error: unknown) => log(`In closing: ${explainError(error, surroundings.env)}`);
  const server = await openServer(settings, log);
  const interruption = new Interruption(() => server.stop());
  const work = async () => {
    const url = ownerUrl ?? server.url;
    const { size } = await stat(file);
    const files = homeFilesOf(home, surroundings.env);
    await restoreInto(surroundings, file, { url, files, passphrase, bytes: size });
    log('Bringing the database up to date.');
    await prepareDatabase({ url: server.url, ownerUrl }, openAuditHome(home), log);
  };
  const stop = () => {
    interruption.end();
    return server.stop();
  };
  await closeAfter(work, stop, onTrouble);
  if (json) printJson(surroundings, { file, home, program: about.program, marker: about.marker });
  else surroundings.out(describe(about, home));
  return DONE;
}

const describe = ({ marker: { at, tournaments, run } }: About, home: string): string =>
  `Restored as it was at ${at}: ${tournaments} tournaments, published by run ${run}; keys and anchors are in ${home}.\n` +
  'What was reported later is not in it: ask directors to submit again whatever they have a later receipt for.\n';
