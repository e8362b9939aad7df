import { LARGEST_MIN_GAMES } from '@quadrant/persistence';
import type { Filters } from '../leaderboards/leaderboard-filters.js';

/** The filters of a leaderboard as a plain form: its answer is an address that can be kept and shared. */
export function FilterForm({ path, filters }: { readonly path: string; readonly filters: Filters }) {
  return (
    <form class="filters" method="get" action={path} aria-label="Filters">
      <label>
        Country
        <input
          class="short"
          name="country"
          value={filters.country ?? ''}
          maxLength={2}
          pattern="[A-Za-z]{2}"
          title="Two letters, such as DE"
          placeholder="DE"
        />
      </label>
      <label>
        Region
        <input name="region" value={filters.region ?? ''} maxLength={64} />
      </label>
      <label>
        Minimum games
        <input
          class="short"
          name="minGames"
          type="number"
          min={0}
          max={LARGEST_MIN_GAMES}
          value={filters.minGames || ''}
        />
      </label>
      <label>
        Active since
        <input name="activeSince" type="date" value={filters.activeSince ?? ''} />
      </label>
      <button type="submit">Filter</button>
      <a href={path}>Clear</a>
    </form>
  );
}
