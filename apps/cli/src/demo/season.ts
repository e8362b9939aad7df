import { tournamentKey } from '@quadrant/outcome';
import { readReportValue } from '@quadrant/report';
import { getRuleSystem, levelOfKind, recommendedRounds } from '@quadrant/tournament';
import { LEAGUES } from './areas.js';
import { isInReach, planTournaments, startInstant, type Plan } from './calendar.js';
import { Dice } from './dice.js';
import { inventPeople, type People, type Person } from './people.js';
import { playElimination, playSwiss, type PlayedRound } from './play-tournament.js';

/** A report of the demo season. */
export interface DemoReport {
  readonly startsAt: Date;
  readonly director: string;
  /** A `quadrant/1` document. */
  readonly document: Readonly<Record<string, unknown>>;
}

export interface DemoLeague {
  readonly slug: string;
  readonly name: string;
  readonly director: string;
  readonly seasons: readonly { readonly season: string; readonly startsOn: string; readonly endsOn: string }[];
}

export interface DemoSeason {
  readonly leagues: readonly DemoLeague[];
  /** Played more than a week ago and reported long since. */
  readonly history: readonly DemoReport[];
  /** Played within the last days. */
  readonly lastWeek: readonly DemoReport[];
  /** Two that their directors forgot about for more than a week. */
  readonly late: readonly DemoReport[];
}

const DAY_MS = 86_400_000;
/** Longest tournaments take so long; what is not over by then has no report yet. */
const PLAYING_MS = 10 * 3_600_000;
/** A week with half a day to spare, so that a report is on time when it is sent a little later. */
const LAST_WEEK_MS = 6.5 * DAY_MS;

/** The demo season: the same for the same seed and moment. */
export function inventSeason(seed: string, now: Date): DemoSeason {
  const people = inventPeople(seed);
  const reports = planTournaments(seed, now)
    .map((plan) => ({ plan, startsAt: new Date(startInstant(plan)) }))
    .filter(({ startsAt }) => startsAt.getTime() + PLAYING_MS <= now.getTime())
    .map(({ plan, startsAt }, index) => ({ startsAt, kind: plan.kind, ...play(seed, plan, index + 1, people) }));
  const age = ({ startsAt }: DemoReport) => now.getTime() - startsAt.getTime();
  const lastWeek = reports.filter((report) => age(report) < LAST_WEEK_MS);
  const late = reports
    .filter((report) => report.kind === 'local' && age(report) > 8 * DAY_MS && age(report) < 22 * DAY_MS)
    .slice(-2);
  const withheld = new Set<DemoReport>([...lastWeek, ...late]);
  return { leagues: planLeagues(people, now), history: reports.filter((each) => !withheld.has(each)), lastWeek, late };
}

/** 000, section 12.2: a season runs from October to March. */
function planLeagues(people: People, now: Date): DemoLeague[] {
  const year = now.getUTCFullYear();
  return LEAGUES.map(({ slug, name }) => ({
    slug,
    name,
    director: [...people.directors.values()].find(({ area }) => area.league === slug)!.handle,
    seasons: [year - 2, year - 1, year].map((from) => ({
      season: `${from}-${String((from + 1) % 100).padStart(2, '0')}`,
      startsOn: `${from}-10-01`,
      endsOn: `${from + 1}-03-31`,
    })),
  }));
}

function play(seed: string, plan: Plan, number: number, people: People): Omit<DemoReport, 'startsAt'> {
  const dice = new Dice(`${seed}/tournament/${plan.kind}/${plan.game}/${plan.area.city}/${startInstant(plan)}`);
  const director = people.directors.get(plan.area)!.handle;
  const entrants = invite(dice, plan, people.players);
  // The table begins with four players; three who came all the same play as many rounds as four.
  const rounds = recommendedRounds(Math.max(4, entrants.length));
  const swiss = playSwiss(dice, plan.game, entrants, rounds, `demo:${number}`);
  const document = {
    schema: 'quadrant/1',
    tournament: describe(dice, plan, number, director),
    players: entrants.map(({ handle, name, area }) => ({
      handle,
      name,
      country: area.country,
      region: area.region,
      droppedAfterRound: swiss.drops.get(handle) ?? null,
    })),
    rounds: swiss.rounds,
  };
  return { director, document: addFinals(dice, plan, document, entrants) };
}

