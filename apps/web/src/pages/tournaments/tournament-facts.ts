import type { Importance } from '@quadrant/rules/tournament';
import type { TournamentPlace } from '@quadrant/store/intake';
import type { SubmissionDetail, TournamentDetail } from '@quadrant/store/reading';

export interface TournamentPageFacts {
  readonly tournament: TournamentDetail;
  readonly place: TournamentPlace;
  /** Those of its directors who have a page as players. */
  readonly knownDirectors: ReadonlySet<string>;
  /** As what it counts. */
  readonly importance: Importance;
  /** Null where it counts for none. */
  readonly league: { readonly slug: string; readonly name: string } | null;
  /** What was sent of it, the newest first. */
  readonly revisions: readonly SubmissionDetail[];
}
