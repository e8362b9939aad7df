import { say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import type { TournamentHeader } from '../report.js';
import type { FindingCode } from '@quadrant/rules/findings';

/** Words of the header that some rule systems have and others do not. */
type HeaderWord = 'cardPool' | 'rules' | 'scenario' | 'structure' | 'tier';

const FINDING_OF_WORD = {
  cardPool: 'card-pool-not-for-game',
  rules: 'rules-not-for-game',
  scenario: 'scenario-not-for-game',
  structure: 'structure-not-of-rule-system',
  tier: 'tier-not-of-rule-system',
} as const satisfies Record<HeaderWord, FindingCode>;

/** Says of each of these words that the game does not have it by its rule system. */
export const validateAbsentWords = (tournament: TournamentHeader, ...words: readonly HeaderWord[]): Finding[] =>
  words.flatMap((word) => {
    const given = tournament[word];
    if (given === null) return [];
    const { game, ruleSystem } = tournament;
    const message = say`${ruleSystem} has no ${word} ${given} for ${game}; it has no effect.`;
    return [finding(FINDING_OF_WORD[word], `/tournament/${word}`, message, say`Leave ${word} out.`)];
  });
