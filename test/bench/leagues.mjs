import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  computeReach,
  computeSeason,
  findSeason,
  LeagueLedgers,
  listEntryFacts,
  mostBonus,
  phaseOn,
} from '../../dist/libs/rules/leagues/src/index.js';
import { LeagueSeasonReadModel } from '../../dist/libs/store/leagues/src/index.js';
import { SubmissionRepository } from '../../dist/libs/store/intake/src/index.js';
import { readReport } from '../../dist/libs/rules/report/src/index.js';
import { getRuleSystem } from '../../dist/libs/rules/systems/src/index.js';
import { localDateOf } from '../../dist/libs/rules/tournament/src/index.js';
import { ALL_CONFIRMED } from './all-confirmed.mjs';
import { importDocuments } from './import-documents.mjs';
import { withDatabase } from './installations.mjs';
import {
  formLeague,
  generateEvent,
  generateSeasons,
  LEAGUE,
  MOST_LIVE,
  RULES,
  SEASONS,
  startOf,
  TOURNAMENTS,
} from './league-history.mjs';
import { createPublisher, publishRefresh } from './publisher.mjs';

const TODAY = new Date(startOf(TOURNAMENTS)).toISOString().slice(0, 10);

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Median seconds of what is done so many times. */
async function time(times, work) {
  const seconds = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await work(i);
    seconds.push((performance.now() - start) / 1000);
  }
  return median(seconds);
}

/** Every tournament of all seasons as its league sees it. */
function readSeasons() {
  const numbers = new Map();
  const numberOf = (handle) => {
    if (!numbers.has(handle)) numbers.set(handle, numbers.size);
    return numbers.get(handle);
  };
  return [...generateSeasons(LEAGUE)].map((document, index) => {
    const { report } = readReport(Buffer.from(JSON.stringify(document)));
    const { game, format, ruleSystem, startsAt, online } = report.tournament;
    const standings = getRuleSystem(ruleSystem).computeStandings(report, String(index));
    const localDate = localDateOf(startsAt);
    return {
      rules: RULES,
      season: findSeason(RULES.seasons, localDate),
      facts: { online, entries: listEntryFacts(report) },
      manualAwards: [],
      game,
      format,
      localDate,
      sanctioned: true,
      awardsPoints: true,
      participants: report.entries.length,
      placings: standings.toSorted((a, b) => a.place - b.place).map(({ entry }) => entry),
      players: report.entries.map(({ handle }) => numberOf(handle)),
    };
  });
}

/** Awards of all tournaments, then every season with what everybody can still reach. */
function foldSeasons(tournaments) {
  const ledger = new LeagueLedgers().of(LEAGUE);
  const lifetime = new Map();
  let awarded = 0;
  const largest = Math.max(...tournaments.map(({ participants }) => participants));
  for (const season of RULES.seasons) {
    const counted = tournaments
      .filter((tournament) => tournament.season === season)
      .map((tournament, index) => {
        const awards = ledger.award(tournament).map(({ entry, kind, points, place }) => {
          const player = String(tournament.players[entry]);
          if (kind === 'league') lifetime.set(player, (lifetime.get(player) ?? 0) + points);
          return { player, kind, points, place };
        });
        ledger.add(tournament);
        awarded += awards.length;
        const { localDate, players } = tournament;
        const attended = players.map(String);
        return { key: String(index), localDate, phase: phaseOn(season, localDate), attended, awards };
      });
    const lifetimeOf = (player) => lifetime.get(player) ?? 0;
    const outcome = computeSeason({ rules: season, tournaments: counted, lifetimeOf, tosses: [], today: TODAY });
    computeReach(season, outcome, (phase) => ({
      participants: largest,
      bonus:
        phase === 'playoffs'
          ? 0
          : mostBonus(RULES, season.phases[phase] ?? { from: season.startsOn, to: season.endsOn }),
    }));
  }
  return { players: lifetime.size, awards: awarded };
}

/** Bare additions: every award into a map, and a sort of it. */
function addUp(tournaments) {
  const sums = new Map();
  for (const { players, placings } of tournaments) {
    for (const [place, entry] of placings.entries()) sums.set(players[entry], (sums.get(players[entry]) ?? 0) + place);
  }
  return [...sums].sort((a, b) => b[1] - a[1]).length;
}

/** A report of the day before, stored and published as one that comes in while everything runs. */
async function publishLive({ dataSource }, publisher, league) {
  const random = xoroshiro128plus(77);
  let at = TOURNAMENTS;
  const seconds = [];
  for (let i = 0; i < MOST_LIVE; i++) {
    const raw = Buffer.from(JSON.stringify(generateEvent({ random, index: at++, league })));
    const { report, findings, rawSha256, sha256 } = readReport(raw);
    const receivedAt = new Date(Date.parse(report.tournament.startsAt) + 86_400_000);
    const submitter = { accountId: null, tokenId: null, handle: 'director', handleKey: 'director' };
    const facts = { raw, rawSha256, sha256, receivedAt, revisionOf: null, requestId: null };
    const [answer] = await new SubmissionRepository(dataSource).acceptAll([
      { report, findings, ...facts, submitter, role: 'coordinator', confirmations: ALL_CONFIRMED },
    ]);
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
    const start = performance.now();
    const { tournamentId, revision } = answer.acceptance;
    const run = await publisher.publish({ kind: 'revision', tournamentId, revision });
    if (run === null) throw new Error('The report was not published.');
    seconds.push((performance.now() - start) / 1000);
  }
  return median(seconds.slice(MOST_LIVE / 3));
}

/** One history with a league or without: its refresh, the tables of all seasons, and reports that come one by one. */
const benchStored = (league) =>
  withDatabase(async (database) => {
    const { dataSource, client } = database;
    if (league !== null) await formLeague(dataSource);
    await importDocuments(
      dataSource,
      [...generateSeasons(league)].map((document) => JSON.stringify(document)),
    );
    await client.query('vacuum analyze');
    const refreshing = await time(3, async (i) => {
      if (i > 0)
        await client.query(`truncate outcomes, history_chain, rating_changes, awards, entitlements, badges, ratings`);
      await publishRefresh(dataSource, 'full');
    });
    await client.query('vacuum analyze');
    const seasons = new LeagueSeasonReadModel(dataSource);
    const tables =
      league === null
        ? 0
        : await time(5, async () => {
            for (const season of SEASONS) await seasons.find(league, season, TODAY);
          });
    const live = await publishLive(database, createPublisher(dataSource), league);
    return { refreshing, tables, live };
  });

/** League tables of 10,000 players over 500 tournaments: in memory, and through the database beside the same history without a league. */
export async function benchLeagues() {
  const tournaments = readSeasons();
  const { players, awards } = foldSeasons(tournaments);
  const fold = await time(5, () => foldSeasons(tournaments));
  const floor = await time(5, () => addUp(tournaments));
  return { players, awards, fold, floor, without: await benchStored(null), within: await benchStored(LEAGUE) };
}
