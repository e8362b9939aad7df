import { AREAS, inventSeason, type DemoLeague, type DemoReport } from '@quadrant/demo';
import { count } from '@quadrant/rules/message';
import type { DataSource } from 'typeorm';
import { continentOf, OPERATOR } from '@quadrant/rules/permissions';
import { openAuditHome } from '@quadrant/store/audit';
import { findRoles, sessionOptions } from '@quadrant/store/database';
import { RegionRepository } from '@quadrant/store/places';
import { LeagueRepository, SeasonRepository } from '@quadrant/store/leagues';
import { SchemeRepository } from '@quadrant/store/bonus-schemes';
import { TournamentReadModel } from '@quadrant/store/tournaments';
import { createDataSource } from '@quadrant/store/setup';
import { type Patience, whileDatabaseIsAway } from '@quadrant/store/server';
import { followRefresh, requestRefresh } from '../database/follow-refresh.js';
import { CannotRun } from '../exit-code.js';
import { importReports } from '../import/import-reports.js';
import type { Line } from '../import/lines.js';
import { showProgress } from '../progress.js';
import type { Surroundings } from '../surroundings.js';
import { DemoSender } from './demo-sender.js';

const SEED = 'quadrant demo';

export interface DemoTarget {
  readonly url: string;
  /** This is QUADRANT_HOME as an absolute path. */
  readonly home: string;
  readonly address: string;
  readonly patience: Patience;
}

/** Without a progress bar, the state is printed this often. */
const TELL_EVERY_MS = 10_000;

/**
 * Fills an empty database: history by import, the last week through the front door. A database with tournaments stays
 * as it is.
 */
export async function fillWithDemo(surroundings: Surroundings, target: DemoTarget): Promise<void> {
  const { url, home, patience } = target;
  const dataSource = await whileDatabaseIsAway(patience, async () => {
    const session = sessionOptions(await findRoles(url), 'application');
    return createDataSource({ url, audit: openAuditHome(home), session, poolSize: 4 }).initialize();
  });
  try {
    if ((await new TournamentReadModel(dataSource).list(1, null)).length > 0) {
      surroundings.out('There are tournaments already, so the demo season is left out.\n');
      return;
    }
    const now = surroundings.now();
    const { leagues, history, lastWeek, late, upcoming } = inventSeason(SEED, now);
    await createRegions(dataSource, now);
    for (const league of leagues) await createLeague(dataSource, league, now);
    // The import leaves stored reports as they are, so it can be started again.
    await whileDatabaseIsAway(patience, () => importHistory(surroundings, dataSource, history));
    const start = { patience, tellEveryMs: TELL_EVERY_MS };
    const request = await requestRefresh({ dataSource }, 'demo season', now);
    await followRefresh(surroundings, { dataSource, url, home, start }, request.id);
    const sender = new DemoSender(surroundings, dataSource, target, now);
    await sender.sendReports([...lastWeek, ...late]);
    await sender.announceAll(upcoming);
    // A dry run shows what the late reports would move, on the first page and to the people who decide about them.
    const preview = await requestRefresh({ dataSource }, 'What late reports would move', surroundings.now(), {
      isDryRun: true,
      scope: 'incremental',
    });
    await followRefresh(surroundings, { dataSource, url, home, start }, preview.id);
    surroundings.out(
      `The demo season is in: ${count(history.length, 'tournament')} of history, ` +
        `${lastWeek.length} of the last week, ${late.length} too late and waiting for a refresh.\n`,
    );
  } finally {
    await dataSource.destroy();
  }
}

async function createRegions(dataSource: DataSource, at: Date): Promise<void> {
  const regions = new RegionRepository(dataSource);
  for (const { region, city, country } of AREAS) {
    const continent = continentOf(country);
    if (continent === null || (await regions.find(region)) !== null) continue;
    const name = region.charAt(0).toUpperCase() + region.slice(1);
    const described = `${city} and around`;
    await regions.create(
      { slug: region, name, continent, country, described, source: 'demo season' },
      { handle: OPERATOR.handle, at, requestId: null },
    );
  }
}

async function createLeague(dataSource: DataSource, league: DemoLeague, at: Date): Promise<void> {
  const { slug, name, director, seasons, schemes } = league;
  const author = { handle: OPERATOR.handle, at, requestId: null };
  const because = { league: slug, reason: 'demo season', mayAnnounceLate: false, versions: null };
  if (!(await new LeagueRepository(dataSource).create({ slug, name, director }, author)))
    throw new Error(`League ${slug} was not created.`);
  for (const season of seasons) {
    // Their tournaments have begun: only an announcement of a coordinator is in force then (000, section 12.2).
    const announcing = { ...author, isCoordinator: true };
    const { kind } = await new SeasonRepository(dataSource).add({ ...because, season }, announcing);
    if (kind !== 'stored') throw new Error(`Season ${season.season} of ${slug} was not created: ${kind}.`);
  }
  const from = seasons[0]!.startsOn;
  for (const scheme of schemes) {
    const [id, text] = 'printed' in scheme ? [scheme.printed, { ...scheme, name: null }] : [scheme.slug, scheme];
    const saved = await new SchemeRepository(dataSource).save(
      slug,
      { scheme: id, text, from, reason: 'demo season' },
      author,
    );
    if (saved === null || 'kind' in saved) throw new Error(`Scheme ${id} of ${slug} was refused.`);
  }
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
  const progress = showProgress(surroundings, 'Demo', 'tournaments', TELL_EVERY_MS);
  const { refused, possibleDuplicates } = await importReports(dataSource, lines, {
    now: surroundings.now,
    onLine: ({ number }) => progress.update(number, history.length),
  }).finally(() => progress.stop());
  const [left] = [...refused, ...possibleDuplicates];
  if (left !== undefined) throw new CannotRun(`The demo season was refused: ${JSON.stringify(left)}`);
}
