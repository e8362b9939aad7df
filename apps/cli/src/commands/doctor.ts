import { existsSync, realpathSync } from 'node:fs';
import { type DatabaseState, examine, type Examination, readProgramVersion, type Status } from '@quadrant/doctor';
import { InstallationReadModel } from '@quadrant/store/operations';
import { hasEmbeddedData, startEmbeddedPostgres } from '@quadrant/store/server';
import { createDataSource } from '@quadrant/store/setup';
import { closeAfter } from '../close-after.js';
import { COULD_NOT_RUN, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import { findHome } from '../find-home.js';
import { printJson, type OutputOptions } from '../output.js';
import { findWrongSettings } from '../settings.js';
import { siteAddress } from '../site-address.js';
import type { Surroundings } from '../surroundings.js';

type Answering = Extract<DatabaseState, { kind: 'answers' }>;

/** Monitors take 0 for well, 1 for a warning and 2 for a failure. */
const CODES: Readonly<Record<Status, ExitCode>> = { ok: DONE, warning: REFUSED, failed: COULD_NOT_RUN };

/** A machine that is many times too busy still answers. */
const PATIENCE_MS = 30_000;

/**
 * `quadrant doctor`: checks an installation, whether it runs or not, and changes nothing that is stored. The embedded PostgreSQL is
 * started for the checks where it does not run, and stopped again.
 */
export async function runDoctor(surroundings: Surroundings, { json }: OutputOptions): Promise<ExitCode> {
  const { env, now } = surroundings;
  const home = findHome(surroundings);
  const local = findLocal(surroundings);
  const examination = await examine({
    env,
    home,
    version: readProgramVersion(),
    now,
    patienceMs: PATIENCE_MS,
    wrongSettings: [...findWrongSettings(env), ...local.wrong],
    openDatabase: () => measureDatabase(surroundings, home),
    localAddress: local.address,
    request: null,
  });
  if (json) printJson(surroundings, describeForPrograms(examination));
  else surroundings.out(describe(examination));
  return CODES[examination.status];
}

/** A wrong QUADRANT_URL is told as the other settings are, and the address without it is asked. */
function findLocal(surroundings: Surroundings): { address: string; wrong: readonly string[] } {
  try {
    return { address: siteAddress(surroundings), wrong: [] };
  } catch (error) {
    const without = { ...surroundings, env: { ...surroundings.env, QUADRANT_URL: '' } };
    return { address: siteAddress(without), wrong: [explainError(error, {})] };
  }
}

async function measureDatabase(surroundings: Surroundings, home: string): Promise<DatabaseState> {
  const { env } = surroundings;
  const given = env['DATABASE_URL'];
  try {
    if (given) return await measureAt(given, false);
    if (!existsSync(home) || !hasEmbeddedData(realpathSync(home))) return { kind: 'none' };
    const server = await startEmbeddedPostgres({ home, log: (sentence) => surroundings.err(`${sentence}\n`) });
    return await closeAfter(
      async () => {
        const state = await measureAt(server.url, true);
        return server.owned ? withoutWorkers(state) : state;
      },
      () => server.stop(),
      (error) => surroundings.err(`In closing: ${explainError(error, env)}\n`),
    );
  } catch (error) {
    return { kind: 'down', reason: explainError(error, env) };
  }
}

/** A database that this command had to start serves no worker, however lately a killed one was heard of. */
function withoutWorkers(state: Answering): Answering {
  const { work } = state.installation;
  if (work === null) return state;
  return {
    ...state,
    installation: { ...state.installation, work: { ...work, workers: { ...work.workers, alive: 0 } } },
  };
}

async function measureAt(url: string, isEmbedded: boolean): Promise<Answering> {
  const dataSource = createDataSource({
    url,
    poolSize: 3,
    connectTimeoutMs: PATIENCE_MS,
    session: '-c default_transaction_read_only=on',
  });
  await dataSource.initialize();
  try {
    return { kind: 'answers', isEmbedded, installation: await new InstallationReadModel(dataSource).measure() };
  } finally {
    await dataSource.destroy();
  }
}

const WIDTH = Math.max(...Object.keys(CODES).map((status) => status.length));

function describe({ status, lines }: Examination): string {
  const told = lines.map((line) => {
    const head = `${line.status.padEnd(WIDTH)}  ${String(line.title)}: ${String(line.found)}\n`;
    return line.advice === null ? head : `${head}${' '.repeat(WIDTH + 2)}→ ${String(line.advice)}\n`;
  });
  const count = (wanted: Status) => lines.filter((line) => line.status === wanted).length;
  const sum =
    status === 'ok' ? 'All is well.' : `${count('failed')} failed, ${count('warning')} to look at, ${count('ok')} ok.`;
  return `${told.join('')}${sum}\n`;
}

const describeForPrograms = ({ status, lines }: Examination): unknown => ({
  status,
  checks: lines.map(({ check, status: own, found, advice }) => ({
    check,
    status: own,
    found: String(found),
    advice: advice === null ? null : String(advice),
  })),
});
