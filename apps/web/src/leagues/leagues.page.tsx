import type { LeagueListing } from '@quadrant/store/leagues';
import { t } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { KnownPlayer } from '../components/known-player.js';
import { ShownPlayer } from '../components/player-link.js';

export interface LeaguesPageFacts {
  readonly leagues: readonly LeagueListing[];
  readonly knownDirectors: ReadonlySet<string>;
  /** The names of all leagues' seasons are sorted with the newest first. */
  readonly seasons: readonly string[];
  /** The Trek Masters and the Champions League go by this calendar year. */
  readonly year: number;
}

export function leaguesPage({ leagues, knownDirectors, seasons, year }: LeaguesPageFacts) {
  return (
    <Layout title={t('Leagues')}>
      <h1>{t('Leagues')}</h1>
      <p class="lead">{t('Every league, its current season and who leads it.')}</p>
      {leagues.length === 0 ? (
        <p>
          {t('There is no league yet. Four players and a director are enough; a coordinator {link}.', {
            link: <a href="/desk/leagues/new">{t('forms it')}</a>,
          })}
        </p>
      ) : (
        <DataTable
          isWordy
          isCaptionUnseen
          caption={t('With the current season and its leader')}
          columns={columnsOf(knownDirectors)}
          rows={leagues}
          keyOf={({ slug }) => slug}
        />
      )}
      <h2>{t('Over all leagues')}</h2>
      <ul>
        {seasons.map((season) => (
          <li key={season}>
            <a href={`/league-points/${season}`}>{t('League points in {season}', { season })}</a>
          </li>
        ))}
        <li>
          <a href="/league-points">{t('Lifetime league points')}</a>
        </li>
        <li>
          <a href={`/champions-league/${year}`}>{t('Champions League {year}', { year })}</a>
        </li>
      </ul>
      <h2>{t('Trek Masters')}</h2>
      <ul>
        {[year, year - 1].map((each) => (
          <li key={each}>
            <a href={`/masters/${each}`}>{t('Masters Points {each}', { each })}</a>
          </li>
        ))}
      </ul>
      <nav class="pages" aria-label={t('Pages')}>
        <a href="/api/v1/leagues">{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

const columnsOf = (knownDirectors: ReadonlySet<string>): readonly Column<LeagueListing>[] => [
  { name: t('League'), kind: 'row', cell: ({ slug, name }) => <a href={`/leagues/${slug}`}>{name}</a> },
  { name: t('Director'), cell: ({ director }) => <KnownPlayer handle={director} known={knownDirectors} /> },
  {
    name: t('Season'),
    cell: ({ slug, season }) =>
      season === null ? t('none now') : <a href={`/leagues/${slug}/seasons/${season.season}`}>{season.season}</a>,
  },
  { name: t('Leader'), cell: ({ leader }) => (leader === null ? t('nobody yet') : <ShownPlayer player={leader} />) },
  { name: t('Total'), kind: 'number', cell: ({ leader }) => leader?.total ?? '–' },
];
