import type { GameTitle } from '@quadrant/rules/tournament';
import type { Entitlement } from '@quadrant/rules/championships';

/** Where a tournament stands in history: start instant in milliseconds since 1970, then tournament key. */
export interface PlayedAt {
  readonly key: string;
  readonly startsAt: number;
  /** `YYYY-MM-DD`; its year is that of the championship. */
  readonly localDate: string;
  readonly name: string;
  /** Null for what is nowhere in particular. */
  readonly continent: string | null;
}

/** One published tournament of a Continental or of Worlds: the whole of it, a heat, or what heats lead to. */
export interface ChampionshipTournament extends PlayedAt {
  readonly game: GameTitle;
  readonly kind: Entitlement['into'];
  /** Whether the tournament that decides is another (000, appendix A). */
  readonly isHeat: boolean;
}

/**
 * What entitlements are for. All tournaments of one kind, game title, continent and year are one championship, its heats
 * and finals.
 */
export interface Championship {
  readonly kind: Entitlement['into'];
  readonly game: GameTitle;
  /** Null: Worlds, and a Continental whose continent nobody knows. */
  readonly continent: string | null;
  /** Null: the next one, which has not been played yet. */
  readonly year: number | null;
}

/** A championship that was played, at least in part. */
export interface PlayedChampionship extends Championship {
  readonly year: number;
  /** Its first tournament in the order of history. */
  readonly first: PlayedAt;
  /** Whether more than heats were played. */
  readonly isOver: boolean;
}

/** The order of history; negative when `a` comes first. */
export function comparePlayed(a: Pick<PlayedAt, 'startsAt' | 'key'>, b: Pick<PlayedAt, 'startsAt' | 'key'>): number {
  if (a.startsAt !== b.startsAt) return a.startsAt - b.startsAt;
  return a.key === b.key ? 0 : a.key < b.key ? -1 : 1;
}

/** The calendar year of a local date. */
export const yearOf = (localDate: string): number => Number(localDate.slice(0, 4));

/** The championship that a tournament belongs to. */
export const championshipOfTournament = ({ kind, game, continent, localDate }: ChampionshipTournament) => ({
  kind,
  game,
  continent: kind === 'worlds' ? null : continent,
  year: yearOf(localDate),
});

/** The same text for the same championship. */
export const championshipKey = ({ kind, game, continent, year }: Championship): string =>
  JSON.stringify([kind, game, continent, year]);

/** The championships that these tournaments are of, by {@link championshipKey}, the earliest first. */
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
