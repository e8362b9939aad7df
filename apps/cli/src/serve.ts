import { readHttpSettings, serveHttp } from '@quadrant/http';
import type { ChildMessage } from './launcher/child-message.js';
import { FrontDoorModule } from './front-door.module.js';

const tell = (message: ChildMessage) => new Promise((resolve) => process.send?.(message, resolve) ?? resolve(null));

// The launcher is gone, however it went: nobody else would stop this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  const app = await serveHttp(FrontDoorModule, { settings: readHttpSettings(process.env) });
  const { port } = new URL(await app.getUrl());
  await tell({ ready: true, port: Number(port) });
} catch (error) {
  await tell({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
