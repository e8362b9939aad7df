import type { StabilityPolicy } from '@quadrant/rules/policy';
import { count, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { AsOf, LeaderboardPage, LeaderboardRow } from '@quadrant/store/reading';
import type { Moment } from '../as-of/moment.js';
import type { Filters } from '../query/leaderboard-filters.js';
import { addressOf } from '../query/address.js';
import { AsOfNote, Complaints, PublicationSwitch } from './as-of-note.js';
import { Day } from './day.js';
import { FilterForm } from './filter-form.js';
import { Layout } from './layout.js';
import { Readings } from './readings.js';
import { CATEGORY_NAMES, GAME_NAMES } from './names.js';
import { PlayerLink } from './player-link.js';
import { ProvisionalMark, ProvisionalNote } from './provisional.js';

export interface LeaderboardPageFacts {
  readonly game: GameTitle;
  readonly category: Category;
  readonly filters: Filters;
  readonly moment: Moment;
  readonly complaints: readonly string[];
  readonly asOf: AsOf;
  readonly page: LeaderboardPage;
  /** In force today. */
  readonly policy: StabilityPolicy;
  readonly isFirstPage: boolean;
  readonly next: string | null;
}

/** One page of a leaderboard. */
export function leaderboardPage({
  game,
  category,
  filters,
  moment,
  asOf,
  page,
  policy,
  ...facts
}: LeaderboardPageFacts) {
  const path = `/leaderboards/${game}/${category}`;
  const title = `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`;
  return (
    <Layout title={title}>
      <h1>{title}</h1>
      <PublicationSwitch path={path} moment={moment} carried={filters} />
      <AsOfNote asOf={asOf} />
      <Complaints complaints={facts.complaints} />
      <FilterForm path={path} filters={filters} moment={moment} />
      {page.rows.length === 0 ? (
        <p>{asOf.note ?? 'Nobody is on this leaderboard under these filters.'}</p>
      ) : (
        <RatingTable
          caption={`${title}: ${count(page.players, 'player')}`}
          rows={page.rows}
          moment={moment}
          policy={policy}
        />
      )}
      <ProvisionalNote games={page.rows.map(({ games }) => games)} policy={policy} />
      <Readings place="ratings" />
      <nav class="pages" aria-label="Pages">
        {!facts.isFirstPage && <a href={addressOf(path, filters, moment)}>First page</a>}
        {facts.next !== null && (
          <a rel="next" href={addressOf(path, filters, moment, { cursor: facts.next })}>
            Next page
          </a>
        )}
        <a href={addressOf(`/api/v1${path}`, filters, moment)}>As JSON</a>
      </nav>
    </Layout>
  );
}

interface RatingTableProps {
  readonly caption: string;
  readonly rows: readonly LeaderboardRow[];
  readonly moment: Moment;
  readonly policy: StabilityPolicy;
}

function RatingTable({ caption, rows, moment, policy }: RatingTableProps) {
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
                <PlayerLink handle={row.handle} moment={moment} />
                {row.name !== null && <span class="real-name">{row.name}</span>}
              </th>
              <td>{row.country ?? ''}</td>
              <td class="number">
                {Math.round(row.rating)}
                <ProvisionalMark games={row.games} policy={policy} />
              </td>
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
