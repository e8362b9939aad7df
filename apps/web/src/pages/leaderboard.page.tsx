import type { LeaderboardPage, LeaderboardRow } from '@quadrant/persistence';
import { count, type Category, type GameTitle } from '@quadrant/tournament';
import { addressOf, type FilterReading } from '../leaderboards/leaderboard-filters.js';
import { Day, Minute } from './day.js';
import { FilterForm } from './filter-form.js';
import { Layout } from './layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from './names.js';

export interface LeaderboardPageFacts {
  readonly game: GameTitle;
  readonly category: Category;
  readonly reading: FilterReading;
  readonly page: LeaderboardPage;
  /** When the run that is shown was published; null before the first one. */
  readonly publishedAt: Date | null;
  readonly isFirstPage: boolean;
  readonly next: string | null;
}

/** One page of a leaderboard. */
export function leaderboardPage(facts: LeaderboardPageFacts) {
  const { game, category, reading, page } = facts;
  const path = `/leaderboards/${game}/${category}`;
  const title = `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`;
  return (
    <Layout title={title}>
      <h1>{title}</h1>
      <Origin run={page.run} publishedAt={facts.publishedAt} />
      {reading.complaints.length > 0 && (
        <ul class="notice" role="alert">
          {reading.complaints.map((complaint) => (
            <li key={complaint}>{complaint}</li>
          ))}
        </ul>
      )}
      <FilterForm path={path} filters={reading.filters} />
      {page.rows.length === 0 ? (
        <p>
          {page.run === 0 ? 'No tournament has been rated yet.' : 'Nobody is on this leaderboard under these filters.'}
        </p>
      ) : (
        <RatingTable caption={`${title}: ${count(page.players, 'player')}`} rows={page.rows} />
      )}
      <nav class="pages" aria-label="Pages">
        {!facts.isFirstPage && <a href={addressOf(path, reading.filters, null)}>First page</a>}
        {facts.next !== null && (
          <a rel="next" href={addressOf(path, reading.filters, facts.next)}>
            Next page
          </a>
        )}
        <a href={addressOf(`/api/v1${path}`, reading.filters, null)}>As JSON</a>
      </nav>
    </Layout>
  );
}

function Origin({ run, publishedAt }: { readonly run: number; readonly publishedAt: Date | null }) {
  if (publishedAt === null) return null;
  return (
    <p class="quiet">
      Run {run}, published <Minute at={publishedAt} />
    </p>
  );
}

function RatingTable({ caption, rows }: { readonly caption: string; readonly rows: readonly LeaderboardRow[] }) {
  return (
    <div class="table-frame">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              Rank
            </th>
            <th scope="col">Player</th>
            <th scope="col">Country</th>
            <th scope="col" class="number">
              Rating
            </th>
            <th scope="col" class="number">
              Games
            </th>
            <th scope="col">Last played</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.handle}>
              <td class="number">{row.rank}</td>
              <th scope="row">
                {row.handle}
                {row.name !== null && <span class="real-name">{row.name}</span>}
              </th>
              <td>{row.country ?? ''}</td>
              <td class="number">{Math.round(row.rating)}</td>
              <td class="number">{row.games}</td>
              <td class="date">
                <Day at={row.lastPlayedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
