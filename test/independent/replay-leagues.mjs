/*
 * Replays the leagues of an export by section 12 of the Organized Play Guide 4.2 and docs/bonus-schemes.md, and compares what it finds
 * with `awards.csv`. It reads the files of the export and nothing of the program: `node test/independent/replay-leagues.mjs DIR` prints
 * every difference. With `--tables` it prints the tables of every season as JSON.
 *
 * It knows the three printed bonus schemes by their sections, and evaluates all others from their text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { factsOf, headquartersOf, missionsOf } from './scheme-facts.mjs';
import { pointsOfScheme, readScheme } from './scheme.mjs';
import { tablesOf } from './season-tables.mjs';

/* Table 12.4.1: from how many players, and the points of the places 1, 2, 3-4, 5-8, 9-16, 17-32. */
const ROWS = [
  [32, 52, 48, 44, 42, 38, 34],
  [28, 48, 44, 40, 38, 34, 30],
  [24, 44, 40, 36, 34, 30, 26],
  [20, 40, 36, 32, 30, 26, 22],
  [16, 36, 32, 28, 26, 22, 18],
  [14, 32, 28, 24, 22, 18],
  [12, 28, 24, 20, 18, 14],
  [10, 24, 20, 16, 14, 10],
  [8, 20, 16, 12, 10, 8],
  [6, 16, 12, 10, 8],
  [4, 12, 8, 6, 4],
];

function pointsOf(players, place) {
  const row = ROWS.find(([from]) => players >= from);
  const column =
    place === 1 ? 1 : place === 2 ? 2 : place <= 4 ? 3 : place <= 8 ? 4 : place <= 16 ? 5 : place <= 32 ? 6 : 9;
  return row?.[column] ?? 0;
}

const linesOf = (folder, file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const ndjson = (folder, file) => linesOf(folder, file).map((line) => JSON.parse(line));

/** RFC 4180. */
function csv(folder, file) {
  const text = readFileSync(join(folder, file), 'utf8');
  const table = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') ((cell += '"'), at++);
      else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || sign === '\n') {
      table.at(-1).push(cell);
      cell = '';
      if (sign === '\n') table.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  const [columns = [], ...rows] = table.filter((row) => row.length > 1);
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
}

/** Reads a tournament of a league; null for one that belongs to none. */
function readTournament(line, documents, places) {
  const document = JSON.parse(documents[line.report.file][line.report.line - 1]);
  const { startsAt, league } = document.tournament;
  const slug = line.leagueOverride ?? league ?? '';
  if (slug === '') return null;
  const order = (places.get(line.key) ?? []).slice(0, line.participants);
  const decks = new Map(line.players.map((player, index) => [player, document.players[index].deck ?? null]));
  const handles = new Map(line.players.map((player, index) => [player, document.players[index].handle]));
  const { key, sanctioned } = line;
  return { key, slug, date: startsAt.slice(0, 10), order, decks, handles, document, sanctioned };
}

const partOf = ({ phases }, date) =>
  ['first-half', 'second-half', 'playoffs'].find(
    (part) => phases[part] && phases[part].from <= date && date <= phases[part].to,
  ) ?? null;

/** Section 12.5.1 asks for more than half of the personnel that is not Non-Aligned, or more than three quarters Non-Aligned. */
function creditsHeadquarters(deck) {
  const { headquarters, personnel } = deck;
  if (headquarters == null || personnel == null) return false;
  const { total, nonAligned, playable } = personnel;
  if (headquartersOf(deck) === 'non aligned headquarters') return total > 0 && 100 * nonAligned > 75 * total;
  return total > nonAligned && 100 * playable > 50 * (total - nonAligned);
}

/** The guide's new missions give one player at most so many points in a tournament. */
const MOST_MISSIONS = 20;

/** Returns the bonus that a printed scheme gives to a player, by earlier tournaments of the league; null for any other scheme. */
function printedBonus({ section }, { decks, season }, player, before) {
  const deck = decks.get(player) ?? {};
  const inSeason = before.filter((each) => each.season === season);
  const previous = before.at(-1);
  if (section.endsWith('12.5.1')) {
    if (!creditsHeadquarters(deck)) return 0;
    const own = headquartersOf(deck);
    const uses = (each, one) => headquartersOf(each.decks.get(one)) === own;
    const isNew = !inSeason.some((each) => each.order.includes(player) && uses(each, player));
    const isUnusual = previous !== undefined && !previous.order.some((one) => uses(previous, one));
    return (isNew ? 1 : 0) + (isUnusual ? 2 : 0);
  }
  if (section.endsWith('12.5.2')) {
    const last = before.findLastIndex((each) => each.order.includes(player));
    return last === -1 ? 4 : before.length - 1 - last > 2 ? 2 : 0;
  }
  if (section.endsWith('12.5.3')) {
    const done = new Set(inSeason.flatMap((each) => each.order.flatMap((one) => missionsOf(each.decks.get(one)))));
    const fresh = new Set(missionsOf(deck).filter((mission) => !done.has(mission)));
    return Math.min(fresh.size, MOST_MISSIONS);
  }
  return null;
}

/** Lists tournaments that count for their league, the older ones first, with points and bonus of every player. */
function playLeagues(folder, leagues) {
  const documents = Object.fromEntries(
    ['reports.ndjson', 'earlier-reports.ndjson'].map((file) => [file, linesOf(folder, file)]),
  );
  const places = new Map();
  for (const { tournament, place, player } of csv(folder, 'standings.csv')) {
    const order = places.get(tournament) ?? [];
    places.set(tournament, order);
    order[Number(place) - 1] = player;
  }
  const counts = new Map(ndjson(folder, 'players.ndjson').map(({ publicId, countsAs }) => [publicId, countsAs]));
  const countsAs = (player) => counts.get(player) ?? player;
  const texts = new Map();
  const played = [];
  for (const line of ndjson(folder, 'tournaments.ndjson')) {
    const read = readTournament(line, documents, places);
    const league = read && leagues.get(read.slug);
    const season = league?.seasons.find(({ startsOn, endsOn }) => startsOn <= read.date && read.date <= endsOn);
    if (!season || read.order.length < 4) continue;
    const before = played.filter(({ slug }) => slug === read.slug);
    const part = partOf(season, read.date);
    const samePart = before.filter((each) => each.season === season.season && each.part === part);
    if (part !== null && samePart.length >= season.tournamentsPerPhase) continue;
    const tournament = { ...read, season: season.season, part, points: new Map(), bonus: new Map(), schemes: [] };
    const earlier = league.seasons.filter(({ endsOn }) => endsOn < season.startsOn);
    const seasonBefore = earlier.toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1)).at(-1);
    const champion = seasonBefore?.champion ? countsAs(seasonBefore.champion) : null;
    const give = (player, scheme, points) => {
      if (points === 0) return;
      tournament.schemes.push({ player, scheme, points });
      tournament.bonus.set(player, (tournament.bonus.get(player) ?? 0) + points);
    };
    read.order.forEach((player, index) => {
      const points = pointsOf(read.order.length, index + 1);
      if (points > 0) tournament.points.set(player, points);
    });
    for (const scheme of league.schemes) {
      if (scheme.from > read.date || (scheme.to !== null && scheme.to < read.date)) continue;
      for (const player of read.order) {
        const printed = printedBonus(scheme, tournament, player, before);
        if (printed !== null) {
          give(player, scheme.scheme, printed);
          continue;
        }
        const known = texts.get(scheme.text) ?? readScheme(scheme.text);
        texts.set(scheme.text, known);
        const about = { pointsOf, champion, sanctioned: read.sanctioned };
        give(player, scheme.scheme, pointsOfScheme(known, factsOf(tournament, player, before, about)));
      }
    }
    for (const { tournament: key, player, points } of league.manualAwards) {
      const counted = countsAs(player);
      if (key === read.key && read.order.includes(counted)) give(counted, 'manual', points);
    }
    played.push(tournament);
  }
  return played;
}

