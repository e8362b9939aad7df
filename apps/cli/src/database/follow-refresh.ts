import { setTimeout as sleep } from 'node:timers/promises';
import {
  HeartbeatRepository,
  OPERATOR,
  RefreshRequestRepository,
  RunReadModel,
  type DataSource,
  type RefreshRequest,
  type RunRow,
} from '@quadrant/persistence';
import { count } from '@quadrant/tournament';
import { closeAfter } from '../close-after.js';
import { CannotRun } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import { showProgress } from '../progress.js';
import type { Surroundings } from '../surroundings.js';
import type { OpenDatabase } from './open-database.js';
import { startOwnWorker, type OwnWorker } from './own-worker.js';

const POLL_MS = 100;

export interface FinishedRefresh {
  readonly id: string;
  readonly run: number | null;
  readonly tournaments: number;
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

type Database = Pick<OpenDatabase, 'dataSource' | 'url'>;

/** Asks for a refresh in the name of the operator. */
export function requestRefresh({ dataSource }: Database, reason: string, now: Date): Promise<RefreshRequest> {
  const author = { handle: OPERATOR.handle, at: now, requestId: null };
  return new RefreshRequestRepository(dataSource).request(reason, author);
}

/**
 * Follows a refresh to its end, with progress for people who watch. Where no worker beats, this process works itself.
 *
 * @throws CannotRun when the refresh fails
 */
export async function followRefresh(
  surroundings: Surroundings,
  { dataSource, url }: Database,
  id: string,
): Promise<FinishedRefresh> {
  const requests = new RefreshRequestRepository(dataSource);
  const heartbeats = new HeartbeatRepository(dataSource);
  const progress = showProgress(surroundings, 'Refresh', 'tournaments');
  let worker: OwnWorker | null = null;
  const work = async (): Promise<FinishedRefresh> => {
    for (;;) {
      const request = await requests.findById(id);
      if (request === null) throw new CannotRun(`The refresh request ${id} has disappeared.`);
      const speed = perSecond(request.gamesDone, request.startedAt, surroundings.now());
      progress.update(request.tournamentsDone, request.tournamentsTotal, `${speed.toLocaleString('en')} games/s`);
      if (request.state === 'done') return describeFinished(request, await findRun(dataSource, request));
      if (request.state === 'failed')
        throw new CannotRun(`The refresh failed: ${request.error ?? 'without a reason'}.`);
      // Asked every time: the worker that beat a moment ago may be dead by now.
      if (worker === null && !(await heartbeats.isAnyAlive())) worker = await startOwnWorker(url);
      await sleep(POLL_MS);
    }
  };
  const close = async () => {
    progress.stop();
    await worker?.stop();
  };
  return closeAfter(work, close, (error) =>
    surroundings.err(`The worker did not end in order: ${explainError(error, surroundings.env)}\n`),
  );
}

const findRun = (dataSource: DataSource, { run }: RefreshRequest): Promise<RunRow | null> =>
  run === null ? Promise.resolve(null) : new RunReadModel(dataSource).findByNumber(run);

/** The run knows the exact numbers; progress is reported now and then only. */
function describeFinished({ id, startedAt, finishedAt }: RefreshRequest, run: RunRow | null): FinishedRefresh {
  const games = run?.games ?? 0;
  return {
    id,
    run: run?.number ?? null,
    tournaments: run?.tournaments ?? 0,
    games,
    seconds: millisecondsBetween(startedAt, finishedAt) / 1000,
    gamesPerSecond: perSecond(games, startedAt, finishedAt),
  };
}

function perSecond(games: number, startedAt: Date | null, until: Date | null): number {
  const milliseconds = millisecondsBetween(startedAt, until);
  return milliseconds <= 0 ? 0 : Math.round((games * 1000) / milliseconds);
}

const millisecondsBetween = (start: Date | null, end: Date | null): number =>
  start === null || end === null ? 0 : end.getTime() - start.getTime();

export const describeRefresh = ({ run, tournaments, games, seconds, gamesPerSecond }: FinishedRefresh): string =>
  `Refresh done in ${seconds.toFixed(1)} s: run ${run ?? 'unknown'}, ${count(tournaments, 'tournament')}, ` +
  `${count(games, 'rated game')} (${gamesPerSecond.toLocaleString('en')} games/s).\n`;
