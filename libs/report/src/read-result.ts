import type { EntryIndex, TournamentReport } from '@quadrant/tournament';
import { checkKeys, placesIn, pointerOf, takeInteger, takeList, takeObject, takeText, type Place } from './fields.js';
import { findEntry, type Roster } from './handles.js';
import { LIMITS } from './limits.js';

const CONFRONTATION_KEYS: ReadonlySet<string> = new Set(['players', 'winner']);
const PLACE_KEYS: ReadonlySet<string> = new Set(['handle', 'place', 'reason']);

/** What the director says about the end of the tournament: final confrontation, places, his own final order. */
export function readResult(
  document: Place,
  roster: Roster,
): Pick<TournamentReport, 'finalConfrontation' | 'places' | 'standings'> {
  return {
    finalConfrontation: readConfrontation(document, roster),
    places: readPlaces(document, roster),
    standings: readStandings(document, roster),
  };
}

/** 000, appendix A. */
function readConfrontation(document: Place, roster: Roster): TournamentReport['finalConfrontation'] {
  const place = takeObject(document, 'finalConfrontation');
  if (place === null) return null;
  checkKeys(place, CONFRONTATION_KEYS);
  const { findings } = place;
  const list = takeList(place, 'players', LIMITS.players, 'required');
  const pointer = pointerOf(place, 'players');
  if (list !== null && list.length !== 2) {
    const message = `The final confrontation has two players, this one has ${list.length}.`;
    findings.add('wrong-length', pointer, message, 'Name both players.');
    return null;
  }
  const [first = null, second = null] = (list ?? []).map((value, index) =>
    findEntry(findings, roster, `${pointer}/${index}`, value),
  );
  const given = place.object['winner'] ?? null;
  if (given === null) findings.add('missing-key', place.pointer, 'winner is missing.', 'Name the winner.');
  const winner = given === null ? null : findEntry(findings, roster, pointerOf(place, 'winner'), given);
  if (first === null || second === null || winner === null) return null;
  if (first === second) {
    findings.add('self-match', pointer, 'A player meets himself.', 'Correct one of the two handles.');
  } else if (winner !== first && winner !== second) {
    const message = 'The winner of the final confrontation did not play in it.';
    findings.add('winner-not-in-confrontation', pointerOf(place, 'winner'), message, 'Name one of its two players.');
  }
  return { players: [first, second], winner };
}

/** 000, 12.4. */
function readPlaces(document: Place, roster: Roster): TournamentReport['places'] {
  const taken = new Set<number>();
  const named = new Set<EntryIndex>();
  const list = takeList(document, 'places', LIMITS.players) ?? [];
  return placesIn(document, 'places', list).flatMap((place) => {
    if (place === null) return [];
    checkKeys(place, PLACE_KEYS);
    const { findings } = place;
    const handle = place.object['handle'] ?? null;
    if (handle === null) findings.add('missing-key', place.pointer, 'handle is missing.', 'Name the player.');
    const entry = handle === null ? null : findEntry(findings, roster, pointerOf(place, 'handle'), handle);
    const number = takeInteger(place, 'place', 1, Math.max(1, roster.size), 'required');
    const reason = takeText(place, 'reason', LIMITS.text) ?? '';
    if (entry === null || number === null) return [];
    if (taken.has(number) || named.has(entry)) {
      const message = `Place ${number} or its player is given twice.`;
      findings.add('duplicate-place', place.pointer, message, 'Give every place once, and every player one place.');
    }
    taken.add(number);
    named.add(entry);
    return [{ entry, place: number, reason }];
  });
}

function readStandings(document: Place, roster: Roster): TournamentReport['standings'] {
  const list = takeList(document, 'standings', LIMITS.players);
  if (list === null) return null;
  const named = new Set<EntryIndex>();
  return list.flatMap((value, index) => {
    const pointer = `/standings/${index}`;
    const entry = findEntry(document.findings, roster, pointer, value);
    if (entry === null) return [];
    if (named.has(entry)) {
      const message = 'A player stands twice in the final order.';
      document.findings.add('duplicate-place', pointer, message, 'Name every player once.');
    }
    named.add(entry);
    return [entry];
  });
}
