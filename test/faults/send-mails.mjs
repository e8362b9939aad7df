// Sends the mails that wait, as a worker does, in a process that a spec can kill. It ends when none is left.
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClockWatch } from '../../dist/apps/worker/src/clock-watch.js';
import { Mails } from '../../dist/apps/worker/src/mails/mails.service.js';
import { readMailSettings } from '../../dist/libs/settings/src/index.js';
import { openAuditHome } from '../../dist/libs/store/audit/src/index.js';
import { MailRepository } from '../../dist/libs/store/notices/src/index.js';
import { WatchedClockRepository } from '../../dist/libs/store/operations/src/index.js';
import { PlayerRepository } from '../../dist/libs/store/players/src/index.js';
import { createDataSource } from '../../dist/libs/store/setup/src/index.js';

const { DATABASE_URL: url, QUADRANT_HOME: home } = process.env;
const dataSource = await createDataSource({ url, audit: openAuditHome(home) }).initialize();
const clock = { now: () => new Date() };
const mails = new Mails(
  new MailRepository(dataSource),
  new PlayerRepository(dataSource),
  clock,
  readMailSettings(process.env),
  new ClockWatch(clock, new WatchedClockRepository(dataSource)),
);
for (;;) {
  const [job] = await dataSource.query(`select id, payload from outbox where job = 'mail' order by id limit 1`);
  if (job === undefined) break;
  try {
    await mails.send(job.payload.mail);
    await dataSource.query('delete from outbox where id = $1', [job.id]);
  } catch (error) {
    // The mail waits, as after a server that closes the connection of a killed sender.
    console.warn(error.message);
    await sleep(50);
  }
}
mails.beforeApplicationShutdown();
await dataSource.destroy();
