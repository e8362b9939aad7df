import { count, type Text, say } from '@quadrant/rules/message';
import { readOwnBracket } from '@quadrant/rules/pairing';
import { getRuleSystem, sourceFor } from '@quadrant/rules/systems';
import {
  addDays,
  daysBetween,
  type Finding,
  finding,
  foldHandle,
  isAfter,
  localDateOf,
  findInstant,
} from '@quadrant/rules/tournament';
import { ALLOTTED_KINDS } from '@quadrant/rules/championships';
import type { AnnouncedTournament, AnnouncementFault } from './announcement.js';
import { daysNeeded, isEarlyEnough } from './lead-time.js';

/** A date further ahead is a slip. */
const FURTHEST_DAYS = 731;

/** An online tournament with deadlines lasts some weeks. */
const LONGEST_DAYS = 366;

// @row 7, 9, 149, 150
/**
 * Returns the faults that keep an announcement from being stored.
 *
 * @param now ISO 8601 with offset
 */
export function findFaults(announced: AnnouncedTournament, now: string): AnnouncementFault[] {
  const faults: AnnouncementFault[] = [];
  const { startsAt, endsOn, online, ruleSystem, game } = announced;
  const date = localDateOf(startsAt);
  if (!isAfter(startsAt, now)) {
    const text = say`is ${date}, which is over: announce what is still to come, and submit the results of what was played`;
    faults.push({ field: 'date', text });
  }
  if (daysBetween(now, startsAt) > FURTHEST_DAYS) {
    faults.push({ field: 'date', text: say`is ${date}, more than two years ahead: check the year` });
  }
  if (endsOn !== null && (endsOn < date || endsOn > addDays(date, LONGEST_DAYS))) {
    faults.push({ field: 'endsOn', text: say`must be a day from ${date} to ${addDays(date, LONGEST_DAYS)}` });
  }
  if (!getRuleSystem(ruleSystem).games.includes(game)) {
    faults.push({ field: 'ruleSystem', text: say`must be one that has rules for ${game}` });
  }
  if (announced.deckListsUntil !== undefined && isAfter(announced.deckListsUntil, startsAt)) {
    const text = say`must be no later than the start, so that the director can read the lists before round 1`;
    faults.push({ field: 'deckListsDate', text });
  }
  for (const field of ['country', 'venue', 'address'] as const) {
    if (!online && announced[field] === null) {
      faults.push({ field, text: say`is needed, so that players find it; only a tournament online has none` });
    }
  }
  return [...faults, ...bracketFaults(announced), ...sameDirectors(announced)];
}

// @row 92, 93
function bracketFaults({ bracket, ruleSystem }: AnnouncedTournament): AnnouncementFault[] {
  const read = bracket === undefined ? [] : readOwnBracket(bracket, ruleSystem);
  return Array.isArray(read) ? read.map((found) => ({ field: 'bracket/rounds', text: tellBracketFault(found) })) : [];
}

/** Says why a bracket of the organizers cannot be played, as the end of a sentence about its rounds. */
export function tellBracketFault({ pointer, message, advice }: Finding): Text {
  const round = Number(pointer.slice(pointer.lastIndexOf('/') + 1)) + 1;
  return say`must be a bracket that can be played. Round ${round}: ${message} ${advice}`;
}

function sameDirectors({ director, secondaryDirector, tertiaryDirector }: AnnouncedTournament): AnnouncementFault[] {
  const named = [director, secondaryDirector].map((handle) => handle && foldHandle(handle));
  const faults: AnnouncementFault[] = [];
  if (secondaryDirector !== null && named[0] === named[1]) {
    faults.push({ field: 'secondaryDirector', text: say`must be somebody other than the director` });
  }
  if (tertiaryDirector !== null && named.includes(foldHandle(tertiaryDirector))) {
    faults.push({ field: 'tertiaryDirector', text: say`must be somebody other than the first two directors` });
  }
  return faults;
}

// @row 9, 10
/**
 * Returns the findings about an announcement that can be stored: above all, why the tournament would not be sanctioned.
 *
 * @param announcedAt ISO 8601 with offset
 */
