import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { completeSeason } from '../../dist/libs/rules/leagues/src/index.js';
import { PRINTED_SCHEMES } from '../../dist/libs/rules/bonus-schemes/src/index.js';
import { LeagueRepository } from '../../dist/libs/store/leagues/src/index.js';
import { changeRules } from '../../dist/libs/store/leagues/src/change-rules.js';
import { inTransaction } from '../../dist/libs/store/audit/src/transaction.js';
import { generateTournament } from './generated-history.mjs';

export const LEAGUE = 'bench';
export const TOURNAMENTS = 500;
/** So many tournaments come one by one when the others are published. */
export const MOST_LIVE = 30;
const POPULATION = 10_000;
/** Each tournament has the next twenty of the population, so that everybody plays, and twenty random ones. */
const PLAYERS = 40;

const HEADQUARTERS = Array.from({ length: 12 }, (_, number) => `Headquarters ${number}`);
const MISSIONS = Array.from({ length: 120 }, (_, number) => `Mission ${number}`);

/** 000, 12.2 prints half as many for each half and the playoffs. With four, 500 tournaments would reach beyond today. */
const PER_PHASE = 8;
const PER_SEASON = 3 * PER_PHASE;
const FIRST_YEAR = 1996;

/** The index of a tournament decides its season, which is named after the year of its October. */
const yearOf = (index) => FIRST_YEAR + Math.floor(index / PER_SEASON);
const nameOf = (year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** Tournaments start every week from the beginning of their part of the season. */
export function startOf(index) {
  const within = index % PER_SEASON;
  const month = 9 + 2 * Math.floor(within / PER_PHASE);
  return Date.UTC(yearOf(index), month, 1 + 7 * (within % PER_PHASE), 12);
}

const announced = Array.from({ length: Math.ceil((TOURNAMENTS + MOST_LIVE) / PER_SEASON) }, (_, season) => {
  const year = FIRST_YEAR + season;
  return {
    season: nameOf(year),
    startsOn: `${year}-10-01`,
    endsOn: `${year + 1}-03-31`,
    tournamentsPerPhase: PER_PHASE,
    qualifiers: { firstHalf: 8, secondHalf: 8 },
  };
});

/** These seasons have the tournaments before the live ones. */
export const SEASONS = announced.slice(0, Math.ceil(TOURNAMENTS / PER_SEASON)).map(({ season }) => season);

const SCHEMES = PRINTED_SCHEMES.map(({ id, name, section, text }) => ({
  scheme: id,
  version: 1,
  name,
  section: `000 §${section}`,
  text,
  from: announced[0].startsOn,
  to: null,
}));

/** These are the rules of the league, without a database. */
export const RULES = {
  slug: LEAGUE,
  seasons: announced.map((season, index) => ({ id: index + 1, league: LEAGUE, ...completeSeason(season) })),
  schemes: SCHEMES,
  manualAwards: [],
};

/** Creates the league with its seasons and the printed schemes. */
export async function formLeague(dataSource) {
  const author = { handle: 'director', at: new Date(startOf(0)), requestId: null };
  const leagues = new LeagueRepository(dataSource);
  await leagues.create({ slug: LEAGUE, name: 'Bench', director: 'director' }, author);
  const league = await leagues.findBySlug(LEAGUE);
  for (const season of announced) await leagues.addSeason(league, season, author);
  const change = (rules) =>
    Promise.resolve({
      rules: { ...rules, schemes: SCHEMES },
      from: announced[0].startsOn,
      to: null,
      action: 'bench',
      reason: 'bench',
      detail: {},
    });
  await inTransaction(dataSource, (client) => changeRules(client, LEAGUE, author, change));
}

/** Generates the documents of all seasons; the same arguments give the same ones. */
export function* generateSeasons(league) {
  const random = xoroshiro128plus(12);
  for (let index = 0; index < TOURNAMENTS; index++) yield generateEvent({ random, index, league });
}

/** Generates one document that has the facts of every deck. */
export function generateEvent({ random, index, league }) {
  const document = generateTournament({
    random,
    index,
    startsAt: startOf(index),
    players: PLAYERS,
    population: POPULATION,
  });
  const next = Array.from(
    { length: PLAYERS / 2 },
    (_, at) => `player ${(((index * PLAYERS) / 2 + at) % POPULATION) + 1}`,
  );
  const drawn = document.players.map(({ handle }) => handle).filter((handle) => !next.includes(handle));
  const handles = [...next, ...drawn].slice(0, PLAYERS);
  const renamed = new Map(document.players.map(({ handle }, at) => [handle, handles[at]]));
  const pick = (list) => list[uniformInt(random, 0, list.length - 1)];
  return {
    ...document,
    tournament: { ...document.tournament, ...(league && { league }) },
    players: handles.map((handle) => ({
      handle,
      deck: {
        headquarters: pick(HEADQUARTERS),
        affiliation: 'Federation',
        missionsCompleted: [pick(MISSIONS), pick(MISSIONS)],
        personnel: { total: 30, nonAligned: uniformInt(random, 0, 5), playable: uniformInt(random, 10, 25) },
      },
    })),
    rounds: document.rounds.map(({ matches, ...round }) => ({
      ...round,
      matches: matches.map(({ players, ...match }) => ({
        ...match,
        players: players.map((handle) => renamed.get(handle)),
      })),
    })),
  };
}
