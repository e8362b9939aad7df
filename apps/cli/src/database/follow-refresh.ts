import { count } from '@quadrant/rules/message';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { OPERATOR } from '@quadrant/rules/permissions';
import type { Author } from '@quadrant/store/audit';
import { HeartbeatRepository } from '@quadrant/store/operations';
import { RefreshRequestRepository, type RefreshRequest, type RefreshWish, isMoving } from '@quadrant/store/refreshes';
import { RunReadModel, type RunRow } from '@quadrant/store/runs';
import { type Patience, whileDatabaseIsAway } from '@quadrant/store/server';
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

type Database = Pick<OpenDatabase, 'dataSource'>;
type Followed = Pick<OpenDatabase, 'dataSource' | 'url' | 'home'> &
  Partial<Pick<OpenDatabase, 'interruption'>> & {
    /** `quadrant start` gives this: its launcher runs a worker, so this process starts none, and it waits out an outage. */
    readonly start?: { readonly patience: Patience; readonly tellEveryMs: number };
  };

/**
 * Requests a refresh that has the operator as its author.
 * @throws RefreshRefused while publishing is paused
 */
export function requestRefresh(
  { dataSource }: Database,
  reason: string,
  now: Date,
  wish: Partial<Pick<RefreshWish, 'scope' | 'isDryRun'>> = {},
): Promise<RefreshRequest> {
  return new RefreshRequestRepository(dataSource).request(reason, operatorAt(now), wish);
}

/** The operator, who needs no token. */
export const operatorAt = (now: Date): Author => ({ handle: OPERATOR.handle, at: now, requestId: null });

/**
 * Follows a refresh to its end, with progress for people who watch. Where no worker is alive, this process does the
 * work. Ctrl-C stops following, and prints what becomes of the refresh.
 * @throws CannotRun when the refresh fails
 */
export async function followRefresh(
  surroundings: Surroundings,
  database: Followed,
  id: string,
): Promise<FinishedRefresh> {
  const request = await followRequest(surroundings, database, id);
  return describeFinished(request, await findRun(database.dataSource, request));
}

/**
 * Follows a refresh to its end in the same way.
 * @returns the request as it was published, or as a dry run that is computed
 * @throws CannotRun when it ends in any other way
 */
export async function followRequest(
  surroundings: Surroundings,
  { dataSource, url, home, interruption, start }: Followed,
  id: string,
): Promise<RefreshRequest> {
  const requests = new RefreshRequestRepository(dataSource);
  const heartbeats = new HeartbeatRepository(dataSource);
  const progress = showProgress(surroundings, 'Refresh', 'tournaments', start?.tellEveryMs);
  let worker: OwnWorker | null = null;
  const work = async (): Promise<RefreshRequest> => {
    for (;;) {
      const find = () => requests.findById(id);
      const request = await (start === undefined ? find() : whileDatabaseIsAway(start.patience, find));
      if (request === null) throw new CannotRun(`The refresh request ${id} has disappeared.`);
      const speed = perSecond(request.gamesDone, request.startedAt, surroundings.now());
      const remark = `${speed.toLocaleString('en')} games/s${describeTimeLeft(request, surroundings.now())}`;
      progress.update(request.tournamentsDone, request.tournamentsTotal, remark);
      if (request.state === 'done' || request.state === 'computed') return request;
      if (!isMoving(request.state)) throw explainEnd(request);
      // This is asked every time: a worker that was alive a moment ago may be dead by now.
      if (start === undefined && worker === null && !(await heartbeats.isAnyAlive()))
        worker = await startOwnWorker(url, home, surroundings.err);
      await sleep(POLL_MS);
    }
  };
  const close = async () => {
    progress.stop();
    await worker?.stop();
  };
  const follow = () =>
    closeAfter(work, close, (error) =>
      surroundings.err(`The worker did not end in order: ${explainError(error, surroundings.env)}\n`),
    );
  if (interruption === undefined) return follow();
  return interruption.leavably(follow, () => {
    progress.stop();
    surroundings.err(worker === null ? `Refresh ${id} continues.\n` : `Refresh ${id} waits for the next worker.\n`);
  });
}

function explainEnd({ state, error }: RefreshRequest): CannotRun {
  if (state === 'failed') return new CannotRun(`The refresh failed: ${error ?? 'without a reason'}.`);
  return new CannotRun(`The refresh is ${state}${error === null ? '' : `: ${error}`}. Nothing was published.`);
}

function describeTimeLeft({ startedAt, tournamentsDone, tournamentsTotal }: RefreshRequest, now: Date): string {
  if (tournamentsDone === 0) return '';
  const left = (millisecondsBetween(startedAt, now) * (tournamentsTotal - tournamentsDone)) / tournamentsDone;
  return `, ${Math.ceil(left / 1000)} s left`;
}

const findRun = (dataSource: DataSource, { run }: RefreshRequest): Promise<RunRow | null> =>
  run === null ? Promise.resolve(null) : new RunReadModel(dataSource).findByNumber(run);

/** Progress is reported only now and then, so the exact numbers come from the run. */
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
