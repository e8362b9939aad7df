import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPassphrase } from '@quadrant/settings';
import { isIntact, openAuditHome, verifyAudit } from '@quadrant/store/audit';
import { BackupRunRepository, readAbout, refuseNewer, refuseWithoutRoom } from '@quadrant/store/backup';
import { hasEmbeddedData, measureFree, startEmbeddedPostgres } from '@quadrant/store/server';
import { createDataSource, prepareDatabase, RULES_IN_FORCE } from '@quadrant/store/setup';
import { OtherRules, VerificationRepository } from '@quadrant/store/verification';
import { describeAudit } from '../audit/describe-audit.js';
import { withBackup } from '../backup/backup-file.js';
import { passphraseFileOf, type PassphraseOption } from '../backup/passphrase-file.js';
import { restoreInto } from '../backup/restore-into.js';
import { closeAfter } from '../close-after.js';
import { Interruption } from '../database/interruption.js';
import { openServer } from '../database/open-database.js';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import { printJson, type OutputOptions } from '../output.js';
import { readSettings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';
import { describeVerification, type TimedVerification } from '../verify/describe-verification.js';
import { timed } from './verify.js';

/**
 * `quadrant backup --verify FILE`: restores into a server and folder that go afterwards, compares every table with its hash, and
 * checks the audit with its anchors, and replays all reports, as `quadrant verify` does.
 */
export const verifyBackup = (
  surroundings: Surroundings,
  given: string,
  options: OutputOptions & PassphraseOption,
): Promise<ExitCode> => withBackup(surroundings, given, (file) => verifyFile(surroundings, file, options));

async function verifyFile(
  surroundings: Surroundings,
  file: string,
  { json, ...options }: OutputOptions & PassphraseOption,
): Promise<ExitCode> {
  const { home } = readSettings(surroundings);
  const passphrase = readPassphrase(passphraseFileOf(surroundings, home, options));
  const about = await readAbout(file, passphrase);
  refuseNewer(about);
  refuseWithoutRoom(about, tmpdir(), await measureFree(tmpdir()));
  const log = (sentence: string) => surroundings.err(`${sentence}\n`);
  const onTrouble = (error: unknown) => log(`In closing: ${explainError(error, surroundings.env)}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'quadrant-verify-'));
  // The account of PostgreSQL passes through it where root calls.
  chmodSync(folder, 0o711);
  const scratch = path.join(folder, 'home');
  const { size } = await stat(file);
  const found = await closeAfter(
    () => restoreAside(surroundings, file, { scratch, passphrase, bytes: size }),
    () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    onTrouble,
  );
  const { replay } = found;
  const isReplayed = replay instanceof OtherRules || replay.difference === null;
  const isGood = found.tables.length === 0 && isIntact(found.audit) && isReplayed;
  await recordTrial(surroundings, path.basename(file), { bytes: size, isIntact: isGood });
  if (json) {
    const difference = replay instanceof OtherRules ? null : replay.difference;
    printJson(surroundings, { verified: isGood, marker: about.marker, different: found.tables, difference });
  } else {
    surroundings.out(
      found.tables.length === 0
        ? `${file} is whole: all ${about.tables.length} tables of ${about.marker.at} can be restored.\n`
        : `These tables are not restored as they were written: ${found.tables.join(', ')}.\n`,
    );
    // The server of the trial has no roles for programs, so their rights say nothing of the installation.
    surroundings.out(describeAudit({ ...found.audit, appendOnly: { ...found.audit.appendOnly, byRights: true } }));
    surroundings.out(
      replay instanceof OtherRules ? `Not replayed. ${replay.message}.\n` : describeVerification(replay),
    );
  }
  return isGood ? DONE : REFUSED;
}

/** Lets `quadrant doctor` know. The home of this call may be another one than that of the backup, or none at all. */
async function recordTrial(
  surroundings: Surroundings,
  name: string,
  { bytes, isIntact }: { bytes: number; isIntact: boolean },
): Promise<void> {
  const settings = readSettings(surroundings);
  const { home, databaseUrl, ownerUrl } = settings;
  if (databaseUrl === null && !(existsSync(home) && hasEmbeddedData(realpathSync(home)))) return;
  const log = (sentence: string) => surroundings.err(`${sentence}\n`);
  const onTrouble = (error: unknown) => log(`In closing: ${explainError(error, surroundings.env)}`);
  try {
    const server = await openServer(settings, log);
    const record = async () => {
      const dataSource = await createDataSource({ url: ownerUrl ?? server.url, poolSize: 1 }).initialize();
      const runs = new BackupRunRepository(dataSource);
      await closeAfter(
        () => runs.recordVerification(name, bytes, isIntact, surroundings.now()),
        () => dataSource.destroy(),
        onTrouble,
      );
    };
    await closeAfter(record, () => server.stop(), onTrouble);
  } catch (error) {
    log(`That this backup was verified is not recorded (${explainError(error, surroundings.env)}).`);
  }
}

interface Found {
  readonly tables: readonly string[];
  readonly audit: Parameters<typeof isIntact>[0];
  /** OtherRules: an older version published it, so this one computes other numbers until it has refreshed them. */
  readonly replay: TimedVerification | OtherRules;
}

interface Aside {
  readonly scratch: string;
  readonly passphrase: string | null;
  readonly bytes: number;
}

async function restoreAside(
  surroundings: Surroundings,
  file: string,
  { scratch, passphrase, bytes }: Aside,
): Promise<Found> {
  const log = (sentence: string) => surroundings.err(`${sentence}\n`);
  const onTrouble = (error: unknown) => log(`In closing: ${explainError(error, surroundings.env)}`);
  const server = await startEmbeddedPostgres({ home: scratch, log, durable: false });
  const stop = async () => {
    await server.stop();
    // Where root calls, the data may be outside of the folder.
    rmSync(server.dataFolder, { recursive: true, force: true });
  };
  const interruption = new Interruption(stop);
  const work = async (): Promise<Found> => {
    const { url } = server;
    const files = { home: scratch, elsewhere: {} };
    const target = { url, files, passphrase, bytes };
    const { different: tables } = await restoreInto(surroundings, file, target, () => undefined);
    const audit = openAuditHome(scratch);
    await prepareDatabase({ url, ownerUrl: null }, audit, log);
    const dataSource = await createDataSource({ url, audit }).initialize();
    const check = async (): Promise<Found> => ({
      tables,
      audit: await verifyAudit(dataSource, audit, () => undefined),
      replay: await timed(surroundings, interruption, (settings) =>
        new VerificationRepository(dataSource).verify(RULES_IN_FORCE, settings),
      ).catch((error: unknown) => {
        if (error instanceof OtherRules) return error;
        throw error;
      }),
    });
    return closeAfter(check, () => dataSource.destroy(), onTrouble);
  };
  return closeAfter(
    work,
    async () => {
      interruption.end();
      await stop();
    },
    onTrouble,
  );
}
