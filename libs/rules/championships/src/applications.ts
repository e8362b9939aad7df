import { say } from '@quadrant/rules/message';
import { findInForce, type Dated } from '@quadrant/rules/policy';
import { type Finding, finding, type GameTitle } from '@quadrant/rules/tournament';
import { championshipOf, isWithin } from './championships.js';
import { windowOf, type AllottedKind, type ChampionshipWindow } from './windows.js';

// @row 101, 107, 109, 110, 114
/** A championship that somebody applies to hold: one tournament for each game (000, section 11.4). */
export interface PlannedChampionship {
  readonly kind: AllottedKind;
  readonly games: readonly GameTitle[];
  readonly plannedOn: string;
  /** Two letters (ISO 3166-1). */
  readonly country: string | null;
  /** It is null when the championship has no particular place. */
  readonly continent: string | null;
  readonly region: string | null;
}

export interface AllottedChampionship extends Omit<PlannedChampionship, 'games'> {
  readonly name: string;
  readonly game: GameTitle;
}

export interface ApplicationObstacle {
  /** national-taken: 000, 11.2.1, one per country; weekend-taken: the same, no National beside a Continental or Worlds. */
  readonly kind: 'national-taken' | 'weekend-taken';
  readonly by: AllottedChampionship;
}

/** An interim ruling: the National of a country on one of these days may share the weekend (000, sections 11.2.1 and 14.3). */
export interface SharedWeekend extends Dated {
  /** Two letters (ISO 3166-1). */
  readonly country: string;
}

export interface ApplicationFacts {
  readonly announced: readonly ChampionshipWindow[];
  readonly allotted: readonly AllottedChampionship[];
  readonly sharedWeekends: readonly SharedWeekend[];
}

const DAY = 86_400_000;

/**
 * Dates at most this many days apart are the same weekend, from Friday to Monday. An organizer who plans a Saturday and
 * plays on the Sunday keeps to the plan; the weekends before and after are other dates (000, 11.2.1).
 */
export const SAME_WEEKEND_DAYS = 3;

/** The weekend before or after is one week further away. */
const NEXT_WEEKEND_DAYS = SAME_WEEKEND_DAYS + 7;

const daysApart = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / DAY;

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Whether the Department of Organized Play has to decide, not a coordinator alone (000, 11.1 and 11.2). */
export function isForDepartment({ kind, plannedOn }: Pick<PlannedChampionship, 'kind' | 'plannedOn'>): boolean {
  const { allocatedBy = null, approval = null } = championshipOf(kind) ?? {};
  return allocatedBy === 'department' || (approval !== null && isWithin(approval, plannedOn));
}

// @reading same-weekend
/** Returns what forbids a championship, no matter who decides; null when nothing does. */
export function findObstacle(
  planned: PlannedChampionship,
  { allotted, sharedWeekends }: ApplicationFacts,
): ApplicationObstacle | null {
  const taken = planned.kind === 'national' && allotted.find((each) => isSameNational(each, planned));
  if (taken) return { kind: 'national-taken', by: taken };
  const beside = allotted.find((each) => {
    const national = nationalOf(planned, each);
    return (
      national !== null &&
      daysApart(each.plannedOn, planned.plannedOn) <= SAME_WEEKEND_DAYS &&
      !mayShare(national, sharedWeekends)
    );
  });
  return beside === undefined ? null : { kind: 'weekend-taken', by: beside };
}

const isSameNational = (each: AllottedChampionship, { country, games, plannedOn }: PlannedChampionship): boolean =>
  each.kind === 'national' &&
  each.country === country &&
  games.includes(each.game) &&
  yearOf(each.plannedOn) === yearOf(plannedOn);

type OnDay = Pick<PlannedChampionship, 'kind' | 'country' | 'plannedOn'>;

/** The National of two championships that cannot be on one weekend; null where they can. */
function nationalOf(planned: OnDay, allotted: OnDay): OnDay | null {
  if (planned.kind === 'national' && isAbove(allotted)) return planned;
  return allotted.kind === 'national' && isAbove(planned) ? allotted : null;
}

const mayShare = ({ country, plannedOn }: OnDay, shared: readonly SharedWeekend[]): boolean =>
  findInForce(
    shared.filter((each) => each.country === country),
    plannedOn,
  ) !== null;

