import { takeIn, type RatingState, type Sha256 } from '@quadrant/outcome';
import type { LoadedTournament, Publication, PublishedCounts, PublishedStep } from '@quadrant/persistence';

/** Tournaments that are held in memory at a time: 200 are about 50,000 matches at the very most. */
const BATCH = 200;

export interface Replayed {
  readonly chainSha256: Sha256;
  readonly tournaments: number;
  readonly games: number;
  readonly changed: PublishedCounts;
}

export interface ReplayProgress {
  readonly tournamentsDone: number;
  readonly gamesDone: number;
}

/**
 * Takes submissions in one after the other, in the order given, and writes what differs. Live runs and refreshes are this
 * one loop; they differ only in where they start. `state` is left as history leaves it.
 *
 * @param from ratings and chain hash just before the first submission
 */
export async function replay(
  publication: Publication,
  submissionRowIds: readonly number[],
  from: { readonly state: RatingState; readonly chainSha256: Sha256 },
  onProgress: (progress: ReplayProgress) => Promise<void> | void,
): Promise<Replayed> {
  let { chainSha256 } = from;
  let games = 0;
  const changed = { tournaments: 0, ratingChanges: 0, awards: 0 };
  for (let start = 0; start < submissionRowIds.length; start += BATCH) {
    const tournaments = await publication.loadTournaments(submissionRowIds.slice(start, start + BATCH));
    const steps = tournaments.map((tournament): PublishedStep => {
      const step = takeInNamed(from.state, chainSha256, tournament);
      chainSha256 = step.chainSha256;
      games += step.outcome.ratedGames;
      return { tournament, step };
    });
    const written = await publication.writeSteps(steps);
    changed.tournaments += written.tournaments;
    changed.ratingChanges += written.ratingChanges;
    changed.awards += written.awards;
    await onProgress({ tournamentsDone: start + steps.length, gamesDone: games });
  }
  return { chainSha256, tournaments: submissionRowIds.length, games, changed };
}

/** A tournament whose outcome could not be computed: in the middle of a long history an error is of no use without it. */
export class NotTakenIn extends Error {
  constructor(
    readonly tournament: LoadedTournament,
    cause: unknown,
  ) {
    const { key, report } = tournament.input;
    super(`tournament ${key} (${report.tournament.name}) could not be taken in`, { cause });
  }
}

function takeInNamed(state: RatingState, previous: Sha256, tournament: LoadedTournament) {
  try {
    return takeIn(state, previous, tournament.input, tournament.publicIds);
  } catch (cause) {
    throw new NotTakenIn(tournament, cause);
  }
}
