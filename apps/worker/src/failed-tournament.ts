import { NotTakenIn } from '@quadrant/rules/history';
import { NotScored, type LoadedTournament } from '@quadrant/store/history';

/** Returns the tournament that an error is about, unless it is published and cannot be left out. */
export function failedTournament(error: unknown): { key: string; revision: number } | null {
  if (error instanceof NotScored) return { key: error.tournamentKey, revision: error.revision };
  if (!(error instanceof NotTakenIn)) return null;
  const { published, submissionRowId, input, revision } = error.tournament as LoadedTournament;
  return published?.submissionRowId === submissionRowId ? null : { key: input.key, revision };
}

/** Returns the key of the tournament that an error is about, where nothing of it is published. */
export function failedNewTournament(error: unknown): string | null {
  if (!(error instanceof NotTakenIn)) return null;
  const { published, input } = error.tournament as LoadedTournament;
  return published === null ? input.key : null;
}