/** Returns the findings about an application that nothing forbids. Their pointers lead into the application. */
export function validateApplication(
  planned: PlannedChampionship,
  { announced, allotted }: Omit<ApplicationFacts, 'sharedWeekends'>,
  /** The date is in UTC. */
  today: string,
): Finding[] {
  return [
    ...validateWindows(planned, announced, today),
    ...validateApproval(planned),
    ...validateOthers(planned, allotted),
  ];
}

function validateWindows(
  planned: PlannedChampionship,
  announced: readonly ChampionshipWindow[],
  today: string,
): Finding[] {
  const { kind, plannedOn, continent } = planned;
  const windows = planned.games.map((game) => windowOf(announced, { kind, game, continent, year: yearOf(plannedOn) }));
  return [...new Map(windows.map((window) => [JSON.stringify(window), window])).values()].flatMap((window) => {
    const { playFrom, playUntil, applicationsFrom, applicationsUntil, source } = window;
    const findings: Finding[] = [];
    if (plannedOn < playFrom || plannedOn > playUntil) {
      const message = say`${plannedOn} lies outside the season of a ${kind} tournament, ${playFrom} to ${playUntil}.`;
      const advice = say`Choose a date inside it, or give the reason in the message (${source}).`;
      findings.push(finding('outside-season-window', '/plannedOn', message, advice));
    }
    if (today < (applicationsFrom ?? today) || today > (applicationsUntil ?? today)) {
      const message = say`Applications are taken from ${applicationsFrom ?? 'now'} to ${applicationsUntil ?? 'then'}; today is ${today}.`;
      findings.push(
        finding(
          'applications-not-open',
          '',
          message,
          say`The person who decides can still approve the application (${source}).`,
        ),
      );
    }
    return findings;
  });
}

function validateApproval({ kind, plannedOn }: PlannedChampionship): Finding[] {
  const { approval = null, source = '' } = championshipOf(kind) ?? {};
  if (approval === null || !isWithin(approval, plannedOn)) return [];
  const message = say`A ${kind} tournament on ${plannedOn} lies in the season of Continentals and Worlds.`;
  const advice = say`No change is needed. The Department of Organized Play decides this application, not the coordinator (${source}).`;
  return [finding('season-needs-approval', '/plannedOn', message, advice)];
}

/** 000, 11.1.1: by region and timing, so a second one is for the coordinator to weigh; 11.2.1: so is a near weekend. */
function validateOthers(planned: PlannedChampionship, allotted: readonly AllottedChampionship[]): Finding[] {
  const findings: Finding[] = [];
  const same = allotted.find((each) => planned.games.includes(each.game) && isSameArea(each, planned));
  if (same !== undefined) {
    const message = say`This place already has a ${same.kind} tournament in ${same.game}: ${tell(same)}.`;
    const advice = say`Explain in the message why another one is needed; the person who decides can still allot it.`;
    findings.push(finding('allotted-already', '', message, advice));
  }
  const near = allotted.find(
    (each) =>
      planned.kind === 'national' && isAbove(each) && daysApart(each.plannedOn, planned.plannedOn) <= NEXT_WEEKEND_DAYS,
  );
  if (near !== undefined) {
    const message = say`A ${near.kind} tournament is planned for the weekend before or after: ${tell(near)}.`;
    findings.push(
      finding(
        'championship-nearby',
        '/plannedOn',
        message,
        say`Every application is decided individually (Organized Play Guide 4.2, section 11.2.1).`,
      ),
    );
  }
  return findings;
}

const tell = ({ name, plannedOn }: AllottedChampionship): string => `${name}, ${plannedOn}`;

/** Worlds, or a Continental: 11.2.1 knows no exception for one on another continent. */
const isAbove = ({ kind }: Pick<PlannedChampionship, 'kind'>): boolean => kind === 'worlds' || kind === 'continental';

/** Whether both have the same title in the same year and area. Masters may be held any number of times. */
function isSameArea(each: AllottedChampionship, planned: PlannedChampionship): boolean {
  if (each.kind !== planned.kind || yearOf(each.plannedOn) !== yearOf(planned.plannedOn)) return false;
  switch (planned.kind) {
    case 'regional':
      return planned.region !== null && each.region === planned.region;
    case 'continental':
      return each.continent === planned.continent;
    case 'worlds':
      return true;
    default:
      return false;
  }
}