export function checkAnnouncement(announced: AnnouncedTournament, announcedAt: string): Finding[] {
  return [
    ...checkLeadTime(announced, announcedAt),
    ...checkClock(announced),
    ...checkRounds(announced),
    ...checkOpponents(announced),
    ...checkKind(announced),
  ];
}

function checkLeadTime(announced: AnnouncedTournament, announcedAt: string): Finding[] {
  if (isEarlyEnough(announced, announcedAt)) return [];
  const days = daysBetween(announcedAt, announced.startsAt);
  const message = say`The tournament begins ${count(days, 'day')} after its announcement, but sanctioning needs ${daysNeeded(announced)}.`;
  const advice = say`It can be played, but it will not be rated. For a rated one, choose a later date.`;
  return [finding('announced-too-late', '/date', message, advice)];
}

function checkClock({ startsAt, zone }: AnnouncedTournament): Finding[] {
  const [date, time] = [localDateOf(startsAt), startsAt.slice(11, 16)];
  const found = findInstant(date, time, zone);
  if (found.kind !== 'found' || !found.isFirstOfTwo) return [];
  const message = say`${time} occurs twice on ${date} in ${zone}, because the clocks are put back. The first one counts.`;
  return [finding('time-occurs-twice', '/time', message, say`If you mean the second one, choose a later time.`)];
}

/** Whether as many rounds are planned as sanctioning needs, where the document counts rounds. */
export const plansEnoughRounds = ({ ruleSystem, game, plannedRounds }: AnnouncedTournament): boolean =>
  plannedRounds >= getRuleSystem(ruleSystem).announcing.fewestRounds(game);

function checkRounds(announced: AnnouncedTournament): Finding[] {
  const { ruleSystem, game, plannedRounds, expectedPlayers } = announced;
  const { fewestRounds, usualRounds } = getRuleSystem(ruleSystem).announcing;
  const pointer = '/plannedRounds';
  if (!plansEnoughRounds(announced)) {
    const message = say`${count(plannedRounds, 'round is', 'rounds are')} planned, but sanctioning needs ${fewestRounds(game)}.`;
    return [finding('too-few-rounds-planned', pointer, message, say`Plan more rounds, or it is not rated.`)];
  }
  const recommended = expectedPlayers === null ? null : usualRounds(game, expectedPlayers);
  if (expectedPlayers === null || recommended === null || plannedRounds >= recommended) return [];
  const message = say`For ${count(expectedPlayers, 'player')} at least ${recommended} rounds are recommended, and ${plannedRounds} are planned.`;
  const advice = say`Fewer rounds may leave several players tied for the first place (${sourceFor(ruleSystem, 'recommended-rounds')}).`;
  return [finding('fewer-rounds-planned-than-recommended', pointer, message, advice)];
}

// @row 72
/** 000, section 7.6: two players do not meet twice. Everybody who plays has one opponent less than there are players. */
function checkOpponents({ pairing, plannedRounds, expectedPlayers, capacity }: AnnouncedTournament): Finding[] {
  const players = Math.min(expectedPlayers ?? Infinity, capacity ?? Infinity);
  if (players === Infinity || pairing !== 'swiss') return [];
  const most = roundsWithoutRematch(players);
  if (plannedRounds <= most) return [];
  const message = say`${count(plannedRounds, 'round is', 'rounds are')} planned. With ${count(players, 'player')} everybody has met everybody after ${most}.`;
  return [finding('more-rounds-planned-than-opponents', '/plannedRounds', message, say`Plan at most ${most} rounds.`)];
}

/** With an odd number of players everybody has the bye once. */
const roundsWithoutRematch = (players: number): number => (players % 2 === 0 ? players - 1 : players);

function checkKind({ kind }: AnnouncedTournament): Finding[] {
  if (!ALLOTTED_KINDS.some((each) => each === kind)) return [];
  const message = say`A ${kind} tournament counts as such only with an approved application.`;
  const advice = say`Apply for it (POST /api/v1/applications); until it is approved, the tournament counts as level 1.`;
  return [finding('kind-needs-application', '/kind', message, advice)];
}
