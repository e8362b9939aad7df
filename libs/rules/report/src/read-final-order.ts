import { say } from '@quadrant/rules/message';
import type { EntryIndex, TournamentReport } from '@quadrant/rules/tournament';
import { checkKeys, takeInteger, takeText } from './fields.js';
import { nodesIn, pointerOf, takeList, takeObject, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import { findEntry, type Roster } from './roster.js';

const CONFRONTATION_KEYS: ReadonlySet<string> = new Set(['players', 'winner']);
const PLACE_KEYS: ReadonlySet<string> = new Set(['handle', 'place', 'reason']);

/** Reads what the director decided about the end of the tournament: final confrontation, places, and their own final order. */
export function readFinalOrder(
  document: JsonNode,
  roster: Roster,
): Pick<TournamentReport, 'finalConfrontation' | 'places' | 'standings'> {
  return {
    finalConfrontation: readConfrontation(document, roster),
    places: readPlaces(document, roster),
    standings: readStandings(document, roster),
  };
}

/** 000, appendix A. */
function readConfrontation(document: JsonNode, roster: Roster): TournamentReport['finalConfrontation'] {
  const node = takeObject(document, 'finalConfrontation');
  if (node === null) return null;
  checkKeys(node, CONFRONTATION_KEYS);
  const { findings } = node;
  const list = takeList(node, 'players', LIMITS.players, 'required');
  const pointer = pointerOf(node, 'players');
  if (list !== null && list.length !== 2) {
    const message = say`The final confrontation has two players, but this one has ${list.length}.`;
    findings.add('wrong-length', pointer, message, say`Name both players.`);
    return null;
  }
  const [first = null, second = null] = (list ?? []).map((value, index) =>
    findEntry(findings, roster, `${pointer}/${index}`, value),
  );
  const given = node.object['winner'] ?? null;
  if (given === null) findings.add('missing-key', node.pointer, say`The key winner is missing.`, say`Name the winner.`);
  const winner = given === null ? null : findEntry(findings, roster, pointerOf(node, 'winner'), given);
  if (first === null || second === null || winner === null) return null;
  if (first === second) {
    findings.add(
      'self-match',
      pointer,
      say`A player is listed as their own opponent.`,
      say`Correct one of the two handles.`,
    );
  } else if (winner !== first && winner !== second) {
    const message = say`The winner of the final confrontation did not play in it.`;
    findings.add('winner-not-in-confrontation', pointerOf(node, 'winner'), message, say`Name one of its two players.`);
  }
  return { players: [first, second], winner };
}

/** 000, 12.4. */
function readPlaces(document: JsonNode, roster: Roster): TournamentReport['places'] {
  const taken = new Set<number>();
  const named = new Set<EntryIndex>();
  const list = takeList(document, 'places', LIMITS.players) ?? [];
  return nodesIn(document, 'places', list).flatMap((node) => {
    if (node === null) return [];
    checkKeys(node, PLACE_KEYS);
    const { findings } = node;
    const handle = node.object['handle'] ?? null;
    if (handle === null)
      findings.add('missing-key', node.pointer, say`The key handle is missing.`, say`Name the player.`);
    const entry = handle === null ? null : findEntry(findings, roster, pointerOf(node, 'handle'), handle);
    const number = takeInteger(node, 'place', 1, Math.max(1, roster.size), 'required');
    const reason = takeText(node, 'reason', LIMITS.text) ?? '';
    if (entry === null || number === null) return [];
    if (taken.has(number) || named.has(entry)) {
      const message = say`Place ${number} or its player is given twice.`;
      findings.add('duplicate-place', node.pointer, message, say`Give every place once, and every player one place.`);
    }
    taken.add(number);
    named.add(entry);
    return [{ entry, place: number, reason }];
  });
}

function readStandings(document: JsonNode, roster: Roster): TournamentReport['standings'] {
  const list = takeList(document, 'standings', LIMITS.players);
  if (list === null) return null;
  const named = new Set<EntryIndex>();
  return list.flatMap((value, index) => {
    const pointer = `/standings/${index}`;
    const entry = findEntry(document.findings, roster, pointer, value);
    if (entry === null) return [];
    if (named.has(entry)) {
      const message = say`A player is listed twice in the final order.`;
      document.findings.add('duplicate-place', pointer, message, say`Name every player once.`);
    }
    named.add(entry);
    return [entry];
  });
}
