import { outliveOutputErrors, serveHttp } from '@quadrant/http';
import {
  describeUnknown,
  listUnknownVariables,
  readBackupSettings,
  readMailSettings,
  readS3Settings,
  readQueueSettings,
  readWorkerHttpSettings,
  readWorkerSettings,
  takeSecretsFromFiles,
} from '@quadrant/settings';
import { joinLauncher, readDatabaseSettings, readDiskSpaceSettings } from '@quadrant/store/server';
import { isDatabaseOutage } from '@quadrant/store/errors';
import { awaitDatabase, startPatience } from '@quadrant/store/setup';
import { startWatching } from '@quadrant/watching';
import { describeError } from './describe-error.js';
import { makeWayForReaders } from './make-way.js';
import { WorkerModule } from './worker.module.js';

let close = (): Promise<void> => Promise.resolve();
joinLauncher(() => close());

// Nobody else may read the files that it writes.
process.umask(0o077);
outliveOutputErrors(process);

try {
  takeSecretsFromFiles(process.env);
  makeWayForReaders();
  for (const unknown of listUnknownVariables(process.env)) {
    process.stderr.write(`Warning: ${String(describeUnknown(unknown))}\n`);
  }
  const settings = readWorkerHttpSettings(process.env);
  readQueueSettings(process.env);
  readWorkerSettings(process.env);
  readDiskSpaceSettings(process.env);
  readBackupSettings(process.env, '.');
  readMailSettings(process.env);
  readS3Settings(process.env);
  // This comes before Nest starts, which would print a stack around the sentence.
  await awaitDatabase(readDatabaseSettings(process.env), startPatience(process.env));
  // It serves no pages: health and metrics only, so that others see when a worker is frozen.
  await startWatching(process.env, 'quadrant-worker');
  const app = await serveHttp(WorkerModule, { settings, isDescribed: false });
  close = () => app.close();
  const { port } = new URL(await app.getUrl());
  process.send?.({ ready: true, port: Number(port) });
} catch (error) {
  const sentence = describeError(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  if (process.send === undefined) process.exit();
  process.send({ failed: sentence, isOutage: isDatabaseOutage(error) }, () => process.exit());
}
