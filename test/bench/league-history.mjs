import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { completeSeason, PRINTED_SCHEMES } from '../../dist/libs/league/src/index.js';
import { LeagueRepository } from '../../dist/libs/persistence/src/index.js';
import { changeRules } from '../../dist/libs/persistence/src/leagues/change-rules.js';
import { inTransaction } from '../../dist/libs/persistence/src/transaction.js';
import { generateTournament } from './generated-history.mjs';

export const LEAGUE = 'bench';
export const TOURNAMENTS = 500;
const POPULATION = 10_000;
/** Each takes the next twenty of the population, so that everybody plays, and twenty whom chance brings. */
const PLAYERS = 40;
const HOUR = 3_600_000;
const FIRST = Date.parse('2014-10-01T12:00:00Z');

const HEADQUARTERS = Array.from({ length: 12 }, (_, number) => `Headquarters ${number}`);
const MISSIONS = Array.from({ length: 120 }, (_, number) => `Mission ${number}`);

const announced = {
  season: '2014-15',
  startsOn: '2014-10-01',
  endsOn: '2015-03-31',
  tournamentsPerPhase: TOURNAMENTS,
  qualifiers: { firstHalf: 8, secondHalf: 8 },
};

const SCHEMES = PRINTED_SCHEMES.map(({ id, name, section, text }) => ({
  scheme: id,
  version: 1,
  name,
  section: `000 §${section}`,
  text,
  from: announced.startsOn,
  to: null,
}));

/** The rules of the league, without a database. */
export const RULES = {
  slug: LEAGUE,
  seasons: [{ id: 1, league: LEAGUE, ...completeSeason(announced) }],
  schemes: SCHEMES,
  manualAwards: [],
};

/** Forms the league with its season and the printed schemes. */
export async function formLeague(dataSource) {
  const author = { handle: 'director', at: new Date(FIRST), requestId: null };
  const leagues = new LeagueRepository(dataSource);
  await leagues.create({ slug: LEAGUE, name: 'Bench', director: 'director' }, author);
  await leagues.addSeason(await leagues.findBySlug(LEAGUE), announced, author);
  const change = (rules) =>
    Promise.resolve({
      rules: { ...rules, schemes: SCHEMES },
      from: announced.startsOn,
      to: null,
      action: 'bench',
      reason: 'bench',
      detail: {},
    });
  await inTransaction(dataSource, (client) => changeRules(client, LEAGUE, author, change));
}

/** The documents of a season, eight hours apart; the same for the same arguments. */
export function* generateSeason(league) {
  const random = xoroshiro128plus(12);
  for (let index = 0; index < TOURNAMENTS; index++) yield generateEvent({ random, index, league });
}

/** One document with the facts of every deck. */
export function generateEvent({ random, index, league }) {
  const document = generateTournament({
    random,
    index,
    startsAt: FIRST + index * 8 * HOUR,
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
