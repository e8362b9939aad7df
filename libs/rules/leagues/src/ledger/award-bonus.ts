import type { Award } from '../award.js';
import { BONUS_SECTION, MANUAL_RULE, schemeRule, schemesOn, type SchemeInForce } from '../league-rules.js';
import type { Phase } from '../phase.js';
import { compileScheme, type CompiledScheme } from '@quadrant/rules/bonus-schemes';
import { countNewcomers, factsAbout } from './facts-about.js';
import type { LeagueTournament } from './league-tournament.js';
import type { RememberedLeague } from './remembered-league.js';

interface SchemeOutcome extends ReturnType<CompiledScheme['evaluate']> {
  readonly scheme: SchemeInForce;
  readonly entry: number;
  readonly place: number;
}

// @row 127
/**
 * Evaluates every scheme in force on the date of a tournament that counts (000, 12.5), each for the places in their
 * order. Entries that only missed games did not take part, so no scheme is evaluated for them.
 *
 * @param league as the tournament before left it
 */
export function evaluateSchemes(league: RememberedLeague, tournament: LeagueTournament): SchemeOutcome[] {
  const { rules, localDate, placings, participants } = tournament;
  const schemes = schemesOn(rules, localDate);
  if (schemes.length === 0) return [];
  const newcomers = countNewcomers(league, tournament);
  const sources = placings
    .slice(0, participants)
    .map((_, index) => factsAbout(league, tournament, index + 1, newcomers));
  return schemes.flatMap((scheme) => {
    const { evaluate } = compiledOnce(scheme.text);
    return sources.map((source, index) => ({
      scheme,
      entry: placings[index]!,
      place: index + 1,
      ...evaluate(source),
    }));
  });
}

/**
 * Returns the bonus points of a tournament that counts (000, 12.5). Those of every scheme in force on its date come
 * first, each in the order of the places, then those given by hand to participants. They count inside the league
 * only.
 *
 * @param league as the tournament before left it
 */
export function awardBonus(league: RememberedLeague, tournament: LeagueTournament, phase: Phase | null): Award[] {
  const { season, placings, participants, manualAwards } = tournament;
  const bonus = (entry: number, place: number, of: Pick<Award, 'points' | 'rule' | 'section' | 'reason'>): Award => {
    return { kind: 'bonus', entry, place, participants, leagueSeason: season, phase, mastersSeason: null, ...of };
  };
  const bySchemes = evaluateSchemes(league, tournament).flatMap(({ scheme, entry, place, awards }) =>
    awards.map(({ rule, points, reason }) =>
      bonus(entry, place, { points, rule: schemeRule(scheme, rule), section: scheme.section, reason }),
    ),
  );
  const byHand = manualAwards.flatMap(({ entry, points, reason }) => {
    const place = placings.indexOf(entry) + 1;
    if (place < 1 || place > participants || tournament.unplaced?.includes(entry)) return [];
    return [bonus(entry, place, { points, rule: MANUAL_RULE, section: BONUS_SECTION, reason })];
  });
  return [...bySchemes, ...byHand];
}

/** As many as are in force at a time in any installation that we can think of; more are compiled again. */
const MOST_COMPILED = 1_000;

const compiled = new Map<string, CompiledScheme>();

/** @throws Error for a text with mistakes: it should never have been saved */
function compiledOnce(text: string): CompiledScheme {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const result = compileScheme(text);
  if (!result.ok) throw new Error(`A stored bonus scheme does not compile: ${String(result.findings[0]?.message)}`);
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(text, result.scheme);
  return result.scheme;
}
