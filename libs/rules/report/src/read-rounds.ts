import { say } from '@quadrant/rules/message';
import {
  STAGES,
  type EntryIndex,
  type GameTitle,
  type IncompleteMatch,
  type Match,
  type Pod,
  type Round,
  type RuleSystem,
} from '@quadrant/rules/tournament';
import { checkKeys, takeInteger, takeLiteral } from './fields.js';
import { isObject, nodesIn, pointerOf, takeList, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import { readMatch } from './read-match.js';
import { readPod } from './read-pod.js';
import type { Roster } from './roster.js';

const KEYS: ReadonlySet<string> = new Set<keyof Round>(['round', 'stage', 'matches', 'pods']);

const MISPLACED = { pods: 'pods-not-for-game', matches: 'matches-not-for-game' } as const;

export interface RoundFacts {
  readonly roster: Roster;
  /** The index is the entry. */
  readonly handles: readonly string[];
  /** It is null when the document names none, or an unknown one. */
  readonly ruleSystem: RuleSystem | null;
  /** It is null when the document names none, an unknown one, or one that the rule system does not have. */
  readonly game: GameTitle | null;
  /** It is true for Tribbles Finals, whose rounds may be numbered from 6. */
  readonly continuesHeats: boolean;
  readonly mayBeUnplayed: boolean;
  /** Not all rounds are known, so their numbers may leave some out. */
  readonly hasGaps: boolean;
}

/** The rounds, as far as they can be read, and the pointers to those matches and pods that have no error. */
export interface ReadRounds {
  readonly rounds: Round[];
  readonly pointers: ReadonlyMap<Match | Pod, string>;
}

/** Reads `rounds` of the document, in its order. */
export function readRounds(document: JsonNode, facts: RoundFacts): ReadRounds {
  const list = takeList(document, 'rounds', LIMITS.rounds, 'required');
  if (list?.length === 0 && !facts.mayBeUnplayed) {
    document.findings.add(
      'no-rounds',
      '/rounds',
      say`The report has no rounds.`,
      say`Add every round that was played.`,
    );
  }
  /** It holds the last round in which each player was seen. */
  const seen = new Int32Array(facts.roster.size);
  const pointers = new Map<Match | Pod, string>();
  const first = firstNumber(list ?? [], facts);
  let last = 0;
  const rounds = nodesIn(document, 'rounds', list ?? []).flatMap((node, index) => {
    if (node === null) return [];
    checkKeys(node, KEYS);
    const number = facts.hasGaps ? (takeLaterNumber(node, last) ?? last + 1) : first + index;
    if (!facts.hasGaps) checkNumber(node, number);
    last = number;
    const meet = (player: EntryIndex, pointer: string): void => {
      if (seen[player] === index + 1) {
        const message = say`${facts.handles[player] ?? 'A player'} is in round ${number} twice.`;
        node.findings.add('player-twice-in-round', pointer, message, say`Remove or correct one of the two.`);
      }
      seen[player] = index + 1;
    };
    const stage = takeLiteral(node, 'stage', STAGES) ?? 'swiss';
    const place = (table: Match | Pod, pointer: string) => void pointers.set(table, pointer);
    return [{ round: number, stage, ...readTables(node, number, facts, { meet, place }) }];
  });
  return { rounds, pointers };
}

/** Returns the number of the first round: 1, or 6 when Tribbles Finals follow five rounds of heats (000, appendix A, step 5). */
const firstNumber = ([round]: readonly unknown[], { continuesHeats }: RoundFacts): number =>
  continuesHeats && isObject(round) && round['round'] === FIRST_OF_FINALS ? FIRST_OF_FINALS : 1;

const FIRST_OF_FINALS = 6;

function checkNumber(node: JsonNode, expected: number): void {
  const number = takeInteger(node, 'round', 1, LIMITS.rounds, 'required');
  if (number === null || number === expected) return;
  const message = say`Round ${expected} is expected here, but this is round ${number}.`;
  const advice = say`Give every round once, in order, numbered from 1 without a gap; Tribbles Finals may begin at 6.`;
  node.findings.add('round-number', pointerOf(node, 'round'), message, advice);
}

/** Returns the number of a round after which others may be missing; null, with a finding, when it is not a later one. */
function takeLaterNumber(node: JsonNode, last: number): number | null {
  const number = takeInteger(node, 'round', 1, LIMITS.rounds, 'required');
  if (number === null || number > last) return number;
  const message = say`Round ${number} does not come after round ${last}.`;
  node.findings.add('round-number', pointerOf(node, 'round'), message, say`Give the known rounds in order, each once.`);
  return null;
}

/** An empty list counts as absent, so it can be beside the round's real contents. */
function isGiven({ object }: JsonNode, key: string): boolean {
  const value = object[key] ?? null;
  return value !== null && !(Array.isArray(value) && value.length === 0);
}

/** It is called for the tables of a round while they are read. */
interface Listener {
  /** It is called for every player, since a player has one result in a round. */
  readonly meet: (player: EntryIndex, pointer: string) => void;
  readonly place: (table: Match | Pod, pointer: string) => void;
}

/** Tribbles is played in pods (000, 7.4), every other game in matches. */
function readTables(
  node: JsonNode,
  round: number,
  { roster, ruleSystem, game }: RoundFacts,
  { meet, place }: Listener,
): Pick<Round, 'matches' | 'incomplete' | 'pods'> {
  const isKnown = ruleSystem !== null && game !== null;
  const holdsPods = isKnown
    ? ruleSystem.notation.podGames.includes(game)
    : isGiven(node, 'pods') && !isGiven(node, 'matches');
  const [key, other] = holdsPods ? (['pods', 'matches'] as const) : (['matches', 'pods'] as const);
  const isMistaken = isKnown && isGiven(node, other);
  if (isMistaken) {
    const message = say`A round of ${game} has ${key}, not ${other}.`;
    node.findings.add(MISPLACED[other], pointerOf(node, other), message, say`Give ${key}, or correct the game.`);
  }
  const list = takeList(node, key, LIMITS.matches, isMistaken ? 'optional' : 'required');
  if (list?.length === 0 && !isMistaken) {
    const advice = say`Add its ${key}, or remove the round if it was not played.`;
    node.findings.add('empty-round', node.pointer, say`Round ${round} has no ${key}.`, advice);
  }
  const nodes = nodesIn(node, key, list ?? []).filter((at) => at !== null);
  if (holdsPods) {
    const pods = nodes.flatMap((at): Pod[] => {
      const errors = at.findings.countErrors();
      const pod = readPod(at, roster, meet);
      if (pod !== null && at.findings.countErrors() === errors) place(pod, at.pointer);
      return toList(pod);
    });
    return { matches: [], pods };
  }
  const matches: Match[] = [];
  const incomplete: IncompleteMatch[] = [];
  nodes.forEach((at, number) => {
    const errors = at.findings.countErrors();
    const read = readMatch(at, roster, ruleSystem, meet);
    if (read?.kind === 'incomplete') incomplete.push({ ...read.match, number });
    if (read?.kind !== 'match') return;
    matches.push(read.match);
    if (at.findings.countErrors() === errors) place(read.match, at.pointer);
  });
  return { matches, ...(incomplete.length > 0 && { incomplete }), pods: [] };
}

const toList = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);
