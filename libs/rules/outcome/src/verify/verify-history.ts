import type { Difference } from '../difference.js';
import { RunCheck } from '../run-records.js';
import type { RatingRules } from '@quadrant/rules/rating';
import { hexOfBytes } from '@quadrant/rules/tournament';
import { RatingComparison } from './compare-ratings.js';
import type { PublishedHistory } from './published-history.js';
import { TournamentVerifier } from './verify-tournament.js';

/** What a replay of everything that is published came to. */
export interface Verification {
  readonly tournaments: number;
  readonly games: number;
  /** Tournaments that were taken as they are published, since a change of them waits for a refresh. */
  readonly taken: number;
  /** Of all of history, as the replay gives it; as far as it came when something differs. Hex. */
  readonly chainSha256: string;
  /** The first thing that is published otherwise; null when nothing is. */
  readonly difference: Difference | null;
}

export interface VerificationProgress {
  readonly tournamentsTotal: number;
  readonly tournamentsDone: number;
  readonly gamesDone: number;
}

/** What happens beside the verifying. */
export interface VerificationSettings {
  /** Called after every page; what it throws ends the verification. */
  readonly onProgress?: (progress: VerificationProgress) => Promise<void> | void;
  /** Awaited before each tournament, so that others get their turn. */
  readonly breathe?: () => Promise<void>;
}

/**
 * Scores every document that is published from scratch, takes the tournaments in one after the other, and compares each
 * number and each hash with the published one, up to the first that differs. In the end it checks that the runs agree with
 * each other. Holds the ratings of all players, a page of tournaments, the official run of each run, and nothing else.
 */
export async function verifyHistory(
  rules: RatingRules,
  history: PublishedHistory,
  { onProgress, breathe }: VerificationSettings = {},
): Promise<Verification> {
  const verifier = new TournamentVerifier(rules, history);
  const end = (difference: Difference | null): Verification => ({
    tournaments: verifier.tournaments,
    games: verifier.games,
    taken: verifier.taken,
    chainSha256: hexOfBytes(verifier.links.chain),
    difference,
  });
  for await (const page of history.tournaments) {
    for (const published of page) {
      await breathe?.();
      const difference = verifier.verify(published);
      if (difference !== null) return end(difference);
    }
    await onProgress?.({
      tournamentsTotal: history.total,
      tournamentsDone: verifier.tournaments,
      gamesDone: verifier.games,
    });
  }
  return end(
    (await verifyRatings(verifier, history)) ?? verifyRun(verifier, history) ?? (await findRunDifference(history)),
  );
}

async function verifyRatings(verifier: TournamentVerifier, { players, ratings }: PublishedHistory) {
  const comparison = new RatingComparison(verifier.state, players);
  for await (const page of ratings) {
    for (const rating of page) {
      const difference = comparison.compare(rating);
      if (difference !== null) return difference;
    }
  }
  return comparison.findMissing();
}

/** The run's own hashes. That of the inputs cannot be had where inputs are gone. */
function verifyRun({ links, taken }: TournamentVerifier, { chainSha256, inputsSha256 }: PublishedHistory) {
  const differs = (what: string, expected: string, got: string): Difference | null =>
    expected === got ? null : { tournament: null, what, expected, got };
  const [inputs, chain] = [hexOfBytes(links.inputs), hexOfBytes(links.chain)];
  return (
    differs('chain hash of the run', chain, chainSha256) ??
    (taken > 0 ? null : differs('inputs hash of the run', inputs, inputsSha256))
  );
}

/** The first contradiction among the stored runs, as a difference that belongs to no tournament; null when they agree. */
export async function findRunDifference({
  run,
  runs,
}: Pick<PublishedHistory, 'run' | 'runs'>): Promise<Difference | null> {
  const check = new RunCheck();
  for await (const page of runs) {
    for (const record of page) {
      const found = check.take(record);
      if (found !== null) return { tournament: null, ...found };
    }
  }
  const missing = check.end(run);
  return missing && { tournament: null, ...missing };
}
