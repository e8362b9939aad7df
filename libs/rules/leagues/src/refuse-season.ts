import { hasQualifiers } from './change-season.js';
import type { LeagueRules } from './league-rules.js';
import type { LeagueSeason } from './season.js';
import { validateSeason, type SeasonError } from './validate-season.js';

export interface FirstTournament {
  readonly tournamentId: string;
  readonly name: string;
  readonly playedOn: string;
}

export interface PlayedSeason {
  /** The first tournament that counts and has started; null when there is none. */
  readonly first: FirstTournament | null;
  /**
   * The first tournament that ever belonged to the season, even if it was withdrawn or moved since. Otherwise a
   * league director could withdraw a tournament, change how many qualify, and restore the tournament.
   */
  readonly firstEver: FirstTournament | null;
}

export type SeasonFault =
  | { readonly kind: 'season-invalid'; readonly errors: readonly SeasonError[] }
  /** Both seasons have the same name, or share a day. */
  | { readonly kind: 'season-conflict'; readonly with: LeagueSeason }
  /** 000, 12.2: how many players qualify is announced before the first tournament. */
  | { readonly kind: 'qualifiers-frozen'; readonly since: FirstTournament; readonly wereAnnounced: boolean };

export interface WantedSeason {
  /** Null means that it is new. */
  readonly before: LeagueSeason | null;
  readonly after: LeagueSeason;
  /** Tells whether they are a coordinator who gives a reason: they may announce late how many players qualify, and change it. */
  readonly mayAnnounceLate: boolean;
}

/** Returns null when nothing forbids the season. */
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
