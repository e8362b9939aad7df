import type { LeaderboardRow, Leaders } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerChip } from '../components/player-chip.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';

/** Lists the leaderboards with their leaders; where there are none yet, says how to begin. */
export function leaderboardsPage(leaders: readonly Leaders[]) {
  const games = [...new Set(leaders.map(({ game }) => game))];
  return (
    <Layout title={t('Leaderboards')}>
      <PageHeader
        title={t('Leaderboards')}
        context={t('Ratings of every game and format, updated with each published tournament.')}
      />
      {leaders.length === 0 && <Beginning />}
      {games.map((game) => (
        <section key={game} data-game={game}>
          <h2>{GAME_NAMES[game]}</h2>
          <div class="columns">
            {leaders
              .filter((each) => each.game === game)
              .map((each) => (
                <Board key={each.category} leaders={each} />
              ))}
          </div>
        </section>
      ))}
    </Layout>
  );
}

function Board({ leaders: { game, category, players, lastPlayedOn, rows } }: { readonly leaders: Leaders }) {
  return (
    <section>
      <h3>
        <a href={`/leaderboards/${game}/${category}`}>{CATEGORY_NAMES[category]}</a>
      </h3>
      <DataTable
        caption={
          <>
            {t('{players, plural, one {# player} other {# players}}, last played on {day}', {
              players,
              day: <LocalDay date={lastPlayedOn} />,
            })}
          </>
        }
        columns={COLUMNS}
        rows={rows}
        keyOf={({ handle }) => handle}
        isRanked
      />
    </section>
  );
}

const COLUMNS: readonly Column<LeaderboardRow>[] = words([
  { name: 'Rank', kind: 'number', cell: ({ rank }) => rank },
  { name: 'Player', kind: 'row', cell: ({ handle, country }) => <PlayerChip handle={handle} country={country} /> },
  { name: 'Rating', kind: 'number', cell: ({ rating }) => <span class="main-number">{Math.round(rating)}</span> },
]);

/** Says how an installation without results begins. */
export function Beginning() {
  return (
    <>
      <p>{t('No tournament has been rated yet. There are two ways to begin:')}</p>
      <ul>
        <li>{t('Look around with an invented season: {code}', { code: <code>npm start -- --demo</code> })}</li>
        <li>
          {t('Submit the results of a tournament: {code}, or {code2} as {link} describes it.', {
            code: <code>npm run -s quadrant -- submit FILE</code>,
            code2: <code>POST /api/v1/submissions</code>,
            link: <a href="/docs">{t('the API')}</a>,
          })}
        </li>
      </ul>
    </>
  );
}