interface Played {
  readonly tournament: ReturnType<typeof describe>;
  readonly rounds: readonly PlayedRound[];
}

/** Continentals and Worlds cut to a bracket, some Regionals end with a final confrontation (000, section 10 and Appendix A). */
function addFinals(dice: Dice, plan: Plan, document: Played, entrants: readonly Person[]): DemoReport['document'] {
  const swissRounds = document.rounds.length;
  const finish = (rounds: readonly PlayedRound[], more: object = {}) => ({
    ...document,
    tournament: { ...document.tournament, plannedRounds: rounds.length },
    rounds,
    ...more,
  });
  const isCut = plan.kind === 'continental' || plan.kind === 'worlds';
  if (!isCut && !(plan.kind === 'regional' && dice.chance(0.4))) return finish(document.rounds);
  const best = rank(document, entrants);
  if (isCut) {
    const bracket = playElimination(dice, plan.game, best, plan.kind === 'worlds' ? 8 : 4, swissRounds + 1);
    return finish([...document.rounds, ...bracket]);
  }
  const finalists = best.slice(0, 2).map(({ handle }) => handle);
  return finish(document.rounds, { finalConfrontation: { players: finalists, winner: dice.pick(finalists) } });
}

/** The players in the order of the Swiss stage, by the same rules that will place them. */
function rank(document: Played, entrants: readonly Person[]): Person[] {
  const { report, findings } = readReportValue(document);
  if (report === null) throw new Error(`A demo report cannot be read: ${JSON.stringify(findings)}`);
  const key = tournamentKey(report.tournament.externalId, '');
  return getRuleSystem(report.tournament.ruleSystem)
    .computeStandings(report, key)
    .map(({ entry }) => entrants[entry]!);
}

const SIZES = {
  local: [5, 11],
  regional: [10, 20],
  national: [8, 18],
  masters: [16, 30],
  continental: [24, 40],
  worlds: [36, 48],
} as const;

function invite(dice: Dice, { kind, area }: Plan, players: readonly Person[]): Person[] {
  const [least, most] = SIZES[kind];
  // Now and then too few come, and then nothing is rated.
  const wanted = kind === 'local' && dice.chance(0.02) ? 3 : dice.between(least, most);
  const inReach = players.filter((person) => isInReach(kind, area, person.area));
  const eager = inReach.filter(({ eagerness }) => dice.chance(eagerness));
  return dice.draw(eager.length >= wanted ? eager : inReach, wanted);
}

function describe(dice: Dice, plan: Plan, number: number, director: string) {
  const { name, game, kind, area, online } = plan;
  const startsAt = startInstant(plan);
  const month = plan.day.getUTCMonth();
  const isConstructed = kind !== 'local' || dice.chance(0.88);
  // Now and then somebody registers too late, which costs the sanctioning.
  const daysAhead = dice.chance(0.02) ? dice.between(1, 5) : dice.between(8, 45);
  return {
    name,
    externalId: `demo:${number}`,
    game,
    ruleSystem: 'opg-4.2',
    format: isConstructed ? 'constructed' : dice.pick(['sealed', 'draft']),
    cardPool: isConstructed ? 'complete' : null,
    rules: isConstructed ? (game === '1e' ? 'otf' : 'standard') : null,
    level: levelOfKind(kind),
    kind,
    startsAt,
    registeredAt: new Date(Date.parse(startsAt) - daysAhead * DAY_MS).toISOString(),
    pairing: 'swiss',
    online,
    country: area.country,
    region: area.region,
    venue: online ? null : dice.pick(area.venues),
    director,
    league: kind === 'local' && (month >= 9 || month <= 2) ? area.league : null,
  };
}
