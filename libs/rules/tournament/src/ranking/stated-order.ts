import type { EntryIndex, TournamentReport } from '../report.js';
import { INFERRED_PLACE, type Standing } from '../standing.js';

interface StatedEntry {
  readonly entry: EntryIndex;
  readonly place: number | null;
  readonly points: number | null;
  readonly differential: number | null;
  readonly isByDirector: boolean;
  readonly isInferred: boolean;
}

/** Points that known games give, where the source of the standings gives none. */
export type StatedPoints = ReadonlyMap<EntryIndex, Pick<Standing, 'points' | 'pointsAtLeast'>>;

// @row 256, 260
/**
 * Returns the final order of a tournament whose games are not all known, as its source states it; a place that the director
 * gives with a reason (`places`) replaces the stated one. Nothing is drawn: players who share a place keep the order in
 * which they are listed, and their places are not certain. A place is not certain either where rows before it are missing.
 *
 * @param report with stated standings
 * @param computed points of players whose source gives none; by default they stay unknown
 */
export function orderAsStated(report: TournamentReport, computed: StatedPoints = new Map()): Standing[] {
  const listed = listEntries(report);
  const holders = new Map<number, number>();
  for (const { place } of listed) if (place !== null) holders.set(place, (holders.get(place) ?? 0) + 1);
  // A player who shares a place with somebody whose place was concluded shares it by the same conclusion.
  const concluded = new Set(listed.flatMap(({ place, isInferred }) => (isInferred ? [place] : [])));
  return listed.map(({ entry, place, points, differential, isByDirector }, index) => {
    const sharing = place === null ? 0 : holders.get(place)!;
    return {
      entry,
      place: index + 1,
      ...(points === null ? (computed.get(entry) ?? { points }) : { points }),
      strengthOfSchedule: null,
      extendedStrengthOfSchedule: null,
      differential,
      cumulativeVictoryPoints: null,
      roundsWon: null,
      decidedBy: isByDirector ? 'director' : 'stated',
      stated: tellStated(place, sharing, index + 1) + (sharing > 1 && concluded.has(place) ? INFERRED_PLACE : ''),
    };
  });
}

function tellStated(place: number | null, sharing: number, row: number): string {
  if (place === null) return '?';
  if (sharing > 1) return `${place}-${place + sharing - 1}`;
  return place === row ? `${place}` : `${place}?`;
}

/** Lists everybody: by place, then as the source lists them; players without a place come last. */
function listEntries({ entries, statedStandings = [], places }: TournamentReport): StatedEntry[] {
  const decided = new Map(places.map(({ entry, place }) => [entry, place]));
  const rows = new Map(statedStandings.map((row) => [row.entry, row]));
  const order: EntryIndex[] = [...rows.keys(), ...entries.map((_, entry) => entry).filter((entry) => !rows.has(entry))];
  return order
    .map((entry) => ({
      entry,
      place: decided.get(entry) ?? rows.get(entry)?.place ?? null,
      points: rows.get(entry)?.points ?? null,
      differential: rows.get(entry)?.differential ?? null,
      isByDirector: decided.has(entry),
      isInferred: !decided.has(entry) && rows.get(entry)?.inferred !== undefined,
    }))
    .sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0);
}
