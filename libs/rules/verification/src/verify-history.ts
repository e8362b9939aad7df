import type { Difference } from './difference.js';
import { RunCheck } from '@quadrant/rules/history';
import type { RatingRules } from '@quadrant/rules/rating';
import { hexOfBytes } from '@quadrant/rules/tournament';
import { RatingComparison } from './compare-ratings.js';
import type { PublishedHistory } from './published-history.js';
import { TournamentVerifier } from './verify-tournament.js';

export interface Verification {
  readonly tournaments: number;
  readonly games: number;
  /** The number of tournaments that were taken as published, because a change of them waits for a refresh. */
  readonly taken: number;
  /** The chain of all of history as replayed, in hex; only up to the first difference if there is one. */
  readonly chainSha256: string;
  /** The first value that is published differently; null when there is none. */
  readonly difference: Difference | null;
}

export interface VerificationProgress {
  readonly tournamentsTotal: number;
  readonly tournamentsDone: number;
  readonly gamesDone: number;
}

export interface VerificationSettings {
  /** It is called after every page; an error that it throws ends the verification. */
  readonly onProgress?: (progress: VerificationProgress) => Promise<void> | void;
  /** It is awaited before each tournament, so that other work gets its turn. */
  readonly breathe?: () => Promise<void>;
}

/**
 * Scores every published document from scratch, takes in the tournaments one after the other, and compares each
 * number and each hash with the published one, up to the first that differs. At the end it checks that the runs agree
 * with each other. It only holds the ratings of all players, a page of tournaments, and the official run of each run.
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

/** Checks the run's own hashes. The hash of the inputs cannot be computed when inputs are gone. */
function verifyRun({ links, taken }: TournamentVerifier, { chainSha256, inputsSha256 }: PublishedHistory) {
  const differs = (what: string, expected: string, got: string): Difference | null =>
    expected === got ? null : { tournament: null, what, expected, got };
  const [inputs, chain] = [hexOfBytes(links.inputs), hexOfBytes(links.chain)];
  return (
    differs('chain hash of the run', chain, chainSha256) ??
    (taken > 0 ? null : differs('inputs hash of the run', inputs, inputsSha256))
  );
}

/** Returns the first contradiction among the stored runs, as a difference that belongs to no tournament; null when they agree. */
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
