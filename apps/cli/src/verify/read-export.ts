import type { LeagueRules } from '@quadrant/rules/leagues';
import type {
  DocumentedTournament,
  PublishedHistory,
  PublishedPlayer,
  PublishedRating,
} from '@quadrant/rules/verification';
import {
  NO_OPENINGS,
  type OpeningPoints,
  type OpeningRating,
  type Openings,
  type RunRecord,
} from '@quadrant/rules/history';
import type { CarriedBalance, Decision } from '@quadrant/store/export';
import { SWITCHES, validateSwitches, type Switches } from '@quadrant/rules/policy';
import {
  AWARD_COLUMNS,
  BADGE_COLUMNS,
  ENTITLEMENT_COLUMNS,
  RATING_CHANGE_COLUMNS,
  RATING_COLUMNS,
  LATER_STANDING_COLUMNS,
  STANDING_COLUMNS,
} from '../export/history-lines.js';
import { MANIFEST, type ExportFileName, type Manifest } from '../export/manifest.js';
import { AlteredExport } from './altered-export.js';
import { OrderCheck } from './check-order.js';
import { readCsv, RowsByTournament } from './csv-rows.js';
import { Fields } from './fields.js';
import { bytesOf, LineSource } from './line-source.js';
import { readLeague } from './read-league.js';
import {
  readAward,
  readBadge,
  readChange,
  readEntitlement,
  readPlayer,
  readRun,
  readStanding,
  readTournament,
} from './read-rows.js';

/** This many tournaments, or ratings, are passed on at a time. */
const PAGE = 250;

/** Opens the history in the files of an export, as verification reads it: a line of each file at a time. */
export async function openExport(folder: string, manifest: Manifest): Promise<PublishedHistory> {
  const { files, run, inputsSha256, chainSha256 } = manifest;
  const players: PublishedPlayer[] = [];
  for await (const fields of readNdjson(folder, 'players.ndjson')) players.push(readPlayer(fields));
  const leagues: LeagueRules[] = [];
  for await (const fields of readNdjson(folder, 'leagues.ndjson')) leagues.push(readLeague(fields));
  return {
    players,
    leagues,
    switches: readSwitches(manifest),
    openings:
      'decisions.ndjson' in files
        ? await readOpenings(folder, new Map(players.map(({ handle, publicId }) => [handle, publicId])))
        : NO_OPENINGS,
    total: files['tournaments.ndjson'].records,
    tournaments: inPages(readTournaments(folder, new Map(players.map((each) => [each.publicId, each.handle])))),
    ratings: inPages(readRatings(folder)),
    run,
    inputsSha256,
    chainSha256,
    runs: inPages(readRuns(folder)),
  };
}

/** @throws AlteredExport for switches that leave a day out */
function readSwitches({ policies }: Manifest): Switches {
  if (policies === undefined) return SWITCHES;
  const [fault] = validateSwitches(policies.switches);
  if (fault !== undefined)
    throw new AlteredExport(`switches in ${MANIFEST}`, 'readings for every day', String(fault.message));
  return policies.switches;
}

/**
 * Reads what was brought in from a previous system: the exported numbers begin with it.
 *
 * @param players their public ids by handle
 */
async function readOpenings(folder: string, players: ReadonlyMap<string, string>): Promise<Openings> {
  const ratings: OpeningRating[] = [];
  const points: OpeningPoints[] = [];
  const source = new LineSource(folder, 'decisions.ndjson');
  for (let line = await source.next(); line !== null; line = await source.next()) {
    const decision = readDecision(bytesOf('decisions.ndjson', line).toString('utf8'), line.number);
    if (decision.kind !== 'opening' || !decision.isInEffect) continue;
    for (const balance of decision.balances) {
      const { date: day } = balance;
      const player = players.get(balance.player);
      if (player === undefined) {
        throw new AlteredExport('player of opening balances in decisions.ndjson', 'one of the players', balance.player);
      }
      if (balance.kind === 'rating') {
        const { game, category, games } = balance;
        ratings.push({ game, category, player, rating: balance.counts!, games, day });
      } else if (balance.kind !== 'title') {
        points.push({ player, league: balance.league, season: balance.season ?? null, points: balance.counts!, day });
      }
    }
  }
  return { ratings, points };
}