/** Returns every difference between an export and section 12, as sentences, and how many values were compared. */
export function replayLeagues(folder) {
  const leagues = new Map(ndjson(folder, 'leagues.ndjson').map((league) => [league.slug, league]));
  const played = playLeagues(folder, leagues);
  const published = new Map();
  for (const { tournament, kind, player, points, rule } of csv(folder, 'awards.csv')) {
    if (kind === 'masters') continue;
    const name = kind === 'league' ? 'table' : rule.replace(/ v\d+, rule \d+$/, '');
    add(published, tournament, player, name, Number(points));
  }
  const expected = new Map();
  for (const { key, points, schemes } of played) {
    for (const [player, each] of points) add(expected, key, player, 'table', each);
    for (const { player, scheme, points: each } of schemes) add(expected, key, player, scheme, each);
  }
  const differences = [...new Set([...published.keys(), ...expected.keys()])].flatMap((key) => {
    const [got, wanted] = [published.get(key) ?? 0, expected.get(key) ?? 0];
    return got === wanted ? [] : [`${key.replaceAll('\t', ', ')}: published ${got}, by section 12 ${wanted}`];
  });
  return { differences, compared: published.size, tournaments: played.length };
}

/** Computes the tables of every season of an export's leagues, as they are once it is over. */
export function tabulate(folder) {
  const leagues = new Map(ndjson(folder, 'leagues.ndjson').map((league) => [league.slug, league]));
  const played = playLeagues(folder, leagues);
  const tosses = ndjson(folder, 'decisions.ndjson').filter(({ kind }) => kind === 'season-toss');
  const handles = new Map(ndjson(folder, 'players.ndjson').map(({ handle, countsAs }) => [handle, countsAs]));
  return [...leagues.values()].flatMap(({ slug, seasons }) =>
    seasons.map((season) => {
      const own = played.filter((each) => each.slug === slug && each.season === season.season);
      const recorded = tosses
        .filter((each) => each.league === slug && each.season === season.season)
        .map(({ stage, order }) => ({ stage, order: order.map((handle) => handles.get(handle)) }));
      const lifetimeOf = (player) =>
        played
          .filter(({ date }) => date <= season.endsOn)
          .reduce((total, { points }) => total + (points.get(player) ?? 0), 0);
      return tablesOf(slug, season, own, recorded, lifetimeOf);
    }),
  );
}

function add(sums, tournament, player, rule, points) {
  const key = `${tournament}\t${player}\t${rule}`;
  sums.set(key, (sums.get(key) ?? 0) + points);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, option] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Name the folder of an export.');
    process.exitCode = 2;
  } else if (option === '--tables') {
    console.log(JSON.stringify(tabulate(folder)));
  } else {
    const { differences, compared, tournaments } = replayLeagues(folder);
    for (const difference of differences) console.log(difference);
    console.log(`${tournaments} tournaments of leagues, ${compared} sums compared, ${differences.length} differences`);
    process.exitCode = differences.length === 0 ? 0 : 1;
  }
}
