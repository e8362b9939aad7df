import type { Scorecard } from '@quadrant/rules/history';
import { GameUnpacker } from '@quadrant/rules/rating';
import type { Finding, TournamentReport } from '@quadrant/rules/tournament';
import { findDuplicates } from './find-duplicates.js';
import { findImprobableField, type KnownEntry, type ScoredGame } from './find-improbable-field.js';
import { findTwoPlaces } from './find-two-places.js';
import { playedTournament, type PlayedTournament } from './played-tournament.js';
import type { Position } from '@quadrant/rules/places';

export interface SuspicionFacts {
  /** The tournaments that start within `NEARBY_MS` of it. */
  readonly nearby: readonly PlayedTournament[];
  readonly position: Position | null;
  /** The published ratings, by row id of the player after merges. */
  readonly ratings: ReadonlyMap<number, number>;
}

/** There is nothing to compare with. */
export const NOTHING_NEARBY: SuspicionFacts = { nearby: [], position: null, ratings: new Map() };

/** A report to check, with the players and the scorecard that are planned for it. */
export interface ReportToCheck {
  readonly report: TournamentReport;
  readonly key: string;
  /** Each entry has the row id of its player after merges; null for a new player. */
  readonly players: readonly (number | null)[];
  readonly scorecard: Pick<Scorecard, 'rated' | 'games' | 'placings'>;
}

/** Finds everything that is improbable about a report. */
export function checkReport(
  { report, key, players, scorecard }: ReportToCheck,
  { nearby, position, ratings }: SuspicionFacts,
): Finding[] {
  const played = playedTournament(report, { key, players, position });
  const handles = report.entries.map(({ handle }) => handle);
  const entries = handles.map((handle, entry): KnownEntry => {
    const player = players[entry] ?? null;
    return { handle, isNew: player === null, rating: player === null ? null : (ratings.get(player) ?? null) };
  });
  return [
    ...findDuplicates(played, nearby),
    ...findTwoPlaces(played, handles, nearby),
    ...checkField(entries, scorecard),
  ];
}

/** Checks the field of a rated tournament only, because others give no rating away. */
export const checkField = (
  entries: readonly KnownEntry[],
  { rated, games, placings }: Pick<Scorecard, 'rated' | 'games' | 'placings'>,
): Finding[] => (rated ? findImprobableField(entries, scoredGames(games), placings[0] ?? null) : []);

function scoredGames(packed: Uint8Array): ScoredGame[] {
  const { length, one, other, score } = new GameUnpacker().unpack(packed);
  return Array.from({ length }, (_, game) => ({ first: one[game]!, second: other[game]!, score: score[game]! }));
}
