import { isDatabaseOutage } from '@quadrant/store/errors';
import { joinLauncher, readDatabaseSettings } from '@quadrant/store/server';
import { awaitDatabase, startPatience } from '@quadrant/store/setup';
import { explainError } from './explain-error.js';
import type { ChildMessage } from './launcher/child-message.js';

const tell = (message: ChildMessage) => new Promise((resolve) => process.send?.(message, resolve) ?? resolve(null));

async function fail(failed: string, isOutage: boolean): Promise<never> {
  await tell({ failed, isOutage });
  process.exit(1);
}

let close = (): Promise<void> => Promise.resolve();
joinLauncher(() => close());

try {
  const patience = { ...startPatience(process.env), log: (told: string) => void tell({ told }) };
  await awaitDatabase(readDatabaseSettings(process.env), patience);
  await tell({ prepared: true });
} catch (error) {
  // The process has waited long enough for such an outage, so the launcher does not start it again.
  await fail(explainError(error, process.env), false);
}

try {
  // This is loaded after the database is prepared, because the worker starts then.
  const { serveFrontDoor } = await import('./serve-front-door.js');
  const served = await serveFrontDoor();
  close = () => served.close();
  await tell({ ready: true, port: served.port, hasAdministrator: served.hasAdministrator });
} catch (error) {
  await fail(error instanceof Error ? error.message : String(error), isDatabaseOutage(error));
}
