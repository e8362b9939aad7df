import type { League, ShownIdentity, ShownSeason, PointsRow } from '@quadrant/store/leagues';
import type { OpeningTitle } from '@quadrant/store/openings';
import type { SchemeVersion } from '@quadrant/store/bonus-schemes';
import { t, words } from '../languages/t.js';
import { ShownPlayer } from '../components/player-link.js';
import { TablePoints } from './table-points.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LongTable } from '../components/long-table.js';
import { Layout } from '../frame/layout.js';
import { KnownPlayer } from '../components/known-player.js';
import { Days } from './half-ranking.js';
import { Scheme } from './scheme.js';

export interface LeaguePageFacts {
  readonly league: Pick<League, 'slug' | 'name' | 'director' | 'alternates'>;
  /** The director and the alternates who have a page. */
  readonly knownDirectors: ReadonlySet<string>;
  /** The seasons are sorted with the newest first. */
  readonly seasons: readonly ShownSeason[];
  readonly schemes: readonly SchemeVersion[];
  /** The key is the season; seasons without a champion are missing. */
  readonly champions: ReadonlyMap<string, ShownIdentity>;
  /** They are champions of seasons before the first tournament here; the newest comes first. */
  readonly before: readonly OpeningTitle[];
  /** The points of all its seasons are added, without bonus. */
  readonly lifetime: readonly PointsRow[];
}

/** Shows who directs a league, its seasons, and what it awards bonus points for. */
export function leaguePage({ league, knownDirectors, seasons, schemes, champions, before, lifetime }: LeaguePageFacts) {
  const { slug, name, director, alternates } = league;
  return (
    <Layout title={name} feed={`/leagues/${slug}/feed`}>
      <nav class="trail" aria-label={t('Where this is')}>
        <a href="/leagues">{t('Leagues')}</a>
      </nav>
      <h1>{name}</h1>
      <dl class="facts">
        <div>
          <dt>{t('League director')}</dt>
          <dd>
            <KnownPlayer handle={director} known={knownDirectors} />
          </dd>
        </div>
        {alternates.length > 0 && (
          <div>
            <dt>{t('Alternates')}</dt>
            <dd>
              {alternates.map((handle, index) => (
                <>
                  {index > 0 && ', '}
                  <KnownPlayer key={handle} handle={handle} known={knownDirectors} />
                </>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <h2>{t('Seasons')}</h2>
      {seasons.length === 0 ? (
        <p>{t('None yet.')}</p>
      ) : (
        <DataTable
          caption={t('The newest first')}
          columns={seasonColumns(slug, withBefore(champions, before))}
          rows={seasons}
          keyOf={({ season }) => season}
          isWordy
        />
      )}
      {lifetime.length > 0 && (
        <>
          <h2 id="lifetime">{t('All seasons')}</h2>
          <LongTable
            caption={t('Lifetime points in this league, without bonus')}
            columns={LIFETIME}
            rows={lifetime}
            keyOf={({ handle }) => handle}
            isRanked
          />
        </>
      )}
      <Schemes schemes={schemes} />
      <nav class="pages" aria-label={t('Pages')}>
        <a href={`/leagues/${slug}/direct`}>{t('For its director')}</a>
        <a href={`/leagues/${slug}/feed.atom`}>{t('Feed')}</a>
        <a href={`/api/v1/leagues/${slug}`}>{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

/** A champion by tournaments here goes before one who was brought in. */
const withBefore = (champions: LeaguePageFacts['champions'], before: LeaguePageFacts['before']) =>
  new Map([
    ...before.flatMap(({ season, handle, name }) =>
      season === null ? [] : [[season, { handle, name, country: null }] as const],
    ),
    ...champions,
  ]);

const seasonColumns = (slug: string, champions: ReadonlyMap<string, ShownIdentity>): readonly Column<ShownSeason>[] => [
  {
    name: t('Season'),
    kind: 'row',
    cell: ({ season }) => <a href={`/leagues/${slug}/seasons/${season}`}>{season}</a>,
  },
  { name: t('Days'), cell: ({ startsOn, endsOn }) => <Days days={{ from: startsOn, to: endsOn }} /> },
  {
    name: t('Champion'),
    cell: ({ season }) => {
      const champion = champions.get(season);
      return champion === undefined ? '–' : <ShownPlayer player={champion} />;
    },
  },
  { name: t('Promos'), cell: ({ promos }) => promos.join(', ') },
];

const LIFETIME: readonly Column<PointsRow>[] = words([
  { name: 'Rank', kind: 'number', cell: ({ rank }) => rank },
  { name: 'Player', kind: 'row', cell: (row) => <ShownPlayer player={row} /> },
  { name: 'Points', kind: 'number', cell: (row) => <TablePoints row={row} /> },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => tournaments },
  { name: 'First places', kind: 'number', cell: ({ wins }) => wins },
]);

function Schemes({ schemes }: { readonly schemes: readonly SchemeVersion[] }) {
  const isNow = ({ state }: SchemeVersion) => state === 'in-force' || state === 'planned';
  const earlier = schemes.filter((scheme) => !isNow(scheme));
  return (
    <>
      <h2>{t('Bonus points')}</h2>
      {schemes.some(isNow) ? (
        <p>{t('They count only in the tables of this league (Organized Play Guide 4.2, section 12.5).')}</p>
      ) : (
        <p>{t('This league has no bonus points.')}</p>
      )}
      {schemes.filter(isNow).map((scheme) => (
        <Scheme key={`${scheme.scheme} ${scheme.version}`} scheme={scheme} />
      ))}
      {earlier.length > 0 && (
        <details class="fold">
          <summary>{t('Earlier versions')}</summary>
          {earlier.map((scheme) => (
            <Scheme key={`${scheme.scheme} ${scheme.version}`} scheme={scheme} />
          ))}
        </details>
      )}
    </>
  );
}
