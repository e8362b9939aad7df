import type { League } from '@quadrant/persistence';
import { Layout } from '../layout.js';
import { PlayerLink } from '../player-link.js';
import { Days } from './half-ranking.js';
import { Scheme, type SchemeFacts } from './scheme.js';

export interface LeaguePageFacts {
  readonly league: Pick<League, 'slug' | 'name' | 'director' | 'alternates'>;
  /** The newest first. */
  readonly seasons: readonly ListedSeason[];
  readonly schemes: readonly SchemeFacts[];
}

interface ListedSeason {
  readonly season: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly promos: readonly string[];
}

/** A league: who directs it, its seasons, and what it awards bonus points for. */
export function leaguePage({ league, seasons, schemes }: LeaguePageFacts) {
  const { slug, name, director, alternates } = league;
  return (
    <Layout title={name}>
      <nav class="trail" aria-label="Where this is">
        <a href="/leagues">Leagues</a>
      </nav>
      <h1>{name}</h1>
      <dl class="facts">
        <div>
          <dt>League director</dt>
          <dd>
            <PlayerLink handle={director} />
          </dd>
        </div>
        {alternates.length > 0 && (
          <div>
            <dt>Alternates</dt>
            <dd>{alternates.join(', ')}</dd>
          </div>
        )}
      </dl>
      <h2>Seasons</h2>
      {seasons.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <ul>
          {seasons.map(({ season, startsOn, endsOn, promos }) => (
            <li key={season}>
              <a href={`/leagues/${slug}/seasons/${season}`}>{season}</a>{' '}
              <span class="quiet">
                <Days days={{ from: startsOn, to: endsOn }} />
                {promos.length > 0 && `, promos: ${promos.join(', ')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <h2>Bonus points</h2>
      {schemes.length === 0 ? (
        <p>This league awards none beside its table.</p>
      ) : (
        <>
          <p>They count in the tables of this league only (12.5).</p>
          {schemes.map((scheme) => (
            <Scheme key={scheme.scheme} scheme={scheme} />
          ))}
        </>
      )}
      <nav class="pages" aria-label="Pages">
        <a href={`/api/v1/leagues/${slug}`}>As JSON</a>
      </nav>
    </Layout>
  );
}
