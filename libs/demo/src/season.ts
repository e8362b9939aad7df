import { planTournaments, startInstant, type Plan } from './calendar.js';
import { Dice } from './dice.js';
import { invite } from './invite.js';
import { inventAnnouncement, type DemoAnnouncement } from './upcoming.js';
import { LEAGUES, seasonInPlayoffs, type DemoScheme } from './leagues.js';
import { inventPeople, type People } from './people.js';
import { isForTwo } from './play-match.js';
import { playMatches } from './play-matches.js';
import { playTribbles } from './play-tribbles.js';

export interface DemoReport {
  readonly startsAt: Date;
  /** Directors cannot claim levels above 1 (000, section 11), so the organiser submits those. */
  readonly sender: { readonly handle: string; readonly role: 'director' | 'director-of-organized-play' };
  readonly document: Readonly<Record<string, unknown>>;
}

export interface DemoLeague {
  readonly slug: string;
  readonly name: string;
  readonly director: string;
  readonly seasons: readonly {
    readonly season: string;
    readonly startsOn: string;
    readonly endsOn: string;
    /** If left out, the phases are as the guide prints them. */
    readonly phases?: ReturnType<typeof seasonInPlayoffs>['phases'];
    readonly qualifiers: { readonly firstHalf: number; readonly secondHalf: number };
    readonly promos: readonly string[];
  }[];
  readonly schemes: readonly DemoScheme[];
}

export interface DemoSeason {
  readonly leagues: readonly DemoLeague[];
  /** These were played more than a week ago and reported long since. */
  readonly history: readonly DemoReport[];
  readonly lastWeek: readonly DemoReport[];
  /** Their directors forgot to report these two for more than a week. */
  readonly late: readonly DemoReport[];
  /** These are the next tournaments, and the next championship, to be announced. */
  readonly upcoming: readonly DemoAnnouncement[];
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** 000, section 3: six days of notice, and some to spare. */
const AHEAD_MS = 8 * DAY_MS;
const UPCOMING_LOCALS = 5;
/** The longest tournaments take this long; one that is not over yet has no report. */
const PLAYING_MS = 10 * 3_600_000;
/** A week with half a day to spare, so that a report is on time when it is sent a little later. */
const LAST_WEEK_MS = 6.5 * DAY_MS;

/** Invents a demo season, which is the same for the same seed and moment. */
export function inventSeason(seed: string, now: Date): DemoSeason {
  const people = inventPeople(seed);
  const reports = planTournaments(seed, now)
    .map((plan) => ({ plan, startsAt: new Date(startInstant(plan)) }))
    .filter(({ startsAt }) => startsAt.getTime() + PLAYING_MS <= now.getTime())
    .flatMap(playOnce(seed, people));
  const age = ({ startsAt }: DemoReport) => now.getTime() - startsAt.getTime();
  const lastWeek = reports.filter((report) => age(report) < LAST_WEEK_MS);
  const late = reports
    .filter((report) => report.canBeLate && age(report) > 8 * DAY_MS && age(report) < 22 * DAY_MS)
    .slice(-2);
  const withheld = new Set<DemoReport>([...lastWeek, ...late]);
  return {
    leagues: planLeagues(people, now),
    history: reports.filter((each) => !withheld.has(each)),
    lastWeek,
    late,
    upcoming: planUpcoming(seed, people, now),
  };
}

/** Plays one tournament after the other. Nobody takes part in two on one day. */
function playOnce(seed: string, people: People) {
  const busy: { readonly startsAt: Date; readonly handles: ReadonlySet<string> }[] = [];
  return ({ plan, startsAt }: { plan: Plan; startsAt: Date }, index: number): PlayedReport[] => {
    const away = busy.filter((each) => Math.abs(each.startsAt.getTime() - startsAt.getTime()) < DAY_MS);
    const players = people.players.filter(({ handle }) => !away.some(({ handles }) => handles.has(handle)));
    const reports = play(seed, plan, index + 1, { ...people, players });
    busy.push({ startsAt, handles: new Set(reports.flatMap(({ document }) => handlesIn(document))) });
    return reports;
  };
}

/** Plans locals of the next weeks, announced early enough to be sanctioned, and the next championship. */
function planUpcoming(seed: string, { directors }: People, now: Date): DemoAnnouncement[] {
  const until = new Date(now.getTime() + YEAR_MS);
  const ahead = planTournaments(seed, now, until).filter(
    (plan) => Date.parse(startInstant(plan)) > now.getTime() + AHEAD_MS,
  );
  const locals = ahead.filter(({ kind }) => kind === 'local').slice(0, UPCOMING_LOCALS);
  const championship = ahead.filter(({ kind }) => kind !== 'local').slice(0, 1);
  return [...locals, ...championship].map((plan) => inventAnnouncement(plan, directors.get(plan.area)!.handle));
}

const handlesIn = ({ players }: DemoReport['document']): string[] =>
  (players as readonly { readonly handle: string }[]).map(({ handle }) => handle);

/** 000, section 12.2: a season runs from October to March. */
function planLeagues(people: People, now: Date): DemoLeague[] {
  const year = now.getUTCFullYear();
  const winters = [year - 2, year - 1, year].map((from) => ({
    season: `${from}-${String((from + 1) % 100).padStart(2, '0')}`,
    startsOn: `${from}-10-01`,
    endsOn: `${from + 1}-03-31`,
  }));
  return LEAGUES.map(({ slug, name, qualifiers, schemes, isInPlayoffs = false }) => ({
    slug,
    name,
    director: leagueDirectorOf(slug, people),
    seasons: (isInPlayoffs ? [seasonInPlayoffs(now)] : winters).map((season) => {
      const from = season.startsOn.slice(0, 4);
      return { ...season, qualifiers, promos: [`${name} ${from} playmat`, `Foil Captain's Log ${from}`] };
    }),
    schemes,
  }));
}

const leagueDirectorOf = (slug: string, { directors }: People): string =>
  [...directors.values()].find(({ area }) => area.league === slug)!.handle;

interface PlayedReport extends DemoReport {
  /** The heats and the Finals of one day are not submitted weeks apart. */
  readonly canBeLate: boolean;
}

const ORGANISER = { handle: 'organised.play', role: 'director-of-organized-play' } as const;

/** A Tribbles tournament at several tables has several reports; every other tournament has one. */
function play(seed: string, plan: Plan, number: number, people: People): PlayedReport[] {
  const dice = new Dice(`${seed}/tournament/${plan.kind}/${plan.game}/${plan.area.city}/${startInstant(plan)}`);
  const director = people.directors.get(plan.area)!.handle;
  const entrants = invite(dice, plan, people.players);
  const leagueDirector = plan.league === null ? null : leagueDirectorOf(plan.league, people);
  const announcement = { plan, externalId: `demo:${number}`, director, leagueDirector };
  const documents = isForTwo(plan.game)
    ? [playMatches(dice, plan.game, announcement, entrants)]
    : playTribbles(dice, announcement, entrants);
  return documents.map((document) => ({
    startsAt: new Date(document.tournament.startsAt),
    // 000, 12.2: a report that the league director sends is flagged by that.
    sender: plan.kind === 'local' ? { handle: leagueDirector ?? director, role: 'director' } : ORGANISER,
    canBeLate: plan.kind === 'local' && documents.length === 1,
    document,
  }));
}
