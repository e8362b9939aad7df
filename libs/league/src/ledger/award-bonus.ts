import type { Award } from '../award.js';
import { schemesOn } from '../league-rules.js';
import type { Phase } from '../phase.js';
import { compileScheme, type CompiledScheme } from '../schemes/compile-scheme.js';
import { factsAbout } from './facts-about.js';
import type { LeagueLedger } from './ledger.js';
import type { LeagueTournament } from './league-tournament.js';

/**
 * Bonus points of a tournament that counts (000, 12.5): those of every scheme in force on its date, each in the order of
 * the places, then those given by hand. They count inside the league only.
 *
 * @param ledger as the tournament before left it
 */
export function awardBonus(ledger: LeagueLedger, tournament: LeagueTournament, phase: Phase | null): Award[] {
  const { rules, season, localDate, placings, participants, manualAwards } = tournament;
  const bonus = (entry: number, place: number, of: Pick<Award, 'points' | 'rule' | 'section' | 'reason'>): Award => {
    return { kind: 'bonus', entry, place, participants, leagueSeason: season, phase, mastersSeason: null, ...of };
  };
  const sources = placings.slice(0, participants).map((_, index) => factsAbout(ledger, tournament, index + 1));
  const awards: Award[] = [];
  for (const { scheme: id, version, section, text } of schemesOn(rules, localDate)) {
    const scheme = compiledOnce(text);
    for (const [index, source] of sources.entries()) {
      for (const { rule, points, reason } of scheme.evaluate(source).awards) {
        const named = { points, rule: `${id} v${version}, rule ${rule}`, section, reason };
        awards.push(bonus(placings[index]!, index + 1, named));
      }
    }
  }
  for (const { entry, points, reason } of manualAwards) {
    awards.push(bonus(entry, placings.indexOf(entry) + 1, { points, rule: 'manual', section: '000 §12.5', reason }));
  }
  return awards;
}

/** As many as are in force at a time in any installation that we can think of; more are compiled anew. */
const MOST_COMPILED = 1_000;

const compiled = new Map<string, CompiledScheme>();

/** @throws Error for a text with mistakes: it should never have been saved */
function compiledOnce(text: string): CompiledScheme {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const result = compileScheme(text);
  if (!result.ok) throw new Error(`A stored bonus scheme does not compile: ${result.findings[0]?.message ?? ''}`);
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(text, result.scheme);
  return result.scheme;
}
