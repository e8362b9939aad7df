import type { PoolClient } from 'pg';
import {
  LEAST_PARTICIPANTS,
  mostBonus,
  type LeagueRules,
  type LeagueSeason,
  type Phase,
  type Prospects,
} from '@quadrant/rules/leagues';
import { type PublishedRows, rowsAt } from '../season-view/season-tournaments.js';
import type { View } from '@quadrant/store/history';

/** A league without past tournaments may get one of any size. Table 12.4.1 (000) ends at this size. */
const LARGEST_ROW = 32;

/**
 * Loads the most participants that a counting tournament of each league ever had, by slug. A league without one is left
 * out.
 *
 * @param past the numbers that are looked at; null: those of today
 */
export async function loadLargestFields(
  client: PoolClient,
  slugs: readonly string[],
  past: View | null = null,
): Promise<Map<string, number>> {
  const rowsOf: PublishedRows = past === null ? (table) => table : rowsAt(past.run);
  const { rows } = await client.query<[string, number]>({
    rowMode: 'array',
    text: `select l.slug, max(a.participants)::integer from ${rowsOf('awards', 'tournament_id, league_season_id, kind, participants')} a
        join league_seasons s on s.id = a.league_season_id
      join leagues l on l.id = s.league_id where l.slug = any($1) and a.kind = 'league' and ($2::timestamptz is null or a.tournament_id in (
        select tournament_id from ${rowsOf('outcomes', 'tournament_id, starts_at')} o where o.starts_at < $2))
      group by l.slug`,
    values: [slugs, past?.playedBefore ?? null],
  });
  return new Map(rows);
}

/**
 * Returns the forecast for the tournaments of a season's phase. Fields are as large as the largest that the league ever
 * had, or as the reader asks. Bonus is that of the schemes which its newest rules have in force in the phase.
 *
 * @param largest of the league's history; undefined: it has none
 * @param asked null: nobody asked for another field
 */
export const prospectsOf =
  (
    rules: LeagueRules,
    season: LeagueSeason,
    { largest = LARGEST_ROW, asked }: { readonly largest?: number | undefined; readonly asked: number | null },
  ) =>
  (phase: Phase): Prospects => ({
    participants: Math.max(LEAST_PARTICIPANTS, asked ?? largest),
    // Playoffs are ranked without bonus.
    bonus:
      phase === 'playoffs' ? 0 : mostBonus(rules, season.phases[phase] ?? { from: season.startsOn, to: season.endsOn }),
  });
