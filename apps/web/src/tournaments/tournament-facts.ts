import type { Importance } from '@quadrant/rules/tournament';
import type { TournamentPlace } from '@quadrant/store/intake';
import type { SubmissionDetail, TournamentDetail } from '@quadrant/store/reading';

export interface TournamentPageFacts {
  readonly tournament: TournamentDetail;
  readonly place: TournamentPlace;
  /** These directors have a page as players. */
  readonly knownDirectors: ReadonlySet<string>;
  /** Says as what the tournament counts. */
  readonly importance: Importance;
  /** It is null where the tournament counts for no league. */
  readonly league: { readonly slug: string; readonly name: string } | null;
  /** The revisions that were sent are sorted with the newest first. */
  readonly revisions: readonly SubmissionDetail[];
}
