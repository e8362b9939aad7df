import { existsSync } from 'node:fs';
import { say } from '@quadrant/rules/message';
import { measureRedis } from '@quadrant/queue';
import {
  isLoopback,
  KNOWN_VARIABLES,
  lastDueInstant,
  listUnknownVariables,
  readBackupSettings,
  readHttpSettings,
  readQueueSettings,
  readS3Settings,
  THIS_MACHINE,
} from '@quadrant/settings';
import { inspectBackup, isS3, type S3Look } from '@quadrant/store/backup';
import type { Installation } from '@quadrant/store/operations';
import { measureFree, readDiskSpaceSettings } from '@quadrant/store/server';
import { judgeAddress, judgeCertificate, judgeProgram, judgeProxy } from './checks/address.js';
import { judgeBackup, PATIENCE_S } from './checks/backup.js';
import { runnable } from './checks/check.js';
import { judgeClock } from './checks/clock.js';
import { judgeDatabase, judgeQueue, judgeRefresh, judgeVersion, judgeWorker } from './checks/database.js';
import { judgeDisk } from './checks/disk.js';
import { judgeHome, judgeKeys } from './checks/home.js';
import { judgeSettings } from './checks/settings.js';
import { measureHome, measureKeys } from './measure/measure-home.js';
import type { Place } from './place.js';

async function installationOf({ database }: Place): Promise<Installation | null> {
  const state = await database();
  return state.kind === 'answers' ? state.installation : null;
}

const workOf = async (place: Place) => (await installationOf(place))?.work ?? null;

const publicUrlOf = ({ env }: Place): string | null => env['PUBLIC_URL'] || null;

/** A process that makes no backups may have no key of the storage: then it cannot look there. */
function s3Of({ env, patienceMs }: Place): S3Look {
  const isKnown = Boolean(env['AWS_ACCESS_KEY_ID']) || isS3(env['BACKUP_TO'] ?? '');
  return { settings: isKnown ? readS3Settings(env) : null, patienceMs };
}

/**
 * Every check, in the order in which people read them. A new one is an object more. The home comes first: it is looked at before
 * another check starts the database, which closes what is open in the home.
 */
export const CHECKS = [
  runnable({
    name: 'home',
    title: say`Home`,
    measure: ({ home }) => measureHome(home),
    judge: judgeHome,
  }),
  runnable({
    name: 'program',
    title: say`Program`,
    measure: async ({ local, site, version }) => ({
      local: local && (await local()),
      site: await site(),
      version,
    }),
    judge: ({ local, site, version }) => judgeProgram(local, site, version),
  }),
  runnable({
    name: 'settings',
    title: say`Settings`,
    measure: ({ env, wrongSettings }) => ({
      wrong: wrongSettings,
      unknown: listUnknownVariables(env),
      set: KNOWN_VARIABLES.filter((name) => env[name]),
    }),
    judge: judgeSettings,
  }),
  runnable({
    name: 'keys',
    title: say`Keys`,
    measure: async (place) => ({ keys: measureKeys(place), needed: (await workOf(place))?.neededKeys ?? [] }),
    judge: ({ keys, needed }) => judgeKeys(keys, needed),
  }),
  runnable({
    name: 'database',
    title: say`Database`,
    measure: ({ database }) => database(),
    judge: judgeDatabase,
  }),
  runnable({
    name: 'version',
    title: say`Version`,
    measure: async (place) => ({ version: place.version, schema: (await installationOf(place))?.schema ?? null }),
    judge: ({ version, schema }) => judgeVersion(version, schema),
  }),
  runnable({
    name: 'disk',
    title: say`Disk`,
    measure: async (place) => {
      const { minFree, folders } = readDiskSpaceSettings({ ...place.env, QUADRANT_HOME: place.home });
      const database = await place.database();
      const installation = database.kind === 'answers' ? database.installation : null;
      return {
        minFree,
        volumes: await Promise.all(
          folders
            .filter((folder) => existsSync(folder))
            .map(async (folder) => ({ folder, free: await measureFree(folder) })),
        ),
        databaseBytes: installation?.databaseBytes ?? null,
        growth: installation?.work?.bytesAMonth ?? null,
        isEmbedded: database.kind === 'answers' && database.isEmbedded,
      };
    },
    judge: judgeDisk,
  }),
  runnable({
    name: 'clock',
    title: say`Clock`,
    measure: async (place) => {
      const installation = await installationOf(place);
      return {
        databaseAheadMs: installation?.clockAheadMs ?? null,
        siteAheadMs: (await place.site())?.clockAheadMs ?? null,
        secondsAhead: installation?.work?.secondsAhead ?? null,
        doubted: installation?.work?.doubtedClock ?? null,
      };
    },
    judge: judgeClock,
  }),
  runnable({
    name: 'queue',
    title: say`Queue`,
    measure: async (place) => {
      const REDIS_URL = place.env['REDIS_URL'];
      const { backend } = readQueueSettings({ REDIS_URL, DATABASE_URL: 'postgres://127.0.0.1/quadrant' });
      return {
        redis: backend.kind === 'redis' ? await measureRedis(backend, place.patienceMs) : null,
        work: await workOf(place),
      };
    },
    judge: ({ redis, work }) => judgeQueue(redis, work),
  }),
  runnable({ name: 'worker', title: say`Worker`, measure: workOf, judge: judgeWorker }),
  runnable({ name: 'refresh', title: say`Last refresh`, measure: workOf, judge: judgeRefresh }),
  runnable({
    name: 'backup',
    title: say`Last backup`,
    measure: async (place) => {
      const { cron } = readBackupSettings(place.env, place.home);
      const now = place.now().getTime();
      const dueAt = cron === null ? null : lastDueInstant(cron, new Date(now - PATIENCE_S * 1000));
      const work = await workOf(place);
      const { backupFile, backupBytes } = work?.operations ?? { backupFile: null, backupBytes: null };
      return {
        work,
        dueAge: dueAt === null ? null : (now - dueAt.getTime()) / 1000,
        file: backupFile === null ? null : await inspectBackup(backupFile, backupBytes ?? 0, s3Of(place)),
      };
    },
    judge: judgeBackup,
  }),
  runnable({
    name: 'address',
    title: say`Public address`,
    measure: async (place) => ({
      site: await place.site(),
      receiptKeys: measureKeys(place).receiptKeys,
      isLocal: (readHttpSettings({ HOST: place.env['HOST'] }, THIS_MACHINE).hosts ?? []).every(isLoopback),
    }),
    judge: judgeAddress,
  }),
  runnable({
    name: 'certificate',
    title: say`Certificate`,
    measure: async (place) => {
      const address = publicUrlOf(place);
      return {
        address,
        certificate: (await place.site())?.certificate ?? null,
        isLoopback: address !== null && isLoopback(new URL(address).hostname),
        now: place.now(),
      };
    },
    judge: ({ address, certificate, isLoopback: isHere, now }) => judgeCertificate(address, certificate, isHere, now),
  }),
  runnable({
    name: 'proxy',
    title: say`Proxy`,
    measure: (place) => ({
      publicUrl: publicUrlOf(place),
      trusted: readHttpSettings({ TRUST_PROXY: place.env['TRUST_PROXY'] }).trustProxy || [],
      request: place.request,
    }),
    judge: judgeProxy,
  }),
];
