import type { PoolClient } from 'pg';
import { newLeagueRules, type LeagueRules, type LeagueSeason } from '@quadrant/rules/leagues';
import { askTogether } from '@quadrant/store/database';
import { loadRulesAt, loadStoredRules, rulesShown, type StoredRules } from '@quadrant/store/history';
import type { ShownLeague } from '../season-view/league-season.js';
import { readHiddenNames } from '@quadrant/store/players';

/** A league with its seasons: by the rules that computed what is published, and those that no run has published yet. */
export interface FoundLeague extends ShownLeague {
  readonly seasons: readonly LeagueSeason[];
  /** The newest rules decide the rest of the season, whether a run has used them or not. An earlier run has its own. */
  readonly rules: LeagueRules;
}

/**
 * Loads leagues, sorted by slug.
 *
 * @param slug of the one league that is asked about; null: of all
 * @param run by whose rules the seasons are shown; null: by those of today
 */
export async function loadLeagues(
  client: PoolClient,
  slug: string | null = null,
  run: number | null = null,
): Promise<FoundLeague[]> {
  const [{ rows }, names, stored, then] = await askTogether(client, () =>
    Promise.all([
      client.query<ShownLeague>(
        `select slug, name, director from leagues where $1::text is null or slug = $1 order by slug`,
        [slug],
      ),
      readHiddenNames(client),
      loadStoredRules(client, slug),
      run === null ? null : loadRulesAt(client, run, slug),
    ]),
  );
  const shown = then ?? rulesShown(stored);
  return rows.map((league) => ({
    ...league,
    director: names.show(league.director),
    seasons: seasonsOf(league.slug, shown, stored),
    rules: (run === null ? undefined : shown.get(league.slug)) ?? newestOf(league.slug, stored),
  }));
}

/** Returns null when there is no such league, or it has no such season. @param run by whose rules; null: by those of today */
export async function findLeagueSeason(
  client: PoolClient,
  slug: string,
  season: string,
  run: number | null = null,
): Promise<{ readonly league: ShownLeague; readonly season: LeagueSeason; readonly rules: LeagueRules } | null> {
  const [found] = await loadLeagues(client, slug, run);
  const known = found?.seasons.find((each) => each.season === season);
  if (found === undefined || known === undefined) return null;
  const { name, director, rules } = found;
  return { league: { slug, name, director }, season: known, rules };
}

const newestOf = (slug: string, stored: readonly StoredRules[]): LeagueRules =>
  stored.findLast(({ rules }) => rules.slug === slug)?.rules ?? newLeagueRules(slug);

function seasonsOf(
  slug: string,
  shown: ReadonlyMap<string, LeagueRules>,
  stored: readonly StoredRules[],
): LeagueSeason[] {
  const inEffect = shown.get(slug)?.seasons ?? [];
  const newest = newestOf(slug, stored).seasons;
  const waiting = newest.filter(({ id }) => !inEffect.some((each) => each.id === id));
  return [...inEffect, ...waiting].sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
}
