import { hasQualifiers } from './change-season.js';
import type { LeagueRules } from './league-rules.js';
import type { LeagueSeason } from './season.js';
import { validateSeason, type SeasonError } from './validate-season.js';

/** The first tournament of a season that counts. */
export interface FirstTournament {
  readonly tournamentId: string;
  readonly name: string;
  /** Local calendar date. */
  readonly playedOn: string;
}

/** What of a season was played. */
export interface PlayedSeason {
  /** The first that counts and has started; null: there is none. */
  readonly first: FirstTournament | null;
  /**
   * The first that ever was one of the season, withdrawn or moved since. Otherwise a league director could withdraw a
   * tournament, change how many qualify, and take the withdrawal back.
   */
  readonly firstEver: FirstTournament | null;
}

/** Why a season cannot be as somebody wants it. */
export type SeasonFault =
  | { readonly kind: 'season-invalid'; readonly errors: readonly SeasonError[] }
  /** By its name, or by a day that both have. */
  | { readonly kind: 'season-conflict'; readonly with: LeagueSeason }
  /** 000, 12.2: how many players qualify is announced before the first tournament. */
  | { readonly kind: 'qualifiers-frozen'; readonly since: FirstTournament; readonly wereAnnounced: boolean };

/** The change of a season that somebody wants. */
export interface WantedSeason {
  /** Null: it is new. */
  readonly before: LeagueSeason | null;
  readonly after: LeagueSeason;
  /** Whether they are a coordinator who says why: they may announce late how many players qualify, and change it. */
  readonly mayAnnounceLate: boolean;
}

/** Null when nothing forbids the season. */
export function refuseSeason(
  { seasons }: Pick<LeagueRules, 'seasons'>,
  wanted: WantedSeason,
  played: PlayedSeason,
): SeasonFault | null {
  const { before, after } = wanted;
  const others = seasons.filter((each) => before === null || each.id !== before.id);
  const conflict = others.find(
    (each) => each.season === after.season || (each.startsOn <= after.endsOn && after.startsOn <= each.endsOn),
  );
  const errors = validateSeason(after);
  if (errors.length > 0) return { kind: 'season-invalid', errors };
  if (conflict) return { kind: 'season-conflict', with: conflict };
  return refuseQualifiers(wanted, played);
}

function refuseQualifiers(
  { before, after, mayAnnounceLate }: WantedSeason,
  { first, firstEver }: PlayedSeason,
): SeasonFault | null {
  const known = before?.qualifiers ?? null;
  if (hasQualifiers(after, known) || mayAnnounceLate) return null;
  const since = before === null ? first : firstEver;
  if (since === null) return null;
  return { kind: 'qualifiers-frozen', since, wereAnnounced: known !== null };
}
