import { foldHandle } from '@quadrant/rules/tournament';
import { winnerNamed } from './match-columns.js';
import { UNKNOWN_PLAYER, withMember, type Raw, type RawDocument, type RawMatch, type RawPod } from './raw-document.js';

/** It holds the new handles of players, by the folded handle that they had. */
export type Renames = ReadonlyMap<string, string>;

const nameIn = (renames: Renames, handle: string): string => renames.get(foldHandle(handle)) ?? handle;

const keysIn = (renames: Renames, object: unknown): Raw =>
  Object.fromEntries(Object.entries(object as Raw).map(([handle, value]) => [nameIn(renames, handle), value]));

const winnerIn = (renames: Renames, winner: unknown): unknown => {
  if (typeof winner !== 'string' || winner === 'draw') return winner;
  const renamed = renames.get(foldHandle(winner));
  return renamed === undefined ? winner : winnerNamed(renamed);
};

/** Returns an object with some members changed; members that it does not have stay away. */
function change(object: Raw, changes: Readonly<Record<string, (value: unknown) => unknown>>): Raw {
  const changed = Object.entries(changes).filter(([key]) => (object[key] ?? null) !== null);
  return { ...object, ...Object.fromEntries(changed.map(([key, to]) => [key, to(object[key])])) };
}

/** Returns a match in which players have other handles: as its players, as winners of games, and by their sides and missions. */
export function renameInMatch(match: RawMatch, renames: Renames): RawMatch {
  if (!match.players.some((handle) => renames.has(foldHandle(handle ?? UNKNOWN_PLAYER)))) return match;
  return change(match, {
    players: (players) =>
      (players as RawMatch['players']).map((handle) => (handle === null ? null : nameIn(renames, handle))),
    games: (games) =>
      (games as Raw[]).map((game) =>
        change(game, {
          winner: (winner) => winnerIn(renames, winner),
          sides: (sides) => keysIn(renames, sides),
        }),
      ),
    missions: (missions) => keysIn(renames, missions),
  }) as RawMatch;
}

const renameInPod = (pod: RawPod, renames: Renames): RawPod =>
  Object.keys(pod.scores).some((handle) => renames.has(foldHandle(handle)))
    ? (change(pod, {
        scores: (scores) => keysIn(renames, scores),
        wentOut: (handle) => nameIn(renames, handle as string),
      }) as RawPod)
    : pod;

/** Returns a document in which players have other handles, also in what the director said of the final order. */
export function renameInDocument(document: RawDocument, renames: Renames): RawDocument {
  if (renames.size === 0) return document;
  // A document without games may have no such key.
  const games: unknown = document.rounds;
  if (!Array.isArray(games)) return renameOutsideRounds(document, renames);
  const rounds = document.rounds.map(
    (round) =>
      change(round, {
        matches: (matches) => (matches as RawMatch[]).map((match) => renameInMatch(match, renames)),
        pods: (pods) => (pods as RawPod[]).map((pod) => renameInPod(pod, renames)),
      }) as RawDocument['rounds'][number],
  );
  return renameOutsideRounds({ ...document, rounds }, renames);
}

/** Returns a document in which players have other handles, except in its rounds. */
export const renameOutsideRounds = (document: RawDocument, renames: Renames): RawDocument =>
  change(document, {
    players: (players) => (players as Raw[]).map((player) => change(player, { handle: named(renames) })),
    finalConfrontation: (final) =>
      change(final as Raw, {
        players: (handles) => (handles as string[]).map((handle) => nameIn(renames, handle)),
        winner: named(renames),
      }),
    places: (places) => (places as Raw[]).map((place) => change(place, { handle: named(renames) })),
    standings: (handles) => (handles as string[]).map((handle) => nameIn(renames, handle)),
    statedStandings: (rows) =>
      (rows as Raw[]).map((row) =>
        change(row, {
          handle: named(renames),
          tiedWith: (handles) => (handles as string[]).map((handle) => nameIn(renames, handle)),
        }),
      ),
  }) as RawDocument;

const named = (renames: Renames) => (handle: unknown) => nameIn(renames, handle as string);

/** Returns a document without some players in its list, and in what the director said of the final order. */
export function removePlayers(document: RawDocument, removed: ReadonlySet<string>): RawDocument {
  if (removed.size === 0) return document;
  const stays = (handle: unknown) => !removed.has(foldHandle(handle as string));
  return change(document, {
    players: (players) => (players as Raw[]).filter(({ handle }) => stays(handle)),
    places: (places) => (places as Raw[]).filter(({ handle }) => stays(handle)),
    standings: (handles) => (handles as string[]).filter(stays),
    statedStandings: (rows) => (rows as Raw[]).filter(({ handle }) => stays(handle)),
    inferred: (concluded) => moveConcluded(concluded as Raw[], (document['statedStandings'] ?? []) as Raw[], stays),
  }) as RawDocument;
}

const STATED_ROW = /^\/statedStandings\/(\d+)$/;

/** Moves the pointers of concluded places to the rows that stay. A place that nobody above shares any more is none. */
function moveConcluded(concluded: readonly Raw[], rows: readonly Raw[], stays: (handle: unknown) => boolean): Raw[] {
  const left = rows.filter(({ handle }) => stays(handle));
  return concluded.flatMap((each) => {
    const [, number] = STATED_ROW.exec(String(each['pointer'])) ?? [];
    if (number === undefined) return [each];
    const at = left.indexOf(rows[Number(number)]!);
    const isShared = left.slice(0, Math.max(at, 0)).some(({ place }) => place === left[at]!['place']);
    return isShared ? [{ ...each, pointer: `/statedStandings/${at}` }] : [];
  });
}

/** Returns a match that only its first player is left of: nothing in it may name the other one. */
export function withoutOpponent(match: RawMatch): RawMatch {
  const first = match.players[0] ?? '';
  const own = Object.entries((match['missions'] ?? {}) as Raw).filter(
    ([handle]) => foldHandle(handle) === foldHandle(first),
  );
  const missions = own.length === 0 ? null : Object.fromEntries(own);
  const alone = ['bonusExcluded', 'victoryConditionsDiffer', 'bestOf'].reduce<Raw>(
    (each, key) => withMember(each, key, null),
    withMember(match, 'missions', missions),
  );
  return { ...alone, players: [first] };
}
