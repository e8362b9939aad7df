import type { DiffCauseKind } from '@quadrant/rules/history-diff';
import { influencesOn } from './influences.js';
import type { Moved, MovedHistory, MovedTournament } from './moved-history.js';

/** One player in one tournament on the way from the cause to the number that changed. */
export interface CauseStep {
  readonly tournament: Pick<MovedTournament, 'id' | 'name' | 'position'>;
  readonly handle: string;
  readonly after: Moved;
}

/** The path that explains why a run changed a number. */
export interface CausePath {
  /** The change to the first tournament of the path; null when it was not changed, or when the search gave up. */
  readonly cause: DiffCauseKind | null;
  /** The steps lead from the cause to the number: the tournament in question comes last. */
  readonly steps: readonly CauseStep[];
  /** The number of players in tournaments that were examined. */
  readonly examined: number;
  /** Tells whether the search ended at its limit: the only step is then the number itself. */
  readonly gaveUp: boolean;
}

interface Visit {
  readonly tournament: MovedTournament;
  readonly entry: number;
  readonly next: Visit | null;
}

/**
 * Finds the nearest changed tournament that explains why a run changed a number. When only the ratings before a
 * tournament had changed, the search goes on with the tournaments that they came from: the player's own, those of
 * their opponents, and so on. If the player's own tournaments alone lead to a cause, that is the path. Otherwise the
 * search is breadth first, so that no path from a cause to the number is shorter.
 *
 * @param start a tournament of the player whose numbers the run moved
 * @param limit of players in tournaments that are looked at
 * @throws RangeError for a player without a rating change in that tournament
 */
export async function findCause(
  history: MovedHistory,
  start: MovedTournament,
  handle: string,
  limit: number,
): Promise<CausePath> {
  const asked: Visit = { tournament: start, entry: entryOf(start, handle), next: null };
  const own = await walkBackAlone(history, asked, handle, limit);
  if (own !== null) return own;
  const queue = [asked];
  const seen = new Set([nameOf(asked)]);
  let examined = 0;
  for (const visit of queue) {
    if (examined === limit) return { cause: null, steps: stepsFrom(asked), examined, gaveUp: true };
    examined++;
    const { cause, position } = visit.tournament;
    const moved = cause === null ? movedInfluences(visit) : [];
    // No tournament before it explains the change, so the cause is here.
    if (moved.length === 0) return { cause, steps: stepsFrom(visit), examined, gaveUp: false };
    for (const mover of moved) {
      const tournament = await history.findLastBefore(mover, position);
      if (tournament === null) continue;
      const earlier = { tournament, entry: entryOf(tournament, mover), next: visit };
      if (seen.has(nameOf(earlier))) continue;
      seen.add(nameOf(earlier));
      queue.push(earlier);
    }
  }
  return { cause: null, steps: stepsFrom(asked), examined, gaveUp: false };
}

/** Returns the path through the player's own tournaments; null when it leads to no cause within the limit. */
async function walkBackAlone(
  history: MovedHistory,
  asked: Visit,
  handle: string,
  limit: number,
): Promise<CausePath | null> {
  let visit = asked;
  for (let examined = 1; examined <= limit; examined++) {
    const { cause, position, players } = visit.tournament;
    if (cause !== null) return { cause, steps: stepsFrom(visit), examined, gaveUp: false };
    const { before } = players[visit.entry]!;
    const earlier = before.from === before.to ? null : await history.findLastBefore(handle, position);
    if (earlier === null) return null;
    visit = { tournament: earlier, entry: entryOf(earlier, handle), next: visit };
  }
  return null;
}

/** Lists the players whose changed ratings before the tournament influenced the number, the player themselves first. */
function movedInfluences({ tournament: { games, players }, entry }: Visit): string[] {
  return influencesOn(games, entry)
    .map((each) => players[each] ?? null)
    .filter((player) => player !== null && player.before.from !== player.before.to)
    .map((player) => player!.handle);
}

function entryOf({ name, players }: MovedTournament, handle: string): number {
  const entry = players.findIndex((player) => player?.handle === handle);
  if (entry === -1) throw new RangeError(`${handle} has no rating change in ${name}.`);
  return entry;
}

const nameOf = ({ tournament, entry }: Visit): string => `${tournament.id} ${entry}`;

function stepsFrom(first: Visit): CauseStep[] {
  const steps: CauseStep[] = [];
  for (let visit: Visit | null = first; visit !== null; visit = visit.next) {
    const { handle, after } = visit.tournament.players[visit.entry]!;
    const { id, name, position } = visit.tournament;
    steps.push({ tournament: { id, name, position }, handle, after });
  }
  return steps;
}
