import { LARGEST_MIN_GAMES } from '@quadrant/store/reading';
import type { Moment } from '../as-of/moment.js';
import type { Filters } from '../query/leaderboard-filters.js';

interface FilterFormProps {
  readonly path: string;
  readonly filters: Filters;
  readonly moment: Moment;
}

/** The filters of a leaderboard as a plain form: its answer is an address that can be kept and shared. */
export function FilterForm({ path, filters, moment }: FilterFormProps) {
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
      <MomentFields moment={moment} />
      <button type="submit">Filter</button>
      <a href={path}>Clear</a>
    </form>
  );
}

/** By when the numbers were played for and published: fields of a form. */
export function MomentFields({ moment }: { readonly moment: Moment }) {
  return (
    <>
      {moment.publication === 'official' && <input type="hidden" name="publication" value="official" />}
      <label>
        Played by
        <input name="playedBy" type="date" value={moment.playedBy ?? ''} />
      </label>
      <label>
        Known by
        <input
          class="day"
          name="knownBy"
          value={moment.knownBy ?? ''}
          pattern="[1-9][0-9]{0,8}|[0-9]{4}-[0-9]{2}-[0-9]{2}"
          title="The number of a run, or a day such as 2014-11-08"
          placeholder="run or day"
        />
      </label>
    </>
  );
}
