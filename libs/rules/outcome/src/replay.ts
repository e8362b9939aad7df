import { countPackedGames, type RatingRules } from '@quadrant/rules/rating';
import type { TournamentInput } from './compute-outcome.js';
import type { ChainLinks } from './hashes.js';
import { compareHistory, type HistoryPosition } from './history.js';
import type { HistoryState } from './state.js';
import { takeIn, type HistoryStep } from './take-in.js';

/** A tournament of history; callers know more of it. */
export interface HistoryTournament {
  readonly position: HistoryPosition;
  readonly input: TournamentInput;
}

/** History as a replay takes it: where it begins, and its tournaments one batch after the other. */
export interface HistoryReading<Tournament extends HistoryTournament> {
  /** Ratings just before the first tournament, of everybody that the replay is about; left as the last one leaves it. */
  readonly state: HistoryState;
  readonly links: ChainLinks;
  /** How many tournaments there are; 0 where nobody follows how far the replay has come, and so nobody counted. */
  readonly total: number;
  readonly tournaments: AsyncIterable<readonly Tournament[]>;
}

/** A tournament with what it did. */
export interface ReplayedStep<Tournament extends HistoryTournament> {
  readonly tournament: Tournament;
  readonly step: HistoryStep;
}

/** What a replay came to. */
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

/** What happens beside the computing. */
export interface ReplaySettings<Tournament extends HistoryTournament> {
  /** Is given what tournaments did, in the order of history; the next are computed when it returns. */
  readonly write: (steps: readonly ReplayedStep<Tournament>[]) => Promise<void>;
  /** What it throws ends the replay. */
  readonly onProgress?: (progress: ReplayProgress) => Promise<void> | void;
}

/**
 * Takes tournaments in one after the other. Live runs, refreshes, previews and verification are this one loop; they
 * differ in where they begin and in what is done with the result.
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

/** A tournament whose outcome could not be computed: in the middle of a long history an error is of no use without it. */
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

/** History with one tournament more, at its place; one that is there with the same key is left out. */
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

/** History without the tournament of a key. */
export async function* withoutTournament<Tournament extends HistoryTournament>(
  batches: AsyncIterable<readonly Tournament[]>,
  key: string,
): AsyncGenerator<readonly Tournament[]> {
  for await (const batch of batches) yield batch.filter(({ position }) => position.key !== key);
}