/** @throws AlteredExport for a line that is no decision */
function readDecision(text: string, number: number): Decision {
  try {
    const decision = JSON.parse(text) as Decision;
    if (decision.kind !== 'opening' || decision.balances.every(isCarried)) return decision;
  } catch {
    // The sentence below says what is wrong.
  }
  throw new AlteredExport(`decisions.ndjson, line ${number}`, 'a decision', null);
}

const isCarried = ({ kind, player, date, counts }: CarriedBalance): boolean =>
  typeof player === 'string' && !Number.isNaN(Date.parse(date)) && (kind === 'title' || typeof counts === 'number');

async function* readNdjson(folder: string, name: ExportFileName): AsyncGenerator<Fields> {
  const source = new LineSource(folder, name);
  for (let line = await source.next(); line !== null; line = await source.next()) {
    yield Fields.parse(bytesOf(name, line), `${name}, line ${line.number}`);
  }
}

async function* inPages<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let page: Row[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/**
 * Yields the rows unchanged. Each names its player by public id and by handle, and players.ndjson must agree.
 * @param handles by public id; a player who is missing there is a difference of the tournament
 */
async function* withHandles(
  rows: AsyncGenerator<Fields>,
  handles: ReadonlyMap<string, string>,
): AsyncGenerator<Fields> {
  for await (const fields of rows) {
    const [player, handle] = [fields.text('player'), fields.text('handle')];
    const expected = handles.get(player) ?? handle;
    if (handle !== expected) throw fields.differs(`handle of the player ${player} in players.ndjson`, handle, expected);
    yield fields;
  }
}

async function* readTournaments(
  folder: string,
  handles: ReadonlyMap<string, string>,
): AsyncGenerator<DocumentedTournament> {
  const documents = new Documents(folder);
  const rowsOf = (name: ExportFileName, columns: readonly string[], later: readonly number[] = []) =>
    new RowsByTournament(name, withHandles(readCsv(new LineSource(folder, name), columns, later), handles));
  const changes = rowsOf('rating-changes.csv', RATING_CHANGE_COLUMNS);
  const awards = rowsOf('awards.csv', AWARD_COLUMNS);
  const entitlements = rowsOf('entitlements.csv', ENTITLEMENT_COLUMNS);
  const badges = rowsOf('badges.csv', BADGE_COLUMNS);
  const standings = rowsOf('standings.csv', STANDING_COLUMNS, LATER_STANDING_COLUMNS);
  const order = new OrderCheck(folder, 'tournaments.ndjson');
  for await (const fields of readNdjson(folder, 'tournaments.ndjson')) {
    await order.take(fields);
    const key = fields.text('key');
    yield {
      ...readTournament(fields),
      document: await documents.read(fields.object('report')),
      stored: null,
      standings: await standings.take(key, readStanding),
      changes: await changes.take(key, readChange),
      awards: await awards.take(key, readAward),
      entitlements: await entitlements.take(key, readEntitlement),
      badges: await badges.take(key, readBadge),
    };
  }
  for (const rows of [changes, awards, entitlements, badges, standings]) await rows.expectEnd();
}

class Documents {
  private readonly sources = new Map<string, LineSource>();

  constructor(folder: string) {
    for (const name of ['reports.ndjson', 'earlier-reports.ndjson'] as const) {
      this.sources.set(name, new LineSource(folder, name));
    }
  }

  read(place: Fields): Promise<Buffer> {
    const source = this.sources.get(place.text('file'));
    if (source === undefined)
      throw new AlteredExport('file of the documents', 'reports.ndjson or earlier-reports.ndjson', place.text('file'));
    return source.at(place.number('line'));
  }
}

async function* readRatings(folder: string): AsyncGenerator<PublishedRating> {
  for await (const fields of readCsv(new LineSource(folder, 'ratings.csv'), RATING_COLUMNS)) {
    yield {
      game: fields.text('game'),
      category: fields.text('category'),
      handle: fields.text('handle'),
      games: fields.number('games'),
      rating: fields.number('rating'),
      lastPlayedAt: null,
    };
  }
}

async function* readRuns(folder: string): AsyncGenerator<RunRecord> {
  for await (const fields of readNdjson(folder, 'runs.ndjson')) yield readRun(fields);
}
