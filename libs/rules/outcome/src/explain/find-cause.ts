import type { DiffCauseKind } from '../diff/history-diff.js';
import { influencesOn } from './influences.js';
import type { Moved, MovedHistory, MovedTournament } from './moved-history.js';

/** One player in one tournament on the way from the cause to the number that moved. */
export interface CauseStep {
  readonly tournament: Pick<MovedTournament, 'id' | 'name' | 'position'>;
  readonly handle: string;
  /** The player's rating after the tournament. */
  readonly after: Moved;
}

/** Why a run moved a number. */
export interface CausePath {
  /** What was done to the first tournament of the path; null when nothing was, or when the search gave up. */
  readonly cause: DiffCauseKind | null;
  /** From the cause to the number: the tournament that was asked about comes last. */
  readonly steps: readonly CauseStep[];
  /** Players in tournaments that were looked at. */
  readonly examined: number;
  /** Whether the search ended at its limit: the one step is then the number itself. */
  readonly gaveUp: boolean;
}

interface Visit {
  readonly tournament: MovedTournament;
  readonly entry: number;
  /** Where it led to. */
  readonly next: Visit | null;
}

/**
 * Walks back from a number that a run moved to the nearest tournament that something was done to. Where only the ratings
 * before a tournament had moved, it goes on with the tournaments that these came from: the player's own, those of their
 * opponents, those of theirs. Where the player's own tournaments alone lead to a cause, that is the path; otherwise breadth first, so
 * that no way from a cause to the number is shorter.
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
    // What no tournament before it moved was moved here.
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

/** The path over the player's own tournaments; null where it leads to no cause within the limit. */
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

/** Whose ratings before the tournament had moved and went into the number, the player themselves first. */
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
