import { listed, say } from '@quadrant/rules/message';
import { INFERENCES, type Inference, type Match, type Round, type TournamentReport } from '@quadrant/rules/tournament';
import { checkKeys, takeLiteral, takeRawText } from './fields.js';
import { nodesIn, pointerOf, takeList, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import type { ReadRounds } from './read-rounds.js';

const KEYS: ReadonlySet<string> = new Set(['pointer', 'rule']);
const OF_MATCH = /^\/rounds\/\d+\/matches\/\d+$/;
const LONGEST_REASON = 200;

type ReadInferred = Pick<TournamentReport, 'rounds' | 'inferredRated'>;

// @row 265
/**
 * Reads which results the sender concluded because the source does not state them, and whether they count for ratings.
 *
 * @returns the rounds with a mark at each such match
 */
export function readInferred(document: JsonNode, { rounds, pointers }: ReadRounds): ReadInferred {
  const list = takeList(document, 'inferred', LIMITS.rounds * LIMITS.players) ?? [];
  const matchAt = new Map([...pointers].map(([match, pointer]) => [pointer, match]));
  const rules = new Map<unknown, Inference>();
  for (const node of nodesIn(document, 'inferred', list)) {
    if (node === null) continue;
    checkKeys(node, KEYS);
    const pointer = takeRawText(node, 'pointer', 'required');
    const rule = takeLiteral(node, 'rule', INFERENCES, 'required');
    if (pointer === null) continue;
    const match = OF_MATCH.test(pointer) ? matchAt.get(pointer) : undefined;
    if (match?.players.length !== 2) refuse(node);
    else if (rule !== null) rules.set(match, rule);
  }
  const reason = takeReason(document, rules.size);
  if (rules.size === 0) return { rounds };
  const mark = (match: Match): Match => {
    const inferred = rules.get(match);
    return inferred === undefined ? match : { ...match, inferred };
  };
  return {
    rounds: rounds.map((round): Round => ({ ...round, matches: round.matches.map(mark) })),
    ...(reason !== null && { inferredRated: reason }),
  };
}

function refuse(node: JsonNode): void {
  const message = say`Only the result of a match of two players can be inferred.`;
  const advice = say`Point to a match that has a result, such as /rounds/0/matches/1. The rules are ${listed(INFERENCES, 'and')}.`;
  node.findings.add('inferred-pointer', pointerOf(node, 'pointer'), message, advice);
}

function takeReason(document: JsonNode, inferred: number): string | null {
  const reason = takeRawText(document, 'inferredRated', 'optional')?.trim() ?? null;
  if (reason === null) return null;
  if (reason === '' || reason.length > LONGEST_REASON || inferred === 0) {
    const message =
      inferred === 0
        ? say`The report has no inferred result that could be rated.`
        : say`The reason why inferred results are rated is empty or has more than ${LONGEST_REASON} characters.`;
    const advice = inferred === 0 ? say`Remove the key inferredRated.` : say`Give a short reason.`;
    document.findings.add('inferred-rated-reason', '/inferredRated', message, advice);
    return null;
  }
  return reason;
}
