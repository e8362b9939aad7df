import {
  type GameTitle,
  RULE_SYSTEM_IDS,
  type RuleSystem,
  type RuleSystemId,
  sourceIn,
  type Subject,
  type TournamentHeader,
} from '@quadrant/rules/tournament';
import type { Text } from '@quadrant/rules/message';
import { decipher1999 } from './decipher-1999/rule-system.js';
import { ffgSwlcg2016 } from './ffg-swlcg-2016/rule-system.js';
import { opg42 } from './opg-4.2/rule-system.js';
import { withStatedStandings } from './stated-standings.js';
import { stccg1996 } from './stccg-1996/rule-system.js';

/** A rule system is chosen by its name in the report, never guessed. */
export const RULE_SYSTEMS: Readonly<Record<RuleSystemId, RuleSystem>> = {
  'opg-4.2': withStatedStandings(opg42),
  'decipher-1999': withStatedStandings(decipher1999),
  'stccg-1996': withStatedStandings(stccg1996),
  'ffg-swlcg-2016': withStatedStandings(ffgSwlcg2016),
};

/** Organized play is held by this rule system today. */
export const CURRENT_RULE_SYSTEM: RuleSystemId = 'opg-4.2';

/** Returns the rule system that has this name; null for an unknown name, such as an answer to a file may hold. */
export const findRuleSystem = (id: string): RuleSystem | null =>
  Object.hasOwn(RULE_SYSTEMS, id) ? RULE_SYSTEMS[id as RuleSystemId] : null;

/**
 * Returns the rule system that has this name.
 *
 * @throws RangeError for an unknown name, which a report that was read cannot hold
 */
export function getRuleSystem(id: RuleSystemId): RuleSystem {
  const found = findRuleSystem(id);
  if (found !== null) return found;
  throw new RangeError(`There is no rule system ${id}; there are ${Object.keys(RULE_SYSTEMS).join(', ')}.`);
}

/** Returns the rule system by which a game is played when nobody names one: the first that knows it. */
export const usualRuleSystem = (game: GameTitle): RuleSystemId =>
  RULE_SYSTEM_IDS.find((id) => RULE_SYSTEMS[id].games.includes(game))!;

/** Returns the rule system of {@link usualRuleSystem}, for questions about a game alone. */
export const usualSystemOf = (game: GameTitle): RuleSystem => getRuleSystem(usualRuleSystem(game));

type Setting = Pick<TournamentHeader, 'ruleSystem' | 'game'>;

/** Tells whether a tournament is played in pods instead of matches. */
export const hasPods = ({ ruleSystem, game }: Setting): boolean =>
  getRuleSystem(ruleSystem).notation.podGames.includes(game);

/** Tells whether a tournament only decides who plays on in another one; its places give nothing. */
export const isHeat = (tournament: Pick<TournamentHeader, 'ruleSystem' | 'structure' | 'pairing'>): boolean =>
  getRuleSystem(tournament.ruleSystem).playing.isHeat(tournament);

/** Returns where the document of a rule system speaks of a subject, or that it does not. */
export function sourceFor(ruleSystem: RuleSystemId, subject: Subject): Text {
  const { documents, sections } = getRuleSystem(ruleSystem);
  return sourceIn(documents[0], sections[subject]);
}
