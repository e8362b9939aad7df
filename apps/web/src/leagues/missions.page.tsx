import type { LeagueSeasonView, ShownMissionTally } from '@quadrant/store/leagues';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { PlayerLink } from '../components/player-link.js';
import { LocalDay } from '../components/day.js';

export interface MissionsPageFacts extends Pick<LeagueSeasonView, 'league' | 'season'> {
  readonly missions: readonly ShownMissionTally[];
}

/** Shows the mission tally sheet of a season (000, 12.5.3), which can be printed before a tournament too. */
export function missionsPage({ league, season: { season }, missions }: MissionsPageFacts) {
  const address = `/leagues/${league.slug}/seasons/${season}`;
  return (
    <Layout title={t('Missions, {name}, {season}', { name: league.name, season })}>
      <nav class="trail" aria-label={t('Where this is')}>
        <a href="/leagues">{t('Leagues')}</a> <a href={`/leagues/${league.slug}`}>{league.name}</a>{' '}
        <a href={address}>{season}</a>
      </nav>
      <h1>{t('Mission tally sheet')}</h1>
      <p>
        {t(
          '{name}, {season}: the missions that players have completed so far. If the league has the New Mission Bonus, completing any other mission in the next tournament gives bonus points (Organized Play Guide 4.2, section 12.5.3).',
          { name: league.name, season },
        )}
      </p>
      {missions.length === 0 ? (
        <p>{t('No report of this season names a completed mission yet.')}</p>
      ) : (
        <DataTable
          isWordy
          caption={t('{missions, plural, one {# mission} other {# missions}}, in the order of first completion', {
            missions: missions.length,
          })}
          columns={COLUMNS}
          rows={missions}
          keyOf={({ mission }) => mission}
        />
      )}
      <nav class="pages" aria-label={t('Pages')}>
        <a href={`/api/v1${address}/missions.csv`}>{t('As CSV')}</a>
        <a href={`/api/v1${address}/missions`}>{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

const COLUMNS: readonly Column<ShownMissionTally>[] = words([
  { name: 'Mission', kind: 'row', cell: ({ mission }) => mission },
  {
    name: 'First completed',
    kind: 'date',
    cell: ({ first: { tournament } }) => <LocalDay date={tournament.localDate} />,
  },
  { name: 'Tournament', cell: ({ first }) => first.tournament.name },
  {
    name: 'By',
    cell: ({ first }) =>
      first.players.map(({ handle }, index) => (
        <>
          {index > 0 && ', '}
          <PlayerLink handle={handle} />
        </>
      )),
  },
  { name: 'Times', kind: 'number', cell: ({ times }) => times },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => tournaments },
]);
