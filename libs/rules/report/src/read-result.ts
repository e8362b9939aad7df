import { joined, say, listed, type Text } from '@quadrant/rules/message';
import { RESULTS, type Ending, type Game, type Result, type RuleSystem } from '@quadrant/rules/tournament';
import { takeLiteral } from './fields.js';
import { pointerOf, type JsonNode } from './json-node.js';

/** A player can have these results without an opponent. */
const LONE_RESULTS: readonly Result[] = ['BYE', 'EARNED_BYE', 'MG'];

const WINS: readonly Result[] = ['FW', 'MW', 'WIN', 'MODIFIED_WIN'];
/** 000, section 10: a tied match goes to the higher seed, so a match with level games may have a winner. */
const GIVEN_BY_SEED: readonly Result[] = ['FW', 'FL'];
const TIES: readonly Result[] = ['TT', 'TRUE_TIE'];

/**
 * Whether a match of two is valid with neither a result nor a game. Only a rule system without results for two players
 * needs that (004): for a split round, or an empty list of games when nobody played.
 */
export function isToldWithoutGames({ object }: JsonNode, ruleSystem: RuleSystem | null): boolean {
  if (ruleSystem?.results.every((result) => LONE_RESULTS.includes(result)) !== true) return false;
  return object['endedBy'] === ('intentional' satisfies Ending) || Array.isArray(object['games']);
}

/** Reads `result` of a match; returns null when there is none, and, with a finding, when it is not valid. */
export function readResult(node: JsonNode, ruleSystem: RuleSystem | null): Result | null {
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
  return takeLiteral(node, 'result', known);
}

/** Returns the meaning of a result in all rule systems: a win is FW or MW in one and WIN in another. */
const meaningOf = (result: Result): string => {
  if (LONE_RESULTS.includes(result)) return 'alone';
  if (TIES.includes(result)) return 'tie';
  return WINS.includes(result) ? 'win' : 'loss';
};

const listResults = (results: readonly Result[]): Text => listed(results, 'or');

/** Whether the number of players fits the result. A null result fits only a match of two. */
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
    const advice = say`Name both players, with null for an unknown opponent, or give only the result ${joined(known, ' or ')}.`;
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

const leaderOf = (result: Result): number => (WINS.includes(result) ? 1 : TIES.includes(result) ? 0 : -1);

/** Checks that a match with both a result and games has the same winner in both. */
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
