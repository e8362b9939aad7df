import type { GameTitle } from '@quadrant/rules/tournament';
import type { Entitlement } from '@quadrant/rules/championships';

/** A tournament's position in history is decided by its start in milliseconds since 1970, then by its key. */
export interface PlayedAt {
  readonly key: string;
  readonly startsAt: number;
  /** `YYYY-MM-DD`; its year is the year of the championship. */
  readonly localDate: string;
  readonly name: string;
  /** It is null when the tournament has no particular place. */
  readonly continent: string | null;
}

/** One published tournament of a Continental or of Worlds: the whole championship, a heat, or its finals. */
export interface ChampionshipTournament extends PlayedAt {
  readonly game: GameTitle;
  readonly kind: Entitlement['into'];
  /** Tells whether another tournament decides (000, appendix A). */
  readonly isHeat: boolean;
}

/** An entitlement is for a championship: all tournaments of one kind, game title, continent and year, heats and finals. */
export interface Championship {
  readonly kind: Entitlement['into'];
  readonly game: GameTitle;
  /** It is null for Worlds, and for a Continental whose continent is unknown. */
  readonly continent: string | null;
  /** Null means the next one, which has not been played yet. */
  readonly year: number | null;
}

export interface PlayedChampionship extends Championship {
  readonly year: number;
  readonly first: PlayedAt;
  /** Tells whether more than heats were played. */
  readonly isOver: boolean;
}

/** Compares by the order of history; the result is negative when `a` comes first. */
export function comparePlayed(a: Pick<PlayedAt, 'startsAt' | 'key'>, b: Pick<PlayedAt, 'startsAt' | 'key'>): number {
  if (a.startsAt !== b.startsAt) return a.startsAt - b.startsAt;
  return a.key === b.key ? 0 : a.key < b.key ? -1 : 1;
}

/** The year that a local date is in. */
export const yearOf = (localDate: string): number => Number(localDate.slice(0, 4));

/** Returns the championship that a tournament belongs to. */
export const championshipOfTournament = ({ kind, game, continent, localDate }: ChampionshipTournament) => ({
  kind,
  game,
  continent: kind === 'worlds' ? null : continent,
  year: yearOf(localDate),
});

/** Returns a text that is the same for the same championship only. */
export const championshipKey = ({ kind, game, continent, year }: Championship): string =>
  JSON.stringify([kind, game, continent, year]);

/** Returns the championships that these tournaments belong to, by {@link championshipKey}, the earliest first. */
export function gatherChampionships(
  tournaments: readonly ChampionshipTournament[],
): ReadonlyMap<string, PlayedChampionship> {
  const played = new Map<string, PlayedChampionship>();
  for (const tournament of tournaments.toSorted(comparePlayed)) {
    const championship = championshipOfTournament(tournament);
    const key = championshipKey(championship);
    const { first = tournament, isOver = false } = played.get(key) ?? {};
    played.set(key, { ...championship, first, isOver: isOver || !tournament.isHeat });
  }
  return played;
}
