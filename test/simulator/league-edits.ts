import {
  completeSeason,
  PHASES,
  type Days,
  type LeagueRules,
  type LeagueSeason,
  type Phase,
  type SchemeInForce,
} from '@quadrant/rules/leagues';
import { tournamentKey } from '@quadrant/rules/history';
import type { LeagueCommand, SeasonPlan } from './commands.js';
import { dateOf, externalIdOf } from './content.js';
import { SCHEMES } from './schemes.js';

/** Other rules of a league, and the dates between which awards may change; a null `to` means that there is no end. */
export interface LeagueEdit {
  readonly rules: LeagueRules;
  readonly from: string;
  readonly to: string | null;
}

/** This date is before every tournament. */
const EVER = '2000-01-01';
const DAY_MS = 86_400_000;

const dayAfter = (date: string): string => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);

/**
 * Applies a command to the rules of a league; returns null when it is refused.
 *
 * @param playerId public id of a player, by number; null when the player is unknown
 */
export function editRules(
  rules: LeagueRules,
  command: LeagueCommand,
  playerId: (player: number) => string | null,
): LeagueEdit | null {
  switch (command.does) {
    case 'add-season':
      return addSeason(rules, { id: rules.seasons.length + 1, ...announce(command.plan) });
    case 'change-season':
      return changeSeason(rules, command.season, command.plan);
    case 'start-scheme':
      return startScheme(rules, command);
    case 'end-scheme':
      return endScheme(rules, command.scheme, dateOf(command.to));
    case 'award-by-hand': {
      const player = playerId(command.player);
      const id = idOfAward(command.number);
      if (player === null || rules.manualAwards.some((award) => award.id === id)) return null;
      const tournament = tournamentKey(externalIdOf(command.tournament), '');
      const award = { id, tournament, player, points: command.points, reason: `given by hand ${command.number}` };
      return { rules: { ...rules, manualAwards: [...rules.manualAwards, award] }, from: EVER, to: null };
    }
    case 'take-award-back': {
      const manualAwards = rules.manualAwards.filter(({ id }) => id !== idOfAward(command.number));
      if (manualAwards.length === rules.manualAwards.length) return null;
      return { rules: { ...rules, manualAwards }, from: EVER, to: null };
    }
  }
}

const idOfAward = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type NewSeason = Omit<LeagueSeason, 'league'>;

function addSeason(rules: LeagueRules, season: NewSeason): LeagueEdit | null {
  if (rules.seasons.some((other) => other.season === season.season || shareDays(other, season))) return null;
  const seasons = [...rules.seasons, { ...season, league: rules.slug }];
  return { rules: { ...rules, seasons }, from: season.startsOn, to: season.endsOn };
}

function changeSeason(rules: LeagueRules, index: number, plan: SeasonPlan): LeagueEdit | null {
  const before = rules.seasons[index];
  if (before === undefined) return null;
  const after = { ...before, ...announce(plan), season: before.season };
  if (rules.seasons.some((other) => other !== before && shareDays(other, after))) return null;
  const [from] = [before.startsOn, after.startsOn].sort();
  const [, to] = [before.endsOn, after.endsOn].sort();
  return { rules: { ...rules, seasons: rules.seasons.with(index, after) }, from: from!, to: to! };
}

type SeasonDays = Pick<LeagueSeason, 'startsOn' | 'endsOn'>;

const shareDays = (one: SeasonDays, other: SeasonDays): boolean =>
  one.startsOn <= other.endsOn && other.startsOn <= one.endsOn;

/** Returns the season as somebody announces it, named for its first day. */
export function announce({ from, to, phases, perPhase }: SeasonPlan): Omit<LeagueSeason, 'id' | 'league'> {
  const [startsOn, endsOn] = [dateOf(from), dateOf(to)];
  const days = (index: number): Days | null => {
    if (phases === null) return null;
    const first = dateOf(from + phases[index]!);
    const next = index === 2 ? to : from + phases[index + 1]! - 1;
    const last = dateOf(Math.min(next, to));
    return first <= last ? { from: first, to: last } : null;
  };
  return completeSeason({
    season: `season ${startsOn}`,
    startsOn,
    endsOn,
    phases: Object.fromEntries(PHASES.map((phase, index) => [phase, days(index)])) as Record<Phase, Days | null>,
    tournamentsPerPhase: perPhase,
  });
}

function startScheme(
  rules: LeagueRules,
  { scheme, from, to }: Extract<LeagueCommand, { does: 'start-scheme' }>,
): LeagueEdit | null {
  const version = rules.schemes.filter((each) => each.scheme === scheme).length + 1;
  const days = { from: dateOf(from), to: to === null ? null : dateOf(to) };
  const started: SchemeInForce = { scheme, version, name: scheme, ...SCHEMES[scheme], ...days };
  return { rules: { ...rules, schemes: [...rules.schemes, started] }, ...days };
}

function endScheme(rules: LeagueRules, index: number, to: string): LeagueEdit | null {
  const before = rules.schemes[index];
  if (before === undefined || to < before.from) return null;
  const schemes = rules.schemes.with(index, { ...before, to });
  if (before.to === null) return { rules: { ...rules, schemes }, from: dayAfter(to), to: null };
  const [first, last] = [before.to, to].sort();
  return { rules: { ...rules, schemes }, from: dayAfter(first!), to: last! };
}
