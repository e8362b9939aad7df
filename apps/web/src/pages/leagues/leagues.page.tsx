import type { LeagueListing } from '@quadrant/store/leagues';
import { DataTable, type Column } from '../data-table.js';
import { Layout } from '../layout.js';
import { KnownPlayer } from '../../components/known-player.js';
import { ShownPlayer } from '../../components/player-link.js';

export interface LeaguesPageFacts {
  readonly leagues: readonly LeagueListing[];
  readonly knownDirectors: ReadonlySet<string>;
  /** Names of the seasons of all leagues, the newest first. */
  readonly seasons: readonly string[];
  /** Of the Trek Masters and the Champions League, which go by the calendar year. */
  readonly year: number;
}

/** All leagues, and what is counted over all of them. */
export function leaguesPage({ leagues, knownDirectors, seasons, year }: LeaguesPageFacts) {
  return (
    <Layout title="Leagues">
      <h1>Leagues</h1>
      {leagues.length === 0 ? (
        <p>
          There is no league yet. Four players and a director are enough; a coordinator{' '}
          <a href="/desk/leagues/new">forms it</a>.
        </p>
      ) : (
        <DataTable
          isWordy
          caption="With the current season and its leader"
          columns={columnsOf(knownDirectors)}
          rows={leagues}
          keyOf={({ slug }) => slug}
        />
      )}
      <h2>Over all leagues</h2>
      <ul>
        {seasons.map((season) => (
          <li key={season}>
            <a href={`/league-points/${season}`}>League points in {season}</a>
          </li>
        ))}
        <li>
          <a href="/league-points">Lifetime league points</a>
        </li>
        <li>
          <a href={`/champions-league/${year}`}>Champions League {year}</a>
        </li>
      </ul>
      <h2>Trek Masters</h2>
      <ul>
        {[year, year - 1].map((each) => (
          <li key={each}>
            <a href={`/masters/${each}`}>Masters Points {each}</a>
          </li>
        ))}
      </ul>
      <nav class="pages" aria-label="Pages">
        <a href="/api/v1/leagues">As JSON</a>
      </nav>
    </Layout>
  );
}

const columnsOf = (knownDirectors: ReadonlySet<string>): readonly Column<LeagueListing>[] => [
  { name: 'League', kind: 'row', cell: ({ slug, name }) => <a href={`/leagues/${slug}`}>{name}</a> },
  { name: 'Director', cell: ({ director }) => <KnownPlayer handle={director} known={knownDirectors} /> },
  {
    name: 'Season',
    cell: ({ slug, season }) =>
      season === null ? 'none now' : <a href={`/leagues/${slug}/seasons/${season.season}`}>{season.season}</a>,
  },
  { name: 'Leader', cell: ({ leader }) => (leader === null ? 'nobody yet' : <ShownPlayer player={leader} />) },
  { name: 'Total', kind: 'number', cell: ({ leader }) => leader?.total ?? '–' },
];
