import type { ComponentChildren } from 'preact';
import type { LeagueSeasonView } from '@quadrant/store/leagues';
import { t } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { ShownPlayer } from '../components/player-link.js';
import { Days } from './half-ranking.js';
import { PLAYOFF_CRITERION_NAMES, tieColumn } from './league-words.js';
import { StatedPoints } from './stated-points.js';
import { shownIn, type PlayoffRow } from './season-view.js';

/** Ranks the playoffs with all criteria that may decide them. */
export function Playoffs({ view }: { readonly view: LeagueSeasonView }) {
  const { phases, playoffs } = view.outcome;
  const state = phases.playoffs;
  if (state === null) return null;
  return (
    <section>
      <h2 id="playoffs">{t('Playoffs')}</h2>
      <p>
        {t(
          '{days}: {played} of {tournamentsPerPhase, plural, one {# tournament} other {# tournaments}} played. Everybody may play in them, but only qualified players score playoff points. Bonus points do not count.{isProvisional}',
          {
            days: <Days days={state} />,
            played: state.played,
            tournamentsPerPhase: view.season.tournamentsPerPhase,
            isProvisional: playoffs.isProvisional && t(' Qualification is not final; this is the current state.'),
          },
        )}
      </p>
      {playoffs.rows.length === 0 ? (
        <p>{t('Nobody has qualified yet.')}</p>
      ) : (
        <DataTable
          caption={t(
            'Ranked by the six criteria of the Organized Play Guide 4.2, section 12.6. The criterion that decided against the next player is in bold',
          )}
          columns={columnsOf(view)}
          rows={playoffs.rows}
          keyOf={({ player }) => player}
        />
      )}
    </section>
  );
}

const columnsOf = (view: LeagueSeasonView): readonly Column<PlayoffRow>[] => [
  { name: t('Rank'), kind: 'number', cell: ({ rank }) => rank },
  { name: t('Player'), kind: 'row', cell: ({ player }) => <ShownPlayer player={shownIn(view, player)} /> },
  criterion(t('1 Playoff points'), 'playoff-points', ({ playoffPoints }) => playoffPoints),
  criterion(t('2 Season points'), 'season-points', ({ player, seasonPoints }) => (
    <>
      {seasonPoints}
      <StatedPoints view={view} player={player} />
    </>
  )),
  criterion(t('3 Playoffs attended'), 'playoff-attendance', ({ playoffsAttended }) => playoffsAttended),
  criterion(t('4 League attended'), 'league-attendance', ({ attended }) => attended),
  criterion(t('5 Lifetime points'), 'lifetime-points', ({ lifetimePoints }) => lifetimePoints),
  ...tieColumn(view.outcome.playoffs.rows, 'playoff-points', PLAYOFF_CRITERION_NAMES),
];

const criterion = (
  name: string,
  step: PlayoffRow['decidedBy'],
  valueOf: (row: PlayoffRow) => ComponentChildren,
): Column<PlayoffRow> => ({
  name,
  kind: 'number',
  cell: (row) => (row.decidedBy === step ? <strong>{valueOf(row)}</strong> : valueOf(row)),
});
