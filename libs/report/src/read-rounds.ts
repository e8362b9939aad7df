import { STAGES, type Match, type Round, type RuleSystem } from '@quadrant/tournament';
import { checkKeys, placesIn, pointerOf, takeInteger, takeList, takeLiteral, type Place } from './fields.js';
import type { Roster } from './handles.js';
import { LIMITS } from './limits.js';
import { readMatch } from './read-match.js';

const KEYS: ReadonlySet<string> = new Set(['round', 'stage', 'matches', 'pods']);

/** `rounds` of the document, in its order. `ruleSystem` is null when the document names none that there is. */
export function readRounds(
  document: Place,
  roster: Roster,
  handles: readonly string[],
  ruleSystem: RuleSystem | null,
): Round[] {
  const list = takeList(document, 'rounds', LIMITS.rounds, 'required');
  if (list?.length === 0) {
    document.findings.add('no-rounds', '/rounds', 'The report has no rounds.', 'Add every round that was played.');
  }
  /** For each player the last round in which he was seen. */
  const seen = new Int32Array(roster.size);
  return placesIn(document, 'rounds', list ?? []).flatMap((place, index) =>
    place === null ? [] : readRound(place, index + 1, roster, handles, seen, ruleSystem),
  );
}

function readRound(
  place: Place,
  expected: number,
  roster: Roster,
  handles: readonly string[],
  seen: Int32Array,
  ruleSystem: RuleSystem | null,
): Round {
  checkKeys(place, KEYS);
  const number = takeInteger(place, 'round', 1, LIMITS.rounds, 'required');
  if (number !== null && number !== expected) {
    const message = `Round ${number} stands where round ${expected} is expected.`;
    const advice = 'Give every round once, in order, numbered from 1 without a gap.';
    place.findings.add('round-number', pointerOf(place, 'round'), message, advice);
  }
  const hasPods = (place.object['pods'] ?? null) !== null;
  if (hasPods) {
    const message = 'Pods cannot be read yet.';
    place.findings.add('not-readable-yet', pointerOf(place, 'pods'), message, 'Report matches of two players.');
  }
  const list = takeList(place, 'matches', LIMITS.matches, hasPods ? 'optional' : 'required');
  if (list?.length === 0) {
    const advice = 'Add its matches, or remove the round if it was not played.';
    place.findings.add('empty-round', place.pointer, `Round ${expected} has no matches.`, advice);
  }
  const matches = placesIn(place, 'matches', list ?? []).flatMap((at): Match[] => {
    const match = at === null ? null : readMatch(at, roster, ruleSystem);
    if (at === null || match === null) return [];
    checkPresence(at, match, expected, handles, seen);
    return [match];
  });
  return { round: expected, stage: takeLiteral(place, 'stage', STAGES) ?? 'swiss', matches };
}

/** A player has one result in a round. */
function checkPresence(place: Place, match: Match, round: number, handles: readonly string[], seen: Int32Array): void {
  match.players.forEach((player, side) => {
    if (seen[player] === round) {
      const message = `${handles[player] ?? 'A player'} is in round ${round} twice.`;
      const advice = 'Remove or correct one of the two matches.';
      place.findings.add('player-twice-in-round', `${place.pointer}/players/${side}`, message, advice);
    }
    seen[player] = round;
  });
}
