import {
  joinLauncher,
  outliveOutputErrors,
  prepareCommonPasswords,
  readHttpSettings,
  serveHttp,
  THIS_MACHINE,
} from '@quadrant/http';
import { isDatabaseOutage } from '@quadrant/store/errors';
import type { ChildMessage } from './launcher/child-message.js';
import { FrontDoorModule } from './front-door.module.js';

const tell = (message: ChildMessage) => new Promise((resolve) => process.send?.(message, resolve) ?? resolve(null));

let close = (): Promise<void> => Promise.resolve();
joinLauncher(() => close());
outliveOutputErrors(process);

try {
  const app = await serveHttp(FrontDoorModule, {
    settings: readHttpSettings(process.env, THIS_MACHINE),
    prepare: prepareCommonPasswords,
  });
  close = () => app.close();
  const { port } = new URL(await app.getUrl());
  await tell({ ready: true, port: Number(port) });
} catch (error) {
  const failed = error instanceof Error ? error.message : String(error);
  await tell({ failed, isOutage: isDatabaseOutage(error) });
  process.exit(1);
}
