import { findRuleSystem, usualSystemOf } from '@quadrant/rules/systems';
import { GAME_TITLES, type OutcomeWord, type RuleSystem } from '@quadrant/rules/tournament';
import { languageOf, resultOfWord } from './parts/table-words.js';

/** One key is enough for a result, where a page has a script. */
export interface ResultKey {
  readonly key: string;
  /** The key writes this word, which readers of tables understand. */
  readonly word: string;
  readonly means: OutcomeWord | 'bye' | 'missed';
}

const WITH_MARGIN: readonly ResultKey[] = [
  { key: '1', word: 'FW', means: 'win' },
  { key: 'M', word: 'MW', means: 'modifiedWin' },
  { key: 'D', word: 'TT', means: 'tie' },
  { key: 'N', word: 'ML', means: 'modifiedLoss' },
  { key: '2', word: 'FL', means: 'loss' },
];
const WITHOUT_MARGIN: readonly ResultKey[] = [
  { key: '1', word: 'W', means: 'win' },
  { key: 'D', word: 'draw', means: 'tie' },
  { key: '2', word: 'L', means: 'loss' },
];
const BYE: ResultKey = { key: 'B', word: 'bye', means: 'bye' };
const MISSED: ResultKey = { key: 'X', word: 'MG', means: 'missed' };

/**
 * Returns the keys for results of a game, in the order of a legend. A match that is told by the games that were won has
 * no key, only its bye. A key is left out where readers understand something else by it, as D in a French table.
 *
 * @param played names of the rule system and the game; without a known system the usual one counts, and without a known
 *   game there are no modified wins
 * @param headings of the table, which show its language
 */
export function resultKeysOf(
  played: { readonly ruleSystem?: string | undefined; readonly game?: string | undefined },
  headings: readonly string[],
): ResultKey[] {
  const language = languageOf(headings);
  return keysOf(played).filter(({ key, word }) => {
    const read = resultOfWord(key, language);
    return read === null || read.outcome === resultOfWord(word, language)?.outcome;
  });
}

function keysOf({ ruleSystem, game }: Parameters<typeof resultKeysOf>[0]): ResultKey[] {
  const title = GAME_TITLES.find((each) => each === game);
  if (title === undefined) return [...WITHOUT_MARGIN, BYE];
  const named = findRuleSystem(ruleSystem ?? '');
  const system: RuleSystem = named?.games.includes(title) === true ? named : usualSystemOf(title);
  const { outcomes, modifiedWin } = system.recording;
  const missed = system.results.includes('MG') ? [MISSED] : [];
  const ofTwo = outcomes === null ? [] : modifiedWin(title) === null ? WITHOUT_MARGIN : WITH_MARGIN;
  return [...ofTwo, BYE, ...missed];
}
