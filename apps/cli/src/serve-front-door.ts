import { outliveOutputErrors, prepareCommonPasswords, serveHttp } from '@quadrant/http';
import { readHttpSettings, THIS_MACHINE } from '@quadrant/settings';
import { AccountRepository } from '@quadrant/store/accounts';
import { startWatching } from '@quadrant/watching';
import { FrontDoorModule } from './front-door.module.js';

export interface ServedFrontDoor {
  readonly port: number;
  readonly hasAdministrator: boolean;
  close(): Promise<void>;
}

export async function serveFrontDoor(): Promise<ServedFrontDoor> {
  outliveOutputErrors(process);
  await startWatching(process.env, 'quadrant');
  const app = await serveHttp(FrontDoorModule, {
    settings: readHttpSettings(process.env, THIS_MACHINE),
    prepare: prepareCommonPasswords,
  });
  const { port } = new URL(await app.getUrl());
  const hasAdministrator = await app.get(AccountRepository, { strict: false }).hasAdministrator();
  return { port: Number(port), hasAdministrator, close: () => app.close() };
}
