import { countPackedGames, type RatingRules } from '@quadrant/rules/rating';
import type { TournamentInput } from './compute-outcome.js';
import type { ChainLinks } from './hashes.js';
import { compareHistory, type HistoryPosition } from './history.js';
import type { HistoryState } from './state.js';
import { takeIn, type HistoryStep } from './take-in.js';

/** A tournament of history; callers know more about it. */
export interface HistoryTournament {
  readonly position: HistoryPosition;
  readonly input: TournamentInput;
}

/** History as a replay reads it: its start, and its tournaments in batches. */
export interface HistoryReading<Tournament extends HistoryTournament> {
  /** The ratings that players have just before the first tournament; after the replay, those after the last one. */
  readonly state: HistoryState;
  readonly links: ChainLinks;
  /** The number of tournaments; 0 when nobody follows the progress, because then they are not counted. */
  readonly total: number;
  readonly tournaments: AsyncIterable<readonly Tournament[]>;
}

export interface ReplayedStep<Tournament extends HistoryTournament> {
  readonly tournament: Tournament;
  readonly step: HistoryStep;
}

export interface Replayed {
  readonly state: HistoryState;
  readonly links: ChainLinks;
  readonly tournaments: number;
  readonly games: number;
}

export interface ReplayProgress {
  readonly tournamentsTotal: number;
  readonly tournamentsDone: number;
  readonly gamesDone: number;
}

export interface ReplaySettings<Tournament extends HistoryTournament> {
  /** It gets the outcomes of tournaments in the order of history; the next ones are computed when it returns. */
  readonly write: (steps: readonly ReplayedStep<Tournament>[]) => Promise<void>;
  /** An error that it throws ends the replay. */
  readonly onProgress?: (progress: ReplayProgress) => Promise<void> | void;
}

/**
 * Takes in tournaments one after the other. Live runs, refreshes, previews and verification all use this loop; they
 * differ in their start and in what they do with the result.
 *
 * @throws NotTakenIn for the first tournament whose outcome cannot be computed
 */
export async function replay<Tournament extends HistoryTournament>(
  rules: RatingRules,
  { state, links: start, total, tournaments }: HistoryReading<Tournament>,
  { write, onProgress }: ReplaySettings<Tournament>,
): Promise<Replayed> {
  let links = start;
  let games = 0;
  let done = 0;
  for await (const batch of tournaments) {
    const steps = batch.map((tournament) => {
      const step = takeInNamed(rules, state, links, tournament);
      links = step.links;
      games += countPackedGames(tournament.input.scorecard.games);
      return { tournament, step };
    });
    await write(steps);
    done += batch.length;
    await onProgress?.({ tournamentsTotal: total, tournamentsDone: done, gamesDone: games });
  }
  return { state, links, tournaments: done, games };
}

/** The tournament whose outcome could not be computed. In a long history, an error without it would be useless. */
export class NotTakenIn<Tournament extends HistoryTournament = HistoryTournament> extends Error {
  constructor(
    readonly tournament: Tournament,
    cause: unknown,
  ) {
    super(`tournament ${tournament.input.key} could not be taken in`, { cause });
  }
}

function takeInNamed(rules: RatingRules, state: HistoryState, links: ChainLinks, tournament: HistoryTournament) {
  try {
    return takeIn(rules, state, links, tournament.input);
  } catch (cause) {
    throw new NotTakenIn(tournament, cause);
  }
}

/** Returns history with one more tournament, at its position; another one with the same key is left out. */
export async function* withTournament<Tournament extends HistoryTournament>(
  batches: AsyncIterable<readonly Tournament[]>,
  added: Tournament,
): AsyncGenerator<readonly Tournament[]> {
  let isPlaced = false;
  for await (const batch of withoutTournament(batches, added.position.key)) {
    const at = isPlaced ? -1 : batch.findIndex(({ position }) => compareHistory(position, added.position) > 0);
    if (at !== -1) isPlaced = true;
    yield at === -1 ? batch : batch.toSpliced(at, 0, added);
  }
  if (!isPlaced) yield [added];
}

/**
 * Returns history with tournaments added, each in its place.
 *
 * @param batches without tournaments of these keys
 */
export async function* withTournaments<Tournament extends HistoryTournament>(
  batches: AsyncIterable<readonly Tournament[]>,
  added: readonly Tournament[],
): AsyncGenerator<readonly Tournament[]> {
  const sorted = added.toSorted((one, other) => compareHistory(one.position, other.position));
  let at = 0;
  for await (const batch of batches) {
    const merged: Tournament[] = [];
    for (const tournament of batch) {
      while (at < sorted.length && compareHistory(sorted[at]!.position, tournament.position) < 0)
        merged.push(sorted[at++]!);
      merged.push(tournament);
    }
    yield merged;
  }
  while (at < sorted.length) yield sorted.slice(at, (at += ADDED_TOGETHER));
}

/** Tournaments behind the last one of history come in batches of this size, as those of history do. */
const ADDED_TOGETHER = 250;

/** Returns history without the tournament that has a key. */
export async function* withoutTournament<Tournament extends HistoryTournament>(
  batches: AsyncIterable<readonly Tournament[]>,
  key: string,
): AsyncGenerator<readonly Tournament[]> {
  for await (const batch of batches) yield batch.filter(({ position }) => position.key !== key);
}
