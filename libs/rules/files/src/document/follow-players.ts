import { say } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import type { FileFindings, FilePlace } from '../parts/file-findings.js';
import { checkSimilarNames } from '../similar-names.js';
import type { FileMatch } from '../parts/file-tournament.js';
import type { Entrants } from './entrants.js';
import { removePlayers, renameOutsideRounds } from './rename-players.js';
import type { RawDocument, RawRound } from './raw-document.js';

/**
 * Returns a document whose list of players follows its changed rounds, with a finding for each change of the list: a new
 * name is added; a player is renamed when a new one takes their place in every match; one who has no match left is removed, unless
 * they played the final confrontation. Players who had no match before stay.
 *
 * @param before the document before its rounds changed
 */
export function followPlayers(
  before: RawDocument,
  edited: RawDocument,
  { added }: Entrants,
  findings: FileFindings,
): RawDocument {
  const [had, has] = [seatsOf(before.rounds), seatsOf(edited.rounds)];
  const gone = [...had.keys()].filter((key) => !has.has(key));
  const come = [...added].filter(([key]) => has.has(key));
  const renames = new Map<string, string>();
  for (const [key, { handle, place }] of come) {
    const replaced = gone.find((each) => !renames.has(each) && isSubset(had.get(each)!, has.get(key)!));
    if (replaced === undefined) continue;
    renames.set(replaced, handle);
    const old = before.players.find((player) => foldHandle(player.handle) === replaced)?.handle ?? replaced;
    const message = say`${handle} replaces ${old} in every match, so the list of players has ${handle} with what it said of ${old}.`;
    findings.add('players-edited', place, message, IF_RIGHT);
  }
  const renamed = renameOutsideRounds(edited, renames);
  const finalists = new Set(finalistsOf(edited).map(foldHandle));
  const removed = new Set(gone.filter((key) => !renames.has(key) && !finalists.has(key)));
  for (const { handle } of before.players) {
    if (!removed.has(foldHandle(handle))) continue;
    const message = say`${handle} has no match left, and is removed from the players, the places and the order of the director.`;
    findings.add('players-edited', { pointer: '/players' }, message, IF_RIGHT);
  }
  const left = removePlayers(renamed, removed);
  const isNew = ([key]: (typeof come)[number]) => ![...renames.values()].some((handle) => foldHandle(handle) === key);
  const fresh = come.filter(isNew).map(([, each]) => each);
  for (const { handle, place } of fresh) {
    const message = say`${handle} was not in this tournament before, and is added to its players.`;
    findings.add(
      'players-edited',
      place,
      message,
      say`If this is a misspelling, correct the cell; otherwise no change is needed.`,
    );
  }
  const document =
    fresh.length === 0 ? left : { ...left, players: [...left.players, ...fresh.map(({ handle }) => ({ handle }))] };
  tellSimilar(document, fresh, findings);
  return document;
}

const IF_RIGHT = say`If this is correct, no change is needed.`;

/** The round and the table at which a player sits, by folded handle. */
function seatsOf(rounds: readonly RawRound[]): Map<string, Set<number>> {
  const seats = new Map<string, Set<number>>();
  for (const [round, { matches, pods }] of rounds.entries()) {
    const tables = [
      ...(matches ?? []).map(({ players }) => players.filter((handle) => handle !== null)),
      ...(pods ?? []).map(({ scores }) => Object.keys(scores)),
    ];
    for (const handle of tables.flat()) {
      const key = foldHandle(handle);
      seats.set(key, (seats.get(key) ?? new Set<number>()).add(round));
    }
  }
  return seats;
}

const isSubset = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].every((each) => other.has(each));

function finalistsOf({ finalConfrontation }: RawDocument): readonly string[] {
  const players = (finalConfrontation as { readonly players?: readonly string[] } | null | undefined)?.players;
  return players ?? [];
}

/** Warns about a new name that is nearly that of another player who is in none of the same rounds. */
function tellSimilar(
  { players, rounds }: RawDocument,
  fresh: readonly { readonly handle: string; readonly place: FilePlace }[],
  findings: FileFindings,
): void {
  if (fresh.length === 0) return;
  const placeOf = new Map(fresh.map(({ handle, place }) => [foldHandle(handle), place]));
  const ofNew: FileFindings = {
    ...findings,
    add: (code, place, message, advice) => {
      if (place.line !== undefined) findings.add(code, place, message, advice);
    },
  };
  const listed = players.map(({ handle }) => ({
    id: foldHandle(handle),
    name: handle,
    ...{ seed: null, country: null, place: null, droppedAfterRound: null },
  }));
  const met = rounds.map(({ round, matches, pods }) => ({
    round,
    stage: 'swiss' as const,
    matches: [
      ...(matches ?? []).map(({ players: pair }) => pair.filter((handle) => handle !== null)),
      ...(pods ?? []).map(({ scores }) => Object.keys(scores)),
    ].map((handles): FileMatch => ({
      players: handles.map(foldHandle) as unknown as FileMatch['players'],
      ...{ kind: 'played', result: null, margin: null, score: null, games: [] },
    })),
  }));
  checkSimilarNames(listed, met, (id) => placeOf.get(id) ?? { pointer: '' }, ofNew);
}
