import { getRuleSystem } from '@quadrant/rules/systems';
import { RULE_SYSTEM_IDS, type GameTitle, type Pairing, type RuleSystemId } from '@quadrant/rules/tournament';

/** The rule system that a game is played by where an announcement names none: the first that knows it. */
export const usualRuleSystem = (game: GameTitle): RuleSystemId =>
  RULE_SYSTEM_IDS.find((id) => getRuleSystem(id).games.includes(game))!;

/** How a game is paired where an announcement does not say: as its document does it. */
export function usualPairing(game: GameTitle, ruleSystem: RuleSystemId): Pairing {
  if (game === 'tribbles') return 'tribbles';
  return ruleSystem === 'decipher-1999' || ruleSystem === 'stccg-1996' ? 'strict-rank' : 'swiss';
}
