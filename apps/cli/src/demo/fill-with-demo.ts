import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { generateToken, hashToken } from '@quadrant/http';
import { continentOf, OPERATOR, scopesOf } from '@quadrant/rules/permissions';
import { count } from '@quadrant/rules/tournament';
import { openAuditHome } from '@quadrant/store/audit';
import { findRoles, sessionOptions } from '@quadrant/store/database';
import { RegionRepository } from '@quadrant/store/intake';
import { LeagueRepository, SchemeRepository, SeasonRepository } from '@quadrant/store/leagues';
import { TOKEN_LIFETIME_MS, TokenRepository } from '@quadrant/store/people';
import { TournamentReadModel } from '@quadrant/store/reading';
import { createDataSource } from '@quadrant/store/setup';
import { followRefresh, requestRefresh } from '../database/follow-refresh.js';
import { CannotRun } from '../exit-code.js';
import { importReports } from '../import/import-reports.js';
import type { Line } from '../import/lines.js';
import { showProgress } from '../progress.js';
import { sendReport } from '../send-report.js';
import type { Surroundings } from '../surroundings.js';
import { AREAS } from './areas.js';
import { askFrontDoor } from '../front-door-client.js';
import { accountsFor, type DemoAnnouncement } from './upcoming.js';
import { inventSeason, type DemoLeague, type DemoReport } from './season.js';

const SEED = 'quadrant demo';
const JSON_TYPE = { 'content-type': 'application/json' };

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
  const session = sessionOptions(await findRoles(url), 'application');
  const dataSource = await createDataSource({ url, audit: openAuditHome(home), session, poolSize: 4 }).initialize();
  try {
    if ((await new TournamentReadModel(dataSource).list(1, null)).length > 0) {
      surroundings.out('There are tournaments already, so the demo season is left out.\n');
      return;
    }
    const now = surroundings.now();
    const { leagues, history, lastWeek, late, upcoming } = inventSeason(SEED, now);
    await createRegions(dataSource, now);
    for (const league of leagues) await createLeague(dataSource, league, now);
    await importHistory(surroundings, dataSource, history);
    const request = await requestRefresh({ dataSource }, 'demo season', now);
    await followRefresh(surroundings, { dataSource, url, home }, request.id);
    await sendReports(dataSource, address, [...lastWeek, ...late], now);
    await announceAll(dataSource, address, upcoming, now);
    // What the late ones would move, for the first page and for whoever decides about it.
    const preview = await requestRefresh({ dataSource }, 'What late reports would move', surroundings.now(), {
      isDryRun: true,
      scope: 'incremental',
    });
    await followRefresh(surroundings, { dataSource, url, home }, preview.id);
    surroundings.out(
      `The demo season is in: ${count(history.length, 'tournament')} of history, ` +
        `${lastWeek.length} of the last week, ${late.length} too late and waiting for a refresh.\n`,
    );
  } finally {
    await dataSource.destroy();
  }
}

/** Those of its areas that are not known. */
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
    // Their tournaments have begun: only what a coordinator announces is in force then (000, section 12.2).
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
  const progress = showProgress(surroundings, 'Demo', 'tournaments');
  const { refused, possibleDuplicates } = await importReports(dataSource, lines, {
    now: surroundings.now,
    onLine: ({ number }) => progress.update(number, history.length),
  }).finally(() => progress.stop());
  const [left] = [...refused, ...possibleDuplicates];
  if (left !== undefined) throw new CannotRun(`The demo season was refused: ${JSON.stringify(left)}`);
}

/** Each director announces what they plan. */
async function announceAll(
  dataSource: DataSource,
  address: string,
  upcoming: readonly DemoAnnouncement[],
  now: Date,
): Promise<void> {
  const tokens = new Map<string, string>();
  for (const each of accountsFor(upcoming)) tokens.set(each.handle, await createToken(dataSource, each, now));
  for (const { sender, body } of upcoming) {
    const answer = await askFrontDoor(
      { url: address, token: tokens.get(sender.handle)! },
      'POST',
      '/api/v1/announcements',
      JSON.stringify(body),
      JSON_TYPE,
    );
    if (!answer.accepted) throw new CannotRun(`A demo announcement was refused: ${answer.problem.detail}`);
  }
}

/** A token that is forgotten afterwards. */
async function createToken(dataSource: DataSource, { handle, role }: DemoReport['sender'], now: Date): Promise<string> {
  const token = generateToken(randomBytes);
  await new TokenRepository(dataSource).create(
    {
      hash: hashToken(token),
      handle,
      name: 'demo season',
      scopes: scopesOf(role),
      expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS),
      grant: role === 'director' ? null : { role },
    },
    now,
  );
  return token;
}

/** Each sender gets a token, and sends with it what they have. */
async function sendReports(
  dataSource: DataSource,
  address: string,
  reports: readonly DemoReport[],
  now: Date,
): Promise<void> {
  const tokens = new Map<string, string>();
  for (const report of reports) {
    const { handle } = report.sender;
    let token = tokens.get(handle);
    if (token === undefined) {
      token = await createToken(dataSource, report.sender, now);
      tokens.set(handle, token);
    }
    const answer = await sendReport({ url: address, token }, toBytes(report));
    if (!answer.accepted) throw new CannotRun(`A demo report was refused: ${answer.problem.detail}`);
  }
}
