import { randomBytes } from 'node:crypto';
import { generateToken, hashToken } from '@quadrant/http';
import {
  createDataSource,
  LeagueRepository,
  openAuditHome,
  TokenRepository,
  TournamentReadModel,
  type DataSource,
} from '@quadrant/persistence';
import { OPERATOR, scopesOf } from '@quadrant/policy';
import { count } from '@quadrant/tournament';
import { followRefresh, requestRefresh } from '../database/follow-refresh.js';
import { CannotRun } from '../exit-code.js';
import { importReports } from '../import/import-reports.js';
import type { Line } from '../import/lines.js';
import { showProgress } from '../progress.js';
import { sendReport } from '../send-report.js';
import type { Surroundings } from '../surroundings.js';
import { inventSeason, type DemoLeague, type DemoReport } from './season.js';

const SEED = 'quadrant demo';

export interface DemoTarget {
  /** Address of the database. */
  readonly url: string;
  /** QUADRANT_HOME, absolute. */
  readonly home: string;
  /** Address of the running program. */
  readonly address: string;
}

/** Fills an empty database: history by import, the last week through the front door. One with tournaments is left alone. */
export async function fillWithDemo(surroundings: Surroundings, { url, home, address }: DemoTarget): Promise<void> {
  const dataSource = await createDataSource({ url, audit: openAuditHome(home), poolSize: 4 }).initialize();
  try {
    if ((await new TournamentReadModel(dataSource).list(1, null)).length > 0) {
      surroundings.out('There are tournaments already, so the demo season is left out.\n');
      return;
    }
    const now = surroundings.now();
    const { leagues, history, lastWeek, late } = inventSeason(SEED, now);
    for (const league of leagues) await createLeague(dataSource, league, now);
    await importHistory(surroundings, dataSource, history);
    const request = await requestRefresh({ dataSource }, 'demo season', now);
    await followRefresh(surroundings, { dataSource, url, home }, request.id);
    await sendReports(dataSource, address, [...lastWeek, ...late], now);
    surroundings.out(
      `The demo season is in: ${count(history.length, 'tournament')} of history, ` +
        `${lastWeek.length} of the last week, ${late.length} too late and waiting for a refresh.\n`,
    );
  } finally {
    await dataSource.destroy();
  }
}

async function createLeague(dataSource: DataSource, { seasons, ...league }: DemoLeague, at: Date): Promise<void> {
  const leagues = new LeagueRepository(dataSource);
  const author = { handle: OPERATOR.handle, at, requestId: null };
  await leagues.create(league, author);
  const created = await leagues.findBySlug(league.slug);
  if (created === null) throw new Error(`League ${league.slug} was not created.`);
  for (const season of seasons) await leagues.addSeason(created, season, author);
}

const toBytes = ({ document }: DemoReport): Buffer => Buffer.from(JSON.stringify(document));

async function importHistory(
  surroundings: Surroundings,
  dataSource: DataSource,
  history: readonly DemoReport[],
): Promise<void> {
  const lines = history.map((report, index): Line => ({
    number: index + 1,
    bytes: toBytes(report),
    offset: index + 1,
  }));
  const progress = showProgress(surroundings, 'Demo', 'tournaments');
  const { refused } = await importReports(dataSource, lines, {
    now: surroundings.now,
    onLine: ({ number }) => progress.update(number, history.length),
  }).finally(() => progress.stop());
  if (refused.length > 0) throw new CannotRun(`The demo season was refused: ${JSON.stringify(refused[0])}`);
}

/** Each director gets a token, and sends with it what he has. The tokens are forgotten afterwards. */
async function sendReports(
  dataSource: DataSource,
  address: string,
  reports: readonly DemoReport[],
  now: Date,
): Promise<void> {
  const tokens = new Map<string, string>();
  for (const report of reports) {
    let token = tokens.get(report.director);
    if (token === undefined) {
      token = generateToken(randomBytes);
      tokens.set(report.director, token);
      await new TokenRepository(dataSource).create(
        {
          hash: hashToken(token),
          handle: report.director,
          name: 'demo season',
          scopes: scopesOf('director'),
          expiresAt: null,
          grant: null,
        },
        now,
      );
    }
    const answer = await sendReport({ url: address, token }, toBytes(report));
    if (!answer.accepted) throw new CannotRun(`A demo report was refused: ${answer.problem.detail}`);
  }
}
