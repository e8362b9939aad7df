import { count } from '@quadrant/rules/tournament';
import type { RatingTrack } from '@quadrant/store/reading';
import { PageHeader } from '../components/page-header.js';
import { Day } from './day.js';
import { Layout } from './layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from './names.js';

/** Which leaderboards there are; where there are none yet, how to begin. */
export function leaderboardsPage(tracks: readonly RatingTrack[]) {
  return (
    <Layout title="Leaderboards">
      <PageHeader
        title="Leaderboards"
        context="Ratings of every game and format, updated with each published tournament."
      />
      {tracks.length === 0 ? <Beginning /> : <Tracks tracks={tracks} />}
    </Layout>
  );
}

function Tracks({ tracks }: { readonly tracks: readonly RatingTrack[] }) {
  const games = [...new Set(tracks.map(({ game }) => game))];
  return games.map((game) => (
    <section key={game}>
      <h2>{GAME_NAMES[game]}</h2>
      <ul>
        {tracks
          .filter((track) => track.game === game)
          .map(({ category, players, lastPlayedAt }) => (
            <li key={category}>
              <a href={`/leaderboards/${game}/${category}`}>{CATEGORY_NAMES[category]}</a>{' '}
              <span class="quiet">
                {count(players, 'player')}, last played on <Day at={lastPlayedAt} />
              </span>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** How an installation without results begins. */
export function Beginning() {
  return (
    <>
      <p>No tournament has been rated yet. There are two ways to begin:</p>
      <ul>
        <li>
          Look around with an invented season: <code>npm start -- --demo</code>
        </li>
        <li>
          Submit the results of a tournament: <code>npm run -s quadrant -- submit FILE</code>, or{' '}
          <code>POST /api/v1/submissions</code> as <a href="/docs">the API</a> describes it.
        </li>
      </ul>
    </>
  );
}
