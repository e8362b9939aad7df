import { say } from '@quadrant/rules/message';
import { RESULTS, type Ending, type Game, type Result, type RuleSystem } from '@quadrant/rules/tournament';
import { takeLiteral } from './fields.js';
import { pointerOf, type JsonNode, type Presence } from './json-node.js';

/** Results that a player has without an opponent. */
const LONE_RESULTS: readonly Result[] = ['BYE', 'EARNED_BYE', 'MG'];

const WINS: readonly Result[] = ['FW', 'MW', 'WIN', 'MODIFIED_WIN'];
/** 000, section 10: a tied match goes to the higher seed, so games that stand level may have a winner. */
const GIVEN_BY_SEED: readonly Result[] = ['FW', 'FL'];
const TIES: readonly Result[] = ['TT', 'TRUE_TIE'];

/**
 * Whether a match of two is told though it has neither a result nor a game. Only a rule system that has no result for two needs
 * that (004): a split round, or an empty list of games where nobody played.
 */
export function isToldWithoutGames({ object }: JsonNode, ruleSystem: RuleSystem | null): boolean {
  if (ruleSystem?.results.every((result) => LONE_RESULTS.includes(result)) !== true) return false;
  return object['endedBy'] === ('intentional' satisfies Ending) || Array.isArray(object['games']);
}

/** `result` of a match; null where there is none that can stay. */
export function readResult(node: JsonNode, ruleSystem: RuleSystem | null, presence: Presence): Result | null {
  const known = ruleSystem?.results ?? RESULTS;
  const value = node.object['result'] ?? null;
  const given = RESULTS.find((result) => result === value);
  if (given !== undefined && !known.includes(given)) {
    const message = say`${given} is a result of another rule system.`;
    const same = known.filter((each) => meaningOf(each) === meaningOf(given));
    const advice =
      same.length === 0 && known.every((each) => LONE_RESULTS.includes(each))
        ? say`Give the games one by one: this rule system counts games, not matches.`
        : say`Use ${listResults(same.length > 0 ? same : known)}.`;
    node.findings.add('result-not-of-rule-system', pointerOf(node, 'result'), message, advice);
    return null;
  }
  if (value === null && presence === 'required' && (ruleSystem?.notation.matchKeys.includes('games') ?? true)) {
    const message = say`Neither result nor games is given; one of them is needed.`;
    node.findings.add('missing-key', node.pointer, message, say`Add the result, or the games one by one.`);
    return null;
  }
  return takeLiteral(node, 'result', known, presence);
}

/** What a result means in every rule system: a win is FW or MW in one and WIN in another. */
const meaningOf = (result: Result): string => {
  if (LONE_RESULTS.includes(result)) return 'alone';
  if (TIES.includes(result)) return 'tie';
  return WINS.includes(result) ? 'win' : 'loss';
};

const listResults = (results: readonly Result[]): string => OR.format(results);

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Whether as many players are named as the result needs; null where the match has none, which only a match of two may. */
export function fitsPlayers(
  node: JsonNode,
  result: Result | null,
  hasGames: boolean,
  players: number,
  ruleSystem: RuleSystem | null,
): boolean {
  const isLone = result !== null && LONE_RESULTS.includes(result);
  if (players === 1 && (!isLone || hasGames)) {
    const [key, what] = hasGames
      ? ['games', 'A game']
      : result === null
        ? ['players', say`A match without a result`]
        : ['result', result];
    const message = say`${what} needs an opponent, but one player is named.`;
    const known = LONE_RESULTS.filter((lone) => ruleSystem?.results.includes(lone) ?? true);
    const advice = say`Name both players, or give only the result ${known.join(' or ')}.`;
    node.findings.add('result-without-opponent', pointerOf(node, key), message, advice);
    return false;
  }
  if (players === 2 && isLone) {
    const message = say`${result} is a result without an opponent, but two players are named.`;
    const advice = say`Name one player for each bye or Missed Game, or correct the result.`;
    node.findings.add('opponent-without-result', pointerOf(node, 'result'), message, advice);
    return false;
  }
  return true;
}

/** Who is ahead: 1 the first player, -1 the second, 0 nobody. */
const leaderOf = (result: Result): number => (WINS.includes(result) ? 1 : TIES.includes(result) ? 0 : -1);

/** Where a match has both a result and games, they tell the same. */
export function checkAgainstGames(node: JsonNode, result: Result, games: readonly Game[]): void {
  const [first = 0, second = 0] = [0, 1].map((side) => games.filter(({ winner }) => winner === side).length);
  if (Math.sign(first - second) === leaderOf(result)) return;
  if (first === second && GIVEN_BY_SEED.includes(result)) return;
  const message = say`The result ${result} does not match the games, which are ${first} to ${second}.`;
  node.findings.add(
    'result-against-games',
    pointerOf(node, 'result'),
    message,
    say`Correct one of them, or give the games alone.`,
  );
}
