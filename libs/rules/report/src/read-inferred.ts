import { listed, say } from '@quadrant/rules/message';
import {
  DATE_INFERENCES,
  INFERENCES,
  type Inference,
  inferredDate,
  PLACE_INFERENCES,
  type PlaceInference,
  precisionOf,
  type TournamentHeader,
  type Match,
  ROUND_INFERENCES,
  type Round,
  type RoundInference,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { checkKeys, takeLiteral, takeRawText } from './fields.js';
import { nodesIn, pointerOf, takeList, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import type { ReadRounds } from './read-rounds.js';

const KEYS: ReadonlySet<string> = new Set(['pointer', 'rule']);
const OF_MATCH = /^\/rounds\/\d+\/matches\/\d+$/;
const OF_PLACE = /^\/statedStandings\/\d+$/;
const LONGEST_REASON = 200;

/** The month or the year of the tournament, which is concluded. */
export const DATE_POINTER = '/tournament/date';
/** The rounds in which matches were played, which are concluded. */
export const ROUNDS_POINTER = '/rounds';

type ReadInferred = Pick<TournamentReport, 'rounds' | 'roundsInferred' | 'inferredRated'>;

// @row 265
/**
 * Reads which results the sender concluded because the source does not state them, whether they count for ratings, and
 * whether the rounds of the matches were concluded, too.
 *
 * @returns the rounds with a mark at each such match
 */
export function readInferred(document: JsonNode, { rounds, pointers }: ReadRounds): ReadInferred {
  const list = takeList(document, 'inferred', LIMITS.rounds * LIMITS.players) ?? [];
  const matchAt = new Map([...pointers].map(([match, pointer]) => [pointer, match]));
  const rules = new Map<unknown, Inference>();
  let ofRounds: RoundInference | null = null;
  for (const node of nodesIn(document, 'inferred', list)) {
    if (node === null) continue;
    checkKeys(node, KEYS);
    const pointer = takeRawText(node, 'pointer', 'required');
    if (pointer === DATE_POINTER) {
      takeLiteral(node, 'rule', DATE_INFERENCES, 'required');
      continue;
    }
    if (pointer === ROUNDS_POINTER) {
      ofRounds = takeLiteral(node, 'rule', ROUND_INFERENCES, 'required');
      if (!rounds.some(({ matches }) => matches.length > 0)) refuse(node);
      continue;
    }
    if (pointer !== null && OF_PLACE.test(pointer)) {
      takeLiteral(node, 'rule', PLACE_INFERENCES, 'required');
      continue;
    }
    const rule = takeLiteral(node, 'rule', INFERENCES, 'required');
    if (pointer === null) continue;
    const match = OF_MATCH.test(pointer) ? matchAt.get(pointer) : undefined;
    if (match?.players.length !== 2) refuse(node);
    else if (rule !== null) rules.set(match, rule);
  }
  const reason = takeReason(document, rules.size);
  const concluded = ofRounds !== null && { roundsInferred: ofRounds };
  if (rules.size === 0) return { rounds, ...concluded };
  const mark = (match: Match): Match => {
    const inferred = rules.get(match);
    return inferred === undefined ? match : { ...match, inferred };
  };
  return {
    rounds: rounds.map((round): Round => ({ ...round, matches: round.matches.map(mark) })),
    ...concluded,
    ...(reason !== null && { inferredRated: reason }),
  };
}

/** Marks a month or a year that the sender concluded, because the source does not state it. */
export function withInferredDate(document: JsonNode, header: TournamentHeader): TournamentHeader {
  const { inferred } = document.object;
  const at = Array.isArray(inferred) ? inferred.findIndex(isOfDate) : -1;
  if (at === -1) return header;
  const precision = precisionOf(header.date ?? '');
  if (precision === 'month' || precision === 'year') return { ...header, date: inferredDate(header.date!) };
  const message = say`Only a month or a year can be inferred from the tournaments before and after it.`;
  const advice = say`Give the month or the year in tournament.date, or remove the row.`;
  document.findings.add('inferred-pointer', `/inferred/${at}/pointer`, message, advice);
  return header;
}

/** It is a row of the stated standings, with its pointer in the document. */
interface PointedRow {
  readonly pointer: string;
  readonly place: number | null;
}

/**
 * Returns the rules by which places were concluded, because the source leaves them empty, by the pointers of their rows. A
 * concluded place is one that somebody above shares.
 */
export function inferredPlaces(document: JsonNode, rows: readonly PointedRow[]): ReadonlyMap<string, PlaceInference> {
  const { inferred } = document.object;
  const listed: readonly unknown[] = Array.isArray(inferred) ? inferred : [];
  const found = new Map<string, PlaceInference>();
  for (const [at, row] of listed.entries()) {
    const pointer = pointerIn(row);
    if (pointer === null || !OF_PLACE.test(pointer)) continue;
    const own = rows.findIndex((each) => each.pointer === pointer);
    const place = rows[own]?.place ?? null;
    if (place !== null && rows.slice(0, own).some((each) => each.place === place)) {
      found.set(pointer, PLACE_INFERENCES[0]);
      continue;
    }
    const message = say`Only a place that a row above has too can be inferred.`;
    const advice = say`Point to a row with a shared place, such as /statedStandings/3, or remove the row.`;
    document.findings.add('inferred-pointer', `/inferred/${at}/pointer`, message, advice);
  }
  return found;
}

const pointerIn = (row: unknown): string | null => {
  const pointer = typeof row === 'object' && row !== null ? (row as { readonly pointer?: unknown }).pointer : null;
  return typeof pointer === 'string' ? pointer : null;
};

/** Tells whether a row of `inferred` is about the date. */
const isOfDate = (row: unknown): boolean => pointerIn(row) === DATE_POINTER;

/** Tells whether a row of `inferred` is about the result of a match. */
export const isOfResult = (row: unknown): boolean => {
  const pointer = pointerIn(row) ?? '';
  return pointer !== DATE_POINTER && pointer !== ROUNDS_POINTER && !OF_PLACE.test(pointer);
};

function refuse(node: JsonNode): void {
  const message = say`Only the result of a match of two players can be inferred, or the rounds of such matches.`;
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
